import Testing

/// Pages that the settings leave out, and settings elsewhere.
@Suite struct ExcludedPagesTests {
  private static let page = "# T\n\n1. Do it.\n\n   ```\n   echo “a”\n   ```\n"

  private func site(_ settings: String = "exclude: [docs/old]\n") throws -> Passo {
    try Passo().file("docs/old/a.md", Self.page).file("docs/b.md", Self.page).file("passo.yml", settings)
  }

  /// A hook names the pages that have changed.
  @Test func aPageThatIsNamedIsLeftOutAsWell() throws {
    let outcome = try site().run("check", "docs/old/a.md")
    #expect(outcome.status == 0 && outcome.errors.contains("docs/old/a.md is left out by `exclude:`"), "\(outcome)")
    #expect(outcome.errors.contains("--no-exclude") && !outcome.output.contains("typographic"), "\(outcome)")
    #expect(try site().run("check", "--no-exclude", "docs/old/a.md").output.contains("typographic-quotes"))
    #expect(try site().run("check", "--no-exclude", "docs").output.contains("2 files"))
    #expect(try site().run("check", "docs").output.contains("1 file,"))
    // `include:` says only which pages of a folder are meant.
    #expect(try site("include: [other]\n").run("check", "docs/b.md").output.contains("typographic-quotes"))
  }

  @Test(arguments: ["docs/../passo.yml", "./docs/old/../../passo.yml"])
  func settingsMayBeNamedInDetours(path: String) throws {
    let passo = try site("source: en\nexclude: [docs/old]\n").file("en/page.md", Self.page)
      .file("fr/page.md", Self.page.replacing("echo", with: "print"))
    #expect(try passo.run("check", "--config", path, "docs").output.contains("1 file,"))
    let table = try passo.run("check", "--translations", "--config", path, "en", "fr").output
    #expect(table.contains("\nen/page.md  ●") && !table.contains(".."), "\(table)")
  }

  @Test func theOverviewGoesByTheSettings() throws {
    let passo = try site("source: en\nrules: {command-differs: off}\n").file("en/page.md", Self.page)
      .file("fr/page.md", Self.page.replacing("echo", with: "print"))
    #expect(try passo.run("check", "--translations", "en", "fr").output.contains("en/page.md  ✓"))
    let counted = try passo.file("passo.yml", "source: en\n")
    #expect(try counted.run("check", "--translations", "en", "fr").output.contains("en/page.md  ●"))
    _ = try counted.run("check", "--write-baseline", "known.txt", "fr")
    let known = try counted.run("check", "--translations", "--baseline", "known.txt", "en", "fr")
    #expect(known.output.contains("en/page.md  ✓"), "\(known)")
    let json = try counted.run("check", "--translations", "--format", "json", "en", "fr")
    #expect(json.output.contains("\"historyKnown\" : true"), "\(json)")
  }
}
