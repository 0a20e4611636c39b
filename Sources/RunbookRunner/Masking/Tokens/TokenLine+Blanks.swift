/// A look at the word after a blank: most words of an output are no secret, no matter what is before.
extension TokenLine {
  private enum Kind: UInt8 { case letter, blank, quote, strong }

  private static let kindsAfterBlank = (0...UInt8.max).map { byte -> UInt8 in
    switch byte {
    case 0x20, 0x09, UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "\\"): Kind.blank.rawValue
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): Kind.quote.rawValue
    // A secret in a sentence has a digit or a sign (``TokenValue/isStrong(_:)``).
    case 0x30...0x39: Kind.strong.rawValue
    case _ where "!@#$%^&*?+=".utf8.contains(byte): Kind.strong.rawValue
    // Quotation marks of people, also with a blank: « … ».
    case _ where byte >= 0x80: Kind.blank.rawValue
    default: Kind.letter.rawValue
    }
  }

  /// Whether a secret may follow the blank at `index`: the next word has a digit or a sign, or it is not known yet, or
  /// the word before is an option, whose value may be any.
  func mayBeFollowed(at index: Int) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      TokenLine.kindsAfterBlank.withUnsafeBufferPointer { kinds in
        var next = index + 1
        var isQuoted = false
        // `Password ........ x`
        while next < bytes.count, bytes[next] == UInt8(ascii: ".") { next += 1 }
        while next < bytes.count {
          let kind = kinds[Int(bytes[next])]
          guard kind == Kind.blank.rawValue || kind == Kind.quote.rawValue else { break }
          isQuoted = isQuoted || kind == Kind.quote.rawValue
          next += 1
        }
        // Between quotation marks blanks may be part of it.
        if isQuoted, next - index > 2 { return true }
        while next < bytes.count, bytes[next] > 0x20 {
          if kinds[Int(bytes[next])] == Kind.strong.rawValue { return true }
          next += 1
        }
        if next == bytes.count, !isEnded { return true }
        var start = index
        while start > 0, TokenLine.isWord(bytes[start - 1]) { start -= 1 }
        return start + 1 < index && bytes[start] == 0x2D && bytes[start + 1] == 0x2D
      }
    }
  }
}
