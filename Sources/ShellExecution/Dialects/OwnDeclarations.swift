import Bytes

/// The lines of `declare -p` for the variables that a shell changes by itself, such as `_` after each command.
///
/// They differ from step to step, and nothing of them is restored: so two reports that differ in nothing else say the
/// same, and need not be read again.
struct OwnDeclarations {
  let names: Set<String>

  func areAllThatDiffers(between old: [UInt8], _ new: [UInt8]) -> Bool {
    var old = old[...]
    var new = new[...]
    while !old.isEmpty, !new.isEmpty {
      let before = OwnDeclarations.takeLine(of: &old)
      let now = OwnDeclarations.takeLine(of: &new)
      guard before.isSame(as: now) || isOwn(before) && isOwn(now) && name(of: before) == name(of: now) else {
        return false
      }
    }
    return old.isEmpty && new.isEmpty
  }

  private static func takeLine(of bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = bytes.byteIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
    defer { bytes = bytes[min(end + 1, bytes.endIndex)...] }
    return bytes[..<end]
  }

  /// A whole declaration on one line: `declare -- _="…"` or `declare -a PIPESTATUS=([0]="…")`. A line within another
  /// variable's value, which may read the same, has its quotes escaped, all but the last.
  private func isOwn(_ line: ArraySlice<UInt8>) -> Bool {
    guard let equals = line.firstIndex(of: UInt8(ascii: "=")), let name = name(of: line), names.contains(name) else {
      return false
    }
    let value = line[(equals + 1)...]
    var quotes = 0
    var isEscaped = false
    for byte in value {
      if byte == UInt8(ascii: "\""), !isEscaped { quotes += 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    if value.first == UInt8(ascii: "(") { return value.last == UInt8(ascii: ")") && quotes.isMultiple(of: 2) }
    return value.first == UInt8(ascii: "\"") && value.last == UInt8(ascii: "\"") && quotes == 2
  }

  private func name(of line: ArraySlice<UInt8>) -> String? {
    guard line.starts(with: Array("declare -".utf8)) else { return nil }
    let words = line.prefix { $0 != UInt8(ascii: "=") }
    return words.lastIndex(of: UInt8(ascii: " ")).map { String(decoding: words[($0 + 1)...], as: UTF8.self) }
  }
}
