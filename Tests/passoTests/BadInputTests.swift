import Testing

@Suite struct BadInputTests {
  @Test(arguments: ["plan", "run", "check"]) func aMissingFile(command: String) throws {
    #expect(
      try Passo().file("other.md", Pages.greeting).run(command, "page.md")
        == .init(
          status: 2,
          errors: """
            passo: there is no file page.md
                   check the name; found there: other.md

            """))
  }

  @Test(arguments: ["plan", "run"]) func aDirectory(command: String) throws {
    #expect(
      try Passo().file("docs/page.md", Pages.greeting).run(command, "docs")
        == .init(
          status: 2,
          errors: """
            passo: docs is a directory
                   name one page in it, or check all of them: passo check docs

            """))
  }

  @Test(arguments: ["plan", "run", "check"]) func aBinaryFile(command: String) throws {
    #expect(
      try Passo().file("page.md", bytes: [0x7F, 0x45, 0x4C, 0x46, 0, 0, 1]).run(command, "page.md")
        == .init(
          status: 2,
          errors: "passo: page.md is a binary file\n       Passo reads Markdown: name a .md file\n"))
  }

  @Test(arguments: ["plan", "run"]) func anEmptyFile(command: String) throws {
    #expect(
      try Passo().file("page.md", "").run(command, "page.md")
        == .init(status: 2, errors: "passo: page.md is empty\n       name a page with steps in it\n"))
  }

  @Test(arguments: ["plan", "run"]) func aPageWithoutSteps(command: String) throws {
    #expect(
      try Passo().file("page.md", Pages.withoutSteps).run(command, "page.md")
        == .init(
          status: 2,
          errors: """
            passo: page.md has no steps that Passo can run
                   see how each block of it is read: passo plan --explain page.md

            """))
  }

  @Test func theJSONOfAPageWithoutStepsIsThereForPrograms() throws {
    let outcome = try Passo().file("page.md", Pages.withoutSteps).run("plan", "page.md", "--format", "json")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\"procedures\" : ["))
  }

  @Test func textThatIsNotUTF8IsReadAndSaid() throws {
    let page = Array(Pages.greeting.utf8) + [0xE9, 0x0A]
    let outcome = try Passo().file("page.md", bytes: page).run("plan", "page.md")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "passo: page.md:38: not valid UTF-8; unreadable bytes are read as U+FFFD\n")
  }

  @Test(arguments: ["plan", "run"]) func anUnknownProcedure(command: String) throws {
    let passo = try Passo().file("page.md", Pages.twoProcedures)
    #expect(
      try passo.run(command, "page.md#secnd")
        == .init(
          status: 64, errors: "passo: page.md has no procedure #secnd\n       did you mean page.md#second?\n"))
    #expect(
      try passo.run(command, "page.md#x")
        == .init(status: 64, errors: "passo: page.md has no procedure #x\n       it has: #first, #second\n"))
  }

  @Test(arguments: ["plan", "run"]) func anUnknownValue(command: String) throws {
    #expect(
      try Passo().file("page.md", Pages.greeting).run(command, "page.md", "--set", "persn=Ann")
        == .init(
          status: 64, errors: "passo: the page has no placeholder `persn`\n       did you mean `person`?\n"))
  }

  @Test func anUnknownStep() throws {
    let outcome = try Passo().file("page.md", Pages.greeting).run(
      "run", "page.md", "--set", "person=Ann", "--only", "9")
    #expect(
      outcome == .init(status: 64, errors: "passo: there is no step `9`\n       there are: 1, 2, 3\n"))
  }

  @Test func unreadableValuesFiles() throws {
    let passo = try Passo().file("page.md", Pages.greeting).file("bad.yml", "values:\n  person: [a\n")
      .file("key.yml", "valeus:\n  person: Ann\n").file("env.yml", "values:\n  person: {from: env, name: NOBODY}\n")
    let missing = try passo.run("run", "page.md", "--values", "none.yml")
    #expect(missing.status == 2 && missing.errors.contains("there is no file none.yml"))
    let bad = try passo.run("run", "page.md", "--values", "bad.yml")
    #expect(bad.status == 2 && bad.errors.contains("bad.yml:"))
    let key = try passo.run("run", "page.md", "--values", "key.yml")
    #expect(key.status == 2 && key.errors.contains("key.yml:1:1") && key.errors.contains("values"))
    let reference = try passo.run("run", "page.md", "--values", "env.yml")
    #expect(reference.status == 2 && reference.errors.contains("no variable NOBODY"))
    #expect(passo.folder.text("number.txt") == nil)
  }

  @Test func complaintsAreInThePersonsLanguage() throws {
    #expect(
      try Passo().environment("LANG", "fr_FR.UTF-8").file("page.md", "").run("plan", "page.md")
        == .init(
          status: 2, errors: "passo: page.md est vide\n       indiquer une page qui contient des étapes\n"))
    #expect(
      try Passo().file("page.md", "").run("plan", "page.md", "--lang", "pt")
        == .init(
          status: 2, errors: "passo: page.md não contém nada\n       indique uma página que contenha etapas\n"))
  }

  /// A translator's file is read without a build, and says what is wrong with it.
  @Test func aLanguageFileIsALanguage() throws {
    let header = "msgid \"\"\nmsgstr \"Language: eo\\nPlural-Forms: nplurals=2; plural=n!=1;\\n\"\n"
    let passo = try Passo().file("page.md", "").file(
      "eo.po", header + "msgid \"{} is empty\"\nmsgstr \"{} estas malplena\"\n"
    ).file("bad.po", header + "msgid \"{} is empty\"\nmsgstr \"malplena\"\n")
    #expect(
      try passo.run("plan", "page.md", "--lang", "eo.po").errors
        == "passo: page.md estas malplena\n       name a page with steps in it\n")
    let bad = try passo.environment("LANG", "fr_FR.UTF-8").run("plan", "page.md", "--lang", "bad.po")
    #expect(bad.status == 64)
    #expect(
      bad.errors.contains("ligne 3 du fichier de langue bad.po\u{A0}: la traduction doit avoir les mêmes {}"), "\(bad)")
    #expect(try passo.run("plan", "page.md", "--lang", "none.po").errors.contains("there is no file none.po"))
  }
}
