import Bytes
import OutputMatching
import RunbookModel

/// What a page shows of an output: the reader's own values by their names, this machine's by those of any, and of a long
/// output its beginning and its end.
///
/// A text that is put in the place of another one has to match the output that it is made of.
struct RecordedSample {
  let output: SampleRecorder.Output
  /// What is particular to this machine, and what a page has instead: `/home/ann` and `~`.
  let standIns: [(value: String, standIn: String)]

  /// Nil: no text is sure to match such an output.
  func text(of action: Action, named names: [String: String]) -> String? {
    let plain = Self.trimmed(output.text)
    guard !plain.isEmpty else { return nil }
    let values = output.values.compactMap { key, value in
      names[key].flatMap { value.utf8.count >= Self.shortest ? (value: value, standIn: $0) : nil }
    }.sorted { ($0.value.utf8.count, $0.value) > ($1.value.utf8.count, $1.value) }
    let named = Self.replacing(values, in: plain)
    let candidates = [named, Self.shortened(plain), plain]
    let shortest = Self.shortened(named)
    guard matches(shortest, action) else { return candidates.first { matches($0, action) } }
    return standIns.reduce(shortest) { text, pair in
      let other = Self.replacing([pair], in: text)
      return other == text || !matches(other, action) ? text : other
    }
  }

  /// Whether a run that prints this again finds it as the text shows.
  func matches(_ text: String, _ action: Action) -> Bool {
    Sample(text).compare(
      with: output.text, bindings: output.values, strictness: .sample,
      context: SampleContext(command: output.command, paragraphs: action.expectation?.paragraphs ?? [])
    ).result == .matched
  }

  /// A shorter value is in many words by chance. In bytes.
  private static let shortest = 3
  private static let longest = (head: 24, tail: 8)

  /// Without blank lines at the ends, and without blanks at the ends of lines.
  private static func trimmed(_ text: String) -> String {
    var lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while let last = line.last, last.isSpace { line.removeLast() }
      return String(line)
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    return lines.joined(separator: "\n")
  }

  private static func shortened(_ text: String) -> String {
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    guard lines.count > longest.head + longest.tail + 1 else { return text }
    return (lines.prefix(longest.head) + ["…"] + lines.suffix(longest.tail)).joined(separator: "\n")
  }

  /// Whole words only.
  private static func replacing(_ values: [(value: String, standIn: String)], in text: String) -> String {
    values.reduce(text) { text, pair in
      let (bytes, needle) = (Array(text.utf8), Array(pair.value.utf8))
      var made: [UInt8] = []
      var start = 0
      while let place = bytes[start...].byteRange(of: needle) {
        let isWhole =
          (place.lowerBound == 0 || !isPart(bytes[place.lowerBound - 1]))
          && (place.upperBound == bytes.count || !isPart(bytes[place.upperBound]))
        made += bytes[start..<place.lowerBound]
        made += isWhole ? Array(pair.standIn.utf8) : needle
        start = place.upperBound
      }
      made += bytes[start...]
      return String(decoding: made, as: UTF8.self)
    }
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte >= 0x80
  }
}
