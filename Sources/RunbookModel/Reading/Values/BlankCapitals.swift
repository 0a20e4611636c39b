import Bytes
import ShellSyntax

/// Tells bare capitals that are a blank to fill, such as `REGION`, from those that stand for themselves.
enum BlankCapitals {
  ///
  /// - Parameter script: the commands of the template.
  static func contain(_ site: PlaceholderSite, in template: Template, of script: ShellScript) -> Bool {
    guard site.form == .capitals, site.name.utf8.count > 1, !CapitalUse(site, in: script).isMeant else { return false }
    if isNamedByOption(site) { return true }
    return !acronyms.contains(site.name) && !(site.name.utf8.count == 2 && isAfterComma(site, in: template))
      && !isValueOfAnotherKey(site, in: template) && !isOneOfAFew(site) && !namesVariable(site)
      && !isNameInList(site, in: template)
      && !isWordOfProgram(site, in: template)
  }

  /// `--region REGION`, `--resource-group GROUP`
  private static func isNamedByOption(_ site: PlaceholderSite) -> Bool {
    guard let option = site.option, option.hasPrefix("--") else { return false }
    let name = PlaceholderKey.key(of: option)
    return name == site.key || name.hasSuffix("_" + site.key) || site.key.hasPrefix(name + "_")
  }

  /// `--sku FREE`, `--mode REPLACE`: the value of an option that has one of a few, unless it says what it stands for:
  /// `--type TYPE_NAME`.
  private static func isOneOfAFew(_ site: PlaceholderSite) -> Bool {
    guard let option = site.option, option.hasPrefix("--"), !saysWhat(site.name) else { return false }
    var words = PlaceholderKey.key(of: option).split(separator: "_")
    // `--stack-status-filter CREATE_COMPLETE`
    if words.count > 1, let last = words.last, last == "filter" || last == "filters" { words.removeLast() }
    return words.last.map { kinds.contains(String($0)) } == true
  }

  static func saysWhat(_ name: String) -> Bool {
    name.split { $0 == "_" || $0 == "-" }.last.map { endings.contains(String($0)) } == true
  }

  /// `--env TOKEN_FILE`, `-e TRIP_NAME`: the name of a variable that is handed on; `HOME` is one everywhere.
  private static func namesVariable(_ site: PlaceholderSite) -> Bool {
    if variables.contains(site.name) { return true }
    guard let option = site.option else { return false }
    return option == "-e" && site.name.containsBytes(of: "_")
      || PlaceholderKey.key(of: option).parts(separatedBy: "_").contains("env")
  }

  /// `- name: API_URL`, and below it `value:`: a variable of a container.
  private static func isNameInList(_ site: PlaceholderSite, in template: Template) -> Bool {
    let bytes = template.text.utf8
    guard
      bytes.prefix(site.range.lowerBound).suffix(16).split(separator: 0x0A).last?.suffix(8).elementsEqual(
        "- name: ".utf8) == true
    else { return false }
    let below = bytes.dropFirst(site.range.upperBound).split(separator: 0x0A, maxSplits: 2).prefix(2)
    guard let next = below.first(where: { line in line.contains { $0 > 0x20 } }) else { return false }
    return next.drop { $0 == 0x20 }.starts(with: "value".utf8)
  }

  /// Variables that every shell has, or that programs of all kinds read.
  private static let variables: Set<String> = [
    "HOME", "PWD", "OLDPWD", "SHELL", "LANG", "LC_ALL", "EDITOR", "TMPDIR", "LOGNAME", "DISPLAY", "KUBECONFIG",
    "JAVA_HOME", "GOPATH", "PYTHONPATH", "NODE_ENV", "LD_LIBRARY_PATH", "HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY",
  ]

  /// `iptables -A INPUT`, `psql -c "VACUUM FULL"`: capitals are words of the program's own language.
  private static func isWordOfProgram(_ site: PlaceholderSite, in template: Template) -> Bool {
    guard !saysWhat(site.name) else { return false }
    let line = template.text.utf8.prefix(site.range.lowerBound).suffix(240).split(separator: 0x0A).last
    guard let line = line.map({ String(decoding: $0, as: UTF8.self) }) else { return false }
    if line.parts(separatedBy: " ").contains(where: { filters.contains(String($0)) }) { return true }
    guard let open = line.lastIndex(where: { $0 == "\"" || $0 == "'" }) else { return false }
    // Between quotation marks, not after them.
    guard line[..<open].last.map({ " =".containsBytes(of: $0) }) == true else { return false }
    let text = line[line.index(after: open)...].drop { $0 == " " } + site.name
    return statements.contains(String(text.prefix { $0 != " " }))
  }

  private static let filters: Set<String> = ["iptables", "ip6tables", "ebtables", "arptables", "iptables-legacy"]

  private static let statements: Set<String> = [
    "SELECT", "CREATE", "ALTER", "INSERT", "UPDATE", "DELETE", "GRANT", "REVOKE", "SHOW", "DROP", "FLUSH", "SET", "USE",
    "TRUNCATE", "VACUUM", "ANALYZE", "EXPLAIN", "DESCRIBE", "BEGIN", "COMMIT",
  ]

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
    return key.parts(separatedBy: "_").last.map { kinds.contains(String($0)) } == true
  }

  /// Fields that have one of a few values.
  static let kinds: Set<String> = [
    "capabilities", "type", "kind", "mode", "method", "status", "state", "level", "action", "protocol", "format",
    "role", "algorithm",
    "unit", "scope", "severity", "category", "operator", "effect", "class", "visibility", "permission", "strategy",
    "policy", "sku", "plan", "tier", "theme", "edition", "encoding", "direction", "compression", "engine", "priority",
    "profile", "preset", "denom", "currency", "symbol", "style", "output", "encryption", "billing", "pricing", "access",
    "capability",
  ]

  /// `grep IOPS` looks for just that; `grep POD_NAME` for a name.
  static func isPattern(_ site: PlaceholderSite, in template: Template) -> Bool {
    guard site.form == .capitals, !site.name.containsBytes(of: "_"), !site.name.containsBytes(of: "-") else {
      return false
    }
    let before = String(decoding: template.text.utf8.prefix(site.range.lowerBound).suffix(32), as: UTF8.self)
    let words = before.split { " \"'".containsBytes(of: $0) }.reversed().drop { $0.hasPrefix("-") }
    return words.first.map { ["grep", "egrep", "fgrep"].contains($0) } == true
  }

  /// `sed 's/{{NAME}}/web/'`, `grep 'your_password'`: the command looks for just that.
  static func isSearched(_ site: PlaceholderSite, in script: ShellScript) -> Bool {
    guard site.form == .capitals || site.form == .your,
      let command = script.commands.lazy.flatMap(\.simpleCommands).first(where: { command in
        command.words.contains { $0.range.contains(site.range.lowerBound) }
      }), TextUse(of: command.words).contains(.searching)
    else { return false }
    let before = script.text.utf8.prefix(site.range.lowerBound).suffix(2)
    if site.form == .your { return before.last == UInt8(ascii: "'") || before.last == UInt8(ascii: "\"") }
    return ["{{", "${", "__", "@@"].contains { before.elementsEqual($0.utf8) }
  }

  /// Whether it is all of a value in quotation marks, and says by its end what it stands for: `"MONGO_URL"`.
  static func isWholeValue(_ site: PlaceholderSite, in template: Template) -> Bool {
    let bytes = template.text.utf8
    let (start, end) = (site.range.lowerBound, site.range.upperBound)
    guard site.form == .capitals, start > 0, end < bytes.count else { return false }
    let before = bytes[bytes.index(bytes.startIndex, offsetBy: start - 1)]
    let after = bytes[bytes.index(bytes.startIndex, offsetBy: end)]
    guard before == UInt8(ascii: "\""), after == before, let mark = site.name.lastIndex(of: "_") else { return false }
    return endings.contains(String(site.name[site.name.index(after: mark)...]))
  }

  /// Whether it is a value of a file, and a name as no variable has it: `path: NFS-SERVER-PATH`.
  static func isHyphenated(_ site: PlaceholderSite, in template: Template) -> Bool {
    guard site.form == .capitals, site.name.containsBytes(of: "-"), let mark = site.name.lastIndex(of: "-") else {
      return false
    }
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
  private static func isAfterComma(_ site: PlaceholderSite, in template: Template) -> Bool {
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
