import Diagnostics

/// Checksums of nothing: whoever shows one has hashed an empty file, or an empty answer.
enum NothingHashes {
  /// Whether a text holds one, whole or as its first digits: `sha256:e3b0c44298fc`.
  static func isIn(_ text: TextSlice) -> Bool {
    guard text.count >= shortest, text.count <= longest else { return false }
    return text.split { !ShapeGrammar.isBase64Character($0) }.contains { word in
      guard word.count >= shortest else { return false }
      let digits = TextSlice(word.lowercased)
      return hexadecimal.contains { $0.starts(with: digits) } || base64.contains { word.starts(with: $0) }
    }
  }

  /// In digits; fewer are in other hashes as well.
  private static let shortest = 12
  /// In bytes.
  private static let longest = 500

  private static let hexadecimal = [
    // MD5, SHA-1, SHA-224
    "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    "d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f",
    // SHA-256, SHA-384, SHA-512
    "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    "38b060a751ac96384cd9327eb1b1e36a21fdb71114be07434c0cc7bf63f6e1da274edebfe76f65fbd51ad2f14898b95b",
    "cf83e1357eefb8bdf1542850d66d8007d620e4050b5715dc83f4a921d36ce9ce47d0d13c5d85f2b0ff8318d2877eec2f"
      + "63b931bd47417a81a538327af927da3e",
    // SHA3-256 and BLAKE2b-512
    "a7ffc6f8bf1ed76651c14756a061d662f580ff4de43b49fa82d80a4b80f8434a",
    "786a02f742015903c6c6fd852552d272912f4740e15847618a86e217f71f5419d25e1031afee585313896444934eb04b"
      + "903a685b1448b755d56f701afe9be2ce",
    // Of git: an empty file, and an empty folder
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391", "4b825dc642cb6eb9a060e54bf8d69288fbee4904",
  ].map { TextSlice($0) }

  /// MD5, SHA-1 and SHA-256, without the signs that fill them up.
  private static let base64 = [
    "1B2M2Y8AsgTpgAmY7PhCfg", "2jmj7l5rSw0yVb/vlWAYkK/YBwk", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU",
  ].map { TextSlice($0) }
}
