import Testing

@testable import ShellExecution

@Suite struct ShellDeclarationTests {
  static let cases: [(text: String, name: String, value: String?, exported: Bool, array: Bool)] = [
    ("declare -- x=\"1\"", "x", "1", false, false),
    ("declare -x PATH=\"/bin:/usr/bin\"", "PATH", "/bin:/usr/bin", true, false),
    ("declare -- s=\"a \\\"b\\\" \\$c \\`d \\\\ e\"", "s", "a \"b\" $c `d \\ e", false, false),
    ("declare -- two=$'l1\\nl2 \\'q\\' \\303\\251'", "two", "l1\nl2 'q' é", false, false),
    ("declare -- raw=\"l1\nl2\"", "raw", "l1\nl2", false, false),
    ("declare -a list=([0]=\"a b\" [1]=\"c\")", "list", nil, false, true),
    ("declare -Ax map=([k]=\"v) w\" )", "map", nil, true, true),
    ("declare -i unset", "unset", nil, false, false),
    ("typeset -i 10 n=3", "n", "3", false, false),
    ("typeset -x y=$'don\\'t'", "y", "don't", true, false),
    ("export y='don'\"'\"'t'", "y", "don't", true, false),
    ("x=plain", "x", "plain", false, false),
    ("x='l1\nl2=3'", "x", "l1\nl2=3", false, false),
  ]

  @Test(arguments: cases.indices)
  func aDeclarationIsRead(index: Int) throws {
    let (text, name, value, exported, array) = ShellDeclarationTests.cases[index]
    let found = DeclarationScanner.declarations(in: Array((text + "\nnext=1\n").utf8))
    #expect(found.map(\.variable.name) == [name, "next"])
    let first = try #require(found.first)
    #expect(first.variable.text == value)
    #expect(first.variable.isExported == exported)
    #expect(first.variable.isArray == array)
    #expect(first.source == Array(text.utf8))
  }

  @Test(arguments: ["", "\n\n", "'", "\"", "$'", "$'\\", "x=(", "x=(((('", "\\", "=", "declare -a", "x=$'\\C-"])
  func damageIsNoProblem(text: String) {
    _ = DeclarationScanner.declarations(in: Array(text.utf8))
    _ = DeclarationScanner.lines(of: Array(text.utf8))
  }
}
