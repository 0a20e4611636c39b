import Diagnostics

/// Reads running text that stands within HTML or within an attribute's value, Markdown included.
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
    guard source.bytes[whole].contains(where: Self.isSpecial) || source.bytes[whole].contains(where: { $0 < .space })
    else {
      return [Inline(.text(whole.text(in: source)), range: source.range(whole))]
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

  /// In front of a fragment, so that cmark sees a paragraph whatever the fragment begins with.
  private static let prefix = Array("x ".utf8)

  /// The HTML parser has ignored it, as HTML5 says.
  private static func isStrayTag(_ inline: Inline) -> Bool {
    if case .html(let tag) = inline.kind { tag.hasPrefix("</") } else { false }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["), UInt8(ascii: "!"), UInt8(ascii: "&"), .backtick,
      .lessThan, .backslash, .openBrace:
      true
    default: byte >= 0xEE
    }
  }

  /// The lines of a range, trimmed, without the blank ones.
  private func words(of range: Range<Int>) -> [Range<Int>] {
    let bytes = source.bytes
    var pieces: [Range<Int>] = []
    var start = range.lowerBound
    while start < range.upperBound {
      let end = bytes[start..<range.upperBound].firstIndex(of: .newline) ?? range.upperBound
      var first = start
      while first < end, bytes[first].isWhitespace { first += 1 }
      let last = bytes.trimmedEnd(of: first..<end)
      if first < last { pieces.append(first..<last) }
      start = end + 1
    }
    return pieces
  }
}
