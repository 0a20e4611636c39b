import Bytes
import RunbookModel
import ShellSyntax

/// Secrets by the names before them, wherever they are.
extension DraftSecrets {
  /// `NAME=value`, `"name": "value"`, `name: value` and `?name=value`.
  mutating func readLabels() {
    let passedOver = words { call in
      // What a person is asked, and what a change is called.
      call.program == "read"
        ? call.words.dropFirst().map(\.range)
        : call.program == "git" ? messages(of: call) : []
    }
    patterns = words { call in ["sed", "perl"].contains(call.program ?? "") ? call.words.dropFirst().map(\.range) : [] }
    for index in bytes.indices where bytes[index] == .colon || bytes[index] == UInt8(ascii: "=") {
      var end = index
      while end > 0, "\"'\\ ".utf8.contains(bytes[end - 1]), bytes[index] == .colon || bytes[end - 1] != .space {
        end -= 1
      }
      // `pin = value` of a file of settings.
      if bytes[index] != .colon, end == index, end > 1, bytes[end - 1] == .space, bytes[end - 2].isAlphanumeric {
        end -= 1
      }
      var start = end
      while start > 0, bytes[start - 1].isAlphanumeric || "_-.".utf8.contains(bytes[start - 1]) { start -= 1 }
      guard start < end, end - start <= 64, !passedOver.contains(where: { $0.contains(index) }) else { continue }
      // `--secret=db` names one.
      if text(start..<end) == "--secret" { continue }
      read(name: text(start..<end), sign: index)
    }
  }

  private func words(_ chosen: (SimpleCommand) -> [Range<Int>]) -> [Range<Int>] { script.calls.flatMap(chosen) }

  /// Of `git commit -m "…"`.
  private func messages(of call: SimpleCommand) -> [Range<Int>] {
    zip(call.words, call.words.dropFirst()).filter { option, _ in
      option.text == "--message"
        || option.text.hasPrefix("-") && !option.text.hasPrefix("--") && option.text.hasSuffix("m")
    }.map { $1.range }
  }

  private mutating func read(name: String, sign index: Int) {
    let member = name.parts(separatedBy: ".").last.map(String.init) ?? name
    let isHeader = ["authorization", "proxy-authorization", "cookie", "set-cookie"].contains(name.lowercased())
    let isKey = name.lowercased().hasSuffix("-key") || Self.isName(member)
    guard isHeader || isKey || isSecretsCall(index) else { return }
    var first = index + 1
    while first < bytes.count, "\"'\\ =".utf8.contains(bytes[first]),
      bytes[index] == .colon || bytes[first] != .space || bytes[index - 1] == .space
    {
      first += 1
    }
    if first < bytes.count, first == index + 1, bytes[index] == .colon, !isHeader, bytes[first] == UInt8(ascii: "/") {
      return
    }
    let range = value(from: first, isHeader: isHeader, named: index)
    // `s/password=.*/…/` looks for any.
    guard !isCount(range, name), !text(range).hasPrefix(".*"), !text(range).hasPrefix(").*") else { return }
    add(isHeader ? withoutScheme(range) : range, member, .label)
  }

  /// `fly secrets set NAME=value`: all of these are.
  private func isSecretsCall(_ index: Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "=") else { return false }
    return script.calls.contains { call in
      call.range.contains(index) && call.words.prefix(3).contains { $0.text == "secrets" || $0.text == "secret" }
        && call.words.contains { $0.text == "set" }
    }
  }

  /// To the quotation mark that closes it, or to what ends a word or a member.
  private func value(from first: Int, isHeader: Bool, named sign: Int) -> Range<Int> {
    let quote =
      first > 0 && first - 1 > sign && (bytes[first - 1] == .singleQuote || bytes[first - 1] == .doubleQuote)
      ? bytes[first - 1] : nil
    let isInAddress = isAfterScheme(sign)
    let isInPattern = patterns.contains { $0.contains(sign) }
    let end = bytes[first...].firstIndex { byte in
      if let quote { return byte == quote || byte == .newline }
      if isInPattern, "/|#".utf8.contains(byte) { return true }
      if isHeader { return "\"'\n".utf8.contains(byte) }
      return "\"'&,; \t\n)}|\\".utf8.contains(byte) || isInAddress && byte == UInt8(ascii: "@")
    }
    var stop = end ?? bytes.count
    if quote != nil, stop > first, bytes[stop - 1] == .backslash { stop -= 1 }
    return min(first, stop)..<stop
  }

  /// `https://x-access-token:…@host`
  private func isAfterScheme(_ sign: Int) -> Bool {
    let start = bytes[..<sign].lastIndex { " \t\n\"'".utf8.contains($0) }.map { $0 + 1 } ?? 0
    return bytes[start..<sign].byteRange(of: Array("://".utf8)) != nil
  }

  /// `Bearer `, `Basic `, `token ` before what is secret.
  private func withoutScheme(_ range: Range<Int>) -> Range<Int> {
    guard let blank = bytes[range].firstIndex(of: .space), bytes[range.lowerBound..<blank].allSatisfy(\.isLetter) else {
      return range
    }
    return min(blank + 1, range.upperBound)..<range.upperBound
  }

  // MARK: Statements

  /// Words before a value in quotation marks: `ALTER USER app PASSWORD 'x'`, `IDENTIFIED BY "x"`, `PASSWORD('x')`, `psk "x"`.
  private static let openings = ["password", "identified by", "passphrase", "psk", "secret", "passwordeval"]
  /// Calls of which every text is one, and methods of which the last is: `crypt('x')`, `login('ann', 'x')`.
  private static let functions = [
    "crypt", "hash", "password_hash", "hashpw", "login", "create_superuser", "set_password",
  ]

  mutating func readStatements() {
    let lower = bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
    for opening in Self.openings { readQuoted(after: opening, in: lower) }
    for function in Self.functions { readArguments(of: function, in: lower) }
  }

  private mutating func readQuoted(after opening: String, in lower: [UInt8]) {
    var from = 0
    while let start = lower.byteIndex(of: Array(opening.utf8), from: from) {
      from = start + opening.utf8.count
      guard start == 0 || !lower[start - 1].isAlphanumeric else { continue }
      var index = from
      while index < lower.count, " =(\\".utf8.contains(lower[index]) { index += 1 }
      guard index < lower.count, index > from, lower[index] == .singleQuote || lower[index] == .doubleQuote,
        let end = lower[(index + 1)...].firstIndex(of: lower[index])
      else { continue }
      var stop = end
      if stop > index + 1, lower[stop - 1] == .backslash { stop -= 1 }
      add((index + 1)..<stop, "password", .label)
    }
  }

  private mutating func readArguments(of function: String, in lower: [UInt8]) {
    var from = 0
    while let start = lower.byteIndex(of: Array((function + "(").utf8), from: from) {
      from = start + function.utf8.count + 1
      guard start == 0 || !lower[start - 1].isAlphanumeric else { continue }
      let end = lower[from...].firstIndex(of: UInt8(ascii: ")")) ?? lower.count
      var last: Range<Int>?
      var index = from
      while index < end {
        let byte = lower[index]
        if byte == .singleQuote || byte == .doubleQuote, let close = lower[(index + 1)..<end].firstIndex(of: byte) {
          last = (index + 1)..<close
          index = close
        }
        index += 1
      }
      if let last { add(last, "password", .label) }
    }
  }

  // MARK: Addresses

  /// `https://user:password@host`, `https://token@host`
  mutating func readUserInfo() {
    var from = 0
    while let start = bytes.byteIndex(of: Array("://".utf8), from: from) {
      from = start + 3
      let end = bytes[from...].firstIndex { "/ \t\n\"'?#".utf8.contains($0) } ?? bytes.count
      guard let at = bytes[from..<end].lastIndex(of: UInt8(ascii: "@")) else { continue }
      let colon = bytes[from..<at].firstIndex(of: .colon)
      if let colon { add((colon + 1)..<at, "password", .address) }
      let user = from..<(colon ?? at)
      let isOAuth = colon.map { text(($0 + 1)..<at) == "x-oauth-basic" } ?? false
      if isOAuth || bytes[user].contains(where: \.isDigit) && user.count >= 10 { add(user, "token", .address) }
    }
  }
}
