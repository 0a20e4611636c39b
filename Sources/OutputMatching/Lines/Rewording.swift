import Bytes
import Diagnostics

/// Lines that a program words otherwise in another release, in another language, or when it finds what it needs at
/// hand.
enum Rewording {
  /// The line as English releases of today word it, in lower case and without the time at its end; nil where nothing in
  /// it is known to have another wording.
  static func canonical(_ line: TextSlice) -> TextSlice? {
    guard line.count <= longest else { return nil }
    var text = TextSlice(line.trimmed.string.lowercased())
    var isKnown = false
    if let head = withoutTime(text) { (text, isKnown) = (head, true) }
    if let rest = withoutWarnings(text) { (text, isKnown) = (rest, true) }
    for phrase in phrases {
      guard let range = text.byteRange(of: phrase.written) else { continue }
      isKnown = true
      guard phrase.written != phrase.plain else { continue }
      text = TextSlice(Array(text[..<range.lowerBound]) + Array(phrase.plain) + Array(text[range.upperBound...]))
    }
    return isKnown ? text : nil
  }

  /// In bytes.
  private static let longest = 1_000

  /// Without `(3 ms)`: what is quick enough is shown without it.
  private static func withoutTime(_ text: TextSlice) -> TextSlice? {
    guard text.last == ")", let open = text.lastIndex(of: UInt8(ascii: "(")), open > text.startIndex else { return nil }
    let remark = text[(open + 1)...].dropLast()
    let parts = remark.split(whereSeparator: \.isBlank)
    let isTime = ValueShape.of(remark) == .duration || parts.count == 2 && ["ms", "s"].contains(parts[1].string)
    return isTime && (remark.first?.isDigit ?? false) ? text[..<open].trimmed : nil
  }

  /// `5 passed in 0.12s` of `5 passed, 2 warnings in 0.12s`: what was warned of did not fail.
  private static func withoutWarnings(_ text: TextSlice) -> TextSlice? {
    guard let passed = text.byteRange(of: TextSlice(" passed, ")) else { return nil }
    let count = text[passed.upperBound...].prefix(while: \.isDigit)
    let rest = text[count.endIndex...]
    guard !count.isEmpty, let word = [" warnings in ", " warning in "].first(where: rest.begins) else { return nil }
    let end = rest.dropFirst(word.utf8.count - " in ".utf8.count)
    return TextSlice(Array(text[..<(passed.upperBound - 2)]) + Array(end))
  }

  private static let phrases: [(written: TextSlice, plain: TextSlice)] = {
    let pairs = english + french + portuguese
    // What is said so already is known as well.
    let plain = Set(pairs.map(\.1)).sorted().map { ($0, $0) }
    // The longest first: one may begin with another.
    return (pairs + plain).sorted { ($0.0.utf8.count, $0.0) > ($1.0.utf8.count, $1.0) }.map {
      (TextSlice($0.0), TextSlice($0.1))
    }
  }()
}
