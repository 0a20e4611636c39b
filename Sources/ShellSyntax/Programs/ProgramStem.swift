import Bytes

/// The name of a program without its version and ending: `python` of `python3.12`, `mkfs` of `mkfs.ext4`.
enum ProgramStem {
  /// All up to the first digit or dot.
  static func of(_ name: Substring) -> Substring {
    for index in name.utf8.indices {
      let byte = name.utf8[index]
      if byte.isDigit || byte == UInt8(ascii: ".") { return name[..<index] }
      // Digits of other scripts.
      if byte.isBeyondASCII { return name.prefix { !$0.isNumber && $0 != "." } }
    }
    return name
  }
}
