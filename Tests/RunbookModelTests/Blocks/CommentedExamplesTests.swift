import RunbookModel
import Testing

/// `# For example` above the same call, filled in.
@Suite struct CommentedExamplesTests {
  private func text(_ block: String) -> String? { read("# T\n\n```bash\n\(block)\n```\n").actions.first?.text }

  @Test(arguments: ["# For example:", "# For instance", "# e.g.", "# Example", "# Par exemple :"])
  func theSameCallIsAnExample(comment: String) {
    let page = "# T\n\n```bash\ngit remote add <url>\n\(comment)\ngit remote add https://one.example.org\n```\n"
    #expect(
      read(page, locale: comment.contains("Par") ? "fr" : "en").actions.map(\.text) == ["git remote add <url>"])
  }

  @Test(arguments: [
    "make build\n# For example:\nmake install", "git add one\n# The second one:\ngit add two",
    "git add one\n# For example:\ngit add two\n\nmake", "# For example:\ngit add two",
  ])
  func otherCommandsStay(block: String) {
    #expect(text(block) == block)
  }
}
