import Bytes

/// Whether a part of a command takes over what another command prints: `$(cat k)`, `<(cat k)`, backticks.
struct Substitutions {
  private let text: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) {
    self.text = text
  }

  /// - Parameter isSplit: only where the shell takes it apart, and not within quotation marks: `"$(cat k)"`.
  func mayPrint(isSplit: Bool) -> Bool {
    let isThere =
      text.indices.dropLast().contains { index in
        text[index + 1] == UInt8(ascii: "(") && (text[index] == .dollar || text[index] == .less)
      } || text.contains(.backtick)
    return isThere && (!isSplit || hasUnquoted)
  }

  /// Quotation marks count for the command that they are in: in `"$(echo $(cat k))"` the inner one has none. What cannot
  /// be followed counts as one without.
  private var hasUnquoted: Bool {
    // The `)` of a pattern ends nothing.
    if text.byteRange(of: Array("case ".utf8)) != nil { return true }
    var isQuoted = [false]
    var closers: [UInt8] = []
    var index = text.startIndex
    while index < text.endIndex {
      let byte = text[index]
      let next = index + 1 < text.endIndex ? text[index + 1] : 0
      let inQuotes = isQuoted[isQuoted.count - 1]
      var opens: UInt8?
      switch byte {
      case .backslash: index += 1
      case .singleQuote where !inQuotes:
        guard let end = text[(index + 1)...].firstIndex(of: .singleQuote) else { return true }
        index = end
      case .doubleQuote: isQuoted[isQuoted.count - 1].toggle()
      case .dollar where next == UInt8(ascii: "("):
        guard inQuotes else { return true }
        opens = UInt8(ascii: ")")
        index += 1
      case .less where next == UInt8(ascii: "(") && !inQuotes: return true
      case .backtick where closers.last == .backtick && !inQuotes: close()
      case .backtick:
        guard inQuotes else { return true }
        opens = .backtick
      case UInt8(ascii: "(") where !inQuotes && !closers.isEmpty: opens = UInt8(ascii: ")")
      case UInt8(ascii: ")") where !inQuotes && closers.last == UInt8(ascii: ")"): close()
      default: break
      }
      if let opens {
        closers.append(opens)
        isQuoted.append(false)
      }
      index += 1
    }
    return !closers.isEmpty || isQuoted[0]

    func close() {
      closers.removeLast()
      isQuoted.removeLast()
    }
  }
}
