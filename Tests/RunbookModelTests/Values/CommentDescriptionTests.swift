import RunbookModel
import Testing

@Suite struct CommentDescriptionTests {
  /// Where nothing else explains a name; a comment beside two names tells no one which one it is about.
  @Test func aCommentInTheFileExplainsANameBesideIt() {
    func described(_ line: String, text: String = "") -> [String?] {
      let page =
        "# T\n\n1. Save this as `x.yaml`.\(text)\n\n   ```\n   kind: Thing\n   \(line)\n   ```\n   {: codeblock}\n"
      return read(page).placeholders.map(\.description)
    }
    #expect(described("space: <space> # Where the thing is made.") == ["Where the thing is made."])
    #expect(described("space: <space>  # required") == [nil])
    #expect(described("space: \"# of the <space> in use\"") == [nil])
    #expect(described("space: <a>-<b> # Where the thing is made.") == [nil, nil])
    #expect(
      described("space: <space> # See below, please.", text: " Replace `<space>` with your own space.") == [
        "your own space"
      ])
  }
}
