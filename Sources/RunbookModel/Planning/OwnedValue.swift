import Bytes
import ShellSyntax

/// What a command gives as the value of something of the reader's own: `--token …`, `PASSWORD=…`, `"api_key": "…"`.
///
/// In other places a name between marks is a pattern, and a phrase is a text of somebody. No key, password or address
/// is either.
struct OwnedValue {
  private let value: String
  /// People name it in words of their own: `--display-name "The web server"`.
  private let isName: Bool
  private let isSecret: Bool

  /// - Parameter owners: what the value is given to, from the outside to the inside: `--set`, `db.password`.
  /// - Returns: Nil when that is nothing of the reader's own.
  private init?(_ value: Substring, of owners: [Substring]) {
    guard let owner = owners.last, !value.isEmpty else { return nil }
    let all = owners.map(Self.words)
    let words = all[all.count - 1]
    guard let first = words.first, let last = words.last, all.joined().allSatisfy({ !Self.searchWords.contains($0) })
    else { return nil }
    let belongings = UnfilledVocabulary.belongings
    // English names end with what they are, names of Romance languages begin with it.
    guard belongings.contains(last) || belongings.contains(first) || SecretName.isSecret(String(owner)) else {
      return nil
    }
    self.value = String(value)
    isSecret = SecretName.isSecret(String(owner)) || words.contains(where: UnfilledVocabulary.isSecret)
    isName = UnfilledVocabulary.names.contains(last) || UnfilledVocabulary.names.contains(first)
  }

  /// Parts of the names of options whose value is looked for, or tells a form.
  private static let searchWords: Set<String> = [
    "filter", "filters", "pattern", "query", "match", "matches", "include", "exclude", "search", "glob", "regex",
    "regexp", "format", "template", "where", "select", "selector", "prefix", "suffix", "like", "grep", "find", "only",
    "skip", "ignore",
  ]

  private static func words(of owner: Substring) -> [String] {
    owner.split { !$0.isAlphabetic && !$0.isNumeric && $0 != "_" && $0 != "-" }.flatMap(UnfilledVocabulary.folded)
  }

  // MARK: Where they are

  /// - Parameters:
  ///   - text: of a word, without the quotation marks of the shell.
  ///   - previous: the word before it.
  static func all(in text: String, after previous: String?) -> [OwnedValue] {
    let isHeader = previous == "-H" || previous == "--header"
    if let first = text.first,
      first == "{" && text.containsBytes(of: "\":") || first == "[" && text.containsBytes(of: "{\"")
    {
      return members(in: text)
    }
    if isHeader, let colon = text.firstIndex(of: ":") {
      let value = text[text.index(after: colon)...].drop(while: \.isSpace)
      // `Authorization: Bearer …`
      let parts = value.parts(separatedBy: " ", maxSplits: 1)
      let isScheme = parts.count == 2 && ["Bearer", "Basic", "Token"].contains(parts[0])
      return OwnedValue(isScheme ? parts[1] : value, of: [isScheme ? "token" : text[..<colon]]).map { [$0] } ?? []
    }
    var parts = text.parts(separatedBy: "=", omittingEmptySubsequences: false)
    let isAssigned =
      parts.count > 1 && parts[0].contains(where: \.isAlphabetic) && !parts[0].contains(where: \.isSpace)
    guard let value = isAssigned ? parts.popLast() : text[...] else { return [] }
    guard isAssigned || !text.hasPrefix("-") || text.contains(where: \.isSpace) else { return [] }
    // `password "clé wifi"`
    let outer =
      previous.flatMap { owner($0) ?? (text.contains(where: \.isSpace) && SecretName.isSecret($0) ? $0[...] : nil) }
      .map { [$0] } ?? []
    let owners = outer + (isAssigned ? parts : [])
    return OwnedValue(value, of: owners).map { [$0] } ?? []
  }

  /// `--token`, or a name of several words as settings have them: `set aws_access_key_id …`.
  private static func owner(_ word: String) -> Substring? {
    if word.hasPrefix("--") || word.hasPrefix("-") && word.count > 2 {
      return word.containsBytes(of: "=") ? nil : word[...]
    }
    let isSetting =
      word.allSatisfy { $0.isAlphabetic || $0.isNumeric || $0 == "_" || $0 == "." } && word.containsBytes(of: "_")
    return isSetting ? word[...] : nil
  }

  /// `{"password": "…"}`
  private static func members(in text: String) -> [OwnedValue] {
    let parts = text.parts(separatedBy: "\"", omittingEmptySubsequences: false)
    return parts.indices.dropFirst().compactMap { index in
      guard index % 2 == 1, index + 2 < parts.count, parts[index + 1].allSatisfy({ $0 == ":" || $0.isSpace }),
        parts[index + 1].containsBytes(of: ":")
      else { return nil }
      return OwnedValue(parts[index + 2], of: [parts[index]])
    }
  }

  // MARK: What they are

  /// Whether it only says what is to be written there.
  var isStandIn: Bool { isBetweenMarks || isPhrase || isSamplePath || isOwnSecret }

  /// `mypassword` as the value of a secret.
  private var isOwnSecret: Bool {
    isSecret && value.allSatisfy { $0.isAlphabetic || $0.isNumeric || $0 == "-" || $0 == "_" }
      && UnfilledVocabulary.isOwnSecret(UnfilledVocabulary.folded(value[...]))
  }

  /// `*name*`, `-- name --`, `%{name}`, `:name`, `<<name`
  private var isBetweenMarks: Bool {
    let text = value.drop(while: \.isSpace)
    let opening = text.prefix { !Self.isNameCharacter($0) }
    let closing = String(text.reversed().prefix { !Self.isNameCharacter($0) }.reversed())
    let inner = text.dropFirst(opening.count).dropLast(closing.count)
    guard inner.contains(where: \.isAlphabetic),
      inner.allSatisfy({ Self.isNameCharacter($0) || $0 == "-" || $0 == " " })
    else { return false }
    if opening.isEmpty { return closing.first.map { ">}])»".containsBytes(of: $0) } ?? false }
    // `/name/`, `./name`, `^name$`
    if opening.allSatisfy({ "/.~".containsBytes(of: $0) }) || opening == "^" { return false }
    if !closing.isEmpty { return opening.contains { $0 != "-" } || closing.contains { $0 == "-" } }
    return opening.allSatisfy { "<«{[(:".containsBytes(of: $0) || !$0.isASCII }
  }

  /// A digit makes a value of it: `{3F2504E0-…}`.
  private static func isNameCharacter(_ character: Character) -> Bool { character.isAlphabetic || character == "_" }

  /// `/name/here`
  private var isSamplePath: Bool {
    let parts = value.parts(separatedBy: "/")
    return parts.count > 1 && parts.last.map { UnfilledVocabulary.places.contains($0.lowercased()) } == true
  }

  /// "the key you copied", `some-password`, `nom-de-votre-choix`
  private var isPhrase: Bool {
    typealias Words = UnfilledVocabulary
    let hasBlanks = value.contains(where: \.isSpace)
    let words = value.filter { !"'’".containsBytes(of: $0) }.split(whereSeparator: \.isSpace).flatMap(Words.folded)
    guard let first = words.first, let last = words.last, words.count < 10,
      words.allSatisfy({ word in word.allSatisfy { $0.isAlphabetic || $0.isNumeric } })
    else { return false }
    let whole = words.joined()
    if Words.values.contains(whole) || Words.fillers.contains(whole) { return true }
    guard words.count > 1 else { return !isName && Words.verbs.contains(first) }
    // "the one from before"
    if hasBlanks, Words.references.contains(Words.articles.contains(first) ? words[1] : first) { return true }
    // "votre email"
    if hasBlanks, !isName, words.count < 5,
      Words.possessives.contains(first) || Words.ownPossessives.contains(first)
        || Words.shortPossessives.contains(first),
      words.dropFirst().contains(where: { Words.belongings.contains($0) || Words.isSecret($0) })
    {
      return true
    }
    if words.dropLast().contains(where: Words.readers.contains) { return true }
    if words.dropFirst().dropLast().contains(where: Words.possessives.contains) { return true }
    if Words.verbs.contains(first), words.dropFirst().contains(where: Words.articles.union(Words.objects).contains) {
      return true
    }
    let beforeLast = words[words.count - 2]
    if words.count > 2, Words.verbs.contains(last),
      Words.joints.contains(beforeLast) || Words.nouns.contains(beforeLast)
    {
      return true
    }
    guard words.contains(where: { Words.belongings.contains($0) || Words.nouns.contains($0) }) else { return false }
    if Words.indefinites.contains(first) { return true }
    // "a strong password", "key from step 2", "API key of the service"
    if Words.articles.contains(first) { return hasBlanks || !isName }
    return hasBlanks && !isName
      && (Words.belongings.contains(first) || words.contains(where: Words.articles.contains))
  }
}
