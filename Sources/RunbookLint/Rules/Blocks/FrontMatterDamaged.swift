import Bytes
import Configuration
import Diagnostics
import MarkdownBlocks

/// Front matter that no program can read as such.
struct FrontMatterDamaged: Rule {
  static let id = "front-matter-damaged"
  static let severity = Severity.warning
  static let summary: Message = "The front matter cannot be read"
  static let explanation = RuleExplanation(
    why: """
      A site generator takes title, date and settings of a page from the YAML between two lines `---` at its top. \
      Where a translation folds these lines into one, or changes a colon or a quotation mark, the generator stops, or \
      shows the lines as text.
      """,
    bad: """
      --- title: "Log in" lastupdated: "2024-01-24" ---

      # Log in
      """,
    good: """
      ---
      title: "Log in"
      lastupdated: "2024-01-24"
      ---

      # Log in
      """,
    remedy: "Write the front matter between two lines `---`, a line for each key, as the source of the page has it.")

  func check(_ page: Page) -> [Diagnostic] {
    if let frontMatter = page.document.frontMatter { return fault(in: frontMatter, of: page.document.source) }
    return missed(in: page.document.source)
  }

  private func fault(in frontMatter: FrontMatter, of source: SourceFile) -> [Diagnostic] {
    let bytes = YAMLExcerpt.plain(Array(frontMatter.text.utf8))
    do throws(YAMLSyntax.Fault) {
      switch try YAMLSyntax.root(of: bytes) {
      case .mapping, .nothing: return []
      case .sequence, .scalar:
        return [
          finding(
            "the front matter has no keys", at: frontMatter.range,
            help: "write each key with a colon and a blank after it, on a line of its own")
        ]
      }
    } catch {
      let place = source.lineStarts[frontMatter.firstLine - 1] + error.offset
      return [
        finding(
          "the front matter is not valid YAML: \(error.problem)", at: source.range(ofBytes: place..<(place + 1)),
          help: error.isTab ? "indent with spaces, not with tabs" : nil)
      ]
    }
  }

  /// What was meant as front matter and was not read as such.
  private func missed(in source: SourceFile) -> [Diagnostic] {
    let mark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard let start = source.bytes[mark...].firstIndex(where: { !$0.isSpaceOrLineEnd }) else { return [] }
    let number = source.position(atOffset: start).line
    let line = source.bytes[start...].prefix { $0 != .newline }
    guard let dashes = Self.lengthOfDashes(line) else { return [] }
    let rest = line.dropFirst(dashes).drop(while: \.isBlank)
    if rest.isEmpty {
      guard Self.beginsKey(source.line(number + 1)), Self.isKeyOrPart(source.line(number + 2)) else { return [] }
      return [
        finding(
          "the front matter that begins here has no end", at: source.range(ofBytes: line.startIndex..<line.endIndex),
          help: "write a line `---` after its last key")
      ]
    }
    guard Self.beginsKey(rest) else { return [] }
    return [
      finding(
        "the front matter is folded into one line", at: source.range(ofBytes: line.startIndex..<line.endIndex),
        help: "write each key on a line of its own, between two lines `---`")
    ]
  }

  /// How many bytes of `---`, `- - -` or `—` a line begins with.
  private static func lengthOfDashes(_ line: ArraySlice<UInt8>) -> Int? {
    for form in ["---", "- - -", "-- -", "\u{2014}-", "\u{2014}", "\u{2013}-"] where line.starts(with: form.utf8) {
      return form.utf8.count
    }
    return nil
  }

  /// `title: "…"`, `years:`
  private static func beginsKey(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    let rest = line[name.endIndex...]
    return name.first?.isLetter == true && rest.first == .colon && rest.dropFirst().first.map(\.isBlank) ?? true
  }

  private static func isKeyOrPart(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop(while: \.isBlank)
    return beginsKey(content) || content.first == UInt8(ascii: "-") && content.dropFirst().first == .space
  }
}
