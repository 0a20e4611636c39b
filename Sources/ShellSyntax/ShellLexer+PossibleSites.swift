/// Words that look like a sample value: `REGION`, `RESOURCE-GROUP`, `N`, `your_name`, `my-app`, `/filepath/tool`.
extension ShellLexer {
  /// Called before each byte of a word is added; notes the site when one begins here.
  mutating func notePossibleSite(base: Place = .bareWord) {
    let byte = bytes[at]
    if let end = samplePath() {
      possibleSites.append(site(.path, name: bytes[at..<end].text, range: at..<end, base: base))
      pathEnd = end
      return
    }
    guard at >= pathEnd else { return }
    guard byte.isUpper || byte == UInt8(ascii: "y") || byte == UInt8(ascii: "m"), mayBegin(base) else { return }
    guard let (form, end) = capitals() ?? personal() else { return }
    // `CN=…` names a field, wherever it stands.
    if end < topEnd, bytes[end] == UInt8(ascii: "=") { return }
    let name = bytes[at..<end].text
    possibleSites.append(site(form, name: name, range: at..<end, base: base))
  }

  private func mayBegin(_ base: Place) -> Bool {
    let previous = at > 0 ? bytes[at - 1] : 0
    if previous.isNameByte || previous.isBeyondASCII { return false }
    switch previous {
    case .dollar, UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "-"), .backslash: return false
    default: break
    }
    guard case .commands = frames[owner].kind, let word = frames[owner].list.word else { return true }
    if word.value.first == UInt8(ascii: "-"), !word.value.contains(UInt8(ascii: "=")), !word.hasQuotes { return false }
    if base == .bareWord, frames[owner].list.simple.words.isEmpty { return word.assignedName != nil }
    return true
  }

  /// Where the path ends that begins here and names no real place.
  private func samplePath() -> Int? {
    guard bytes[at] == UInt8(ascii: "/") || bytes[at].isNameByte, at == 0 || beginsPath(behind: at - 1) else {
      return nil
    }
    var end = at
    var slashes = 0
    while end < topEnd, bytes[end].isNameByte || Self.isPathSign(bytes[end]) {
      if bytes[end] == UInt8(ascii: "/") { slashes += 1 }
      end += 1
    }
    // Most words have no slash at all.
    guard slashes > 0, end - at <= PlaceholderText.maximumLength, !bytes[at..<end].starts(with: "//".utf8) else {
      return nil
    }
    // What goes on with a value of its own is no sample as it stands.
    if end < topEnd, bytes[end].isBeyondASCII || "<>{}[]$*?%`\\~".utf8.contains(bytes[end]) { return nil }
    return SamplePath.isSample(bytes[at..<end].text) ? end : nil
  }

  private static func isPathSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// `/path/to/key` may be all of a word, stand behind `--key=` or `@`, or lie in the home folder `~/`.
  private func beginsPath(behind last: Int) -> Bool {
    switch bytes[last] {
    case UInt8(ascii: "/"): last > 0 && bytes[last - 1] == UInt8(ascii: "~")
    case UInt8(ascii: "~"): false
    case 0x20, 0x09, 0x0D, .newline, UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "@"),
      .doubleQuote, .singleQuote, UInt8(ascii: "("):
      true
    default: false
    }
  }

  private func capitals() -> (PlaceholderSite.Form, Int)? {
    var end = at
    var letters = 0
    while end < topEnd,
      bytes[end].isUpper || bytes[end].isDigit || bytes[end] == UInt8(ascii: "_")
        || bytes[end] == UInt8(ascii: "-")
    {
      if bytes[end].isUpper { letters += 1 }
      end += 1
    }
    while end > at, bytes[end - 1] == UInt8(ascii: "-") || bytes[end - 1] == UInt8(ascii: "_") { end -= 1 }
    guard letters > 0, end - at <= PlaceholderText.maximumLength else { return nil }
    if end < topEnd, bytes[end].isNameByte || bytes[end].isBeyondASCII { return nil }
    if letters == 1 { return isLoneCapital(end: end) ? (.capitals, end) : nil }
    guard !isIdentifier(bytes[at..<end]), !isLiteralInPattern else { return nil }
    return Self.knownCapitals.contains(bytes[at..<end].text) ? nil : (.capitals, end)
  }

  /// `limit=N`: one letter that is all of a value.
  private func isLoneCapital(end: Int) -> Bool {
    guard end == at + 1 else { return false }
    let before = at > 0 ? bytes[at - 1] : 0x20
    let behind = end < bytes.count ? bytes[end] : 0x20
    return (before.isBlank || "=/\"'".utf8.contains(before)) && (behind.isWordEnd || "&/\"'".utf8.contains(behind))
  }

  /// `CVE-2021-44228`, `RHSA-2019:1234`: letters, a year and a number name one thing in the world.
  private func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count > 1, parts[0].allSatisfy(\.isUpper), parts[1].count == 4,
      parts[1].starts(with: "19".utf8) || parts[1].starts(with: "20".utf8)
    else { return false }
    return parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  /// `\[ERR\]`: a pattern that looks for these letters in brackets.
  private var isLiteralInPattern: Bool {
    at > 1 && bytes[at - 1] == UInt8(ascii: "[") && bytes[at - 2] == .backslash
  }

  private func personal() -> (PlaceholderSite.Form, Int)? {
    var end = at
    while end < topEnd, bytes[end].isNameByte || "-.".utf8.contains(bytes[end]) { end += 1 }
    while end > at, "-.".utf8.contains(bytes[end - 1]) { end -= 1 }
    let token = bytes[at..<end]
    guard end - at <= PlaceholderText.maximumLength else { return nil }
    for prefix in ["your", "my"] where token.starts(with: prefix.utf8) {
      let rest = token.dropFirst(prefix.utf8.count)
      guard let next = rest.first, rest.count > 1 else { return nil }
      if next == UInt8(ascii: "_") || next == UInt8(ascii: "-") || next.isUpper { return (.your, end) }
      let isName = prefix == "my" && rest.count > 2 && !Self.wordsWithMy.contains { token.starts(with: $0.utf8) }
      return isName ? (.your, end) : nil
    }
    return nil
  }

  private static let wordsWithMy = ["mysql", "myself", "myth", "myria", "mypy"]

  /// Words in capitals that stand for themselves.
  private static let knownCapitals: Set<String> = [
    "EOF", "EOL", "END", "BEGIN", "NR", "FNR", "NF", "FS", "OFS", "RS", "ORS", "FILENAME",
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT",
    "JSON", "YAML", "XML", "HTML", "CSV", "PDF", "TXT", "LOG", "RTF", "TEXT", "ASCII", "UTF-8", "UTF",
    "HTTP", "HTTPS", "FTP", "SSH", "TCP", "UDP", "TLS", "SSL", "DNS", "URL", "URI", "REST", "API", "SSO",
    "TRUE", "FALSE", "NULL", "NONE", "YES", "NO", "ON", "OFF", "OK", "AND", "OR", "NOT", "IS", "IN", "LIKE",
    "INFO", "DEBUG", "WARN", "WARNING", "ERROR", "FATAL", "TERM", "KILL", "INT", "HUP", "QUIT", "EXIT",
    "SELECT", "FROM", "WHERE", "INSERT", "INTO", "VALUES", "UPDATE", "SET", "CREATE", "TABLE", "DROP", "ALTER",
    "GRANT", "ALL", "BY", "ORDER", "GROUP", "LIMIT", "AS", "JOIN", "UNION", "DATABASE", "USER", "WITH",
    "UTC", "GMT", "AES", "RSA", "SHA", "SHA-256", "SHA256", "MD5", "RSA-OAEP", "BASE64", "PEM", "PRIVATE", "KEY",
    "CERTIFICATE", "PUBLIC", "IBM", "AWS", "GCP", "VPC", "RUN", "CMD", "COPY", "ADD", "EXPOSE", "WORKDIR", "ENV",
    "ENTRYPOINT",
    "README", "LICENSE", "OAUTH", "JWT",
  ]
}
