import Bytes

/// Lines that the sample does not have, and that contradict it: an error, another state of the same thing, what was
/// skipped or given up.
struct ContradictingLine {
  /// Of what the sample shows, in lower case.
  private let words: Set<String>
  /// What the sample says under a label.
  private let states: [String: [StateMeaning]]

  /// - Parameter sample: its lines.
  init(sample: [TextSlice]) {
    words = Set(sample.flatMap(Self.words).filter { $0.count >= 4 })
    states = sample.compactMap(Self.state).reduce(into: [:]) { $0[$1.label, default: []].append($1.meaning) }
  }

  /// Whether a line reports trouble, or says that something that the sample mentions is gone.
  func isContradiction(_ line: TextSlice) -> Bool {
    if Self.isTrouble(line) { return true }
    if let said = Self.state(of: line), let shown = states[said.label],
      !shown.contains(where: { $0.side == said.meaning.side })
    {
      return true
    }
    let parts = Self.words(of: line)
    return Self.isSaid(Self.gone, parts) && parts.contains { words.contains($0) || words.contains($0 + "s") }
  }

  /// `ready: false`
  private static func state(of line: TextSlice) -> (label: String, meaning: StateMeaning)? {
    guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return nil }
    let value = line[(mark + 1)...].trimmed
    let word = value.firstIndex(where: \.isBlank).map { value[..<$0] } ?? value
    return (StateWord(value) ?? StateWord(word)).map {
      (String(decoding: line[..<mark].trimmed.lowercased, as: UTF8.self), $0.meaning)
    }
  }

  /// Whether a line reports trouble, no matter what it is about.
  static func isTrouble(_ line: TextSlice) -> Bool {
    if ErrorWords.isReport(line) { return true }
    let text = String(decoding: line.trimmed.prefix(longestLook), as: UTF8.self).lowercased()
    if phrases.contains(where: text.containsBytes(of:)) { return true }
    // `degraded, 0 nodes left`: the zero is not of the word before the comma.
    let clauses = line.split { $0 == "," || $0 == ";" }
    return clauses.contains { isSaid(troubles, words(of: $0)) } || isIncomplete(words(of: line))
  }

  /// Whether a word alone says that there is trouble.
  static func isTrouble(_ word: String) -> Bool { troubles.contains(word) }

  /// `0 of 3 ready`, `2 de 3 nós prontos`.
  private static func isIncomplete(_ words: [String]) -> Bool {
    !words.contains("waiting")
      && words.indices.dropLast(2).contains { index in
        guard ["of", "de", "sur", "out"].contains(words[index + 1]), let done = Int(words[index]),
          let all = Int(words[index + 2]), done < all
        else { return false }
        return words.contains { StateWord(TextSlice($0))?.meaning.side == .on || singular($0) }
      }
  }

  /// `prontos`, `prêts`, `available`.
  private static func singular(_ word: String) -> Bool {
    word.last == "s" && StateWord(TextSlice(String(word.dropLast())))?.meaning.side == .on
  }

  private static func isSaid(_ known: Set<String>, _ words: [String]) -> Bool {
    words.enumerated().contains { index, word in
      guard known.contains(word) else { return false }
      return !ErrorWords.denies(index > 0 ? words[index - 1] : "", index + 1 < words.count ? words[index + 1] : "")
    }
  }

  private static func words(of line: TextSlice) -> [String] {
    String(decoding: line.trimmed.prefix(longestLook), as: UTF8.self).lowercased()
      .split { !($0.isAlphabetic || $0.isNumeric) }.map(String.init)
  }

  /// In bytes.
  private static let longestLook = 2_000

  private static let troubles: Set<String> = [
    "degraded", "exhausted", "skipped", "exceeded", "backofflimitexceeded", "unavailable", "notready", "broken",
    "lost", "incomplete", "crashloopbackoff", "imagepullbackoff", "evicted", "oomkilled",
    "dégradé", "dégradée", "épuisé", "épuisée", "épuisées", "ignoré", "ignorée", "ignorés", "ignorées", "dépassé",
    "indisponible", "incomplet", "perdu",
    "degradado", "degradada", "esgotado", "esgotada", "esgotadas", "esgotados", "ignorado", "ignorada", "ignorados",
    "excedido", "indisponível", "incompleto", "perdido",
  ]

  private static let phrases = [
    "giving up", "gave up", "kept back", "not fully", "must be replaced", "will be destroyed", "not ready",
    "not running", "no longer", "abandon", "pas prêt", "não está pronto", "desistindo",
  ]

  /// What is no more, or does no more what it did.
  private static let gone: Set<String> = [
    "stopped", "inactive", "dead", "down", "offline", "terminated", "deleted", "removed", "missing",
    "arrêté", "arrêtée", "arrêtés", "arrêtées", "inactif", "supprimé", "supprimée", "supprimés", "manquant",
    "parado", "parada", "parados", "inativo", "inativa", "excluído", "excluída", "removido", "removida", "ausente",
  ]
}
