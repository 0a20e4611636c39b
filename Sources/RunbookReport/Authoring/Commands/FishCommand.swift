import Bytes

/// Commands of fish in the words of the shells that run a page: variables, `; and`, and what is put in for a command in
/// brackets. The rest of what is typed every day is the same.
///
/// Source: the documentation of fish, "Fish for bash users".
enum FishCommand {
  static func posix(_ text: String) -> String {
    // `set -l name value; tool`
    if text.hasPrefix("set "), let end = text.byteRange(of: "; "),
      let first = assignment(String(text[..<end.lowerBound]))
    {
      return first + "; " + posix(String(text[end.upperBound...]))
    }
    if let assignment = assignment(text) { return assignment }
    return String(decoding: withoutBareBrackets(joined(Array(text.utf8))), as: UTF8.self)
  }

  /// `set -gx NAME value`
  private static func assignment(_ text: String) -> String? {
    let words = text.parts(separatedBy: " ").map(String.init)
    guard words.first == "set" else { return nil }
    let options = words.dropFirst().prefix { $0.hasPrefix("-") }
    let rest = words.dropFirst(1 + options.count)
    let letters = options.filter { !$0.hasPrefix("--") }.joined().filter { $0 != "-" }
    if letters == "e" || options.contains("--erase"), rest.count == 1, let name = rest.first, isName(name) {
      return "unset " + name
    }
    guard letters.allSatisfy({ "gxUlu".contains($0) }), let name = rest.first, isName(name), rest.count >= 2 else {
      return nil
    }
    let given = rest.dropFirst().joined(separator: " ")
    let isCall =
      given.hasPrefix("(") && given.hasSuffix(")") && !given.dropFirst().dropLast().contains { "()".contains($0) }
    guard rest.count == 2 || isCall else { return nil }
    let value = isCall ? "$" + given : given
    let isExported = letters.contains("x") || options.contains("--export")
    return (isExported ? "export " : "") + name + "=" + value
  }

  private static func isName(_ text: String) -> Bool {
    !text.isEmpty && !(text.utf8.first?.isDigit ?? true)
      && text.utf8.allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "_") }
  }

  /// `a; and b` is `a && b`.
  private static func joined(_ bytes: [UInt8]) -> [UInt8] {
    let words: [(fish: [UInt8], posix: [UInt8])] = [
      (Array("; and ".utf8), Array(" && ".utf8)), (Array("; or ".utf8), Array(" || ".utf8)),
    ]
    return replacing(bytes) { rest, _ in words.first { rest.starts(with: $0.fish) }.map { ($0.fish.count, $0.posix) } }
  }

  /// `echo (date)` is `echo $(date)`; a bracket at the beginning of a command is none of these.
  private static func withoutBareBrackets(_ bytes: [UInt8]) -> [UInt8] {
    replacing(bytes) { rest, before in
      guard rest.first == UInt8(ascii: "("), let last = before.last, last != .dollar else { return nil }
      let word = before.last { !$0.isBlank } ?? 0
      return "|&;({".utf8.contains(word) ? nil : (1, Array("$(".utf8))
    }
  }

  /// - Parameter find: how many bytes are replaced, and by what; it is not asked within quotation marks.
  private static func replacing(
    _ bytes: [UInt8], _ find: (_ rest: ArraySlice<UInt8>, _ before: ArraySlice<UInt8>) -> (Int, [UInt8])?
  ) -> [UInt8] {
    var made: [UInt8] = []
    var quote: UInt8?
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == .backslash {
        made += bytes[index..<min(index + 2, bytes.count)]
        index += 2
        continue
      }
      if quote == nil, let (count, other) = find(bytes[index...], bytes[..<index]) {
        made += other
        index += count
        continue
      }
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == .singleQuote || byte == .doubleQuote {
        quote = byte
      }
      made.append(byte)
      index += 1
    }
    return made
  }
}
