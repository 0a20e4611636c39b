import Bytes
import Diagnostics

/// Reads running text that is within HTML or within an attribute's value, Markdown included.
///
/// Authors write `` `--option` `` and `**Note**` in HTML cells, where CommonMark would leave them alone.
struct FragmentReader {
  let source: SourceFile
  /// Without stand-ins; every fragment begins with a copy.
  let repair: TextRepair

  /// - Parameter range: of the original; line ends count as blanks.
  /// - Returns: inlines without blanks at either end.
  func inlines(of range: Range<Int>) -> [Inline] {
    let pieces = words(of: range)
    guard let first = pieces.first, let last = pieces.last else { return [] }
    let whole = first.lowerBound..<last.upperBound
    guard pieces.contains(where: needsMarkdown) else {
      let words = pieces.map { $0.text(in: source) }.joined(separator: " ")
      return [Inline(.text(words), range: source.range(whole))]
    }
    var repair = repair
    var text = RepairedText()
    text.beginLine(source.position(atOffset: whole.lowerBound).line)
    text.insert(Self.prefix, for: first.lowerBound..<first.lowerBound)
    for (index, piece) in pieces.enumerated() {
      if index > 0 { text.insert([.space], for: pieces[index - 1].upperBound..<piece.lowerBound) }
      repair.append(piece, to: &text)
    }
    text.endLine()
    let reader = InlineReader(
      source: source, text: text, standIns: repair.standIns, prefixLength: Self.prefix.count, decodesCode: true)
    return CommonMarkTree.read(text.bytes[...], tables: false) { root in
      root.firstChild.map { reader.inlines(of: $0).filter { !Self.isStrayTag($0) } } ?? []
    } ?? []
  }

  /// In front of a fragment, so that cmark sees a paragraph, no matter what the fragment begins with.
  private static let prefix = Array("x ".utf8)

  /// The HTML parser has ignored it, as HTML5 says.
  private static func isStrayTag(_ inline: Inline) -> Bool {
    if case .html(let tag) = inline.kind { tag.hasPrefix("</") } else { false }
  }

  /// Whether cmark could see anything but text; most cells are plain words.
  private func needsMarkdown(_ range: Range<Int>) -> Bool {
    let bytes = source.bytes
    func next(_ index: Int) -> UInt8 { index + 1 < range.upperBound ? bytes[index + 1] : .space }
    for index in range {
      switch bytes[index] {
      case .asterisk, .backtick, .backslash, .less, UInt8(ascii: "&"): return true
      case .openBrace where next(index) == .colon: return true
      case UInt8(ascii: "]") where next(index) == UInt8(ascii: "("): return true
      case UInt8(ascii: "_"):
        if index == range.lowerBound || !isWord(bytes[index - 1]) || !isWord(next(index)) { return true }
      case let byte where byte < .tab: return true
      default: break
      }
    }
    return false
  }

  private func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") }

  /// The lines of a range, trimmed, without the blank ones.
  private func words(of range: Range<Int>) -> [Range<Int>] {
    let bytes = source.bytes
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: .newline) ?? range.upperBound
      var first = start
      while first < end, bytes[first].isSpaceOrLineEnd { first += 1 }
      let last = bytes.trimmedEnd(of: first..<end)
      if first < last { pieces.append(first..<last) }
      start = end + 1
    }
    return pieces
  }
}
