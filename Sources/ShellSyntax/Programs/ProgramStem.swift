import Bytes

/// The name of a program without its version and ending: `python` of `python3.12`, `mkfs` of `mkfs.ext4`.
enum ProgramStem {
  /// All up to the first digit or dot.
  static func of(_ name: Substring) -> Substring {
    // `indices` of what is not an array is made anew for each of them.
    var index = name.startIndex
    while index < name.endIndex {
      let byte = name.utf8[index]
      if byte.isDigit || byte == UInt8(ascii: ".") { return name[..<index] }
      // Digits of other scripts.
      if byte.isBeyondASCII { return name.prefix { !$0.isNumber && $0 != "." } }
      name.utf8.formIndex(after: &index)
    }
    return name
  }
}
