import RunbookModel

/// Secrets among the words of a command that an output shows: `mysql -uroot -p…`, `redis-cli -a …`, `IDENTIFIED BY '…'`.
///
/// Sources: the manuals of the programs named here, and snmpd.conf(5); SQL of MySQL and Oracle (`IDENTIFIED BY`), RFC 959 (`PASS`).
extension TokenLine {
  /// Options whose value is a secret, by program; the value follows the option, or is the next word.
  private static let options: [String: Set<String>] = [
    "mysql": ["-p"], "mysqldump": ["-p"], "mysqladmin": ["-p"], "mariadb": ["-p"], "mariadb-dump": ["-p"],
    "mysqlimport": ["-p"], "mysqlcheck": ["-p"], "sshpass": ["-p"], "docker": ["-p"], "podman": ["-p"], "helm": ["-p"],
    "oc": ["-p"], "mongo": ["-p"], "mongosh": ["-p"], "mongodump": ["-p"], "mongorestore": ["-p"], "redis-cli": ["-a"],
    "ldapsearch": ["-w"], "ldapadd": ["-w"], "ldapmodify": ["-w"], "ldapdelete": ["-w"], "ldappasswd": ["-w", "-s"],
    "ldapwhoami": ["-w"], "sqlcmd": ["-P"], "bcp": ["-P"], "zip": ["-P"], "unzip": ["-P"], "7z": ["-p"], "7za": ["-p"],
    "rar": ["-p"], "unrar": ["-p"], "ipmitool": ["-P"], "xfreerdp": ["/p:"], "wfreerdp": ["/p:"],
    "mosquitto_pub": ["-P"],
    "mosquitto_sub": ["-P"], "az": ["-p"], "bx": ["-p"], "ibmcloud": ["-p"], "cf": ["-p"], "kinit": ["-w"],
    "snmpwalk": ["-A", "-X"], "snmpget": ["-A", "-X"], "rclone": ["--sftp-pass"], "cqlsh": ["-p"],
    "clickhouse-client": ["--password"], "impacket": ["-p"],
    "keytool": ["-storepass", "-keypass"],
    "jarsigner": ["-storepass", "-keypass"], "skopeo": ["--creds"], "http": ["-a"], "https": ["-a"],
    "etcdctl": ["--user"], "curl": ["-u", "--user", "-U"], "smbclient": ["-U"],
  ]
  /// Their option `-p` has another meaning in other commands.
  private static let loginPrograms: Set<String> = ["docker", "podman", "helm", "oc", "az", "bx", "ibmcloud", "cf"]
  /// Their value is the name of a user and the secret.
  private static let pairOptions: Set<String> = ["-u", "--user", "-U", "--creds"]
  /// These begin a line of a protocol that has nothing else.
  private static let wholeLines: Set<String> = ["PASS", "AUTH"]
  /// The last of so many words after these is a secret.
  private static let operands: [[String]: Int] = [
    ["add-authtoken"]: 1, ["--from-literal"]: 1, ["mc", "alias", "set"]: 4, ["htpasswd", "-b"]: 3,
    ["htpasswd", "-bc"]: 3,
    ["htpasswd", "-cb"]: 3, ["htpasswd", "-nb"]: 2, ["htpasswd", "-nbB"]: 2, ["htpasswd", "-bB"]: 3,
    ["rabbitmqctl", "add_user"]: 2, ["rabbitmqctl", "change_password"]: 2, ["IDENTIFIED", "BY"]: 1,
    ["identified", "by"]: 1, ["PASS"]: 1, ["AUTH"]: 1, ["ENCRYPTED", "PASSWORD"]: 1, ["encrypted", "password"]: 1,
    ["WITH", "PASSWORD"]: 1, ["with", "password"]: 1, ["requirepass"]: 1, ["masterauth"]: 1, ["-passin"]: 1,
    ["-passout"]: 1, ["rocommunity"]: 1, ["rwcommunity"]: 1,
  ]
  private static let firstWords = Set(operands.keys.compactMap(\.first))
  /// So many words a command is read. A word of a text is rarely that far from its program.
  private static let mostWords = 24

  static func isCommand(_ word: String) -> Bool { options[word] != nil || firstWords.contains(word) }

  /// Secrets of a line that has ended.
  func commandSecrets() -> [Range<Int>] {
    let words = self.commandWords()
    guard words.count > 1 else { return [] }
    var found: [Range<Int>] = []
    for (index, word) in words.enumerated() {
      let text = String(decoding: bytes[word], as: UTF8.self)
      let name = text.split(separator: "/").last.map(String.init) ?? text
      let needsLogin = TokenLine.loginPrograms.contains(name)
      let isLogin = needsLogin && words[(index + 1)...].contains { bytes[$0].elementsEqual("login".utf8) }
      if let options = TokenLine.options[name], !options.isEmpty, !needsLogin || isLogin {
        found += optionValues(options, in: words[(index + 1)...].prefix(TokenLine.mostWords))
      }
      if TokenLine.firstWords.contains(text) { found += operand(after: index, in: words) }
    }
    return found
  }

  private func optionValues(_ options: Set<String>, in words: ArraySlice<Range<Int>>) -> [Range<Int>] {
    for index in words.indices {
      for option in options where bytes[words[index]].starts(with: option.utf8) {
        let start = words[index].lowerBound + option.utf8.count
        let isNext = start == words[index].upperBound
        guard !isNext || words.indices.contains(index + 1) else { continue }
        let value = isNext ? words[index + 1] : start..<words[index].upperBound
        if TokenLine.pairOptions.contains(option), !bytes[value].contains(where: { ":%".utf8.contains($0) }) {
          continue
        }
        return password(value).map { [$0] } ?? []
      }
    }
    return []
  }

  private func operand(after index: Int, in words: [Range<Int>]) -> [Range<Int>] {
    for (row, count) in TokenLine.operands where index + row.count - 1 + count < words.count {
      let start = words[index..<(index + row.count)].map { String(decoding: bytes[$0], as: UTF8.self) }
      guard start == row else { continue }
      if let first = row.first, TokenLine.wholeLines.contains(first) {
        guard words.count == 2, !bytes[words[1]].contains(UInt8(ascii: "/")) else { continue }
      }
      let isLiteral = row == ["--from-literal"]
      if isLiteral, !words.contains(where: { bytes[$0].elementsEqual("secret".utf8) }) { continue }
      return password(words[index + row.count - 1 + count]).map { [$0] } ?? []
    }
    return []
  }

  /// A password, or the one of `user:password`, `user%password`, `name=password` and `pass:password`.
  private func password(_ word: Range<Int>) -> Range<Int>? {
    let separator = bytes[word].firstIndex { ":%=".utf8.contains($0) }.map { $0 + 1 } ?? word.lowerBound
    let parts = [separator..<word.upperBound, word].filter { range in
      let value = bytes[range]
      return range.count >= 6
        && TokenValue.isSecret(
          value + Array("-------".utf8).prefix(max(8 - value.count, 0)), label: "", isInTable: false)
        && TokenValue.hasDigitAndLetter(value)
    }
    return parts.first
  }

  /// Without the quotation marks around them; not where a line has too many.
  private func commandWords() -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start: Int?
    for index in 0...bytes.count {
      let byte = index < bytes.count ? bytes[index] : 0x20
      let isEnd =
        byte <= 0x20 || "'\";|&()`,<>".utf8.contains(byte)
        || byte == UInt8(ascii: "=") && start.map { bytes[$0..<index].elementsEqual("--from-literal".utf8) } ?? false
      if isEnd, let first = start {
        words.append(first..<index)
        start = nil
        if words.count > 64 { return [] }
      } else if !isEnd, start == nil {
        start = index
      }
    }
    return words
  }
}
