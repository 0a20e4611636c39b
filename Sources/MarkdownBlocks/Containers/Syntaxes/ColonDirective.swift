import Bytes
import Diagnostics

/// A line that begins with colons: `:::note[Title]`, `::: details Summary`, `:::{tab-item} Label`, `:::`.
struct ColonDirective {
  /// How many colons.
  let count: Int
  /// In lower case; empty for a closing marker.
  let name: String
  /// The name is in braces, as MyST writes it.
  let isBraced: Bool
  /// In brackets.
  let label: String?
  /// What follows the name and the label.
  let text: String
  /// The line ends with colons.
  let isComplete: Bool

  init?(_ line: PageLine, in source: SourceFile) {
    let bytes = source.bytes
    var index = line.start
    while index < line.end, bytes[index] == .colon { index += 1 }
    count = index - line.start
    guard count >= 3 else { return nil }
    var end = bytes.trimmedEnd(of: index..<line.end)
    while end > index, bytes[end - 1] == .colon { end -= 1 }
    isComplete = end < bytes.trimmedEnd(of: index..<line.end)
    while index < end, bytes[index].isSpaceOrTab { index += 1 }
    var words = String(decoding: bytes[index..<bytes.trimmedEnd(of: index..<end)], as: UTF8.self)[...]
    if words.first == "{", let close = words.firstIndex(of: "}") {
      let braced = words[words.index(after: words.startIndex)..<close]
      words = words[words.index(after: close)...]
      // Quarto and Pandoc write classes: `::: {.callout-note}`.
      isBraced = true
      var name = braced.prefix { $0 != " " }.lowercased()
      if name.hasPrefix(".") { name.removeFirst() }
      if name.hasPrefix("callout-") { name.removeFirst("callout-".count) }
      self.name = name
    } else {
      isBraced = false
      let name = words.prefix { $0.isAlphabetic || $0.isNumeric || $0 == "-" || $0 == "_" }
      words = words[name.endIndex...]
      self.name = name.lowercased()
    }
    var label: String?
    if words.first == "[", let close = words.lastIndex(of: "]") {
      label = String(words[words.index(after: words.startIndex)..<close])
      words = words[words.index(after: close)...]
    }
    self.label = label
    text = String(words.drop { $0 == " " || $0 == "\t" })
  }
}
