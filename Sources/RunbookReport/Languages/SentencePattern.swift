import Bytes
import Diagnostics

/// A pattern of the catalogue, taken apart so that a sentence said by it can be recognized; see
/// ``Diagnostics/Message``.
struct SentencePattern: Sendable {
  private enum Piece: Sendable {
    case literal([UInt8])
    case gap
    case count(one: String, other: String)
  }

  /// What is in the gaps of a sentence.
  enum Gap {
    case text(ArraySlice<UInt8>)
    case count(Int, one: String, other: String)
  }

  private var pieces: [Piece] = []
  /// How many bytes are the pattern's own, at least.
  private(set) var said = 0

  init(_ pattern: String) {
    var literal: [UInt8] = []
    var rest = Array(pattern.utf8)[...]
    while let byte = rest.popFirst() {
      let isBrace = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      if !isBrace || rest.first == byte {
        if isBrace { rest.removeFirst() }
        literal.append(byte)
        continue
      }
      let close = rest.firstIndex(of: UInt8(ascii: "}")) ?? rest.endIndex
      let field = String(decoding: rest[..<close], as: UTF8.self)
      rest = rest[close...].dropFirst()
      end(&literal)
      let forms = field.dropFirst().parts(separatedBy: "|").map(String.init)
      let isCount = field.hasPrefix("#") && forms.count == 2
      pieces.append(isCount ? .count(one: forms[0], other: forms[1]) : .gap)
      if isCount { said += min(forms[0].utf8.count, forms[1].utf8.count) }
    }
    end(&literal)
  }

  /// What it says, if it has no gap.
  var text: String? {
    guard pieces.count == 1, case .literal(let literal) = pieces[0] else { return nil }
    return String(decoding: literal, as: UTF8.self)
  }

  private mutating func end(_ literal: inout [UInt8]) {
    if !literal.isEmpty { pieces.append(.literal(literal)) }
    said += literal.count
    literal = []
  }

  /// The gaps of `text`, if it was said by this pattern. Linear in the text.
  func gaps(in text: [UInt8]) -> [Gap]? {
    var gaps: [Gap] = []
    var rest = text[...]
    var openGap: Int?
    for (index, piece) in pieces.enumerated() {
      switch piece {
      case .literal(let literal):
        guard let place = place(of: literal, in: rest, isFree: openGap != nil, isLast: index == pieces.count - 1) else {
          return nil
        }
        if let gap = openGap {
          guard place > rest.startIndex else { return nil }
          gaps[gap] = .text(rest[..<place])
          openGap = nil
        }
        rest = rest[(place + literal.count)...]
      case .gap:
        guard openGap == nil else { return nil }
        openGap = gaps.count
        gaps.append(.text([]))
      case .count(let one, let other):
        guard openGap == nil, let (number, length) = SentencePattern.count(at: rest, one: one, other: other) else {
          return nil
        }
        gaps.append(.count(number, one: one, other: other))
        rest = rest.dropFirst(length)
      }
    }
    if let gap = openGap {
      guard !rest.isEmpty else { return nil }
      gaps[gap] = .text(rest)
      rest = []
    }
    return rest.isEmpty ? gaps : nil
  }

  /// - Parameter isFree: a gap is before it, so it may be anywhere; the last one then is at the end.
  private func place(
    of literal: [UInt8], in text: ArraySlice<UInt8>, isFree: Bool, isLast: Bool
  ) -> Int? {
    guard text.count >= literal.count else { return nil }
    if !isFree { return text.starts(with: literal) ? text.startIndex : nil }
    if isLast { return text.suffix(literal.count).elementsEqual(literal) ? text.endIndex - literal.count : nil }
    return (text.startIndex...text.endIndex - literal.count).first {
      text[$0] == literal[0] && text[$0...].starts(with: literal)
    }
  }

  private static func count(at text: ArraySlice<UInt8>, one: String, other: String) -> (number: Int, length: Int)? {
    let digits = text.prefix { (48...57).contains($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    let form = Array(" \(number == 1 ? one : other)".utf8)
    return text.dropFirst(digits.count).starts(with: form) ? (number, digits.count + form.count) : nil
  }

  /// The sentence again.
  func message(_ gaps: [Gap], inner: (String) -> Message?) -> Message {
    var sentence = Message.StringInterpolation(literalCapacity: 0, interpolationCount: gaps.count)
    var rest = gaps[...]
    for piece in pieces {
      if case .literal(let literal) = piece {
        sentence.appendLiteral(String(decoding: literal, as: UTF8.self))
        continue
      }
      switch rest.popFirst() {
      case .count(let number, let one, let other): sentence.appendInterpolation(count: number, one, other)
      case .text(let bytes):
        let text = String(decoding: bytes, as: UTF8.self)
        if let message = inner(text) {
          sentence.appendInterpolation(message)
        } else {
          sentence.appendInterpolation(text)
        }
      case nil: break
      }
    }
    return Message(stringInterpolation: sentence)
  }
}
