import RunbookModel

/// The words before a sign that separates a name from its value: `"access_token":`, `API key:`, `DB_PASSWORD=`.
struct TokenLabel {
  private static let mostWords = 3
  /// In bytes; a longer word is no name.
  private static let longestWord = 48

  private let words: [String]

  /// - Parameters:
  ///   - index: of the sign.
  ///   - isTag: the sign ends the tag `<name>`.
  init?(in line: [UInt8], before index: Int, isTag: Bool) {
    var words: [String] = []
    var end = line[..<index].lastIndex { !" \t\"'`\\".utf8.contains($0) }.map { $0 + 1 } ?? 0
    while words.count < TokenLabel.mostWords {
      let start = (line[..<end].lastIndex { !TokenLabel.isName($0) }.map { $0 + 1 }) ?? 0
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
  }

  var lastWord: String { words.last?.lowercased() ?? "" }

  /// The name ends with what means a secret: "mot de passe", but not "token expires".
  var isSecret: Bool {
    guard let last = words.last else { return false }
    let member = last.split(separator: ".").last.map(String.init) ?? last
    if OutputSecrets.isSecretField(member) || TokenLabel.isShort(member) { return true }
    return (2...TokenLabel.mostWords).contains { count in
      guard count <= words.count else { return false }
      let name = words.suffix(count)
      return SecretName.isSecret(name.joined(separator: "_"))
        && !SecretName.isSecret(name.dropLast().joined(separator: "_"))
    }
  }

  /// `DB_PASS`, `pwd`: too short to mean a secret anywhere but before a value that looks like one.
  private static func isShort(_ name: String) -> Bool {
    let last = name.split { "_-".contains($0) }.last.map { $0.lowercased() } ?? ""
    return ["pass", "pwd", "passwd", "passphrase"].contains(last)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    BareReading.folded(byte) != nil || byte >= 128 || "_-.".utf8.contains(byte)
  }
}
