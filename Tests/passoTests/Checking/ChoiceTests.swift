import Testing

/// Which pages `passo check` looks at: `--changed`, `--shard`.
@Suite struct ChoiceTests {
  private static let faulty = "# T\n\n1. Open it.\n3. Close it.\n"

  private func repository() throws -> Passo? {
    guard Passo.hasProgram("git") else { return nil }
    var passo = Passo()
    for name in ["a", "b", "c", "b.fr", "sub/d"] { passo = try passo.file("docs/\(name).md", Self.faulty) }
    let script = """
      git init -q . && git config user.email a@example.com && git config user.name a
      git add docs && git commit -qm one && git branch start
      """
    #expect(try passo.bash(script).status == 0)
    return passo
  }

  /// The pages that a call looks at, by what it finds there.
  private func pages(_ passo: Passo, _ arguments: String...) throws -> [String] {
    let outcome = try passo.run(["check", "--no-compare"] + arguments)
    let paths = outcome.output.split(separator: "\n").filter { $0.contains("[step-number]") }.map { line in
      String(line.prefix { $0 != ":" })
    }
    return paths.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test(.enabled(if: Passo.hasProgram("git"), "git is not installed"))
  func changedPagesAndNewOnes() throws {
    let passo = try #require(try repository())
    #expect(try pages(passo, "--changed", "docs").isEmpty)
    _ = try passo.bash("echo more >> docs/a.md; cp docs/a.md docs/sub/new.md; rm docs/c.md; git add docs/a.md")
    #expect(try pages(passo, "--changed", "docs") == ["docs/a.md", "docs/sub/new.md"])
    #expect(try pages(passo, "--changed", "docs/b.md").isEmpty)
    // Without a path it is the current folder.
    #expect(try pages(passo, "--changed") == ["docs/a.md", "docs/sub/new.md"])
    #expect(try passo.run("check").status == 64)
    #expect(try passo.run("check", "--changed", "docs/none.md").status == 2)
    _ = try passo.bash(
      "git add -A; git commit -qm two; git checkout -q -b mine; echo more >> docs/b.md; git commit -qam three")
    #expect(try pages(passo, "--changed", "docs").isEmpty)
    #expect(try pages(passo, "--changed", "--base", "start", "docs").contains("docs/a.md"))
    #expect(try pages(passo, "--changed", "--base", "HEAD~1", "docs") == ["docs/b.md"])
  }

  @Test(.enabled(if: Passo.hasProgram("git"), "git is not installed"))
  func aTranslationIsCheckedWithItsSource() throws {
    let passo = try #require(try repository())
    _ = try passo.bash("echo more >> docs/b.md")
    let outcome = try passo.run("check", "--changed", "docs")
    #expect(outcome.output.contains("2 files"), "\(outcome)")
  }

  @Test(.enabled(if: Passo.hasProgram("git"), "git is not installed"))
  func nothingOfTheRepositoryIsStarted() throws {
    let passo = try #require(try repository())
    let script = """
      git config core.fsmonitor 'touch pwned; false'; git config diff.external 'touch pwned'
      git config core.pager 'touch pwned'; printf '#!/bin/sh\\ntouch pwned\\n' > .git/hooks/post-index-change
      chmod +x .git/hooks/post-index-change; echo more >> docs/a.md
      """
    _ = try passo.bash(script)
    #expect(try pages(passo, "--changed", "docs") == ["docs/a.md"])
    #expect(try passo.bash("find . -name pwned").output.isEmpty)
  }

  @Test(.enabled(if: Passo.hasProgram("git"), "git is not installed"))
  func aRepositoryWithoutACommitIsAllNew() throws {
    let passo = try Passo().file("a.md", Self.faulty)
    _ = try passo.bash("git init -q .")
    #expect(try pages(passo, "--changed", ".") == ["a.md"])
  }

  @Test(
    .enabled(if: Passo.hasProgram("git"), "git is not installed"),
    arguments: [["--base", "nosuch"], ["--base=--output=x"]])
  func aBaseThatIsNone(arguments: [String]) throws {
    let passo = try #require(try repository())
    let outcome = try passo.run(["check", "--changed"] + arguments + ["docs"])
    #expect(outcome.status == 2 || outcome.status == 64, "\(outcome)")
    #expect(try passo.bash("test -e x || test -e docs/x").status == 1)
  }

  @Test func outsideOfARepositoryItIsSaid() throws {
    guard Passo.hasProgram("git") else { return }
    let outcome = try Passo().file("a.md", Self.faulty).run("check", "--changed", ".")
    #expect(outcome.status == 2 && outcome.errors.contains("not a git repository"), "\(outcome)")
  }

  /// The findings of all shards, one after the other, are those of one run.
  @Test(arguments: [1, 2, 3, 7, 20]) func shardsAreTheWhole(count: Int) throws {
    var passo = Passo()
    for number in 10..<17 { passo = try passo.file("docs/p\(number).md", Self.faulty) }
    let whole = try pages(passo, "docs")
    #expect(whole.count == 7)
    var parts: [String] = []
    for number in 1...count { parts += try pages(passo, "--shard", "\(number)/\(count)", "docs") }
    #expect(parts == whole)
  }

  @Test(arguments: ["0/3", "4/3", "x", "1/0", "1", "1/2/3", "-1/2"])
  func aShardThatIsNone(text: String) throws {
    #expect(try Passo().file("a.md", Self.faulty).run("check", "--shard=\(text)", ".").status == 64)
  }
}
