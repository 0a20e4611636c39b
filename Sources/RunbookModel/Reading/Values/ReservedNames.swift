import Bytes
import MarkdownBlocks
import ShellSyntax

/// Finds hosts, addresses and accounts that belong to no one: `nas.example.com`, `203.0.113.5`, `user@host`,
/// `github.com/username/repo`, and machines in the author's own network: `root@192.168.1.10`. What they stand for is the
/// reader's own.
///
/// Names of a manifest that the page applies are the page's own choice, and `curl https://example.com` asks a host that
/// answers.
struct ReservedNames {
  /// So many are looked for at most, which keeps a page of thousands linear.
  private static let limit = 64

  /// What the page calls an example anyway.
  let others: [SampleReader.Sample]

  func samples(in outline: Outline) -> [SampleReader.Sample] {
    let manifests = outline.sections.lazy.flatMap(\.items).flatMap(\.parts).compactMap(\.code?.text)
      .filter { $0.containsBytes(of: "kind:") && Self.mayHold($0) }.joined(separator: "\n")
    var known = Set(others.map(\.text))
    var found: [SampleReader.Sample] = []
    for (section, content) in outline.sections.enumerated() {
      for (item, parts) in content.items.map(\.parts).enumerated() {
        for part in parts {
          guard let code = part.code, Self.mayHold(code.text), Self.mayBeShell(part) else { continue }
          for (name, line) in Self.names(in: code.text)
          where found.count < Self.limit && !GivenValues.holds(name, in: manifests) && !isSaid(name)
            && known.insert(name).inserted
          {
            found.append(
              SampleReader.Sample(
                text: name, said: line, line: part.line, section: section, item: item, place: .prose))
          }
        }
      }
    }
    return found
  }

  /// "Replace `203.0.113.9` with your own address.": `root@203.0.113.9` has no other name.
  private func isSaid(_ name: String) -> Bool { others.contains { name.containsBytes(of: $0.text) } }

  private static func mayBeShell(_ part: Outline.Part) -> Bool {
    guard let info = part.code.map({ FenceInfo($0.info) }), part.outputLabel == nil,
      !part.block.classes.contains(where: { BlockFacts.codeClass(of: $0) == .screen })
    else { return false }
    return info.mark == .shell || info.mark == .none && !info.isText
  }

  // MARK: Words

  private static func mayHold(_ text: String) -> Bool { signs.contains(where: text.containsBytes(of:)) }

  private static let signs =
    [
      "example", "192.0.2.", "198.51.100.", "203.0.113.", "2001:db8", "192.168.", "10.", "172.", "user", "you@",
      "root@", "myorg", "yourorg", "{{",
    ] + OwnThings.signs

  private static func names(in text: String) -> [(name: String, line: String)] {
    text.parts(separatedBy: "\n").flatMap { line -> [(name: String, line: String)] in
      let line = line.foldingBlanks
      // `-subj "/CN=example.com"`: a certificate says what it is for, and names no machine.
      guard mayHold(line), !line.hasPrefix("#"), !line.containsBytes(of: "-subj") else { return [] }
      let words = line.split { $0.isSpace || "'\"`(),;[]{}<>|=".containsBytes(of: $0) }
      let asks = words.contains { lookups.contains(String($0)) }
      let names = words.compactMap { name(in: $0, isLookup: asks) } + OwnThings.names(in: words)
      return
        (names
        + SiteVariables.ranges(in: line).map { String(Substring(line.utf8.dropFirst($0.lowerBound).prefix($0.count))) })
        .map { ($0, line) }
    }
  }

  /// Programs to which the reserved names answer.
  private static let lookups: Set<String> = [
    "curl", "wget", "ping", "dig", "nslookup", "host", "traceroute", "nc", "http", "https", "xh", "lynx", "s_client",
  ]

  private static func name(in word: Substring, isLookup: Bool) -> String? {
    guard !word.containsBytes(of: "$"), word.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return nil }
    let scheme = word.byteRange(of: "://")
    let rest = scheme.map { word[$0.upperBound...] } ?? word
    let pieces = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard let authority = pieces.first, !authority.isEmpty else { return nil }
    let path = pieces.count > 1 ? pieces[1] : ""
    let halves = authority.split(separator: "@", omittingEmptySubsequences: false)
    let host = String((halves.last ?? "").prefix { $0 != ":" }).lowercased()
    // `<name>.db.example` is asked for by its name.
    guard !host.hasPrefix(".") else { return nil }
    if let account = account(host, authority: halves.last ?? "", path: path) { return account }
    let isAddressed = halves.count == 2 && !halves[0].isEmpty && !halves[0].containsBytes(of: ":")
    if isReserved(host) {
      let answers = host.split(separator: ".").count == 2 || host.hasPrefix("www.")
      if isLookup, answers, !isAddressed, path.isEmpty || path == "/" { return nil }
      return isAddressed && scheme == nil ? addressed(halves) : host
    }
    if isPrivate(host), isAddressed || scheme != nil || authority.hasSuffix(":") && !path.isEmpty { return host }
    guard isAddressed, scheme == nil, invented.contains(host) else { return nil }
    return addressed(halves)
  }

  /// `user@host` of `user@host:file`.
  private static func addressed(_ halves: [Substring]) -> String { "\(halves[0])@\(halves[1].prefix { $0 != ":" })" }

  /// RFC 2606 and 6761, 5737, 3849.
  private static func isReserved(_ host: String) -> Bool {
    let labels = host.split(separator: ".")
    guard labels.count > 1, let last = labels.last else { return host.hasPrefix("2001:db8") }
    // Who writes `get.tool.example` has a whole name to give, and means the maker's own host.
    if last == "invalid" { return true }
    if labels[labels.count - 2] == "example" { return ["com", "org", "net", "edu"].contains(last) }
    return ["192.0.2.", "198.51.100.", "203.0.113."].contains(where: host.hasPrefix) && isAddress(labels)
  }

  /// RFC 1918, without the networks and gateways that programs give out themselves.
  private static func isPrivate(_ host: String) -> Bool {
    let labels = host.split(separator: ".")
    guard isAddress(labels), labels[3] != "0",
      !["192.168.49.", "192.168.99.", "192.168.122.", "172.17.0.", "10.0.2.", "10.96.0."].contains(
        where: host.hasPrefix)
    else { return false }
    return labels[0] == "10" || host.hasPrefix("192.168.")
      || labels[0] == "172" && (Int(labels[1]).map { (16...31).contains($0) } ?? false)
  }

  private static func isAddress(_ labels: [Substring]) -> Bool {
    labels.count == 4 && labels.allSatisfy { Int($0).map { (0...255).contains($0) } ?? false }
  }

  /// Hosts after `@` that are called what they are.
  private static let invented: Set<String> = [
    "host", "hostname", "server", "remote", "remote-host", "remotehost", "remote-server", "server-ip", "serverip",
    "ip-address", "ipaddress", "machine", "target", "target-host", "yourserver", "yourhost", "myserver", "myhost",
    "hote",
    "serveur", "servidor", "ip",
  ]

  /// `username/repo.git` of `github.com/username/repo.git` and `git@github.com:username/repo.git`.
  private static func account(_ host: String, authority: Substring, path: Substring) -> String? {
    guard forges.contains(host) else { return nil }
    let whole = authority.split(separator: ":", maxSplits: 1).dropFirst().first.map { $0 + "/" + path } ?? path
    let parts = whole.split(separator: "/")
    guard parts.count == 2, owners.contains(parts[0].lowercased()) else { return nil }
    return "\(parts[0])/\(parts[1])"
  }

  private static let forges: Set<String> = ["github.com", "gitlab.com", "bitbucket.org", "codeberg.org"]
  private static let owners: Set<String> = [
    "username", "user", "myuser", "myusername", "yourname", "yourusername", "myorg", "yourorg", "myname", "utilisateur",
    "usuario", "seuusuario",
  ]
}
