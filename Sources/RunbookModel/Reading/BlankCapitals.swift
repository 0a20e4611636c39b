import ShellSyntax

/// Tells bare capitals that are a blank to fill, such as `REGION`, from those that stand for themselves.
enum BlankCapitals {
  static func contain(_ site: PlaceholderSite, in template: Template) -> Bool {
    site.form == .capitals && site.name.utf8.count > 1 && !acronyms.contains(site.name)
      && !(site.name.utf8.count == 2 && isBehindComma(site, in: template))
      && !isValueOfAnotherKey(site, in: template)
  }

  /// `"type":"EMAIL"`: one of the values that a field may have; `"password": "PASSWORD"` is a blank to fill.
  private static func isValueOfAnotherKey(_ site: PlaceholderSite, in template: Template) -> Bool {
    guard site.name.utf8.allSatisfy({ (0x41...0x5A).contains($0) }) else { return false }
    let quote = UInt8(ascii: "\"")
    var before = Array(template.text.utf8.prefix(site.range.lowerBound).suffix(80))
    guard before.popLast() == quote, template.text.utf8.dropFirst(site.range.upperBound).first == quote else {
      return false
    }
    while before.last == UInt8(ascii: " ") { before.removeLast() }
    guard before.popLast() == UInt8(ascii: ":"), before.popLast() == quote, let open = before.lastIndex(of: quote)
    else { return false }
    let key = PlaceholderKey.key(of: String(decoding: before[(open + 1)...], as: UTF8.self))
    return key.split(separator: "_").last.map { kinds.contains(String($0)) } == true
  }

  /// Fields that have one of a few values.
  private static let kinds: Set<String> = [
    "type", "kind", "mode", "method", "status", "state", "level", "action", "protocol", "format", "role", "algorithm",
    "unit", "scope", "severity", "category", "operator", "effect", "class", "visibility", "permission", "strategy",
    "policy",
  ]

  /// `grep IOPS` looks for just that; `grep POD_NAME` for a name.
  static func isPattern(_ site: PlaceholderSite, in template: Template) -> Bool {
    guard site.form == .capitals, !site.name.contains("_"), !site.name.contains("-") else { return false }
    let before = String(decoding: template.text.utf8.prefix(site.range.lowerBound).suffix(32), as: UTF8.self)
    let words = before.split { " \"'".contains($0) }.reversed().drop { $0.hasPrefix("-") }
    return words.first.map { ["grep", "egrep", "fgrep"].contains($0) } == true
  }

  /// Whether it is all of a value in quotation marks, and says by its end what it stands for: `"MONGO_URL"`.
  static func isWholeValue(_ site: PlaceholderSite, in template: Template) -> Bool {
    let bytes = template.text.utf8
    let (start, end) = (site.range.lowerBound, site.range.upperBound)
    guard site.form == .capitals, start > 0, end < bytes.count else { return false }
    let before = bytes[bytes.index(bytes.startIndex, offsetBy: start - 1)]
    let behind = bytes[bytes.index(bytes.startIndex, offsetBy: end)]
    guard before == UInt8(ascii: "\""), behind == before, let mark = site.name.lastIndex(of: "_") else { return false }
    return endings.contains(String(site.name[site.name.index(after: mark)...]))
  }

  /// Whether it is a value of a file, and a name as no variable has it: `path: NFS-SERVER-PATH`.
  static func isHyphenated(_ site: PlaceholderSite, in template: Template) -> Bool {
    guard site.form == .capitals, site.name.contains("-"), let mark = site.name.lastIndex(of: "-") else { return false }
    let before = template.text.utf8.prefix(site.range.lowerBound).last
    return endings.contains(String(site.name[site.name.index(after: mark)...]))
      && before.map { " :/\"'".utf8.contains($0) } == true
  }

  private static let endings: Set<String> = [
    "NAME", "ID", "URL", "KEY", "TOKEN", "PASSWORD", "USERNAME", "HOST", "HOSTNAME", "ENDPOINT", "REGION", "NAMESPACE",
    "CRN",
    "GUID", "EMAIL", "ADDRESS", "PORT", "SECRET", "APIKEY", "PATH",
  ]

  /// Whether it is a word of the trade.
  static func isTerm(_ name: String) -> Bool { acronyms.contains(name) }

  /// `"Washington, DC"`
  private static func isBehindComma(_ site: PlaceholderSite, in template: Template) -> Bool {
    template.text.utf8.prefix(site.range.lowerBound).suffix(2).elementsEqual(", ".utf8)
  }

  /// Capitals that are words of the trade, not blanks to fill.
  private static let acronyms: Set<String> = [
    "ACL", "API", "AWS", "CA", "CLI", "CPU", "CRN", "CSV", "DNS", "GPU", "HTML", "HMAC", "HTTP", "HTTPS", "IAM", "IOPS",
    "CRL", "COS", "ID", "IP",
    "IT",
    "JDK", "JWT", "LDAP", "MQTT", "OK", "PATH", "PEM", "PKCS", "RAM", "REST", "RSA", "SDK", "SHA", "SQL", "SSH", "SSL",
    "SSO", "TCP", "TLS", "UDP", "UI", "URI", "URL", "UTC", "UUID", "VM", "VPC", "VPN", "XML",
  ]
}
