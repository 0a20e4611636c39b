import Bytes
import RunbookModel
import RunbookRunner
import ShellSyntax

/// Where a command holds a secret: by the name before it, by what the program takes there, and by its form.
///
/// Better one value too many than one too few: a page is for others.
struct DraftSecrets {
  private let bytes: [UInt8]
  private let script: ShellScript
  private var found: [DraftFinding] = []

  static func of(_ script: ShellScript) -> [DraftFinding] {
    var secrets = DraftSecrets(script)
    for command in script.commands { secrets.readOperands(of: command) }
    for call in script.calls { secrets.readOptions(of: call) }
    secrets.readLabels()
    secrets.readUserInfo()
    secrets.readTokens()
    return secrets.apart()
  }

  private init(_ script: ShellScript) { (bytes, self.script) = (Array(script.text.utf8), script) }

  /// In order, apart from each other; of two that overlap the one that covers more.
  private func apart() -> [DraftFinding] {
    var kept: [DraftFinding] = []
    for finding in found.sorted(by: { $0.range.count > $1.range.count })
    where !kept.contains(where: { $0.range.overlaps(finding.range) }) { kept.append(finding) }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: What is there

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Values that say nothing, and those that name a place of a secret: another variable, a file, a placeholder.
  private static let plain: Set<String> = [
    "true", "false", "yes", "no", "none", "null", "stdin", "env", "always", "never", "auto", "basic", "bearer",
  ]

  private mutating func add(_ range: Range<Int>, _ label: String, isFromForm: Bool = false) {
    guard !range.isEmpty else { return }
    let value = text(range)
    let isReference = isFromForm ? false : ["$", "`", "<", "@", "/", "./", "../", "~"].contains { value.hasPrefix($0) }
    guard !isReference, !Self.plain.contains(value.lowercased()), value.utf8.contains(where: { !$0.isBlank }) else {
      return
    }
    found.append(DraftFinding(range: range, value: value, name: Self.name(label), isSecret: true))
  }

  /// A name that tells every reader that it is a secret.
  private static func name(_ label: String) -> String {
    let key = PlaceholderKey.key(of: label)
    if ["authorization", "auth", "user", "u", "cookie", ""].contains(key) {
      return key == "cookie" ? "secret" : "password"
    }
    return SecretName.isOfSecret(key) && !(key.utf8.first?.isDigit ?? true) ? key : "secret"
  }

  /// The value of a word, quotation marks around all of it left out.
  private func inner(_ word: ShellWord) -> Range<Int> {
    let range = word.range.clamped(to: 0..<bytes.count)
    guard range.count > 1, let first = bytes[range].first, first == bytes[range].last,
      first == .singleQuote || first == .doubleQuote, bytes[range].dropFirst().dropLast().firstIndex(of: first) == nil
    else { return range }
    return (range.lowerBound + 1)..<(range.upperBound - 1)
  }

  /// What is after a sign in the value of a word; nil where it has none.
  private func part(of range: Range<Int>, after signs: String) -> Range<Int>? {
    bytes[range].firstIndex { signs.utf8.contains($0) }.map { ($0 + 1)..<range.upperBound }
  }

  // MARK: Options

  private enum Shape { case whole, afterColon, afterPercent }

  /// Options with a secret whose names do not say so, by program; a star: of any program.
  ///
  /// Sources: the manuals of the programs.
  private static let options: [String: [String: Shape]] = [
    "*": [
      "-passin": .afterColon, "-passout": .afterColon, "-pass": .afterColon, "-storepass": .whole, "-keypass": .whole,
      "--user": .afterColon, "--proxy-user": .afterColon, "--creds": .afterColon, "--apikey": .whole,
      "--auth": .afterColon, "--passphrase": .whole, "--from-literal": .whole,
    ],
    "curl": ["-u": .afterColon, "-U": .afterColon], "http": ["-a": .afterColon], "https": ["-a": .afterColon],
    "smbclient": ["-U": .afterPercent], "zip": ["-P": .whole], "unzip": ["-P": .whole], "7z": ["-p": .whole],
    "7za": ["-p": .whole], "rar": ["-p": .whole], "unrar": ["-p": .whole], "sshpass": ["-p": .whole],
    "ipmitool": ["-P": .whole], "mosquitto_pub": ["-P": .whole], "mosquitto_sub": ["-P": .whole],
    "snmpwalk": ["-A": .whole, "-X": .whole], "snmpget": ["-A": .whole, "-X": .whole], "cf": ["-p": .whole],
    "oc": ["-p": .whole], "helm": ["-p": .whole], "ibmcloud": ["-p": .whole], "bx": ["-p": .whole],
    "openssl": ["-k": .whole, "-K": .whole], "mysqladmin": ["-p": .whole], "mysql": ["-p": .whole],
    "mysqldump": ["-p": .whole], "mariadb": ["-p": .whole], "redis-cli": ["-a": .whole], "cqlsh": ["-p": .whole],
    "sqlcmd": ["-P": .whole], "bcp": ["-P": .whole], "ldapsearch": ["-w": .whole], "ldapadd": ["-w": .whole],
    "ldapmodify": ["-w": .whole], "ldapdelete": ["-w": .whole], "ldappasswd": ["-w": .whole, "-s": .whole],
    "ldapwhoami": ["-w": .whole],
  ]
  /// Their short options mean a secret only where somebody logs in.
  private static let loginPrograms: Set<String> = ["cf", "oc", "helm", "ibmcloud", "bx"]
  /// Here the value follows the short option at once; what the next word has is something else.
  private static let joinedPrograms: Set<String> = [
    "mysql", "mysqldump", "mysqladmin", "mariadb", "7z", "7za", "rar", "unrar",
  ]

  private mutating func readOptions(of call: SimpleCommand) {
    let words = call.words
    let programs = words.prefix(4).compactMap(\.literal).map { String($0.split(separator: "/").last ?? "") }
    let isJoined = programs.contains(where: Self.joinedPrograms.contains)
    for place in call.rolePlaces where place.role == .password {
      // `mysql -p shop`: the program asks for the password, and `shop` is a database.
      if isJoined, place.option == "p", place.word.text.utf8.first != UInt8(ascii: "-") { continue }
      let range = inner(place.word)
      // `-psecret` and `--password=secret`
      let start = range.upperBound - place.text.utf8.count
      let isEnd = start >= range.lowerBound && text(max(start, range.lowerBound)..<range.upperBound) == place.text
      add(isEnd ? start..<range.upperBound : range, place.option)
    }
    let isLogin = words.contains { $0.literal == "login" }
    var rows = Self.options["*"] ?? [:]
    for program in programs where isLogin || !Self.loginPrograms.contains(program) {
      rows.merge(Self.options[program] ?? [:]) { $1 }
    }
    let mayBeJoined = isJoined || programs.contains("sshpass")
    for (index, word) in words.enumerated() {
      if isJoined, word.text == "-p" { continue }
      readOption(word, index + 1 < words.count ? words[index + 1] : nil, rows, isJoined: mayBeJoined)
    }
  }

  private mutating func readOption(
    _ word: ShellWord, _ next: ShellWord?, _ rows: [String: Shape], isJoined: Bool
  ) {
    guard word.text.utf8.first == UInt8(ascii: "-") else { return }
    let name = String(word.text.prefix { $0 != "=" })
    let own =
      name.utf8.count < word.text.utf8.count
      ? (word.range.lowerBound + name.utf8.count + 1)..<word.range.upperBound : nil
    if let shape = rows[name] {
      if name == "--from-literal" {
        guard script.text.containsBytes(of: "secret") else { return }
        if let range = own ?? next.map(inner), let value = part(of: range, after: "=") { add(value, "secret") }
        return
      }
      if let range = own ?? next.map(inner) { add(range, shape, name) }
    } else if isJoined, let shape = rows[String(name.prefix(2))], !name.hasPrefix("--"), word.text.utf8.count > 2 {
      add((word.range.lowerBound + 2)..<word.range.upperBound, shape, "password")
    } else if name.utf8.count > 2, SecretName.isOfSecret(name), own == nil, let next,
      next.text.utf8.first != UInt8(ascii: "-")
    {
      add(inner(next), name)
    }
  }

  private mutating func add(_ range: Range<Int>, _ shape: Shape, _ option: String) {
    switch shape {
    case .whole: add(range, SecretName.isOfSecret(option) ? option : "password")
    case .afterColon, .afterPercent:
      let rest = part(of: range, after: shape == .afterColon ? ":" : "%")
      let kind = rest.map { text(range.lowerBound..<($0.lowerBound - 1)) } ?? ""
      guard let rest, !["file", "env", "fd"].contains(kind) else { return }
      add(rest, "password")
    }
  }

  // MARK: Operands

  /// Options by which a program reads a secret from its input.
  private static let inputOptions: Set<String> = [
    "--password-stdin", "--stdin", "--with-token", "--passphrase-fd", "--token-stdin", "-S",
  ]
  private static let inputPrograms: Set<String> = ["chpasswd", "passwd", "cryptsetup", "smbpasswd"]
  private static let settingVerbs: Set<String> = ["set", "config", "put", "add", "create"]
  /// So many words after these the secret is. Sources: the manuals of mc, ngrok, rabbitmqctl, vault and gh.
  private static let places: [(words: [String], count: Int)] = [
    (["mc", "alias", "set"], 4), (["add-authtoken"], 1), (["rabbitmqctl", "add_user"], 2),
    (["rabbitmqctl", "change_password"], 2), (["vault", "login"], 1), (["unseal"], 1),
  ]

  private mutating func readOperands(of command: ShellCommand) {
    let calls = command.simpleCommands
    let takesSecret = calls.contains { call in
      call.words.contains { Self.inputOptions.contains($0.text) }
        || call.program.map(Self.inputPrograms.contains) == true
    }
    for call in calls {
      if takesSecret {
        if ["echo", "printf"].contains(call.program), let last = call.words.dropFirst().last { addInput(last, calls) }
        for redirection in call.redirections where redirection.operation.hasPrefix("<<") {
          if let body = redirection.body { add(body, "password") }
          if redirection.operation == "<<<", let target = redirection.target { addInput(target, calls) }
        }
      }
      let words = call.words
      let hasVerb = words.contains { Self.settingVerbs.contains($0.text) }
      for (index, word) in words.enumerated().dropFirst() where index + 1 < words.count {
        let name = text(inner(word))
        if hasVerb, name.utf8.first != UInt8(ascii: "-"), !name.containsBytes(of: "="), isName(name) {
          add(inner(words[index + 1]), Self.member(name))
        }
      }
      for (start, count) in Self.places {
        guard let index = words.indices.first(where: { words[$0...].prefix(start.count).map(\.text) == start }),
          index + start.count - 1 + count < words.count
        else { continue }
        add(inner(words[index + start.count - 1 + count]), "password")
      }
    }
  }

  private func isName(_ text: String) -> Bool {
    SecretName.isOfSecret(Self.member(text)) && !Self.settingVerbs.contains(text)
      && text.utf8.contains { "._-/".utf8.contains($0) }
  }

  /// `_authToken` of `//registry.example.org/:_authToken`, `token` of `github.token`.
  private static func member(_ name: String) -> String {
    String(decoding: name.utf8.split { "./:".utf8.contains($0) }.last ?? name.utf8[...], as: UTF8.self)
  }

  /// `user:password` for chpasswd.
  private mutating func addInput(_ word: ShellWord, _ calls: [SimpleCommand]) {
    let range = inner(word)
    let isPair = calls.contains { $0.program == "chpasswd" || $0.words.contains { $0.text == "chpasswd" } }
    add(isPair ? part(of: range, after: ":") ?? range : range, "password")
  }

  // MARK: Names

  /// `NAME=value`, `"name": "value"`, `name: value` and `?name=value`, wherever they are.
  private mutating func readLabels() {
    for index in bytes.indices where bytes[index] == .colon || bytes[index] == UInt8(ascii: "=") {
      var end = index
      while end > 0, "\"'\\ ".utf8.contains(bytes[end - 1]), bytes[index] == .colon || bytes[end - 1] != .space {
        end -= 1
      }
      var start = end
      while start > 0, bytes[start - 1].isAlphanumeric || "_-.".utf8.contains(bytes[start - 1]) { start -= 1 }
      guard start < end, end - start <= 64 else { continue }
      let name = text(start..<end)
      let member = name.parts(separatedBy: ".").last.map(String.init) ?? name
      let isHeader = ["authorization", "proxy-authorization", "cookie", "set-cookie"].contains(name.lowercased())
      guard isHeader || SecretName.isOfSecret(member) || isSecretsCall(index) else { continue }
      var first = index + 1
      while first < bytes.count, "\"'\\ ".utf8.contains(bytes[first]), bytes[index] == .colon || bytes[first] != .space
      {
        first += 1
      }
      if first < bytes.count, first == index + 1, bytes[index] == .colon, !isHeader, bytes[first] == UInt8(ascii: "/") {
        continue
      }
      let range = value(from: first, isHeader: isHeader, named: index)
      add(isHeader ? withoutScheme(range) : range, member)
    }
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
    let end = bytes[first...].firstIndex { byte in
      if let quote { return byte == quote || byte == .newline }
      if isHeader { return "\"'\n".utf8.contains(byte) }
      return "\"'&,; \t\n)}|\\".utf8.contains(byte)
    }
    var stop = end ?? bytes.count
    if quote != nil, stop > first, bytes[stop - 1] == .backslash { stop -= 1 }
    return min(first, stop)..<stop
  }

  /// `Bearer `, `Basic `, `token ` before what is secret.
  private func withoutScheme(_ range: Range<Int>) -> Range<Int> {
    guard let blank = bytes[range].firstIndex(of: .space), bytes[range.lowerBound..<blank].allSatisfy(\.isLetter) else {
      return range
    }
    return min(blank + 1, range.upperBound)..<range.upperBound
  }

  /// `https://user:password@host`
  private mutating func readUserInfo() {
    var from = 0
    while let start = bytes.byteIndex(of: Array("://".utf8), from: from) {
      from = start + 3
      let end = bytes[from...].firstIndex { "/ \t\n\"'?#".utf8.contains($0) } ?? bytes.count
      guard let at = bytes[from..<end].lastIndex(of: UInt8(ascii: "@")),
        let colon = bytes[from..<at].firstIndex(of: .colon)
      else { continue }
      add((colon + 1)..<at, "password")
    }
  }

  // MARK: Forms

  private mutating func readTokens() {
    for token in Set(TokenScanner.tokens(in: script.text)) where token.utf8.count >= 8 {
      var from = 0
      let pattern = Array(token.utf8)
      while let start = bytes.byteIndex(of: pattern, from: from) {
        add(start..<(start + pattern.count), "token", isFromForm: true)
        from = start + pattern.count
      }
    }
  }
}
