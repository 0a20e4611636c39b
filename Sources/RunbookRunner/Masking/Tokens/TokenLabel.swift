import RunbookModel

/// The words before a sign that separates a name from its value: `"access_token":`, `API key:`, `DB_PASSWORD=`.
struct TokenLabel {
  private static let mostWords = 8
  /// Of a secret's name.
  private static let longestName = 3
  /// In bytes; a longer word is no name.
  private static let longestWord = 48

  private let words: [String]
  /// A quotation mark is before the sign.
  private let isQuoted: Bool

  /// - Parameters:
  ///   - index: of the sign.
  ///   - isTag: the sign ends the tag `<name>`.
  init?(in line: [UInt8], before index: Int, isTag: Bool) {
    var words: [String] = []
    var end = TokenLabel.end(in: line, before: index)
    while words.count < TokenLabel.mostWords {
      let start = TokenLabel.start(in: line, before: end)
      guard start < end, end - start <= TokenLabel.longestWord else { break }
      words.insert(String(decoding: line[start..<end], as: UTF8.self), at: 0)
      guard !isTag else {
        guard start > 0, line[start - 1] == UInt8(ascii: "<") else { return nil }
        break
      }
      guard start > 1, line[start - 1] == 0x20, line[start - 2] != 0x20 else { break }
      end = start - 1
    }
    guard !words.isEmpty else { return nil }
    self.words = words
    isQuoted = index > 0 && line[index - 1] == UInt8(ascii: "\"")
  }

  var lastWord: String { words.last?.lowercased() ?? "" }

  /// The name ends with what means a secret: "mot de passe", but not "token expires"; or it begins with it and says of
  /// what: "mot de passe initial de l'administrateur".
  var isSecret: Bool {
    guard let last = words.last else { return false }
    let member = last.split(separator: ".").last.map(String.init) ?? last
    if OutputSecrets.isSecretField(member) || TokenLabel.isShort(member) { return true }
    var parts = words.dropLast().flatMap(TokenLabel.parts) + TokenLabel.parts(of: member)
    // "Unseal Key 1", "Secret value"
    let isMore = parts.last.map { $0.allSatisfy(\.isNumber) || TokenLabel.contents.contains($0) } ?? false
    if parts.count > 1, isMore { parts.removeLast() }
    if TokenLabel.identifiers.contains(parts.suffix(2).joined(separator: "_")) || parts == ["secretid"] { return true }
    return TokenLabel.endsWithSecret(parts[...]) || TokenLabel.beginsWithSecret(parts) || isOfAccount
  }

  /// `PASSWORD elastic = …`: the name in capitals, then whose it is.
  private var isOfAccount: Bool {
    guard words.count == 2, let name = words.first, name.allSatisfy(\.isUppercase) else { return false }
    return SecretName.isSecret(name.lowercased())
  }

  /// What a label says of a secret without naming another thing.
  private static let contents: Set<String> = ["value", "string"]
  /// The secret half of a login, in spite of its name.
  ///
  /// Sources: the documentation of Vault ("AppRole auth method"), Consul ("ACL Tokens": `SecretID`) and Nomad.
  private static let identifiers: Set<String> = ["secret_id"]

  /// Names of keys, of which others are public, or that mean something else as well: the value has to be one.
  ///
  /// Sources: RFC 7517 and 7518 (JSON Web Keys), the documentation of Laravel (`APP_KEY`), Rails (`RAILS_MASTER_KEY`) and
  /// Consul (`encrypt`).
  private static let keys: Set<String> = ["app_key", "master_key", "encryption_key", "encrypt"]
  private static let webKeys: Set<String> = ["d", "p", "q", "dp", "dq", "qi", "k"]

  var isKey: Bool {
    guard let last = words.last else { return false }
    if isQuoted, words.count == 1, TokenLabel.webKeys.contains(last) { return true }
    let parts = TokenLabel.parts(of: last)
    return TokenLabel.keys.contains(parts.suffix(2).joined(separator: "_"))
  }

  /// `PASS: TestLogin` is what a test has come to.
  func isResult(of value: ArraySlice<UInt8>) -> Bool {
    words == ["PASS"] && (value.starts(with: "Test".utf8) || value.starts(with: "test".utf8))
  }

  /// The name of a column, a member or a variable.
  static func isSecretName(_ name: String) -> Bool {
    // `unseal_keys_hex`
    let plain = encodings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
    let one = plain.hasSuffix("s") || plain.hasSuffix("S") ? [String(plain.dropLast())] : []
    return ([name, plain] + one).contains { name in
      let line = Array(name.utf8)
      return TokenLabel(in: line, before: line.count, isTag: false)?.isSecret ?? false
    }
  }
  private static let encodings = ["_hex", "_b64", "_base64"]

  /// Some words of the sentence name a secret, and none says that it is about one.
  static func namesSecret(_ sentence: [String]) -> Bool {
    let parts = sentence.flatMap(parts)
    return parts.indices.contains { index in
      let next = index + 1 < parts.count ? parts[index + 1] : ""
      return endsWithSecret(parts[...index]) && !about.contains(next)
    }
  }

  /// The last words are the name of a secret, of which the words before the last are none.
  private static func endsWithSecret(_ parts: ArraySlice<String>) -> Bool {
    (1...longestName).contains { count in
      guard count <= parts.count else { return false }
      let name = parts.suffix(count)
      // "Zugangstoken"
      if count == 1, let word = name.first, isCompound(word) { return true }
      return SecretName.isSecret(name.joined(separator: "_"))
        && (count == 1 || !SecretName.isSecret(name.dropLast().joined(separator: "_")))
    }
  }

  private static func beginsWithSecret(_ parts: [String]) -> Bool {
    parts.indices.dropLast().contains { index in
      complements.contains(parts[index + 1]) && endsWithSecret(parts[...index])
    }
  }

  /// Words with which one-word names of secrets end.
  private static let compounds = ["token", "passwort", "kennwort", "wachtwoord", "passphrase"].map { Array($0.utf8) }

  private static func isCompound(_ word: String) -> Bool {
    let letters = word.utf8
    return letters.count >= 5 && compounds.contains { letters.suffix($0.count).elementsEqual($0) }
  }

  private static let about = LocaleWords.all.reduce(into: Set<String>()) { $0.formUnion($1.secretSentences.about) }
  private static let complements = LocaleWords.all.reduce(into: Set<String>()) {
    $0.formUnion($1.secretSentences.complements)
  }

  /// `SENHA_DO_BANCO`, `d'accès`
  private static func parts(of word: String) -> [String] {
    word.lowercased().split { "_-'’".contains($0) }.map(String.init)
  }

  // MARK: Bytes

  /// The blanks that a French colon has before it.
  private static let blanks: [[UInt8]] = [[0xC2, 0xA0], [0xE2, 0x80, 0xAF]]

  private static func end(in line: [UInt8], before index: Int) -> Int {
    var end = index
    while end > 0 {
      if " \t\"'`\\".utf8.contains(line[end - 1]) {
        end -= 1
      } else if let blank = blanks.first(where: { line[..<end].suffix($0.count).elementsEqual($0) }) {
        end -= blank.count
      } else {
        break
      }
    }
    return end
  }

  /// An apostrophe between letters is part of a word: `d'API`.
  private static func start(in line: [UInt8], before end: Int) -> Int {
    var start = end
    while start > 0 {
      let byte = line[start - 1]
      let isApostrophe =
        byte == UInt8(ascii: "'") && start < end && start > 1 && isName(line[start]) && isName(line[start - 2])
      guard isName(byte) || isApostrophe else { break }
      start -= 1
    }
    return start
  }

  /// `DB_PASS`, `RootPass`, `pwd`: too short to mean a secret anywhere but before a value that looks like one.
  ///
  /// Source: the manuals of wpa_supplicant.conf(5) and nm-settings(5), for `psk`.
  private static func isShort(_ name: String) -> Bool {
    let last = name.split { "_-".contains($0) }.last ?? ""
    // Capitals alone begin no words.
    let capital = last.contains(where: \.isLowercase) ? last.lastIndex(where: \.isUppercase) : nil
    return ["pass", "pwd", "passwd", "passphrase", "psk"].contains(last[(capital ?? last.startIndex)...].lowercased())
  }

  static func isName(_ byte: UInt8) -> Bool {
    BareReading.folded(byte) != nil || byte >= 128 || "_-.".utf8.contains(byte)
  }
}
