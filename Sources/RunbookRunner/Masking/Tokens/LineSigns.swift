/// What a line has, found in one look: most lines have nothing that a whole line would have to be read for.
struct LineSigns {
  private(set) var hasDigit = false
  private(set) var hasSeparator = false
  private(set) var hasNameSign = false

  private enum Sign: UInt8 { case other, digit, separator, nameSign, blank }

  private static let signs = (0...UInt8.max).map { (byte: UInt8) -> UInt8 in
    switch byte {
    case 0x30...0x39: Sign.digit.rawValue
    case 0x09, UInt8(ascii: "|"), UInt8(ascii: ","), UInt8(ascii: ";"), 0xE2: Sign.separator.rawValue
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ">"): Sign.nameSign.rawValue
    case 0x20: Sign.blank.rawValue
    default: Sign.other.rawValue
    }
  }

  init(_ line: [UInt8]) {
    var (hasDigit, hasSeparator, hasNameSign) = (false, false, false)
    line.withUnsafeBufferPointer { line in
      LineSigns.signs.withUnsafeBufferPointer { signs in
        var index = 0
        var last = Sign.other.rawValue
        while index < line.count {
          let sign = signs[Int(line[index])]
          index += 1
          if sign == Sign.other.rawValue {
            last = sign
            continue
          }
          if sign == Sign.digit.rawValue { hasDigit = true }
          if sign == Sign.separator.rawValue || sign == Sign.blank.rawValue && last == sign { hasSeparator = true }
          if sign == Sign.nameSign.rawValue { hasNameSign = true }
          last = sign
        }
      }
    }
    (self.hasDigit, self.hasSeparator, self.hasNameSign) = (hasDigit, hasSeparator, hasNameSign)
  }
}
