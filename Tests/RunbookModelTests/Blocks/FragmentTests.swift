import RunbookModel
import Testing

/// What prose asks to do by hand outside of numbered lists.
@Suite struct FragmentTests {
  private func block(_ text: String, _ language: String = "yaml") -> String { "\n\n```\(language)\n\(text)\n```\n\n" }

  private func byHand(_ page: String, locale: String = "en") -> [Step] {
    read(page, locale: locale).procedures.flatMap(\.steps).filter { step in
      step.actions.contains { $0.kind == .manual && !$0.isInline }
    }
  }

  @Test(arguments: [
    ("In `values.yaml`, set `certsSecretName` to its name:", "en"), ("To grant access, add a rule:", "en"),
    ("You must turn it on by adding the flag to the map:", "en"),
    ("Ajoutez cette règle au rôle :", "fr"), ("Dans le rôle, définissez la règle et ajoutez la ligne :", "fr"),
    ("No papel, inclua a regra:", "pt-BR"), ("Fügen Sie die folgende Regel hinzu:", "de"),
  ])
  func aFragmentThatIsToBePutSomewhereIsAStep(sentence: String, locale: String) throws {
    let steps = byHand("# T\n\n\(sentence)\(block("- a: b\n  c: d"))", locale: locale)
    let step = try #require(steps.first)
    #expect(steps.count == 1 && step.instruction == sentence.replacing("`", with: ""))
    #expect(step.details(of: step.actions[0]).map(\.text) == ["- a: b\n  c: d"])
  }

  @Test(arguments: [
    "The role has this rule:", "A role looks like this:", "For example, a rule can be written so:",
    "The following YAML shows how a rule is added:", "If a rule is missing, the log says:",
  ])
  func whatIsOnlyShownIsNot(sentence: String) {
    #expect(byHand("# T\n\n\(sentence)\(block("- a: b\n  c: d"))").isEmpty)
  }

  @Test func oneSentenceMayShowSeveral() throws {
    let page =
      "# T\n\nInclude the dependency in your `pom.xml` or `build.gradle` file:\n\n**Maven example**:"
      + block("<dependency>\n  <a/>\n</dependency>", "xml") + "**Gradle example**:" + block("dependencies {\n}", "json")
    let step = try #require(byHand(page).first)
    #expect(byHand(page).count == 1)
    #expect(step.notes.filter { $0.kind == .fragment }.map(\.line) == [7, 15])
  }

  @Test func itKeepsItsPlaceAmongTheCommands() {
    let page =
      "# T\n\nList it:\(block("ls -l", "sh"))In your role, add a rule:\(block("- a: b"))Show it:\(block("cat x", "sh"))"
    #expect(read(page).outline == ["s1/u1 command:ls -l", "s1/i1 manual:-", "s1/u2 command:cat x"])
  }

  @Test func aStepThatDoesSomethingElseTooHasAnActionForIt() {
    let page =
      "# T\n\n1. Edit the map:\n\n   ```sh\n   kubectl edit configmap a\n   ```\n\n   Add the fields to it:\n\n"
      + "   ```yaml\n   a: b\n   ```\n"
    let step = read(page).procedures[0].steps[0]
    #expect(step.actions.map(\.kind) == [.command, .manual])
    #expect(step.sentence(of: step.actions[1]) == "Add the fields to it:")
    #expect(step.details(of: step.actions[1]).map(\.text) == ["a: b"])
  }

  @Test func whatIsDoneFirstIsAStepBeforeTheCommand() {
    let page = "# T\n\nTo run the tests, first start a server on port 80, then:\(block("make test", "sh"))"
    #expect(read(page).outline == ["s1/i1 manual:-", "s1/u1 command:make test"])
    #expect(read("# T\n\nWhen it is up, then:\(block("make test", "sh"))").outline == ["s1/u1 command:make test"])
  }

  @Test func bulletsOfAStepByHandBelongToIt() {
    let step = read("# T\n\n1. Run the installer:\n   - On a Mac, open it.\n   - On Linux, unpack it.\n").procedures[0]
      .steps[0]
    #expect(step.details(of: step.actions[0]).map(\.text) == ["On a Mac, open it.", "On Linux, unpack it."])
  }

  @Test(arguments: [
    "+--one\n   |\n   +--README.rst\n   +--two.md", ".\n  |- data\n  |- config/\n      |- app.toml\n      |- node.json",
    "one\n|-- two\n|-- three",
  ])
  func aTreeInASCIIIsNoCommandAndNoFile(tree: String) {
    let page = "# T\n\nAdd a `README.rst`. For this file structure:\n\n```\n\(tree)\n```\n"
    #expect(read(page).blocks.map(\.rule) == ["fragments.folders"])
  }

  @Test func aTableIsNoTree() {
    let page = "# T\n\n```\n$ mysql -e 'SHOW TABLES'\n+-----+\n| one |\n+-----+\n| two |\n+-----+\n```\n"
    #expect(read(page).blocks.map { $0.kind.rawValue } == ["command"])
  }
}
