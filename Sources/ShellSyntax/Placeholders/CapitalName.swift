import Bytes

/// A word in capitals that stands for a value: `REGION`, `RESOURCE-GROUP`, `DB_2_HOST`.
enum CapitalName {
  /// The offset after the name that begins at `start`; nil where none does. What is in front of it is the caller's
  /// to know, but for signs of patterns.
  ///
  /// - Parameter option: whose value it is: in `--user USER` the name is no word of SQL.
  static func end(in bytes: [UInt8], at start: Int, before limit: Int, option: ArraySlice<UInt8> = []) -> Int? {
    var end = start
    var letters = 0
    while end < limit,
      bytes[end].isUppercase || bytes[end].isDigit || bytes[end] == UInt8(ascii: "_")
        || bytes[end] == UInt8(ascii: "-")
    {
      if bytes[end].isUppercase { letters += 1 }
      end += 1
    }
    // `DATA-$NUMBER` and `CLIENT*` go on.
    if end < limit, bytes[end] == .dollar || bytes[end] == UInt8(ascii: "*") { return nil }
    while end > start, bytes[end - 1] == UInt8(ascii: "-") || bytes[end - 1] == UInt8(ascii: "_") { end -= 1 }
    guard letters > 1, end - start <= PlaceholderText.maximumLength else { return nil }
    // `RFC2253`, `ISO8859` are names of standards.
    let name = bytes[start..<end]
    if name.prefix(while: \.isUppercase).count < 6, name.drop(while: \.isUppercase).count > 2,
      name.drop(while: \.isUppercase).allSatisfy(\.isDigit)
    {
      return nil
    }
    // `ACCC4CF8` is the name of a key.
    if end - start >= 8, bytes[start..<end].allSatisfy(\.isHexDigit), bytes[start..<end].contains(where: \.isDigit) {
      return nil
    }
    // `A-Z` is all letters.
    if end - start == 3, bytes[start + 1] == UInt8(ascii: "-") { return nil }
    // `ICL-VSI-floating-ip` is one name.
    if end + 1 < limit, bytes[end] == UInt8(ascii: "-"), bytes[end + 1].isLetter,
      !bytes[start..<end].contains(UInt8(ascii: "_")), bytes[start..<end].contains(UInt8(ascii: "-"))
    {
      return nil
    }
    if end < limit, bytes[end].isNameByte || bytes[end].isBeyondASCII || bytes[end] == .dollar { return nil }
    // `NAME:.metadata.name` heads a column, `./NAME` is a file.
    if end + 1 < limit, bytes[end] == UInt8(ascii: ":"), bytes[end + 1] == UInt8(ascii: ".") { return nil }
    if start > 1, bytes[start - 1] == UInt8(ascii: "/"), bytes[start - 2] == UInt8(ascii: "."),
      start == 2 || !bytes[start - 3].isNameByte
    {
      return nil
    }
    guard !isIdentifier(bytes[start..<end]), !isLiteralInPattern(bytes, at: start), !isCompared(bytes, at: start) else {
      return nil
    }
    return knownCapitals.contains(bytes[start..<end].text) && !isNamed(bytes[start..<end], by: option) ? nil : end
  }

  /// `--group GROUP`, `--resource-group GROUP`
  private static func isNamed(_ name: ArraySlice<UInt8>, by option: ArraySlice<UInt8>) -> Bool {
    guard option.count > name.count + 1 else { return false }
    let dash = UInt8(ascii: "-")
    return option.dropLast(name.count).last == dash
      && option.suffix(name.count).elementsEqual(name) { $0 == $1 || $1.isUppercase && $0 == $1 | 0x20 }
  }

  /// The offset after the name that begins at `start` in a file, where it is no key, no variable and no part of a longer
  /// word; nil otherwise.
  static func end(inFile bytes: [UInt8], at start: Int) -> Int? {
    guard bytes[start].isUppercase else { return nil }
    let previous = start > 0 ? bytes[start - 1] : .newline
    if previous.isNameByte || previous.isBeyondASCII || "$%.-\\{".utf8.contains(previous) { return nil }
    guard let end = end(in: bytes, at: start, before: bytes.count) else { return nil }
    let rest = bytes[end...].drop { $0.isBlank || $0 == .doubleQuote || $0 == .singleQuote }
    return rest.first.map { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ":") && isKeySign(rest) } == true ? nil : end
  }

  /// `NAME: value` and `"NAME": value`, but not `REGION:8080`.
  private static func isKeySign(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.dropFirst().first.map { $0.isBlank || $0 == .newline || $0 == 0x0D } ?? true
  }

  /// `?(@.name=="READY")` asks for just that.
  private static func isCompared(_ bytes: [UInt8], at start: Int) -> Bool {
    let before = bytes[..<start].suffix(3)
    return ["==\"", "=='", "==`"].contains { before.starts(with: $0.utf8) }
  }

  /// `CVE-2021-44228`, `RHSA-2019:1234`: letters, a year and a number name one thing in the world.
  private static func isIdentifier(_ name: ArraySlice<UInt8>) -> Bool {
    let parts = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    // `RPM-GPG-KEY` is a file that a repository offers.
    if parts.suffix(2).elementsEqual(["GPG", "KEY"], by: { $0.elementsEqual($1.utf8) }) { return true }
    guard parts.count > 1, parts[0].allSatisfy(\.isUppercase), parts[1].count == 4,
      parts[1].starts(with: "19".utf8) || parts[1].starts(with: "20".utf8)
    else { return false }
    return parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) }
  }

  /// `\[ERR\]`: a pattern that looks for these letters in brackets.
  private static func isLiteralInPattern(_ bytes: [UInt8], at start: Int) -> Bool {
    start > 1 && bytes[start - 1] == UInt8(ascii: "[") && bytes[start - 2] == .backslash
  }

  /// Words in capitals that stand for themselves.
  private static let knownCapitals: Set<String> = [
    "EOF", "EOT", "EOS", "EOM", "EOSQL", "EOL", "END", "BEGIN", "NR", "FNR", "NF", "FS", "OFS", "RS", "ORS", "FILENAME",
    "GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS", "TRACE", "CONNECT",
    "JSON", "YAML", "XML", "HTML", "CSV", "PDF", "TXT", "LOG", "RTF", "TEXT", "ASCII", "UTF-8", "UTF",
    "HTTP", "HTTPS", "FTP", "SSH", "TCP", "UDP", "TLS", "SSL", "DNS", "URL", "URI", "REST", "API", "SSO",
    "TRUE", "FALSE", "NULL", "NONE", "YES", "NO", "ON", "OFF", "OK", "AND", "OR", "NOT", "IS", "IN", "LIKE",
    "INFO", "DEBUG", "WARN", "WARNING", "ERROR", "FATAL", "TERM", "KILL", "INT", "HUP", "QUIT", "EXIT", "ERR", "RETURN",
    "ABRT", "ALRM", "PIPE", "USR1", "USR2", "CHLD", "CONT", "TSTP", "WINCH",
    "SELECT", "FROM", "WHERE", "INSERT", "INTO", "VALUES", "UPDATE", "SET", "CREATE", "TABLE", "DROP", "ALTER",
    "GRANT", "ALL", "BY", "ORDER", "GROUP", "LIMIT", "AS", "JOIN", "UNION", "DATABASE", "USER", "WITH",
    "GUID", "UUID", "USA", "PKCS11", "UTC", "GMT", "AES", "AES128", "AES256", "AESGCM", "RSA", "SHA", "SHA-1", "SHA1",
    "SHA-256", "SHA256", "SHA-384",
    "SHA384",
    "SHA-512", "SHA512", "MD5", "RSA-OAEP", "BASE64", "PEM", "PRIVATE", "KEY",
    "CERTIFICATE", "PUBLIC", "IBM", "AWS", "GCP", "VPC", "RUN", "CMD", "COPY", "ADD", "EXPOSE", "WORKDIR", "ENV",
    "ENTRYPOINT",
    "FORWARD", "ACCEPT", "REJECT", "MASQUERADE", "DNAT", "SNAT", "PREROUTING", "POSTROUTING", "ESTABLISHED", "RELATED",
    "LISTEN", "DAILY", "WEEKLY", "MONTHLY", "HOURLY", "README", "LICENSE", "OAUTH", "JWT",
  ]
}
