import Bytes

/// Texts that programs print where there is no value.
package enum AbsentValue {
  /// Whether a text tells that there is no value, or why: `<none>`, `N/A`, `not found`, a usage text, a page of HTML.
  package static func isIn(_ text: String) -> Bool { isIn(TextSlice(text)) }

  static func isIn(_ text: TextSlice) -> Bool {
    let text = text.trimmed
    if text.isNothing { return true }
    let start = TextSlice(text.prefix(longestLook).lowercased)
    if openings.contains(where: { start.starts(with: $0) }) || whole.contains(start.string) { return true }
    if ErrorBanner.isBanner(text) { return true }
    return text.contains(where: \.isBlank) && ErrorWords.isReport(text)
  }

  /// In bytes.
  private static let longestLook = 60

  /// What tables and languages write where there is nothing.
  static let marks: Set<String> = [
    "-", "--", "---", "—", "<none>", "(none)", "[none]", "n/a", "<unset>", "(unset)", "<unknown>", "(unknown)",
    "<nil>", "nil", "null", "(null)", "<null>", "<pending>", "undefined", "<no value>", "<not set>", "(not set)",
    "nan", "<invalid>", "<error>",
  ]

  private static let whole: Set<String> = [
    "none", "unknown", "not found", "not set", "not available", "not defined", "not assigned", "no value", "empty",
    "missing", "pending", "aucun", "aucune", "inconnu", "inconnue", "introuvable", "non défini", "non disponible",
    "nenhum", "nenhuma", "desconhecido", "não encontrado", "não definido", "não disponível", "ninguno", "keine",
  ]

  private static let openings = [
    "usage:", "usage of ", "incorrect usage", "utilisation :", "utilisation:", "uso:", "<!doctype", "<html",
    "<?xml version",
  ].map { TextSlice($0) }
}
