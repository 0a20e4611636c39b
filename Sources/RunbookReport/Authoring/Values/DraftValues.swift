import Bytes
import OutputMatching
import ShellSyntax

/// Values of one's own in commands: hosts, addresses, identifiers, paths below home, and names that come again.
struct DraftValues {
  /// A name that a person has given, seen in one command.
  private struct Name: Hashable {
    var value: String
    /// Of the placeholder.
    var label: String
    var command: Int
    /// The command makes what it names, or an option says what it is.
    var isGiven: Bool
  }

  private let scripts: [ShellScript]
  private let bytes: [[UInt8]]
  private var names: [Name] = []
  /// For each command.
  private(set) var findings: [[DraftFinding]]

  /// - Parameters:
  ///   - scripts: the commands.
  ///   - secrets: what is a secret in each of them; it is nothing else.
  init(_ scripts: [ShellScript], secrets: [[DraftFinding]]) {
    self.scripts = scripts
    bytes = scripts.map { Array($0.text.utf8) }
    findings = scripts.map { _ in [] }
    for (index, script) in scripts.enumerated() {
      for call in script.calls {
        readHosts(of: call, index)
        readNames(of: call, index)
        let isRemote = Self.isRemote(call)
        for word in call.allWords where word != call.words.first {
          for piece in DraftPieces.of(word, in: bytes[index]) {
            let found = shapes(in: piece, index)
            // What looks like an address there is a user and a machine.
            findings[index] += isRemote ? found.filter { $0.name != "email" } : found
            findings[index] += homePath(in: piece, index) + homesOfOthers(in: piece, index)
          }
        }
      }
    }
    addRepeated()
    for index in findings.indices { findings[index] = apart(findings[index], from: secrets[index]) }
  }

  private func text(_ range: Range<Int>, _ index: Int) -> String {
    String(decoding: bytes[index][range], as: UTF8.self)
  }

  /// In order, apart from each other and from the secrets; of two that overlap the one that covers more.
  private func apart(_ findings: [DraftFinding], from secrets: [DraftFinding]) -> [DraftFinding] {
    var kept = secrets
    for finding in findings.sorted(by: { $0.range.count > $1.range.count })
    where !finding.range.isEmpty && !kept.contains(where: { $0.range.overlaps(finding.range) }) { kept.append(finding) }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: Shapes

  /// Between these the parts of a word are values of their own.
  private static func isPartOfValue(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || "._-+%".utf8.contains(byte) || byte >= 0x80
  }

  private func shapes(in piece: DraftPiece, _ index: Int) -> [DraftFinding] {
    let whole = text(piece.range, index)
    if !whole.hasPrefix("-"), let name = Self.name(ofShape: whole) {
      return [DraftFinding(range: piece.range, value: whole, name: name)]
    }
    var found: [DraftFinding] = []
    let bytes = bytes[index]
    var start = piece.range.lowerBound
    while start < piece.range.upperBound {
      let end = bytes[start..<piece.range.upperBound].firstIndex { !Self.isPartOfValue($0) } ?? piece.range.upperBound
      defer { start = end + 1 }
      guard end > start else { continue }
      // An address has its sign within.
      if end < piece.range.upperBound, bytes[end] == UInt8(ascii: "@") {
        let last =
          bytes[(end + 1)..<piece.range.upperBound].firstIndex { !Self.isPartOfValue($0) } ?? piece.range.upperBound
        let isPath =
          last < piece.range.upperBound && ":/".utf8.contains(bytes[last])
          || start >= 3 && bytes[start - 1] == UInt8(ascii: "/")
        if !isPath, ValueShape.of(text(start..<last, index)) == .email {
          found.append(DraftFinding(range: start..<last, value: text(start..<last, index), name: "email"))
        }
        continue
      }
      if let name = Self.name(ofShape: text(start..<end, index)) {
        found.append(DraftFinding(range: start..<end, value: text(start..<end, index), name: name))
      }
    }
    return found
  }

  /// Addresses that are the same on each machine.
  private static let plainAddresses = ["127.", "0.0.0.0", "255.", "::1", "169.254.169.254", "8.8.8.8", "1.1.1.1"]
  /// They look like identifiers.
  private static let algorithms: Set<String> = ["ed25519", "ed448", "crc32", "aes128", "aes256", "des3", "0x0"]
  /// In bytes; shorter words of hexadecimal digits are words or numbers.
  private static let shortestHash = 7

  private static func name(ofShape text: String) -> String? {
    switch ValueShape.of(text) {
    case .email: "email"
    case .guid: "id"
    case .resourceName: "resource_name"
    case .ipAddress:
      plainAddresses.contains { text.hasPrefix($0) }
        || text.containsBytes(of: ":") && !text.containsBytes(of: "::") && text.utf8.count < 12
        || text.containsBytes(of: "/0") ? nil : "address"
    case .hash where algorithms.contains(text): nil
    case .hash:
      text.utf8.count >= shortestHash && text.utf8.contains(where: \.isDigit) && text.utf8.contains(where: \.isLetter)
        ? "id" : nil
    default: isGenerated(text) ? "name" : nil
    }
  }

  /// `web-79bdd76749-khtmw`: a name with a generated part.
  private static func isGenerated(_ text: String) -> Bool {
    let parts = text.parts(separatedBy: "-")
    guard parts.count >= 3, let last = parts.last else { return false }
    func isMixed(_ part: Substring) -> Bool {
      part.utf8.contains(where: \.isDigit) && part.utf8.contains(where: \.isLowercase)
        && part.utf8.allSatisfy { $0.isDigit || $0.isLowercase }
    }
    return parts.dropFirst().contains { $0.utf8.count >= 8 && isMixed($0) } && last.utf8.count == 5
  }

  // MARK: Hosts

  private static let copyPrograms: Set<String> = ["scp", "rsync", "sftp"]
  /// What every machine calls itself, and machines that are the same for everybody.
  private static let publicHosts: Set<String> = [
    "localhost", "github.com", "gitlab.com", "bitbucket.org", "docker.io", "quay.io", "ghcr.io", "gcr.io", "icr.io",
    "pypi.org", "npmjs.org", "npmjs.com", "googleapis.com", "debian.org", "ubuntu.com", "kernel.org", "gnu.org",
    "python.org", "golang.org", "nodejs.org", "rust-lang.org", "rustup.rs", "k8s.io", "helm.sh", "docker.com",
    "hashicorp.com", "githubusercontent.com", "swift.org", "apple.com", "microsoft.com", "amazonaws.com",
    "fedoraproject.org",
    "archlinux.org", "alpinelinux.org", "brew.sh", "apache.org", "mozilla.org", "letsencrypt.org", "cloudflare.com",
    "jsdelivr.net", "unpkg.com", "maven.org", "rubygems.org", "crates.io", "deno.land", "sh.rustup.rs", "ifconfig.me",
  ]

  private static let remotePrograms = copyPrograms.union(["ssh", "mosh", "ssh-copy-id", "autossh"])

  private static func isRemote(_ call: SimpleCommand) -> Bool {
    call.words.contains { $0.literal.map(remotePrograms.contains) ?? false }
  }

  private static func isOwnHost(_ host: String) -> Bool {
    let host = host.lowercased()
    guard host.utf8.count > 2, ValueShape.of(host) != .number else { return false }
    return !publicHosts.contains { host == $0 || host.hasSuffix("." + $0) }
      && !plainAddresses.contains { host.hasPrefix($0) }
  }

  private mutating func readHosts(of call: SimpleCommand, _ index: Int) {
    let hosts = call.rolePlaces.filter { $0.role == .host }
    // After the machine comes what is done there.
    let operand = Self.isRemote(call) ? hosts.first { $0.option.isEmpty } : nil
    for place in hosts where operand == nil || !place.option.isEmpty || place == operand {
      addTarget(place.word, index, isCopy: false)
    }
    let program = call.words.lazy.compactMap(\.literal).first { $0 != "sudo" } ?? ""
    for word in call.words.dropFirst() {
      if Self.copyPrograms.contains(program), word.text.containsBytes(of: ":") { addTarget(word, index, isCopy: true) }
      for piece in DraftPieces.of(word, in: bytes[index]) { addURLHost(in: piece, index) }
    }
  }

  /// `user@host` and `user@host:path`
  private mutating func addTarget(_ word: ShellWord, _ index: Int, isCopy: Bool) {
    guard let piece = DraftPieces.of(word, in: bytes[index]).first, piece.range.count > 0 else { return }
    let bytes = bytes[index]
    var range = piece.range
    if range.lowerBound < range.upperBound, bytes[range.lowerBound] == UInt8(ascii: "-") { return }
    let colon = bytes[range].firstIndex(of: .colon)
    if isCopy {
      guard let colon, !bytes[range.lowerBound..<colon].contains(UInt8(ascii: "/")) else { return }
      range = range.lowerBound..<colon
    }
    guard !bytes[range].contains(UInt8(ascii: "/")) else { return }
    if let at = bytes[range].lastIndex(of: UInt8(ascii: "@")) {
      findings[index].append(
        DraftFinding(range: range.lowerBound..<at, value: text(range.lowerBound..<at, index), name: "user"))
      range = (at + 1)..<range.upperBound
    }
    let host = text(range, index)
    if Self.isOwnHost(host) { findings[index].append(DraftFinding(range: range, value: host, name: "host")) }
  }

  private mutating func addURLHost(in piece: DraftPiece, _ index: Int) {
    let bytes = bytes[index]
    guard let sign = bytes[piece.range].byteRange(of: Array("://".utf8)) else { return }
    var start = sign.upperBound
    let end = bytes[start..<piece.range.upperBound].firstIndex { "/?#".utf8.contains($0) } ?? piece.range.upperBound
    if let at = bytes[start..<end].lastIndex(of: UInt8(ascii: "@")) { start = at + 1 }
    let last = bytes[start..<end].firstIndex(of: .colon) ?? end
    guard start < last, bytes[sign.lowerBound - 1].isAlphanumeric else { return }
    let host = text(start..<last, index)
    if Self.isOwnHost(host) { findings[index].append(DraftFinding(range: start..<last, value: host, name: "host")) }
  }

  // MARK: Paths below home

  /// What is below `~/` or `$HOME/`, but for the settings that everybody has there.
  private func homePath(in piece: DraftPiece, _ index: Int) -> [DraftFinding] {
    let bytes = bytes[index]
    var start = piece.range.lowerBound
    if piece.beginsWord, piece.quotes == .none, bytes[piece.range].starts(with: "~/".utf8) {
      start += 2
    } else if bytes[start] == UInt8(ascii: "/"),
      bytes[..<start].filter({ $0 != .doubleQuote }).suffix(5).elementsEqual("$HOME".utf8)
    {
      start += 1
    } else {
      return []
    }
    // Between quotation marks a path may have blanks.
    let isOfPath = { (byte: UInt8) in
      Self.isPartOfValue(byte) || byte == UInt8(ascii: "/") || byte == .space && piece.quotes != .none
    }
    let end = bytes[start..<piece.range.upperBound].firstIndex { !isOfPath($0) } ?? piece.range.upperBound
    var last = end
    while last > start, bytes[last - 1] == UInt8(ascii: "/") { last -= 1 }
    guard last > start, bytes[start] != .dot else { return [] }
    let path = text(start..<last, index)
    return [DraftFinding(range: start..<last, value: path, name: Self.pathName(path))]
  }

  /// Accounts of a system or an image, which are no names of people.
  private static let accounts: Set<String> = [
    "node", "git", "app", "ubuntu", "debian", "admin", "vagrant", "runner", "jovyan", "user", "ec2-user", "coder",
    "www",
    "vscode", "circleci", "jenkins", "pi", "oracle", "postgres", "linuxbrew", "Shared",
  ]

  /// `/home/bea/x`: the name of another person.
  private func homesOfOthers(in piece: DraftPiece, _ index: Int) -> [DraftFinding] {
    let bytes = bytes[index]
    return ["/home/", "/Users/"].flatMap { place -> [DraftFinding] in
      var found: [DraftFinding] = []
      var from = piece.range.lowerBound
      while let start = bytes.byteIndex(of: Array(place.utf8), from: from), start < piece.range.upperBound {
        from = start + place.utf8.count
        let end =
          bytes[from..<piece.range.upperBound].firstIndex { !$0.isAlphanumeric && !"_-.".utf8.contains($0) }
          ?? piece.range.upperBound
        guard end > from, !Self.accounts.contains(text(from..<end, index)) else { continue }
        found.append(DraftFinding(range: from..<end, value: text(from..<end, index), name: "user"))
      }
      return found
    }
  }

  private static func pathName(_ path: String) -> String {
    let last = path.parts(separatedBy: "/").last ?? ""
    let isFile = last.containsBytes(of: ".")
    let stem = isFile ? last.prefix { $0 != "." } : last
    let key = PlaceholderKey.key(of: String(stem))
    return (key.isEmpty || key.utf8.first?.isDigit ?? true ? "" : key + "_") + (isFile ? "file" : "directory")
  }

  // MARK: Names that come again

  /// Commands that make what their last words name; a noun may follow the verb.
  private static let makers: [String: String] = [
    "mkdir": "directory", "createdb": "database", "createuser": "user", "useradd": "user", "adduser": "user",
    "groupadd": "group",
  ]
  /// Words of options that say what kind of thing a name is.
  private static let plainOptions: Set<String> = [
    "output", "format", "type", "filter", "level", "mode", "message", "sort", "color", "data", "method", "request",
    "header",
    "version", "timeout", "strategy", "lines", "max", "depth", "file", "o", "f", "m", "c", "x", "d", "h", "l", "e", "v",
  ]

  private mutating func readNames(of call: SimpleCommand, _ index: Int) {
    let words = call.words
    guard let program = words.first?.literal.map({ String($0.split(separator: "/").last ?? "") }) else { return }
    for (number, word) in words.enumerated().dropFirst() {
      let text = word.text
      if text.hasPrefix("--"), let equals = text.firstIndex(of: "=") {
        addName(
          String(text[text.index(after: equals)...]), String(text[..<equals].drop { $0 == "-" }), index, isGiven: true)
      } else if text.hasPrefix("-"), number + 1 < words.count, let value = words[number + 1].literal {
        addOption(text, value, program, index)
      }
    }
    for place in call.rolePlaces where [.object, .database, .user].contains(place.role) && place.option.isEmpty {
      addName(place.text, place.role == .object ? "name" : place.role.rawValue, index, isGiven: false)
    }
    let operands = words.dropFirst().compactMap(\.literal).filter { !$0.hasPrefix("-") }
    if let noun = Self.makers[program], let last = operands.last { addName(last, noun, index, isGiven: true) }
    if let verb = operands.firstIndex(of: "create"), let last = operands.last, operands.count - verb > 1 {
      let after = operands.count - verb > 2 ? operands[verb + 1] : verb > 0 ? operands[verb - 1] : "name"
      addName(last, after, index, isGiven: true)
    }
  }

  private mutating func addOption(_ option: String, _ value: String, _ program: String, _ index: Int) {
    switch (program, option) {
    case ("docker", "-t"), ("podman", "-t"): addName(value, "image", index, isGiven: true)
    case ("kubectl", "-n"), ("helm", "-n"), ("oc", "-n"): addName(value, "namespace", index, isGiven: true)
    case ("git", "-b"), ("git", "-c"): addName(value, "branch", index, isGiven: true)
    case ("az", "-g"): addName(value, "resource_group", index, isGiven: true)
    default:
      if option.hasPrefix("--") { addName(value, String(option.dropFirst(2)), index, isGiven: true) }
    }
  }

  private mutating func addName(_ value: String, _ label: String, _ index: Int, isGiven: Bool) {
    let key = PlaceholderKey.key(of: label)
    // `-H"Authorization: …"` is no name.
    guard label.utf8.count <= 32, label.utf8.allSatisfy({ $0.isAlphanumeric || "-_.".utf8.contains($0) }) else {
      return
    }
    guard value.utf8.count >= 3, !key.isEmpty, !Self.plainOptions.contains(key), !value.hasPrefix("-"),
      value.utf8.allSatisfy({ $0.isAlphanumeric || "._-".utf8.contains($0) }), value.utf8.contains(where: \.isLetter),
      !KnownPrograms.contains(value),
      ![.state, .boolean, .version, .quantity, .duration].contains(ValueShape.of(value))
    else { return }
    names.append(Name(value: value, label: key, command: index, isGiven: isGiven))
  }

  /// A given name that two commands have, and any other one of its own form that three have.
  private mutating func addRepeated() {
    var labels: [String: (label: String, isGiven: Bool)] = [:]
    for name in names where labels[name.value] == nil || name.isGiven && labels[name.value]?.isGiven == false {
      labels[name.value] = (name.label, name.isGiven)
    }
    for (value, (label, isGiven)) in labels.sorted(by: { $0.key < $1.key }) {
      // A directory, an image and a container of one name need not have it from each other.
      let given = Set(names.filter { $0.value == value && $0.isGiven }.map(\.label))
      let label = given.count > 1 ? "name" : label
      let places = bytes.indices.map { index in
        occurrences(of: value, index).filter { label == "directory" || !isOfPath($0, index) }
      }
      let count = places.count { !$0.isEmpty }
      let looksOwn = value.utf8.contains { $0.isDigit || "-_".utf8.contains($0) }
      guard isGiven ? count >= 2 : count >= 3 && looksOwn else { continue }
      for (index, ranges) in places.enumerated() {
        findings[index] += ranges.map { DraftFinding(range: $0, value: value, name: label) }
      }
    }
  }

  /// `/web` and `web/x` are paths, though `web` is the name of a container.
  private func isOfPath(_ range: Range<Int>, _ index: Int) -> Bool {
    let slash = UInt8(ascii: "/")
    return range.lowerBound > 0 && bytes[index][range.lowerBound - 1] == slash
      || range.upperBound < bytes[index].count && bytes[index][range.upperBound] == slash
  }

  /// Where a command has it as a whole, and neither as its program nor as the name of an option.
  private func occurrences(of value: String, _ index: Int) -> [Range<Int>] {
    let bytes = bytes[index]
    let pattern = Array(value.utf8)
    var found: [Range<Int>] = []
    var from = 0
    while let start = bytes.byteIndex(of: pattern, from: from) {
      let end = start + pattern.count
      from = end
      func isPart(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "._-".utf8.contains(byte) || byte >= 0x80 }
      let isWhole = (start == 0 || !isPart(bytes[start - 1])) && (end == bytes.count || !isPart(bytes[end]))
      let isProgram = scripts[index].calls.contains { $0.words.first?.range.contains(start) ?? false }
      let isInPiece = scripts[index].calls.contains { call in
        call.allWords.contains { word in
          word.range.contains(start)
            && DraftPieces.of(word, in: bytes).contains { $0.range.lowerBound <= start && end <= $0.range.upperBound }
        }
      }
      if isWhole, !isProgram, isInPiece { found.append(start..<end) }
    }
    return found
  }
}
