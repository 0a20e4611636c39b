import Bytes

/// Words by which a line of an output reports an error, wherever they are in it.
enum ErrorWords {
  /// Says whether a line that the sample does not have reports that something went wrong.
  static func isReport(_ line: TextSlice) -> Bool {
    let text = String(decoding: line.trimmed.prefix(longestLook), as: UTF8.self).lowercased()
    if phrases.contains(where: text.containsBytes(of:)) { return true }
    let parts = text.split { !($0.isAlphabetic || $0.isNumeric || $0 == "'" || $0 == "’") }
    for (index, word) in parts.enumerated() where words.contains(String(word)) {
      let before = index > 0 ? String(parts[index - 1]) : ""
      let after = index + 1 < parts.count ? String(parts[index + 1]) : ""
      // `0 failed`, `errors: 0`, `no errors`, `sans erreur`, `sem erros`.
      if denies(before, after) { continue }
      return true
    }
    return false
  }

  /// Whether the word before or after another one says that there is none of it.
  static func denies(_ before: String, _ after: String) -> Bool { none.contains(before) || none.contains(after) }

  /// In bytes.
  private static let longestLook = 2_000

  private static let none: Set<String> = [
    "0", "no", "none", "without", "zero", "sans", "aucun", "aucune", "sem", "nenhum", "nenhuma", "sin", "ningún",
    "keine", "ohne", "if", "false", "on",
  ]

  private static let words: Set<String> = [
    "failed", "fails", "failure", "failures", "failing", "error", "errors", "err", "fatal", "panic", "traceback",
    "exception", "denied", "refused", "unauthorized", "forbidden", "unable", "cannot", "can't", "couldn't", "aborted",
    "abort", "crashed", "unreachable", "timeout", "invalid", "rejected", "killed", "segfault", "corrupt", "corrupted",
    "unhealthy", "revoked", "expired", "rollback", "critical",
    "échec", "échecs", "échoué", "échouée", "erreur", "erreurs", "refusé", "refusée", "impossible", "interdit",
    "introuvable", "expiré", "expirée", "invalide",
    "falha", "falhas", "falhou", "erro", "erros", "negado", "negada", "recusado", "recusada", "proibido", "inválido",
    "expirado", "expirada", "fallo", "falló", "denegado", "fehler", "fehlgeschlagen", "verweigert", "abgelehnt",
  ]

  private static let phrases = [
    "not found", "could not", "timed out", "no such", "does not exist", "doesn't exist", "not permitted",
    "out of memory", "no space left", "rolled back", "rolling back", "did not", "unexpected", "delai dépassé",
    "délai dépassé", "non trouvé", "n'existe pas", "pas autorisé", "não foi possível", "não encontrado", "não existe",
    "tempo esgotado", "no se pudo", "no encontrado", "nicht gefunden",
  ]
}
