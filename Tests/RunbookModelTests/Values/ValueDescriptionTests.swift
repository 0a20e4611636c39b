import RunbookModel
import Testing

@Suite struct ValueDescriptionTests {
  private func placeholders(_ command: String, _ below: String) -> [Placeholder] {
    let lines = below.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "\n" : "   \($0)\n" }
    return read("# T\n\n1. Do it.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n\n\(lines.joined())").placeholders
  }

  @Test func bulletsBelowACommandAreTheValuesOfItsName() {
    let found = placeholders("tool set <zone>", "* `utc`\n* `tokyo`")
    #expect(found.map(\.choices) == [["utc", "tokyo"]])
    #expect(found.map(\.kind) == [.text])
  }

  @Test func aSentenceSaysWhichNameIsMeant() {
    let found = placeholders("tool add <mail> [--role ROLE]", "The roles are:\n\n- `reader`\n- `owner`")
    #expect(found.map(\.choices) == [[], ["reader", "owner"]])
    #expect(placeholders("tool add <mail> <x>", "- `reader`\n- `owner`").map(\.choices) == [[], []])
  }

  @Test func halvesOfANameAreExplainedTogether() {
    let found = placeholders("tool set <push|pull>", "With `push` it calls, with `pull` it waits.")
    #expect(found.map(\.description) == ["With `push` it calls, with `pull` it waits.".filter { $0 != "`" }])
    #expect(found.map(\.choices) == [["push", "pull"]])
  }

  @Test func normalFormsAndPartedOptionsMeet() {
    let found = placeholders(
      "tool add --url <urlTarget> [-d, --text TEXT] [--days N]",
      "| Part | Meaning |\n|---|---|\n| `-- days` | Days. |\n| `-d` | A text. |\n\n`<url_target>` is the address.")
    #expect(found.map(\.description) == ["the address.", "A text.", "Days."])
  }
}
