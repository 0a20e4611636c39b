import Bytes
import Configuration
import Diagnostics

/// YAML as pages show it: whole documents or a part of one, with gaps and with what a template engine fills in.
enum YAMLExcerpt {
  static func fault(in bytes: [UInt8]) -> DataFault? {
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

  /// `...`, `[...]`, `{% if %}`, `{{- if }}`, `{{< include >}}`, `--8<-- "one"`: alone on its line.
  private static func isApart(_ line: ArraySlice<UInt8>) -> Bool {
    let content = line.drop(while: \.isSpaceOrTab)
    guard let first = content.first else { return false }
    switch first {
    case .openBrace:
      let last = content.last { !$0.isSpaceOrLineEnd }
      return last == .closeBrace && content.count > 2
        && (content[content.startIndex + 1] == .openBrace || content[content.startIndex + 1] == UInt8(ascii: "%"))
    case .dot, UInt8(ascii: "["), UInt8(ascii: "("), .less, 0xE2:
      return content.allSatisfy { ".[]()<> \t\r…".utf8.contains($0) } && content.count > 2
    case UInt8(ascii: "-"): return content.starts(with: "--8<--".utf8)
    default: return false
    }
  }

  /// `{{ name }}`, `{% name %}` and `<% name %>` within a line.
  private static func fillTemplates(in text: inout [UInt8], _ line: Range<Int>) {
    var index = line.lowerBound
    while index + 3 < line.upperBound {
      let pair = (text[index], text[index + 1])
      let closing: (UInt8, UInt8)? =
        switch pair {
        case (.openBrace, .openBrace): (.closeBrace, .closeBrace)
        case (.openBrace, UInt8(ascii: "%")): (UInt8(ascii: "%"), .closeBrace)
        case (.less, UInt8(ascii: "%")): (UInt8(ascii: "%"), .greater)
        default: nil
        }
      guard let closing else {
        index += 1
        continue
      }
      let end = (index + 2..<line.upperBound - 1).first { text[$0] == closing.0 && text[$0 + 1] == closing.1 }
      guard let end else { return }
      for place in index..<end + 2 { text[place] = UInt8(ascii: "1") }
      index = end + 2
    }
  }
}
