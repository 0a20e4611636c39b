import Bytes

/// Texts that a page shows in place of a value of the reader's own, as they are found in what it shows.
struct SampleTexts {
  /// By their first byte, longest first.
  private let byFirst: [UInt8: [[UInt8]]]

  init(_ texts: [String]) {
    byFirst = Dictionary(grouping: texts.map { Array($0.utf8) }.filter { !$0.isEmpty }) { $0[0] }
      .mapValues { $0.sorted { $0.count > $1.count } }
  }

  var isEmpty: Bool { byFirst.isEmpty }

  /// The offset after the sample that begins at `start` and is no part of a longer name, nor the name of a field.
  ///
  /// - Parameter mayHaveBlanks: the text around it is quoted.
  func end(in bytes: [UInt8], at start: Int, before limit: Int, mayHaveBlanks: Bool = true) -> Int? {
    guard let texts = byFirst[bytes[start]] else { return nil }
    return texts.lazy.map { (text: $0, end: start + $0.count) }.first { text, end in
      end <= limit && bytes[start..<end].elementsEqual(text) && (mayHaveBlanks || !text.contains(where: \.isBlank))
        && mayFollow(text, start > 0 ? bytes[start - 1] : 0x20) && mayEnd(bytes, at: end)
    }?.end
  }

  private func mayFollow(_ text: [UInt8], _ before: UInt8) -> Bool {
    switch before {
    case UInt8(ascii: "-"), .backslash, .dollar: false
    // `www.example.com` is of the domain; `config.web` is another name.
    case UInt8(ascii: "."): text.contains(UInt8(ascii: "."))
    case UInt8(ascii: "/"): text[0] != before
    default: !(before.isNameByte || before.isBeyondASCII)
    }
  }

  private func mayEnd(_ bytes: [UInt8], at end: Int) -> Bool {
    guard end < bytes.count else { return true }
    let next = end + 1 < bytes.count ? bytes[end + 1] : .newline
    switch bytes[end] {
    case UInt8(ascii: "="): return false
    // A key of YAML.
    case UInt8(ascii: ":"): return !(next.isBlank || next == .newline)
    case UInt8(ascii: "-"), UInt8(ascii: "."): return !next.isNameByte
    default: return !(bytes[end].isNameByte || bytes[end].isBeyondASCII)
    }
  }
}
