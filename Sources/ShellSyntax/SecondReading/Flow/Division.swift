import Bytes

/// How a text is taken apart, or changed at its ends: what a value must not contain to arrive as it is.
struct Division: Hashable {
  var bytes: Set<UInt8>
  /// Those that must be neither first nor last.
  var edges: Set<UInt8> = []

  private static let blanks = Array(" \t".utf8)

  /// A setting in a file: a backslash at its end would join the next line to it.
  static let line = Division(bytes: [.newline, 0x0D], edges: [.backslash])

  /// What `"$(…)"` takes over: line ends at its end are left out.
  static let substituted = Division(bytes: [], edges: [.newline])

  /// The words of a line of commands: `put file`, `user name password`.
  static let clientWords = Division(bytes: Set("\n\r \t\"'\\;|&!$`".utf8), edges: Set("<>".utf8))

  func keeps(_ value: String) -> Bool {
    guard let first = value.utf8.first, let last = value.utf8.last else { return false }
    return !edges.contains(first) && !edges.contains(last) && !value.utf8.contains(where: bytes.contains)
  }

  /// - Returns: Nil where each text ends in a zero byte, which no value has.
  static func ofXargs(_ words: ArraySlice<ShellWord>) -> Division? {
    var takesLines = false
    var previous = ""
    for word in words {
      let text = word.literal ?? word.text
      if previous == "-d" || previous == "--delimiter" { return delimited(by: text) }
      if text.hasPrefix("-d"), text.count > 2 { return delimited(by: String(text.dropFirst(2))) }
      if text.hasPrefix("--delimiter=") { return delimited(by: String(text.dropFirst(12))) }
      if text == "--null" || text.first == "-" && !text.hasPrefix("--") && text.containsBytes(of: "0") { return nil }
      if text.hasPrefix("-I") || text.hasPrefix("-i") || text.hasPrefix("--replace") { takesLines = true }
      if !word.isOption, !["-I", "-n", "-L", "-P", "-a", "-s", "-E"].contains(previous) { break }
      previous = text
    }
    let quoting: Set<UInt8> = [.singleQuote, .doubleQuote, .backslash, .newline]
    return takesLines ? Division(bytes: quoting, edges: Set(blanks)) : Division(bytes: quoting.union(blanks))
  }

  private static func delimited(by text: String) -> Division {
    Division(bytes: text == "\\n" ? [.newline] : Set(text.utf8).union([.backslash]))
  }

  /// - Parameter separators: what `IFS` is for it, as written; nil where it has its usual value.
  static func ofRead(_ words: ArraySlice<ShellWord>, separators: String?) -> Division {
    var rest = words
    var names = 0
    var isRaw = false
    while let word = rest.popFirst() {
      guard word.isOption else {
        names += 1
        continue
      }
      let letters = word.text.utf8.dropFirst()
      if letters.contains(UInt8(ascii: "r")) { isRaw = true }
      if letters.contains(UInt8(ascii: "a")) || letters.contains(UInt8(ascii: "A")) { names += 1 }
      if let last = letters.last, "dinNptu".utf8.contains(last) { rest = rest.dropFirst() }
    }
    let quotes: [UInt8] = [.singleQuote, .doubleQuote, .dollar]
    let own = separators.map { Array($0.utf8).filter { !quotes.contains($0) } } ?? blanks
    var division = Division(bytes: [.newline], edges: Set(own))
    if !isRaw { division.bytes.insert(.backslash) }
    if names > 1 { division.bytes.formUnion(own) }
    return division
  }
}
