import Bytes

/// Texts that look like YAML, or are marked as such, and are none.
enum YAMLNotation {
  /// A description of what may be written, the sections of an INI file, a session, or a change of a file.
  static func isOther(_ bytes: [UInt8]) -> Bool {
    let lines = bytes.split(separator: .newline).map { $0.drop(while: \.isSpaceOrTab) }
    let contents = lines.filter { $0.contains { !$0.isSpaceOrLineEnd } && $0.first != .hash }
    guard let first = contents.first else { return false }
    return isSection(first) || first.starts(with: "$ ".utf8) || lines.contains(where: isDescription)
      || isChange(bytes)
  }

  /// `[servers]`
  private static func isSection(_ line: ArraySlice<UInt8>) -> Bool {
    let line = withoutEnd(line)
    guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]"), line.count > 2 else { return false }
    return line.dropFirst().dropLast().allSatisfy {
      $0.isAlphanumeric || $0 == UInt8(ascii: "_") || ":-. ".utf8.contains($0)
    }
  }

  /// `[ name: <type> | default = value ]`, `[ - <type> ... ]`: what may be left out.
  private static func isDescription(_ line: ArraySlice<UInt8>) -> Bool {
    let line = withoutEnd(line)
    guard line.first == UInt8(ascii: "["), line.last == UInt8(ascii: "]"), line.contains(.less) else { return false }
    let inner = line.dropFirst().drop(while: \.isSpaceOrTab)
    if inner.starts(with: "- ".utf8) { return true }
    let name = inner.prefix { $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
    return !name.isEmpty && inner.dropFirst(name.count).first == .colon
  }

  /// `+  name: value` and `-  name: value`: a line that a change adds or removes, with the signs at the margin.
  private static func isChange(_ bytes: [UInt8]) -> Bool {
    let signs = bytes.split(separator: .newline).compactMap(\.first).filter { "+-".utf8.contains($0) }
    return signs.contains(UInt8(ascii: "+"))
  }

  private static func withoutEnd(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line
    while let last = line.last, last.isSpaceOrLineEnd { line.removeLast() }
    return line
  }
}
