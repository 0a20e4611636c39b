import Testing

@testable import RunbookModel

/// What a page means does not change with how its Markdown is written.
@Suite struct MetamorphicTests {
  struct Change: CustomTestStringConvertible, Sendable {
    let name: String
    /// Pages that are read otherwise after it today: fewer are welcome, more are not.
    let known: Int
    let apply: @Sendable ([String]) -> [String]

    var testDescription: String { name }
  }

  static let changes: [Change] = [
    Change(name: "line ends of Windows", known: 0) { $0.map { $0 + "\r" } },
    Change(name: "blank lines at the end", known: 0) { $0 + ["", ""] },
    Change(name: "two blank lines for one", known: 0) { lines in
      outsideFences(lines) { $0.isEmpty ? ["", ""] : [$0] }
    },
    Change(name: "tildes for backticks", known: 0) { lines in lines.map { replaced($0, "```", "~~~") } },
    Change(name: "longer fences", known: 0) { lines in lines.map { replaced($0, "```", "`````") } },
    Change(name: "other bullets", known: 0) { lines in
      outsideFences(lines) { line in
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("* ") || text.hasPrefix("- ") else { return [line] }
        return [String(line.prefix(line.count - text.count)) + (text.first == "*" ? "-" : "*") + text.dropFirst()]
      }
    },
    Change(name: "brackets for full stops", known: 0) { lines in
      outsideFences(lines) { line in
        let text = line.drop { $0 == " " }
        let digits = text.prefix { $0.isNumber }
        guard !digits.isEmpty, text.dropFirst(digits.count).hasPrefix(". ") else { return [line] }
        return [String(line.prefix(line.count - text.count)) + digits + ")" + text.dropFirst(digits.count + 1)]
      }
    },
    Change(name: "blanks at the ends of lines of text", known: 0) { lines in
      outsideFences(lines) { [$0.isEmpty ? $0 : $0 + " "] }
    },
    Change(name: "a paragraph at the end", known: 0) { $0 + ["", "Thank you for reading this page.", ""] },
    Change(name: "the page in a block quote", known: 1) { lines in
      let front = frontMatterCount(lines)
      return lines.prefix(front) + lines.dropFirst(front).map { $0.isEmpty ? ">" : "> " + $0 }
    },
    Change(name: "the page in a list item", known: 0) { lines in
      let front = frontMatterCount(lines)
      let content = lines.dropFirst(front).drop { $0.isEmpty }
      return lines.prefix(front) + [""]
        + content.enumerated().map { ($0 == 0 ? "- " : $1.isEmpty ? "" : "  ") + $1 }
    },
  ]

  @Test(arguments: changes) func theReadingStays(change: Change) {
    let changed = OwnPages.all.filter { page in
      let lines = page.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let other = change.apply(lines).joined(separator: "\n")
      let path = "\(page.name).md"
      return ReadingDump(page.text, path: path, hasLines: false).text
        != ReadingDump(other, path: path, hasLines: false).text
    }
    #expect(changed.count <= change.known, "\(change.name): \(changed.map(\.name).joined(separator: ", "))")
  }

  private static func frontMatterCount(_ lines: [String]) -> Int {
    guard lines.first == "---", let end = lines.dropFirst().firstIndex(of: "---") else { return 0 }
    return end + 1
  }

  private static func replaced(_ line: String, _ old: String, _ new: String) -> String {
    let text = line.drop { " >".contains($0) }
    guard text.hasPrefix(old) else { return line }
    return String(line.prefix(line.count - text.count)) + new + text.drop { $0 == "`" }
  }

  /// Lines within fences and front matter stay.
  private static func outsideFences(_ lines: [String], _ change: (String) -> [String]) -> [String] {
    var fence: Substring?
    var isFrontMatter = lines.first == "---"
    return lines.enumerated().flatMap { index, line -> [String] in
      if isFrontMatter {
        if index > 0, line == "---" { isFrontMatter = false }
        return [line]
      }
      let text = line.drop { " >".contains($0) }
      let mark = text.prefix { $0 == "`" || $0 == "~" }
      if mark.count >= 3 {
        if let open = fence, mark.hasPrefix(open) { fence = nil } else if fence == nil { fence = mark }
        return [line]
      }
      return fence == nil ? change(line) : [line]
    }
  }
}
