import Testing

/// Pages of tests, through the real program.
@Suite struct TestPageTests {
  private func run(_ page: String, _ arguments: String...) throws -> Passo.Outcome {
    try Passo().file("sub/page.md", page).run(
      ["run", "sub/page.md", "--all", "--non-interactive", "--yes"] + arguments)
  }

  @Test(arguments: [
    ("```scrut\n$ printf 'one\\ntwo\\n'\none\ntwo\n```\n", true),
    ("```scrut\n$ printf 'one\\ntwo\\n'\ntwo\none\n```\n", false),
    ("```scrut\n$ printf 'row 1\\nrow 2\\nend\\n'\nrow * (glob+)\nend\n```\n", true),
    ("```scrut\n$ printf 'end\\nrow 1\\n'\nrow * (glob+)\nend\n```\n", false),
    ("```scrut\n$ true\n```\n", true), ("```cram\n$ echo one\n```\n", false),
    ("```sh,script(name=\"a\")\necho one; exit 3\n```\n\n```text,verify(script_name=\"a\")\none\n```\n", true),
    ("```sh,script(name=\"a\")\necho two\n```\n\n```text,verify(script_name=\"a\")\none\n```\n", false),
    ("```sh\n$ echo it is ten; false   # byexample: +norm-ws\nit   is <...>\n```\n", true),
    ("```sh\n$ echo it was ten   # byexample: +norm-ws\nit   is <...>\n```\n", false),
    ("```bash expectError=true\n$ false\n```\n", true), ("```bash expectError=true\n$ true\n```\n", true),
    ("```bash hook=x\n$ echo one\ntwo\n```\n", true),
  ])
  func aPageEndsAsItsToolEndsIt(page: String, ends: Bool) throws {
    let outcome = try run("# T\n\nIf you use a proxy, try this:\n\n" + page)
    #expect((outcome.status == 0) == ends, "\(outcome)")
    #expect(!outcome.output.contains("skipped"), "\(outcome)")
  }

  @Test func theFolderOfAPageOfTestsIsInAVariable() throws {
    let page = "# T\n\n```scrut\n$ echo \"in ${TESTDIR##*/}\"\nin sub\n```\n"
    #expect(try run(page).output.contains("1 passed"))
    let own = try Passo().file("page.md", page).environment("TESTDIR", "/else/where")
    #expect(try own.run("run", "page.md", "--non-interactive").output.contains("in where"))
  }

  @Test func aBlockOfInnovationEngineBeginsWhereThePageDoes() throws {
    let sample = "<!-- expected_similarity=0.8 -->\n\n```text\nsub\n```\n"
    let first = "```bash\nmkdir -p one/sub && cd one/sub && basename \"$PWD\"\n```\n\n\(sample)"
    let outcome = try run("# T\n\n\(first)\n```bash\ncd one && ls\n```\n\n\(sample)")
    #expect(outcome.status == 0 && outcome.output.contains("2 passed"), "\(outcome)")
  }
}
