import RunbookModel
import Testing

/// Commands that the comments of their block leave to some readers.
@Suite struct CommentConditionsTests {
  private func actions(_ block: String, locale: String = "en") -> [Action] {
    read("# T\n\nInstall it.\n\n```sh\n\(block)\n```\n", locale: locale).actions
  }

  private func conditions(_ block: String, locale: String = "en") -> [String?] {
    actions(block, locale: locale).map(\.condition?.text)
  }

  @Test func aCommentAfterACommandIsAboutThatOne() {
    let made = actions("brew install kiln\nbrew install ash # if you use wood\nkiln --version")
    #expect(made.map(\.condition?.text) == [nil, "if you use wood", nil])
    #expect(made.map(\.condition?.line) == [nil, 7, nil])
    #expect(made.map(\.commands.count) == [1, 1, 1])
    #expect(conditions("ls -l\nls -a # (optional)") == [nil, "optional"])
    #expect(conditions("ls -l\nls -a # si vous voulez tout voir", locale: "fr") == [nil, "si vous voulez tout voir"])
    #expect(conditions("ls -l\nls -a # se você quiser ver tudo", locale: "pt-BR") == [nil, "se você quiser ver tudo"])
  }

  @Test func oneOnALineOfItsOwnIsAboutThoseBelowIt() {
    let block = "cd kiln\n# If you use a proxy:\nexport one=1\nexport two=2\n\nmake"
    #expect(conditions(block) == [nil, "If you use a proxy:", nil])
    #expect(conditions("# If you use a proxy\nexport one=1") == ["If you use a proxy"])
    #expect(conditions("# If you use a proxy\nexport one=1\n# Then\nmake") == ["If you use a proxy", nil])
  }

  @Test(arguments: [
    "ls -l # the list\nls -a", "ls -l\n# if [ -f one ]; then\nls -a", "ls 'a # if you use wood'\nls -a",
    "cat <<E\none # if you use wood\nE\nls", "ls \\\n  -l # if you use wood\nls -a", "ls -l\n# If you use wood",
  ])
  func othersAreAboutNone(block: String) {
    #expect(conditions(block).allSatisfy { $0 == nil })
  }

  /// What the sentence above the block says holds for what no comment leaves to others.
  @Test func theSentenceAboveHoldsForTheRest() {
    let page = "# T\n\nIf you use clay, run:\n\n```sh\nls -l\nls -a # if you use wood\nls -i\n```\n"
    let said = "If you use clay, run:"
    #expect(read(page, locale: "en").actions.map(\.condition?.text) == [said, "if you use wood", said])
  }
}
