import Diagnostics
import RunbookModel
import Testing

/// Every line of a block that is run is accounted for.
@Suite struct BlockLineTests {
  private func roles(_ text: String) -> [String] {
    read("1. Run the following command:\n\n```\n\(text)\n```\n").blocks.first?.lines.map(\.role.rawValue) ?? []
  }

  @Test func aScriptHasCommandsContinuationsAndComments() {
    #expect(
      roles("# first\nls -l \\\n  one\n\ncat <<END\n# two\nEND")
        == ["comment", "command", "continuation", "left-out", "command", "continuation", "continuation"])
  }

  @Test func aSessionHasOutputs() {
    #expect(
      roles("$ ls \\\n> -l\ntotal 0\n# Now:\n$ uname\nLinux")
        == ["command", "continuation", "output", "output", "command", "output"])
    #expect(roles("$ ls one\n# Now:\n$ uname\nLinux") == ["command", "comment", "command", "output"])
  }

  @Test func whatIsTypedIsInput() {
    #expect(roles("mysql -u root\nmysql> SHOW TABLES;") == ["command", "input"])
  }

  @Test func everyLineIsThere() {
    let page = "# T\n\n```\n$ ls\n\ntotal 0\n```\n\n```sh\nls\n\n# end\n```\n"
    for block in read(page).blocks {
      #expect(block.lines.map(\.line) == Array((block.range.start.line + 1)..<block.range.end.line))
    }
  }
}
