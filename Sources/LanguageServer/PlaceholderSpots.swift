import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel

/// Every place of a page where a placeholder is written: in commands, tables, lists and sentences.
///
/// A name in brackets, `<region>`, is one wherever it is; a bare one, `REGION`, only in code.
struct PlaceholderSpots {
  struct Spot {
    var placeholder: Placeholder
    /// As written, brackets included, in bytes.
    var range: Range<Int>
    /// The name within the brackets.
    var name: Range<Int>
  }

  /// In the order of the page.
  let all: [Spot]

  init(_ document: Document, _ placeholders: [Placeholder]) {
    let bytes = document.source.bytes
    var found: [Spot] = []
    var code: [Range<Int>]?
    for placeholder in placeholders where !placeholder.isSample {
      for spelling in Set(placeholder.spellings + [placeholder.name]).sorted() {
        let marks = Marks(spelling)
        guard !marks.name.isEmpty else { continue }
        let isBare = marks.opening.isEmpty
        if isBare, code == nil { code = Self.code(of: document) }
        for form in marks.forms {
          for place in Self.places(of: form.whole, in: bytes) {
            guard !marks.needsEnd || Self.isWhole(place, in: bytes),
              !isBare || code?.contains(where: { $0.contains(place.lowerBound) }) == true
            else { continue }
            let start = place.lowerBound + form.opening
            found.append(Spot(placeholder: placeholder, range: place, name: start..<(start + marks.name.count)))
          }
        }
      }
    }
    found.sort { ($0.range.lowerBound, -$0.range.upperBound) < ($1.range.lowerBound, -$1.range.upperBound) }
    var end = 0
    all = found.filter { spot in
      guard spot.range.lowerBound >= end else { return false }
      end = spot.range.upperBound
      return true
    }
  }

  /// The one at an offset, its end included.
  func spot(at offset: Int) -> Spot? {
    all.first { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
  }

  /// A spelling without what is around the name: `<`, `[`, `{`, `$`, `${`.
  private struct Marks {
    var opening: [UInt8]
    var name: [UInt8]
    var closing: [UInt8]

    init(_ spelling: String) {
      let bytes = Array(spelling.utf8)
      opening = Array(bytes.prefix { Self.openings.contains($0) })
      closing = Array(bytes.reversed().prefix { Self.closings.contains($0) }.reversed())
      name = Array(bytes.dropFirst(opening.count).dropLast(closing.count))
      if opening.count + closing.count > bytes.count { name = [] }
    }

    /// Nothing else shows where the name ends.
    var needsEnd: Bool { closing.isEmpty }

    /// As written, and with `&lt;` and `&gt;` as HTML has it.
    var forms: [(whole: [UInt8], opening: Int)] {
      let plain = (opening + name + closing, opening.count)
      guard opening == Array("<".utf8) else { return [plain] }
      let encoded = Array("&lt;".utf8)
      return [plain, (encoded + name + Array("&gt;".utf8), encoded.count)]
    }

    private static let openings = Set("<[{$".utf8)
    private static let closings = Set(">]}".utf8)
  }

  private static func places(of needle: [UInt8], in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    while let place = bytes[start...].byteRange(of: needle) {
      found.append(place)
      start = place.upperBound
    }
    return found
  }

  private static func isWhole(_ place: Range<Int>, in bytes: [UInt8]) -> Bool {
    func isPart(_ byte: UInt8) -> Bool { byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte >= 0x80 }
    return (place.lowerBound == 0 || !isPart(bytes[place.lowerBound - 1]) || bytes[place.lowerBound] == .dollar)
      && (place.upperBound == bytes.count || !isPart(bytes[place.upperBound]))
  }

  /// Blocks of code, and what is between backticks in a line of text.
  private static func code(of document: Document) -> [Range<Int>] {
    let source = document.source
    var found: [Range<Int>] = []
    for block in document.blocks {
      let (start, end) = (source.offset(of: block.range.start), source.offset(of: block.range.end))
      if case .code = block.kind {
        found.append(start..<max(start, end))
        continue
      }
      var open: Int?
      for index in start..<max(start, end) where source.bytes[index] == .backtick {
        if let begin = open {
          found.append(begin..<index)
          open = nil
        } else {
          open = index + 1
        }
      }
    }
    return found
  }
}
