import Bytes

/// A word that a shell expands to names of files, `/bin/s[h]`, or to several words, `{ba,}sh`.
struct ShellPattern {
  private enum Part: Equatable {
    case byte(UInt8)
    case one
    case any
  }

  /// Of the last component of the path.
  private let parts: [Part]

  /// - Parameter text: of a word, with its quotation marks.
  /// - Returns: Nil for a word without a pattern outside its quotation marks.
  init?(_ text: String) {
    var parts: [Part] = []
    var isPattern = false
    var quote: UInt8?
    var bytes = Array(text.utf8)[...]
    while let byte = bytes.popFirst() {
      if let open = quote {
        if byte == open { quote = nil } else { parts.append(.byte(byte)) }
        continue
      }
      switch byte {
      case .singleQuote, .doubleQuote: quote = byte
      case .backslash: if let next = bytes.popFirst() { parts.append(.byte(next)) }
      case UInt8(ascii: "/"): parts = []
      case UInt8(ascii: "*"): parts.append(.any)
      case UInt8(ascii: "?"): parts.append(.one)
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        let close = byte == UInt8(ascii: "[") ? UInt8(ascii: "]") : UInt8(ascii: "}")
        guard let end = bytes.firstIndex(of: close) else {
          parts.append(.byte(byte))
          continue
        }
        parts.append(byte == UInt8(ascii: "[") ? .one : .any)
        bytes = bytes[(end + 1)...]
      default:
        parts.append(.byte(byte))
        continue
      }
      if "*?[{".utf8.contains(byte) { isPattern = true }
    }
    guard isPattern else { return nil }
    self.parts = parts
  }

  /// Whether it has a letter of its own, besides what stands for others.
  var hasLetter: Bool { parts.contains { if case .byte = $0 { true } else { false } } }

  func matches(_ name: String) -> Bool {
    let text = Array(name.utf8)
    // The lengths of the beginning of `text` that the parts read so far can stand for.
    var reached: Set<Int> = [0]
    for part in parts {
      switch part {
      case .any: reached = Set((reached.min() ?? text.count)...text.count)
      case .one: reached = Set(reached.filter { $0 < text.count }.map { $0 + 1 })
      case .byte(let byte): reached = Set(reached.filter { $0 < text.count && text[$0] == byte }.map { $0 + 1 })
      }
      if reached.isEmpty { return false }
    }
    return reached.contains(text.count)
  }
}
