import ShellSyntax
import Testing

struct UnsetNameTests {
  @Test(arguments: [
    ("docker run -v $DIR:/x \"${LOGS}\"", ["DIR", "LOGS"]), ("A=1; run $A", []), ("run '$A' \\$B $1 $? $@", []),
    ("[ -z \"$A\" ] || run $A", []), ("[[ -n $A ]] && run $A", []), ("while read -r line; do run $line; done <x", []),
    ("cat x | while read -r line; do run $line; done", []), (". ./settings; run $A", []),
    ("run $A; . ./settings", ["A"]),
    ("cat <<'EOF'\n$A\nEOF", []), ("cat <<EOF\n$A\nEOF", ["A"]), ("run -e A=$A -e B=1", ["A"]),
    ("awk '{ print $A }' x", []), ("export A=$A:/x", []), ("echo $A", ["A"]),
  ])
  func whatAScriptReadsFromOutside(text: String, names: [String]) {
    #expect(ShellScript(text).unsetNames == names)
  }

  @Test func whatIsOnlyShownIsNotNeeded() {
    #expect(ShellScript("echo $A").neededNames == [])
    #expect(ShellScript("echo $A > file").neededNames == ["A"])
    #expect(ShellScript("echo $A | login").neededNames == ["A"])
  }

  @Test(arguments: [
    ("run $DIR/x", "a b", "run 'a b'/x"), ("run \"${DIR}/x\"", "a$b", "run \"a\\$b/x\""),
    ("cat <<EOF\n$DIR\nEOF", "a`b", "cat <<EOF\na\\`b\nEOF"), ("run $(ls $DIR)", "x;y", "run $(ls 'x;y')"),
  ])
  func aValueInPlaceOfAVariable(text: String, value: String, filled: String) throws {
    let template = Template(text, language: .shell)
    #expect(try template.filled(including: template.variableSites) { _ in .value(value) } == filled)
    #expect(try template.filled { _ in .value(value) } == text)
  }

  @Test func variablesInTheValuesOfAFile() throws {
    let text = "image: $A.azurecr.io/$B:${V}\nname: \"$A\"\nrun: sh -c $A\nblock: |\n  $A"
    let template = Template(text, language: .yaml)
    #expect(template.variableSites.map(\.name) == ["$A", "$B", "${V}", "$A"])
    let filled = try template.filled(including: template.variableSites) { _ in .value("x") }
    #expect(filled == "image: x.azurecr.io/x:x\nname: \"x\"\nrun: sh -c $A\nblock: |\n  $A")
  }

  @Test(arguments: [
    ("A=1", ["A"]), ("export A=\"x\" B=2", ["A", "B"]), ("run --a=1 ?b=2", []), ("A+=1", ["A"]), ("-e A=$A", []),
    ("A=$AB", ["A"]),
  ])
  func whatATextAssigns(text: String, names: [String]) {
    #expect(AssignedNames.all(in: text) == names)
  }
}
