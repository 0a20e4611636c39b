import Testing

@testable import RunbookLint

@Suite struct VariableNeverSetTests {
  @Test(arguments: [
    "curl -H \"Authorization: Bearer ⟦$TOKEN⟧\" https://example.com",
    "ssh admin@⟦${SERVER}⟧",
    "NAME=web\ncreate \"$NAME\" ⟦$ZONE⟧",
    "docker run -v \"⟦$DATA_DIR⟧:/data\" web\ndocker run -v \"$DATA_DIR:/data\" db",
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: VariableNeverSet.self) == page)
  }

  @Test(arguments: [
    "TOKEN=1\ncurl \"$TOKEN\"", "export TOKEN=$(cat token)\ncurl $TOKEN", "read TOKEN\ncurl $TOKEN",
    "for x in 1 2; do echo $x >> f; done", "ls $HOME $USER ${XDG_CONFIG_HOME}", "awk '{print $NF}' one",
    "cat > one <<'EOF'\n$TOKEN\nEOF", "curl ${TOKEN:-none}", "curl ${TOKEN:?not set}", "source one.sh\ncurl $TOKEN",
    "eval \"$(one)\"\ncurl $TOKEN", "export $(cat .env)\ncurl $TOKEN", "\"$JAVA_HOME/bin/java\" -version",
    "cp one $CATALINA_HOME/two", "# $DIR is the folder of your data\nls $DIR", "echo \\$TOKEN", "echo '$TOKEN'",
    "f() { local one=$1; ls $one; }\nf two", "if [ -z \"$TOKEN\" ]; then exit 1; fi", "echo $?", "perl -e 'print $one'",
  ])
  func sound(command: String) {
    let found = MarkedPage.command(command).findings(of: VariableNeverSet.self)
    #expect(found.isEmpty, "\(command) \(found)")
  }

  /// What the page says of it anywhere.
  @Test(arguments: [
    "Set `TOKEN` to the token of your account.", "| Variable | Value |\n|---|---|\n| `$TOKEN` | The token. |",
    "```\nTOKEN=1\n```", "{% include one.md %}", "[!INCLUDE [one](two.md)]",
  ])
  func explained(text: String) {
    for page in [text + "\n\n" + MarkedPage.step("curl $TOKEN"), MarkedPage.step("curl $TOKEN") + "\n" + text + "\n"] {
      #expect(MarkedPage(page).findings(of: VariableNeverSet.self).isEmpty, "\(page)")
    }
  }

  @Test func eachNameIsReportedOnce() {
    let page = MarkedPage.step("curl $TOKEN") + "\n" + MarkedPage.step("curl $TOKEN")
    #expect(MarkedPage(page).findings(of: VariableNeverSet.self).count == 1)
  }

  /// Time in proportion to the length.
  @Test func manyNamesAreRead() {
    let names = (0..<2_000).map { "curl $NAME\($0)" }.joined(separator: "\n")
    _ = MarkedPage.command(names).findings(of: VariableNeverSet.self)
  }
}
