import Bytes

/// Words by which a page says that a hash, a fingerprint or the id of a key is to be as its sample shows it.
enum ProofWords {
  /// Whether a sentence says so of what the command prints, or of what another sentence beside it names.
  static func areFixed(by context: SampleContext) -> Bool {
    let sentences = context.sentences.map { SpokenLine(TextSlice($0)).words }
    guard sentences.contains(where: demands) else { return false }
    return (sentences + [SpokenLine(TextSlice(context.command)).words]).contains { words in
      words.contains { word in things.contains(word) || commands.contains(word) }
    }
  }

  private static func demands(_ words: [String]) -> Bool {
    !sames.places(in: words).isEmpty && elsewhere.places(in: words).isEmpty
      || comparisons.contains { words.contains($0) } && words.contains(where: heres.contains)
  }

  /// In a text, in lower case, without colons.
  static func proofs(in text: String) -> Set<String> {
    let words = text.lowercased().split { $0.isSpace || "\"'`()[]{}<>,;=".containsBytes(of: $0) }
    return Set(words.flatMap { word in [String(word)] + word.parts(separatedBy: ":").map(String.init) }.filter(isProof))
  }

  private static func isProof(_ word: String) -> Bool {
    let shape = ValueShape.of(word)
    if shape == .hash || shape == .token { return true }
    return word.utf8.count >= 8 && word.allSatisfy { $0.isASCII && $0.isHexDigit }
  }

  private static let sames = PhraseTable([
    """
    must be the same, should be the same, must be identical, should be identical, must match, should match, must equal,
    must be equal, should equal, matches the one, match the one, matches the value, is the same as, are the same as,
    matches the fingerprint, matches the checksum, matches the following, match the following, exactly match
    """,
    """
    doit être identique, doivent être identiques, doit être le même, doit être la même, doivent être les mêmes,
    doit être égal, doit être égale, doit correspondre, doivent correspondre, correspond à celle, correspond à celui,
    est identique à
    """,
    """
    deve ser igual, devem ser iguais, deve ser idêntico, deve ser idêntica, devem ser idênticos, devem ser idênticas,
    deve ser o mesmo, deve ser a mesma, deve corresponder, devem corresponder, deve coincidir, é igual a
    """,
    """
    debe ser igual, debe ser idéntico, debe ser idéntica, debe ser el mismo, debe ser la misma, debe coincidir,
    muss identisch sein, muss übereinstimmen, übereinstimmen, deve essere uguale, deve essere identico,
    deve essere identica, deve corrispondere
    """,
  ])

  private static let comparisons: Set<String> = [
    "compare", "comparez", "comparer", "comparar", "vergleichen", "confronta", "confrontare",
  ]
  /// On the page.
  private static let heres: Set<String> = [
    "below", "following", "here", "dessous", "suivant", "suivante", "ici", "abaixo", "seguinte", "aqui", "siguiente",
    "unten", "folgenden", "seguente",
  ]
  /// Of the reader's own.
  private static let elsewhere = PhraseTable([
    """
    previous step, previous command, earlier, you noted, you copied, you recorded, étape précédente,
    commande précédente, noté, notée, copié, copiée, passo anterior, etapa anterior, comando anterior, anotou, copiou,
    paso anterior, vorherigen
    """
  ])

  private static let things: Set<String> = [
    "checksum", "checksums", "hash", "hashes", "digest", "digests", "fingerprint", "fingerprints", "key", "sha256",
    "sha512", "sha1", "md5", "signature", "empreinte", "empreintes", "hachage", "contrôle", "condensat", "clé", "clef",
    "verificação", "resumo", "impressão", "digital", "chave", "huella", "clave", "suma", "prüfsumme", "fingerabdruck",
    "schlüssel", "impronta", "chiave",
  ]
  private static let commands: Set<String> = [
    "sha256sum", "sha512sum", "sha1sum", "md5sum", "shasum", "b2sum", "cksum", "gpg", "keygen",
  ]
}
