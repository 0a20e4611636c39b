import Bytes
import Diagnostics
import ShellSyntax

/// A name that says what is to be written in its place: `user@IP`, `username:password`, `name-of-your-app`, `/dev/sdX`.
struct UnfilledName {
  private typealias Words = UnfilledVocabulary

  /// A piece of a word of a command, without quotation marks.
  private let text: Substring

  init(_ text: Substring) { self.text = text }

  var isUnfilled: Bool {
    guard !text.containsBytes(of: "$") else { return false }
    return isAddress || isLogin || isOwned || hasSampleDomain || UnfilledForm(text).isUnfilled
  }

  static func words(_ text: some StringProtocol) -> [String] {
    text.split { !$0.isAlphabetic && !$0.isNumeric }.flatMap { UnfilledVocabulary.folded(Substring($0)) }
  }

  /// What a URL has between `://` and the path, otherwise what is before the first slash.
  private var authority: Substring {
    let rest = text.byteRange(of: "://").map { text[$0.upperBound...] } ?? text
    return rest.prefix { $0 != "/" && $0 != "?" }
  }

  // MARK: Addresses

  /// `user@IP`, `ip-do-servidor` after an `@`, `you@example.com`, `your.email@example.com`
  private var isAddress: Bool {
    let parts = authority.parts(separatedBy: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let local = parts.first, !local.isEmpty else { return false }
    let user = Self.words(local)
    if let first = user.first, Words.possessives.contains(first) || user.count == 1 && Words.readers.contains(first) {
      return true
    }
    // `username@10.0.0.5`, `name@domain.com`
    let whole = user.joined()
    if Words.roles[.user]?.contains(whole) == true { return true }
    let domain = Self.words(parts[1].prefix { $0 != "." }).joined()
    if parts[1].containsBytes(of: "."), Words.domains.contains(domain),
      Words.kinds.contains(whole) || Words.belongings.contains(whole)
    {
      return true
    }
    // `user@host:path`
    let path = parts[1].parts(separatedBy: ":", omittingEmptySubsequences: false).dropFirst()
    if let path = path.first, Words.paths.contains(Self.words(path).joined()) { return true }
    let name = parts[1].prefix { $0 != ":" }
    let host = Self.words(name)
    // `user@host`: a machine may have that name.
    if host.count == 1, !Words.kinds.contains(host[0]), name.contains(where: \.isLowercase) { return false }
    // `user@second-server-ip`
    if host.suffix(2).allSatisfy(Words.machines.contains), host.count == 3 { return true }
    return host.contains(where: Words.machines.contains)
      && host.allSatisfy { word in
        Words.machines.contains(word) || Words.prepositions.contains(word) || Words.possessives.contains(word)
      }
  }

  /// `username:password`, also in a URL; `host:port`, `host:443`, `hostport:containerport`
  private var isLogin: Bool {
    let parts = (authority.parts(separatedBy: "@").first ?? "").parts(
      separatedBy: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    let (left, right) = (Self.words(parts[0]), Self.words(parts[1]))
    guard let last = right.last, left.count < 3, right.count < 3 else { return false }
    let (owner, value) = (left.joined(), right.joined())
    if Words.hosts.contains(owner), value.allSatisfy(\.isNumeric) { return true }
    if Self.isPort(owner), Self.isPort(value) { return true }
    func isOwn(_ word: String) -> Bool {
      Words.belongings.contains(word) || Words.kinds.contains(word) || Words.machines.contains(word)
        || Words.roles[.user]?.contains(word) == true || Words.isSecret(word)
    }
    guard !left.isEmpty, isOwn(owner) || left.allSatisfy(isOwn) else { return false }
    return Words.ports.contains(value) && left.contains(where: Words.machines.contains)
      || (isOwn(value) || right.allSatisfy(isOwn)) && (Words.isSecret(value) || Words.isSecret(last))
  }

  /// `containerport`
  private static func isPort(_ word: String) -> Bool {
    Words.ports.contains { port in
      let owner = String(word.dropLast(port.count))
      return word.hasSuffix(port) && (Words.things.contains(owner) || Words.machines.contains(owner))
    }
  }

  /// `example.tld`, `mydomain.com`, `mon-domaine.fr`
  private var hasSampleDomain: Bool {
    let labels = (authority.parts(separatedBy: "@").last ?? "").parts(separatedBy: ".")
    guard labels.count > 1 else { return false }
    return labels.last == "tld" || labels.dropLast().contains { Words.ownDomains.contains(Self.words($0).joined()) }
  }

  // MARK: Names of several words

  /// `name-of-your-app`, `nombre-de-tu-app`
  private var isOwned: Bool {
    parts.contains { part in
      let words = Self.words(part)
      guard words.count > 2, let first = words.first, words.count < 7 else { return false }
      return (Words.kinds.contains(first) || Words.belongings.contains(first))
        && words.dropFirst().dropLast().contains(where: Words.possessives.contains)
    }
  }

  /// `container-name`, `http://node-ip:30080`, `nom-du-projet`
  var isCompound: Bool {
    guard !text.containsBytes(of: "$") else { return false }
    return parts.contains { part in
      let words = Self.words(part)
      guard !part.containsBytes(of: "_"), part.containsBytes(of: "-"), let first = words.first, let last = words.last
      else {
        return false
      }
      if words.count == 2 { return Words.things.contains(first) && Words.kinds.contains(last) }
      return words.count < 5 && words.count > 2 && Words.kinds.contains(first)
        && Words.prepositions.contains(words[1])
        && words.dropFirst().allSatisfy {
          Words.prepositions.contains($0) || Words.things.contains($0) || Words.articles.contains($0)
            || Words.machines.contains($0)
        }
    }
  }

  /// `minha-chave`, `mon-projet`, `some-name`, `https://host/items/UUID`, `?key=KEY`, `X-Api-Key: api-key`
  ///
  /// - Parameter whole: the word that the text is a piece of.
  func namesOwn(in whole: String) -> Bool {
    guard !text.containsBytes(of: "$") else { return false }
    let words = Self.words(text)
    if text.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0 == "-" || $0 == "_" }), (2...4).contains(words.count) {
      let own = words.dropFirst()
      if Words.ownPossessives.contains(words[0]),
        own.contains(where: Words.isSecret) || SecretName.isSecret(own.joined(separator: "_"))
          || words.count == 2 && (Words.things.contains(words[1]) || Words.belongings.contains(words[1]))
      {
        return true
      }
      if Words.indefinites.contains(words[0]), words.count == 2, Words.kinds.contains(words[1]) { return true }
    }
    return whole.containsBytes(of: "://") ? isBlankOfAddress(whole) : isBlankOfHeader(whole)
  }

  /// Parts of addresses in capitals that are what the part is: an identifier.
  private static let identifiers: Set<Substring> = ["ID", "UUID", "GUID", "KEY", "TOKEN", "SHA", "IP"]

  private func isBlankOfAddress(_ whole: String) -> Bool {
    guard let scheme = whole.byteRange(of: "://") else { return false }
    let rest = whole[scheme.upperBound...].filter { !"\"'\\".containsBytes(of: $0) }
    let path = rest.prefix { $0 != "?" && $0 != "#" }.parts(separatedBy: "/").dropFirst()
    if path.contains(where: Self.identifiers.contains) { return true }
    // `https://github.com/you/project`
    if path.count > 1, path.first.map({ Words.readers.contains(String($0)) }) == true { return true }
    guard let query = rest.firstIndex(of: "?") else { return false }
    return rest[rest.index(after: query)...].parts(separatedBy: "&").contains { part in
      let pair = part.parts(separatedBy: "=", maxSplits: 1)
      return pair.count == 2 && pair[1].count > 1 && !pair[1].contains(where: \.isLowercase)
        && Self.names(pair[0], pair[1])
    }
  }

  private func isBlankOfHeader(_ whole: String) -> Bool {
    let header = whole.filter { !"\"'".containsBytes(of: $0) }.parts(separatedBy: ":", maxSplits: 1)
    guard header.count == 2, header[1].first == " ", !header[0].contains(where: \.isSpace),
      header[0].containsBytes(of: "-")
    else { return false }
    let value = header[1].drop(while: \.isSpace)
    return value == text && (Words.isSecret(String(value)) || Self.identifiers.contains(value))
      && Self.names(header[0], value)
  }

  /// `key` and `KEY`, `X-Api-Key` and `api-key`
  private static func names(_ owner: Substring, _ value: Substring) -> Bool {
    let (name, own) = (words(owner.lowercased()).joined(), words(value.lowercased()).joined())
    return !own.isEmpty && own.contains(where: \.isAlphabetic) && (name.hasSuffix(own) || own.hasSuffix(name))
  }

  private var parts: [Substring] {
    text.split { "/:@=,".containsBytes(of: $0) }.filter { part in
      part.allSatisfy { $0.isAlphabetic || $0.isNumeric || $0 == "-" || $0 == "_" }
    }
  }

  /// `[filename].tar.gz`, `app:[tag]`, `[username]/app`; a class of letters is no word, and `uvicorn[standard]` no name.
  var isBracketed: Bool {
    guard !text.contains(where: \.isSpace) else { return false }
    var rest = text
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let before = open > text.startIndex ? text[text.index(before: open)] : "/"
      let words = Self.words(rest[rest.index(after: open)..<close])
      let isName =
        !words.isEmpty
        && rest[rest.index(after: open)..<close].allSatisfy { $0.isAlphabetic || "-_ ".containsBytes(of: $0) }
      if isName, "/:=@-_".containsBytes(of: before),
        words.allSatisfy({
          Words.kinds.contains($0) || Words.belongings.contains($0) || Words.things.contains($0)
            || Words.nouns.contains($0)
        })
      {
        return true
      }
      rest = rest[rest.index(after: close)...]
    }
    return false
  }

  /// "nom du projet", "dossier du projet", "project folder": in small letters, as no sentence is.
  var isNamePhrase: Bool {
    guard text.contains(where: \.isSpace),
      text.allSatisfy({ $0.isLowercase || $0.isSpace || "'’".containsBytes(of: $0) })
    else { return false }
    func isKind(_ word: String) -> Bool { Words.kinds.contains(word) || Words.folders.contains(word) }
    func isThing(_ word: String) -> Bool {
      Words.things.contains(word) || Words.belongings.contains(word) || Words.machines.contains(word)
    }
    let words = Self.words(text)
    guard let first = words.first, let last = words.last, (2...5).contains(words.count) else { return false }
    if words.count == 2 { return isThing(first) && isKind(last) }
    return isKind(first) && Words.prepositions.contains(words[1]) && isThing(last)
      && words.dropFirst().allSatisfy { isThing($0) || Words.prepositions.contains($0) || Words.articles.contains($0) }
  }

  /// "the name of your project", "sua chave de API", "First Last"
  var isPhrase: Bool {
    let value =
      text.firstIndex(of: "=").map { equals in
        text[..<equals].contains(where: \.isSpace) ? text : text[text.index(after: equals)...]
      } ?? text
    guard value.contains(where: \.isSpace),
      value.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0.isSpace || "-_'’".containsBytes(of: $0) })
    else { return false }
    let words = Self.words(value)
    guard let first = words.first, words.count > 1, words.count < 9 else { return false }
    if words.allSatisfy(Words.persons.contains) { return true }
    let isNamed = words.contains { Words.kinds.contains($0) || Words.belongings.contains($0) }
    if Words.possessives.contains(first) { return isNamed }
    let isSpoken = Words.articles.contains(first) || Words.kinds.contains(first) || Words.belongings.contains(first)
    return isNamed && isSpoken && words.dropFirst().contains(where: Words.possessives.contains)
  }
}
