import Testing

/// What was found before is known again, and nothing else is.
@Suite struct FindingsCacheTests {
  private static let page =
    "# One\n\nSee [two](two.md).\n\n1. Run it.\n\n   ```\n   ls \u{201C}a\u{201D}\n   ```\n   {: pre}\n"

  private func passo() throws -> Passo {
    try Passo().file("docs/one.md", Self.page).file("docs/three.md", "# Three\n\nNothing.\n")
  }

  private func check(_ passo: Passo, _ arguments: String...) throws -> String {
    let outcome = try passo.run(["check"] + arguments + ["docs"])
    return outcome.output + outcome.errors
  }

  private func files(_ passo: Passo) throws -> String {
    try passo.bash("ls -l .cache/passo | grep -c findings; stat -c %a .cache/passo").output
  }

  @Test func theSameIsSaidAgain() throws {
    let passo = try passo()
    let first = try check(passo)
    #expect(first.contains("broken-link") && first.contains("typographic-quotes"), "\(first)")
    #expect(try files(passo) == "1\n700\n")
    #expect(try check(passo) == first)
    #expect(try check(passo, "--no-cache") == first)
    for format in ["json", "sarif", "github", "gitlab"] {
      #expect(try check(passo, "--format", format) == check(passo, "--format", format, "--no-cache"))
    }
    #expect(try check(passo, "--lang", "fr") == check(passo, "--lang", "fr", "--no-cache"))
    #expect(try check(passo, "--statistics") == check(passo, "--statistics", "--no-cache"))
  }

  @Test func whateverChangesIsSeen() throws {
    let passo = try passo()
    _ = try check(passo)
    let linked = try passo.file("docs/two.md", "# Two\n\nText.\n")
    #expect(try !check(linked).contains("broken-link"))
    _ = try linked.bash("rm docs/two.md")
    #expect(try check(linked).contains("broken-link"))
    let mended = try linked.file("docs/one.md", Self.page.replacing("\u{201C}a\u{201D}", with: "\"a\""))
    #expect(try !check(mended).contains("typographic-quotes"))
    let configured = try mended.file("passo.yml", "check:\n  rules:\n    broken-link: off\n")
    let quiet = try check(configured)
    #expect(!quiet.contains("broken-link"), "\(quiet)")
  }

  @Test func aTranslationIsComparedAgainWhenItsSourceChanges() throws {
    let source = "# One\n\n1. Run it.\n\n   ```\n   ls -l\n   ```\n   {: pre}\n"
    let passo = try Passo().file("docs/one.en.md", source).file(
      "docs/one.fr.md", source.replacing("Run it", with: "Exécutez-la"))
    #expect(try !check(passo).contains("command-differs"))
    let changed = try passo.file("docs/one.en.md", source.replacing("ls -l", with: "ls -a"))
    let found = try check(changed)
    #expect(found.contains("one.fr.md") && found.contains("command-differs"), "\(found)")
  }

  @Test(arguments: ["", "x", "passo-fi", "passo-fi\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}"])
  func whatDoesNotHoldTogetherIsPassedOver(content: String) throws {
    let passo = try passo()
    let first = try check(passo)
    _ = try passo.bash("for f in .cache/passo/*.findings; do printf '%s' '\(content)' > $f; done")
    #expect(try check(passo) == first)
    // A byte in the middle.
    _ = try passo.bash(
      "for f in .cache/passo/*.findings; do printf 'Z' | dd of=$f bs=1 seek=150 conv=notrunc 2>/dev/null; done")
    #expect(try check(passo) == first)
    _ = try passo.bash("for f in .cache/passo/*.findings; do head -c 200 $f > t; cat t > $f; done")
    #expect(try check(passo) == first)
  }

  @Test func withoutAFolderPagesAreChecked() throws {
    let passo = try passo()
    let first = try check(passo, "--no-cache")
    #expect(try passo.bash("ls -d .cache 2>/dev/null").output.isEmpty)
    _ = try passo.bash("mkdir -p .cache/passo; chmod 777 .cache/passo")
    #expect(try check(passo) == first)
    // What others may have put there is not read; from now on it is the account's alone.
    #expect(try passo.bash("stat -c %a .cache/passo").output == "700\n")
    _ = try passo.bash("rm -r .cache/passo; echo > .cache/passo")
    #expect(try check(passo) == first)
  }

  @Test func severalAtOnceDisturbNoOne() throws {
    let passo = try passo()
    let first = try check(passo, "--no-cache")
    let all = try passo.bash(
      "for i in 1 2 3 4 5 6; do \(Passo.path) check docs > out$i 2>&1 & done; wait; cat out?; ls .cache/passo/*.new 2>/dev/null"
    )
    #expect(Passo.withoutDurations(all.output) == String(repeating: first, count: 6))
    #expect(try check(passo) == first)
  }
}
