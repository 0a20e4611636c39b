import Bytes
import Configuration
import Diagnostics

/// YAML as pages show it: whole documents or a part of one, with gaps and with what a template engine fills in.
enum YAMLExcerpt {
  static func fault(in bytes: [UInt8]) -> DataFault? {
    guard !YAMLNotation.isOther(bytes) else { return nil }
    let text = plain(bytes)
    do throws(YAMLSyntax.Fault) {
      _ = try YAMLSyntax.root(of: text)
      return nil
    } catch {
      let first = text.firstIndex { !$0.isSpaceOrLineEnd } ?? 0
      // A part that begins in the middle goes on less deep.
      guard indentation(at: error.offset, in: text) >= indentation(at: first, in: text) else { return nil }
      return DataFault(
        min(error.offset, max(bytes.count - 1, 0)), "this is not valid YAML: \(error.problem)",
        help: error.isTab ? "indent with spaces, not with tabs" : nil)
    }
  }

  private static func indentation(at offset: Int, in bytes: [UInt8]) -> Int {
    let end = min(offset, bytes.count)
    let start = bytes[..<end].lastIndex(of: .newline).map { $0 + 1 } ?? 0
    return bytes[start...].prefix(while: \.isSpaceOrTab).count
  }

  /// Of the same length, with blanks for lines that are none of the YAML, and digits for what is filled in.
  static func plain(_ bytes: [UInt8]) -> [UInt8] {
    var text = bytes
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: .newline) ?? text.count
      if isApart(text[start..<end]) {
        for index in start..<end { text[index] = .space }
      } else {
        fillTemplates(in: &text, start..<end)
      }
      start = end + 1
    }
    return text
  }

  /// `...`, `[...]`, `… more of them`, `<the rest>`, `{% if %}`, `{{- if }}`, `{{< include >}}`, `--8<-- "one"`: alone
  /// on its line.
  private static func isApart(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop(while: \.isSpaceOrTab)
    guard let first = content.first else { return false }
    if content.starts(with: "...".utf8) || content.starts(with: "…".utf8) { return true }
    switch first {
    case .openBrace:
      let last = content.last { !$0.isSpaceOrLineEnd }
      return last == .closeBrace && content.count > 2
        && (content[content.startIndex + 1] == .openBrace || content[content.startIndex + 1] == UInt8(ascii: "%"))
    case .less where content.dropFirst().first.map { $0.isLetter } ?? false:
      return content.last { !$0.isSpaceOrLineEnd } == .greater && !content.dropLast().contains(.greater)
    case .dot, UInt8(ascii: "["), UInt8(ascii: "("), .less, 0xE2:
      return content.allSatisfy { ".[]()<> \t\r…".utf8.contains($0) } && content.count > 2
    case UInt8(ascii: "-"): return content.starts(with: "--8<--".utf8)
    default: return false
    }
  }

  /// `{{ name }}`, `{% name %}`, `<% name %>`, `<name: its meaning>` and `@NAME@` within a line.
  private static func fillTemplates(in text: inout [UInt8], _ line: Range<Int>) {
    var index = line.lowerBound
    // A line that opens thousands and closes none is looked through once.
    var unclosed: Set<[UInt8]> = []
    while index + 2 < line.upperBound {
      guard let closing = closing(of: text[index], text[index + 1]), !unclosed.contains(closing.mark) else {
        index += 1
        continue
      }
      let end = (index + closing.skipped..<line.upperBound).first {
        text[$0..<line.upperBound].starts(with: closing.mark)
      }
      if end == nil { unclosed.insert(closing.mark) }
      guard let end, closing.mark != [UInt8(ascii: "@")] || text[(index + 1)..<end].allSatisfy(isOfName) else {
        index += 1
        continue
      }
      for place in index..<end + closing.mark.count { text[place] = UInt8(ascii: "1") }
      index = end + closing.mark.count
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte == UInt8(ascii: "_") }

  private static func closing(of first: UInt8, _ second: UInt8) -> (mark: [UInt8], skipped: Int)? {
    switch (first, second) {
    case (.openBrace, .openBrace): ([.closeBrace, .closeBrace], 2)
    case (.openBrace, UInt8(ascii: "%")): ([UInt8(ascii: "%"), .closeBrace], 2)
    case (.less, UInt8(ascii: "%")): ([UInt8(ascii: "%"), .greater], 2)
    case (.less, _) where second.isLetter: ([.greater], 1)
    case (UInt8(ascii: "@"), _) where second.isUppercase: ([UInt8(ascii: "@")], 1)
    default: nil
    }
  }
}
