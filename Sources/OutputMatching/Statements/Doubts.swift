import Bytes

/// Words with which an output weakens what it says, or says it of another time.
enum Doubts {
  /// Whether such a word is in the same clause: `will be ready`, `no app named shop`, `shop scheduled for deletion`.
  static func areAround(_ range: Range<Int>, in text: TextSlice) -> Bool {
    let clause = Clause.range(around: range, in: text)
    let before = words(text[clause.lowerBound..<range.lowerBound])
    let after = words(text[range.upperBound..<clause.upperBound])
    let end = clause.upperBound
    return self.before.contains { before.containsBytes(of: " \($0) ") }
      || self.after.contains { after.containsBytes(of: " \($0) ") }
      || end < text.endIndex && text[end] == "?"
  }

  /// In lower case, each with a blank on both sides.
  private static func words(_ text: TextSlice) -> String {
    let lowered = text.string.lowercased().map {
      $0 == "’" ? "'" : "\"`'".containsBytes(of: $0) && $0 != "'" ? " " : $0
    }
    return " " + String(lowered).parts(separatedBy: " ").joined(separator: " ") + " "
  }

  private static let before = [
    "soon", "almost", "nearly", "hardly", "barely", "scarcely", "formerly", "previously", "partially", "partly",
    "never", "used to be", "will be", "will become", "should be", "should become", "would be", "could be", "might be",
    "may be", "must be", "to be", "to become", "be", "becoming", "stopped being", "stops being", "ceased to be",
    "no longer", "not", "no", "isn't", "wasn't", "aren't", "cannot", "can't", "couldn't", "did you mean",
    "expected", "expects", "requires", "required", "needs", "wanted", "missing",
    "bientôt", "presque", "quasiment", "à peine", "jamais", "n'est plus", "n'est pas", "ne sont plus", "ne sont pas",
    "sera", "seront", "serait", "devrait être", "devraient être", "partiellement", "anciennement", "autrefois",
    "aucun", "aucune", "requis", "requiert", "attendu", "vouliez-vous dire",
    "nunca", "nem", "quase", "em breve", "será", "serão", "seria", "deveria", "deve ser", "deve estar",
    "parcialmente", "antigamente", "anteriormente", "deixou de", "já não", "não", "nenhum", "nenhuma", "requer",
    "esperado", "você quis dizer",
  ]

  private static let after = [
    "soon", "almost", "partially", "no longer", "scheduled for deletion", "is scheduled for deletion",
    "marked for deletion", "will be deleted", "will be removed", "being deleted", "being removed", "deleting",
    "bientôt", "presque", "jamais", "partiellement", "sera supprimé", "sera supprimée",
    "em breve", "quase", "nunca", "parcialmente", "será excluído", "será excluída",
  ]
}
