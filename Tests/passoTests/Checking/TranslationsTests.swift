import Testing

/// `passo check --translations`: which pages there are in which languages, and what is not in step.
@Suite struct TranslationsTests {
  private static func page(_ words: [String], command: String = "ls -l", more: String = "") -> String {
    """
    # \(words[0])
    {: #one}

    \(words[1])

    1. \(words[2])

       ```
       \(command)
       ```
       {: pre}

    \(more)
    """
  }

  private static let english = ["One", "This page explains how to list the files of a folder quickly.", "Run it."]
  private static let french = ["Un", "Cette page explique comment afficher les fichiers.", "Exécutez-la."]
  private static let more = "2. Look.\n\n   ```\n   cat a\n   ```\n   {: pre}\n"

  private func site() throws -> Passo {
    try Passo().file("docs/one.en.md", Self.page(Self.english)).file("docs/one.fr.md", Self.page(Self.french))
      .file("docs/two.en.md", Self.page(Self.english))
  }

  @Test func whatIsInStepHasAMark() throws {
    let outcome = try site().run("check", "--translations", "docs")
    #expect(
      outcome
        == .init(
          status: 0,
          output: """
                            fr
            docs/one.en.md  ✓
            docs/two.en.md  –

            ✓ in step · ● not in step · – not translated

            """))
    #expect(try site().run("check", "--translations", "--strict", "docs").status == 1)
  }

  @Test func whatIsNotIsSaid() throws {
    let words = ["Un", Self.english[1], "Exécutez-la."]
    let passo = try site().file("docs/one.en.md", Self.page(Self.english, more: Self.more)).file(
      "docs/one.fr.md", Self.page(words, command: "ls -a"))
    let outcome = try passo.run("check", "--translations", "docs")
    #expect(
      outcome.output.hasSuffix(
        """

        docs/one.fr.md
          1 step is missing
          2 code blocks differ
          1 paragraph was not translated

        """), "\(outcome)")
    let json = try passo.run("check", "--translations", "--format", "json", "docs")
    #expect(
      json.output.contains("\"format\" : \"passo.translations/1\"") && json.output.contains("\"missingSteps\" : 1"))
    let html = try passo.run("check", "--translations", "--format", "html", "docs", "--lang", "fr")
    #expect(html.output.contains("<li>1 étape manque</li>") && !html.output.contains("<script"), "\(html)")
    let findings = try passo.run("check", "docs")
    #expect(findings.output.contains("[paragraph-untranslated]"), "\(findings)")
  }

  @Test(.enabled(if: Passo.hasProgram("git"), "git is not installed"))
  func theHistoryTellsWhatChangedSince() throws {
    let passo = try site()
    let git = "git -c user.name=a -c user.email=a@example.com"
    let ready = try passo.bash(
      "git init -q . && git add . && \(git) commit -qm one && echo More. >> docs/one.en.md && \(git) commit -qam two")
    #expect(ready.status == 0, "\(ready)")
    let outcome = try passo.run("check", "--translations", "docs")
    #expect(outcome.output.contains("  1 change of the source since, the first in "), "\(outcome)")
  }

  @Test func whatIsNoFormOrNoComparisonIsRefused() throws {
    #expect(try site().run("check", "--translations", "--format", "sarif", "docs").status == 64)
    #expect(try site().run("check", "--translations", "--no-compare", "docs").status == 64)
    #expect(try site().run("check", "--format", "html", "docs").status == 64)
    let none = try Passo().file("a.md", "# A\n").run("check", "--translations", "a.md")
    #expect(none.status == 0 && none.output == "There are no translations among these pages.\n")
  }

  @Test(arguments: ["", "a\u{0}b", "\n  \n"])
  func whatCannotBeReadIsNotInStep(content: String) throws {
    let passo = try site().file("docs/one.fr.md", content)
    let outcome = try passo.run("check", "--translations", "docs")
    #expect(
      outcome.status == 2 && outcome.errors.contains("docs/one.fr.md") && !outcome.output.contains("✓  "), "\(outcome)")
  }

  @Test func aPageWithoutItsSourceIsNamed() throws {
    let outcome = try site().file("docs/three.fr.md", Self.page(Self.french)).run("check", "--translations", "docs")
    #expect(outcome.output.hasSuffix("\nTheir source is not found:\n  docs/three.fr.md\n"), "\(outcome)")
  }

  @Test(.enabled(if: Passo.hasProgram("git"), "git is not installed"))
  func theHistoryIsKnownFromEverywhere() throws {
    let passo = try site()
    let git = "git -c user.name=a -c user.email=a@example.com"
    let ready = try passo.bash(
      "git init -q . && git add . && \(git) commit -qm one && echo More. >> docs/one.en.md && \(git) commit -qam two"
        + " && git mv docs docs2 && \(git) commit -qm three && git clone -q --depth 1 file://$PWD shallow && echo $PWD")
    let folder = String(ready.output.split(separator: "\n").last ?? "")
    for path in ["docs2", folder + "/docs2"] {
      let outcome = try passo.run("check", "--translations", path)
      #expect(outcome.output.contains("  1 change of the source since, the first in "), "\(path): \(outcome) \(ready)")
    }
    let shallow = try passo.run("check", "--translations", "shallow/docs2")
    #expect(shallow.errors.contains("only a part of its history"), "\(shallow)")
    #expect(shallow.output.contains("What has changed since is not known"), "\(shallow)")
    let data = try passo.run("check", "--translations", "--format", "json", "shallow/docs2")
    #expect(data.output.contains("\"historyKnown\" : false"), "\(data)")
  }
}
