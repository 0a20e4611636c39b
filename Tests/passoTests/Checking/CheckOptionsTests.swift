import Testing

/// The options of `passo check`, through the built program.
@Suite struct CheckOptionsTests {
  private static func page(_ command: String, dated date: String = "2019-05-01") -> String {
    "---\nlastupdated: \"\(date)\"\n---\n\n# T\n{: #t}\n\n1.  Run it.\n\n    ```\n    \(command)\n    ```\n    {: pre}\n"
  }

  private func site() throws -> Passo {
    try Passo().file("en/page.md", Self.page("docker images --all"))
      .file("fr/page.md", Self.page("docker images -- all"))
  }

  @Test(arguments: ["fr", "fr/page.md"])
  func aTranslationIsCompared(path: String) throws {
    let expected = "error: the spaces of `--all` are wrong here: `-- all` [command-differs]"
    #expect(try site().run("check", path).output.contains(expected))
    #expect(try site().run("check", "--against", "en", path).output.contains(expected))
    #expect(try !site().run("check", "--no-compare", path).output.contains("command-differs"))
    #expect(try site().run("check", "--against", "nowhere", path).status == 2)
  }

  @Test(arguments: [
    ("nl/pt/BR/page.md", "page.md"), ("nl/fr/a/page.md", "a/page.md"), ("pt-BR/page.md", "en/page.md"),
    ("page.fr.md", "page.md"), ("page.fr.md", "page.en.md"), ("docs/zh/CN/x.md", "docs/en/x.md"),
  ])
  func layoutsAreKnown(translation: String, source: String) throws {
    let passo = try Passo().file(source, Self.page("docker images --all"))
      .file(translation, Self.page("docker images -- all"))
    #expect(try passo.run("check", translation).output.contains("[command-differs]"))
  }

  /// Names alone do not say which of two pages was made from the other.
  @Test func aGuessedSourceIsInformationUntilItIsSaid() throws {
    let command = "tool create --name a"
    let passo = try Passo().file("page.md", Self.page(command))
      .file("page.fr.md", Self.page("tool criar --name a"))
    let guessed = try passo.run("check", "page.fr.md").output
    #expect(guessed.contains("info: ") && guessed.contains("[command-differs]"), "\(guessed)")
    #expect(!guessed.contains("error: a command was translated"), "\(guessed)")
    let said = try passo.file("passo.yml", "source: en\n").run("check", "page.fr.md").output
    #expect(said.contains("error: ") && !said.contains("info: a command was translated"), "\(said)")
    #expect(try passo.file("passo.yml", "source: xy\n").run("check", "page.fr.md").status == 2)
  }

  /// The closing fence and the class come in one after the other; what follows the block stays a step.
  @Test func theLinesThatWereChangedAreCounted() throws {
    let steps = "2.  Look.\n\n    ```\n    docker ps\n    ```\n    {: pre}\n"
    let passo = try Passo().file("page.md", "# T\n\n1.  Run it.\n\n    ```\n    docker pull a\n\n" + steps)
    let outcome = try passo.run("check", "--fix", "page.md").output
    #expect(outcome.hasPrefix("2 findings were fixed, 2 lines changed\n1 file, 2 blocks · 0 errors"), "\(outcome)")
    let mended = "# T\n\n1.  Run it.\n\n    ```\n    docker pull a\n    ```\n    {: pre}\n\n" + steps
    #expect(passo.folder.text("page.md") == mended)
  }

  @Test func aFixConverges() throws {
    let passo = try site()
    let diff = try passo.run("check", "--diff", "fr")
    #expect(diff.status == 1)
    #expect(diff.output.contains("-    docker images -- all\n+    docker images --all\n"))
    #expect(passo.folder.text("fr/page.md") == Self.page("docker images -- all"))
    #expect(try passo.run("check", "--fix", "fr").status == 0)
    #expect(passo.folder.text("fr/page.md") == Self.page("docker images --all"))
    #expect(try passo.run("check", "--diff", "fr") == .init(status: 0))
    #expect(try passo.run("check", "--fix", "--diff", "fr").status == 64)
  }

  @Test func aBaselinePassesOver() throws {
    let passo = try site()
    let written = try passo.run("check", "--write-baseline", "known.txt", "fr")
    #expect(written.status == 0 && written.output.isEmpty, "\(written)")
    #expect(written.errors.hasPrefix("passo: known.txt: 1 finding was written\n"), "\(written)")
    let passed = try passo.run("check", "--baseline", "known.txt", "fr")
    #expect(passed.status == 0 && passed.errors == "passo: 1 finding of the baseline passed over\n", "\(passed)")
    #expect(try passo.run("check", "--baseline", "none.txt", "fr").status == 2)
  }

  @Test func theConfigurationIsFound() throws {
    let passo = try site().file("passo.yml", "rules: {command-differs: off, blank-in-option: off}\n")
    #expect(try passo.run("check", "fr").status == 0)
    #expect(
      try passo.file("other.yml", "exclude: [fr]\n").run("check", "--config", "other.yml", "fr", "en").output.hasPrefix(
        "1 file,"))
    let wrong = try passo.file("wrong.yml", "rules: {no-such: off}\n").run("check", "--config", "wrong.yml", "fr")
    #expect(wrong.status == 2)
    #expect(wrong.errors.hasPrefix("passo: wrong.yml:1:9: there is no rule `no-such`\n"))
  }

  @Test func aPageCanAskForSilence() throws {
    let text = "<!-- passo-disable -->\n\n" + Self.page("docker images -- all")
    #expect(try Passo().file("page.md", text).run("check", "page.md").status == 0)
  }

  @Test(arguments: ["json", "sarif", "github", "gitlab", "junit"]) func everyFormatIsWritten(format: String) throws {
    let outcome = try site().run("check", "--format", format, "fr")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("command-differs"))
    #expect(!outcome.output.contains("1 file, "))
  }

  @Test func theOrderIsThatOfTheNames() throws {
    var passo = Passo()
    for number in 100..<300 { passo = try passo.file("site/p\(number).md", Self.page("docker run -- it <x>")) }
    let lines = try passo.run("check", "site").output.split(separator: "\n").filter { $0.hasPrefix("site/") }
    #expect(lines.count >= 200)
    #expect(lines == lines.sorted { $0.prefix(12) < $1.prefix(12) })
  }

  @Test func whatCannotBeReadDoesNotStopTheRest() throws {
    let outcome = try site().run("check", "nothing.md", "en")
    #expect(outcome.status == 2)
    #expect(outcome.output.hasPrefix("1 file, 1 block"))
  }

  @Test func rulesAreCounted() throws {
    let outcome = try site().run("check", "--statistics", "fr")
    #expect(outcome.output.contains("1  command-differs"))
    #expect(!outcome.output.contains("fr/page.md:"))
  }
}
