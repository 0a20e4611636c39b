import Bytes
import Diagnostics
import ShellSyntax

/// The words with which a sample value asks to be replaced, of all languages: which one a command is written in is not
/// known.
enum UnfilledVocabulary {
  private static let words = LocaleWords.all.map(\.unfilled)

  static let possessives = union(\.possessives)
  static let verbs = union(\.verbs)
  static let objects = union(\.objects).union(possessives)
  static let places = union(\.places)
  static let belongings = union(\.belongings)
  static let values = union(\.values)
  static let readers = union(\.readers)
  static let articles = union(\.articles)
  static let indefinites = union(\.indefinites)
  static let nouns = union(\.nouns)
  static let joints = union(\.joints)
  static let fillers = union(\.fillers)
  /// `yourdomain`, `seudominio`
  static let owned = words.reduce(into: Set<String>()) { all, words in
    for possessive in words.possessives { for thing in words.belongings { all.insert(possessive + thing) } }
  }
  /// Those that are found within a longer word, too: `putyourtokenhere`.
  private static let longOwned = owned.filter { $0.utf8.count > 7 }
  /// What people name in words of their own: `--name "Web server"`.
  static let names = Set(LocaleWords.all.flatMap(\.nameWords).map { folded($0[...]).joined() })

  static let kinds = union(\.names.kinds)
  static let things = union(\.names.things)
  static let machines = union(\.names.machines)
  static let ports = union(\.names.ports)
  static let prepositions = union(\.names.prepositions)
  static let paths = union(\.names.paths)
  static let secrets = union(\.names.secrets)
  static let shortPossessives = union(\.names.possessives)
  static let persons = union(\.names.persons)
  /// `name@domain.com`
  static let domains: Set<String> = ["domain", "domaine", "dominio"]
  static let ownPossessives = union(\.names.ownPossessives)
  static let folders = union(\.names.folders)
  static let owners = union(\.names.owners)
  static let stores = union(\.names.stores)
  static let references = union(\.references)
  /// All words that say whose a thing is: for a secret they count even if they can mean something else.
  private static let secretPossessives =
    possessives.union(ownPossessives).union(shortPossessives).union(union(\.names.mine))
  /// `mydomain`, `mondomaine`
  static let ownDomains = joined(secretPossessives, domains)
  /// `mypassword`, `motdepasse`
  private static let ownSecrets = joined(
    secretPossessives, belongings.union(secrets).union(roles[.password] ?? []).filter(isSecret)
  ).union(passwords)
  /// What a password is called; the English word is the password of many a container that is only tried.
  private static let passwords = (roles[.password] ?? []).subtracting(["password"]).union(secrets)
  /// A machine that has no name of its own: `host:443`.
  static let hosts = (roles[.host] ?? []).union(["host"])
  static let roles = words.reduce(into: [OperandRole: Set<String>]()) { all, words in
    for (role, names) in words.names.roles { all[role, default: []].formUnion(names) }
  }
  static let roleKinds = union(\.names.roleKinds).union(kinds)
  static let roleThings = union(\.names.roleThings).union(things)
  /// `branchname`, `containerid`; what is a role of its own is a name elsewhere: `hostname`.
  static func isRoleName(_ word: String) -> Bool {
    word != "filename" && !roles.values.contains { $0.contains(word) }
      && word.indices.dropFirst().contains {
        roleKinds.contains(String(word[$0...])) && roleThings.contains(String(word[..<$0]))
      }
  }

  private static func joined(_ first: Set<String>, _ second: Set<String>) -> Set<String> {
    first.reduce(into: []) { all, word in for other in second { all.insert(word + other) } }
  }

  static func isSecret(_ word: String) -> Bool {
    SecretName.isSecret(word) || secrets.contains(word) || roles[.password]?.contains(word) == true
  }

  /// Whether the value of a secret only says whose it is, or that it is to be replaced: `my-secret-pw`, `votremotdepasse`,
  /// `abc123replace`.
  ///
  /// - Parameter words: as ``folded(_:)`` gives them.
  static func isOwnSecret(_ words: [String]) -> Bool {
    let whole = words.joined()
    if ownSecrets.contains(whole) { return true }
    if words.count > 1, let first = words.first, secretPossessives.contains(first) { return true }
    return whole.contains(where: \.isNumeric)
      && verbs.contains { $0.utf8.count > 5 && (whole.hasSuffix($0) || whole.hasPrefix($0)) }
  }

  private static func union(_ part: KeyPath<UnfilledWords, Set<String>>) -> Set<String> {
    words.reduce(into: []) { $0.formUnion($1[keyPath: part]) }
  }

  /// - Parameter word: as ``folded(_:)`` gives them, without what divides them.
  static func holdsOwned(_ word: String) -> Bool {
    if owned.contains(word) { return true }
    guard word.utf8.count > 10, possessives.contains(where: word.containsBytes(of:)) else { return false }
    return longOwned.contains(where: word.containsBytes(of:))
  }

  /// The words of a name, in lower case and without accents: `à_compléter` and `changeMe` have two.
  static func folded(_ name: Substring) -> [String] {
    name.isASCII ? asciiFolded(name.utf8) : characterFolded(name)
  }

  /// Most names are ASCII, of which each byte is a letter or none.
  private static func asciiFolded(_ name: Substring.UTF8View) -> [String] {
    var (words, word): ([String], [UInt8]) = ([], [])
    word.reserveCapacity(name.count)
    var wasLower = false
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name {
      let isSeparator = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      if isSeparator || byte.isUppercase && wasLower { end() }
      wasLower = byte.isLowercase
      if !isSeparator { word.append(byte.lowercased) }
    }
    end()
    return words
  }

  private static func characterFolded(_ name: Substring) -> [String] {
    var words: [String] = [""]
    var wasLower = false
    for character in name {
      if character == "-" || character == "_" {
        words.append("")
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower { words.append("") }
      wasLower = character.isLowercase
      let lowered = character.lowercased()
      words[words.count - 1] += lowered.first.flatMap { plainLetters[$0] } ?? lowered
    }
    return words.filter { !$0.isEmpty }
  }

  private static let plainLetters: [Character: String] = {
    let groups = ["a": "àáâãä", "c": "ç", "e": "èéêë", "i": "ìíîï", "n": "ñ", "o": "òóôõö", "u": "ùúûü"]
    return groups.reduce(into: [:]) { all, group in for letter in group.value { all[letter] = group.key } }
  }()
}
