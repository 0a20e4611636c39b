import ShellSyntax
import Testing

@Suite struct ShellScriptTests {
  @Test(arguments: [
    "tool list | grep OLD && echo \"update needed\"", "[ -f a ] && echo yes", "diff a b && printf same",
    "cd app\ngrep -q x a && echo x",
  ])
  func asksAQuestion(command: String) { #expect(ShellScript(command).asksQuestion) }

  @Test(arguments: [
    "grep OLD a", "grep OLD a && rm a", "make && echo done", "grep OLD a; echo done", "grep OLD a || echo none",
    "grep OLD a && echo x && tool run", "echo a", "",
  ])
  func asksNoQuestion(command: String) { #expect(!ShellScript(command).asksQuestion) }

  private func texts(_ text: String) -> [String] { ShellScript(text).commands.map(\.text) }

  @Test(arguments: [
    ("bx login\n", ["bx login"]),
    ("a\nb\n\nc", ["a", "b", "c"]),
    ("a; b ;c", ["a", "b", "c"]),
    ("a & b", ["a &", "b"]),
    ("a | b &&\nc ||\nd", ["a | b &&\nc ||\nd"]),
    ("a \\\n  b\nc", ["a \\\n  b", "c"]),
    ("# only\n  # comments\n", []),
    ("a # b; c\nd", ["a", "d"]),
    ("a#b c#d", ["a#b c#d"]),
    ("if a; then\n b\nelse\n c\nfi\nd", ["if a; then\n b\nelse\n c\nfi", "d"]),
    ("for i in 1 2; do a; b; done > x; c", ["for i in 1 2; do a; b; done > x", "c"]),
    ("while read l\ndo a\ndone < f\nb", ["while read l\ndo a\ndone < f", "b"]),
    ("case $x in (a|b) c;; *) d\n;; esac\ne", ["case $x in (a|b) c;; *) d\n;; esac", "e"]),
    ("f() {\n a\n}\nf", ["f() {\n a\n}", "f"]),
    ("function f\n{ a; }\nf", ["function f\n{ a; }", "f"]),
    ("{ a; b; } && c", ["{ a; b; } && c"]),
    ("( a; b )\nc", ["( a; b )", "c"]),
    ("cat <<A <<-'B' | c\n1 '\nA\n\t2 \"\n\tB\nd", ["cat <<A <<-'B' | c\n1 '\nA\n\t2 \"\n\tB", "d"]),
    ("x=$(a\nb)\nc", ["x=$(a\nb)", "c"]),
    ("a 'b\nc' \"d\ne\"\nf", ["a 'b\nc' \"d\ne\"", "f"]),
    ("((i++))\n[[ a < b && c > d ]]\ne", ["((i++))", "[[ a < b && c > d ]]", "e"]),
    ("a=(1\n2)\nb", ["a=(1\n2)", "b"]),
    ("a\r\nb\r\n", ["a", "b"]),
    ("a \\\r\n b\r\n", ["a \\\r\n b"]),
    ("cmd a \\\n", ["cmd a"]),
    ("", []), (" \n\t\n", []),
  ])
  func commands(text: String, expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    ("a | b |& c", true, 2, 0), ("(a; b | c) | { d; }", true, 2, 0), ("while a || b; do c; done | d", true, 1, 2),
    ("a \"$(b | c && d)\" | e <<F\n$(g || h)\nF", true, 2, 2), ("a | b # c || d", true, 1, 0),
    ("! a | b", false, 1, 1), ("a | b && c", false, 1, 1), ("a | b &", false, 1, 0), ("f() { a; } | b", false, 1, 0),
    ("if a | b; then c; fi", false, 1, 1), ("A=$(b | c)", false, 1, 0), ("case a in b | c) d;; esac", false, 0, 0),
    ("[[ a || b ]]", false, 0, 0), ("((a | b))", false, 0, 0), ("a 'b | c' \\|", false, 0, 0),
  ])
  func joints(text: String, isPipeline: Bool, pipes: Int, conditions: Int) throws {
    // What comes before and after does not count.
    let command = try #require(ShellScript("x || y | z\n" + text + "\nx || y | z").commands.dropFirst().first)
    #expect(command.isPipeline == isPipeline)
    #expect(command.joints.pipes == pipes && command.joints.conditions == conditions)
  }

  @Test(arguments: [
    ("bx cr login", ["bx", "cr", "login"]),
    ("a 'b c' \"d e\" f\\ g", ["a", "b c", "d e", "f g"]),
    ("a \"\\$x\\\"\" '$x'", ["a", "$x\"", "$x"]),
    ("a b\\\nc", ["a", "bc"]),
    ("a '' \"\"", ["a", "", ""]),
    ("A=1 B='2' c d", ["c", "d"]),
    ("a >o 2>&1 <i b", ["a", "b"]),
    ("a 2 > o", ["a", "2"]),
    ("2>o a 1b", ["a", "1b"]),
    ("! a", ["a"]),
    ("a $b \"$c\" `d` ~ *.x <n> {p,q} $'e'", ["a", nil, nil, nil, nil, nil, nil, nil, "e"]),
    ("kubectl get -o jsonpath='{.x}'", ["kubectl", "get", "-o", "jsonpath={.x}"]),
    ("a ~/b c~d", ["a", nil, "c~d"]),
  ])
  func words(text: String, expected: [String?]) {
    #expect(ShellScript(text).commands.first?.words.map(\.literal) == expected)
  }

  @Test(arguments: [
    ("A=1", ["A"]), ("A=`b` C=$(d)", ["A", "C"]), ("A=1 b", []), ("export A=1 B", ["A"]), ("A=1 export B=2", ["B"]),
    ("declare -x A=1; local B=2", ["A"]), ("readonly A=1", ["A"]), ("read -r -p 'x y' A B", ["A", "B"]),
    ("(A=1)", []), ("A=$(B=1; c)", ["A"]), ("a | read B", []), ("A=1 &", []), ("A=1 | b", []), ("a && B=1", ["B"]),
    ("{ A=1; }", ["A"]), ("if a; then B=1; fi", ["B"]), ("f() { A=1; }", []), ("for a in 1; do B=2; done", ["B", "a"]),
    ("for a in 1; do B=2; done | c", []), ("A+=1 B[0]=2 C=(1 2)", ["A", "B", "C"]), ("printf -v A x", ["A"]),
    (": \"${A:=1}\"", ["A"]), ("if a | b; then C=1; fi", ["C"]), ("a | { B=1; }", []), ("'A'=1", []),
    ("while A=1 b; do c; done", []),
  ])
  func assigns(text: String, expected: [String]) {
    #expect(ShellScript(text).commands.first?.assigns == expected)
  }

  @Test(arguments: [
    ("a $A ${B} \"${C:-$D}\" '$E' \\$F", ["A", "B", "C", "D"]), ("a $1 $@ $? $$ ${#G} ${!H}", ["G", "H"]),
    ("a <<X\n$A\nX", ["A"]), ("a <<'X'\n$A\nX", []), ("a $(b $C) `d $E`", ["C", "E"]), ("$((A + 1))", ["A"]),
    ("a $A $A", ["A"]),
  ])
  func reads(text: String, expected: [String]) {
    #expect(ShellScript(text).commands.first?.reads == expected)
  }

  @Test(arguments: [
    ("cd x && docker build . | tee log", ["docker", "tee"]),
    ("sudo -u me env A=1 kubectl get", ["sudo", "env", "kubectl"]),
    ("exec nohup helm ls", ["nohup", "helm"]), ("command -v jq", []), ("time curl x", ["curl"]),
    ("A=`bx a | awk 'x'`", ["bx", "awk"]),
    ("timeout 5 curl x", ["timeout", "curl"]), ("if grep a b; then sed c; fi", ["grep", "sed"]), ("\"$X\" a", []),
    ("a <(b) >(c)", ["a", "b", "c"]), ("f() { oc get; }; f", ["oc"]), ("./install.sh", ["./install.sh"]),
    ("xargs -n 1 rm", ["xargs", "rm"]),
    ("case a in b) cf push;; esac", ["cf"]), ("<program> a", []),
  ])
  func programs(text: String, expected: [String]) {
    #expect(ShellScript(text).commands.flatMap(\.programs) == expected)
  }

  @Test func filesAreNamedByRedirections() throws {
    let command = try #require(ShellScript("a <in.txt >'out 1' 2>>err >$X | b &>all 2>&1").commands.first)
    #expect(command.readsFiles == ["in.txt"])
    #expect(command.writesFiles == ["out 1", "err", "all"])
  }

  @Test func bodiesOfHereDocumentsAreKept() throws {
    let text = "cat <<EOF >f\n1\n2\nEOF\n"
    let redirection = try #require(ShellScript(text).commands.first?.simpleCommands.first?.redirections.first)
    let body = try #require(redirection.body)
    #expect(String(decoding: Array(text.utf8)[body], as: UTF8.self) == "1\n2\n")
  }

  @Test func backgroundCommandsAreKnown() {
    #expect(ShellScript("a & b").commands.map(\.endsInBackground) == [true, false])
  }

  @Test(
    arguments: [
      ("a 'b", .unclosedQuote), ("a \"b", .unclosedQuote), ("a $(b", .unclosedSubstitution),
      ("a `b", .unclosedSubstitution),
      ("a ${b", .unclosedSubstitution), ("(a", .unclosedSubstitution), ("a <<E\nb", .unclosedHeredoc),
      ("if a", .unclosedCompound),
      ("a \\", .danglingBackslash), ("a \\\n  \n", .danglingBackslash), ("a \\  \nb", .blankAfterBackslash),
      ("curl \\ b", .blankAfterBackslash), ("a(b)", .unexpectedToken), ("print (b)", .unexpectedToken),
      ("a |", .danglingOperator),
      ("a &&\n", .danglingOperator), ("| a", .unexpectedToken), ("a ) b", .unexpectedToken), ("fi", .unexpectedToken),
      ("a ;; b", .unexpectedToken),
      ("a >", .unexpectedToken), ("a < Region> b", .blankInPlaceholder),
      ("a <memory|disk > b", .blankInPlaceholder),
      ("curl http://h/?a=b&c=d", .ampersandInURL), (String(repeating: "$(", count: 200), .nestedTooDeep),
    ] as [(String, ShellIssue.Kind)])
  func reports(text: String, kind: ShellIssue.Kind) {
    #expect(ShellScript(text).issues.contains { $0.kind == kind })
  }

  @Test(arguments: [
    "a | b && c; d &", "if a; then b; elif c; then d; fi", "for i; do a; done", "case a in b) ;; esac", "f() ( a )",
    "cat <in >out", "cat <in 2>&1", "cat <in 2>err", "a <<< b", "a <(b) > >(c)", "[[ a =~ (b|c) ]]", "a=(1 2)",
    "ls @(a|b)", "curl 'http://h/?a=b&c=d'", "echo $((1 + (2)))", "a \\\n b", "while :; do a; done &", "{ a; } 2>&1",
    "select x in a b; do c; done", "until a; do b; done", "! a", "echo a#b", "time a", "a;", "echo \"$(a \"b\" 'c')\"",
  ])
  func findsNothingWrong(text: String) {
    #expect(ShellScript(text).issues == [])
  }

  /// Byte soup and all prefixes of a script with everything in it: nothing crashes, and ranges are sound.
  @Test func readsAnything() {
    var generator = SeededGenerator(seed: 5)
    let everything = """
      a "b $(c `d` ${e:-"f"}) g" 'h' <<X | { i; }; if [[ j < k ]]; then l=(1 2); fi # m
      <n> $Y
      X
      case o in p) q;; esac & r <s 2>&1 [--t <u>] \\
      """
    var texts = (0...everything.utf8.count).map { String(decoding: everything.utf8.prefix($0), as: UTF8.self) }
    let alphabet = Array("<>|&;()$`\\\"'{}[]#=! \n\tabAZ_-/:.é".unicodeScalars)
    for _ in 0..<300 {
      let scalars = (0..<60).compactMap { _ in alphabet.randomElement(using: &generator) }
      texts.append(String(String.UnicodeScalarView(scalars)))
    }
    for text in texts {
      let script = ShellScript(text)
      let bounds = 0..<text.utf8.count + 1
      #expect(
        script.commands.allSatisfy { bounds.contains($0.range.lowerBound) && bounds.contains($0.range.upperBound) })
      #expect(script.issues.allSatisfy { $0.range.upperBound <= text.utf8.count })
      #expect(
        zip(script.commands, script.commands.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound },
        "\(text.debugDescription)")
    }
  }
}
