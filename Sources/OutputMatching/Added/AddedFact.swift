import Bytes

/// A value under a name that the sample does not have: a JSON key, a label, a column.
enum AddedFact {
  /// Whether it tells of a state that the sample does not show: `deleted_at`, `disabled: true`, `mode: read-only`,
  /// `readyReplicas: 0`.
  ///
  /// - Parameter shown: the words of the sample.
  static func tells(_ value: TextSlice, under key: TextSlice, besides shown: Set<String> = []) -> Bool {
    let name = SpokenLine(TextSlice(spaced(key)))
    guard !isSetting(name.words) else { return false }
    let value = value.trimmed.unquoted
    if isExitCode(name.words) { return !value.isEmpty && !value.isNothing && value.string != "0" }
    if isUnfinished(value) { return true }
    if let code = Int(value.string), name.words.last.map(codes.contains) == true, (400...599).contains(code) {
      return true
    }
    let isOff = name.takesBack(besides: shown) || isOfTrouble(name.words)
    if isNothing(value) {
      // `MultiAttachEnabled: false`: one more thing that it could do.
      let isFeature = name.words.count > 1 && name.words.last.flatMap { StateWord(TextSlice($0)) }?.meaning == .enabled
      return !isOff && !isFeature
        && name.words.contains { StateWord(TextSlice($0))?.meaning.side == .on || rights.contains($0) }
    }
    if isOff { return !isDenied(value) }
    if VolatileName.isOfExpiry(key) && name.words.contains(where: expiries.contains), isOver(value) { return true }
    if let state = StateWord(value), state.meaning.side != .on, state.meaning.side != .pending || isOfState(name.words)
    {
      return !SpokenLine(value).words.allSatisfy(shown.contains)
    }
    return SpokenLine(value).takesBack(besides: shown)
  }

  /// `exit code`, `ExitCode`, `return status`.
  private static func isExitCode(_ words: [String]) -> Bool {
    words.contains { exits.contains($0) } && words.contains { codes.contains($0) } || words.contains("exitcode")
  }

  private static let exits: Set<String> = ["exit", "return", "sortie", "retour", "saída", "retorno"]
  private static let codes: Set<String> = ["code", "status", "statut", "código", "statuscode"]

  /// `0/3`, `2/3`: fewer than there should be.
  static func isUnfinished(_ value: TextSlice) -> Bool { share(value).map { $0.done < $0.all } ?? false }

  /// `3/3`, `100%`
  static func isComplete(_ value: TextSlice) -> Bool {
    ["100%", "100 %"].contains(value.trimmed.string) || share(value).map { $0.done == $0.all && $0.all > 0 } ?? false
  }

  private static func share(_ value: TextSlice) -> (done: Int, all: Int)? {
    let parts = value.trimmed.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard parts.count == 2, let done = Int(parts[0].string), let all = Int(parts[1].string) else { return nil }
    return (done, all)
  }

  /// Whether the name is that of a state, a result or a share, so that an unknown value of it may say anything.
  static func isOfResult(_ key: TextSlice) -> Bool {
    SpokenLine(TextSlice(spaced(key))).words.contains { states.contains($0) || results.contains($0) }
  }

  private static let results: Set<String> = [
    "verdict", "conclusion", "decision", "quality", "rate", "ratio", "share", "traffic", "coverage", "ready",
    "available", "availability", "passed", "succeeded", "completed", "healthy", "running", "résultat", "taux",
    "disponibilité", "resultado", "taxa", "disponibilidade", "veredicto",
  ]

  /// A label's value that is one by its form: a date, a size, an address.
  static func isPlain(_ value: TextSlice) -> Bool {
    let value = value.trimmed
    let groups = value.split(whereSeparator: \.isBlank)
    if groups.count > 1, groups.allSatisfy({ $0.count >= 4 && $0.allSatisfy(\.isHexDigit) }) { return true }
    return ValueShape.of(value).isWildcard || (value.withoutRemark.map { ValueShape.of($0).isWildcard } ?? false)
  }

  /// Whether a value says that there is none.
  static func isNothing(_ value: TextSlice) -> Bool {
    if value.isEmpty || value.isNothing { return true }
    let word = String(decoding: value.prefix(20).lowercased, as: UTF8.self)
    return nothing.contains(word) || StateWord(value)?.meaning == .no || StateWord(value)?.meaning == .disabled
  }

  /// No clock is asked: what ended before this program was written has ended whenever it runs.
  private static func isOver(_ date: TextSlice) -> Bool {
    guard [ValueShape.date, .dateTime].contains(ValueShape.of(date)) else { return false }
    let year = date.split { !$0.isDigit }.first { $0.count == 4 }.flatMap { Int($0.string) }
    return year.map { $0 < firstYear } ?? false
  }

  private static let firstYear = 2025

  private static let expiries: Set<String> = [
    "expires", "expire", "expired", "expiry", "expiration", "until", "expira", "validade", "vencimento", "échéance",
  ]

  /// `disabled: no`, `deleted: never`.
  private static func isDenied(_ value: TextSlice) -> Bool {
    String(decoding: value.prefix(20).lowercased, as: UTF8.self) == "never"
  }

  static func isOfTrouble(_ words: [String]) -> Bool {
    words.contains { word in
      troubles.contains(word) || ContradictingLine.isTrouble(word)
        || StateWord(TextSlice(word)).map { $0.meaning.side == .trouble } ?? false
    }
  }

  private static func isOfState(_ words: [String]) -> Bool { words.contains(where: states.contains) }

  /// `restartPolicy: Never`, `terminationGracePeriodSeconds: 30`: how something is to be done, not what was done.
  private static func isSetting(_ words: [String]) -> Bool { words.contains(where: settings.contains) }

  static func spacedName(_ key: TextSlice) -> TextSlice { TextSlice(spaced(key)) }

  /// `deletedAt` and `deleted_at` are two words.
  private static func spaced(_ key: TextSlice) -> [UInt8] {
    var text: [UInt8] = []
    for byte in key.prefix(80) {
      if byte.isUppercase, let last = text.last, last.isLowercase || last.isDigit { text.append(0x20) }
      text.append(byte == "_" || byte == "-" || byte == "." ? 0x20 : byte)
    }
    return text
  }

  private static let nothing: Set<String> = ["0", "0%", "[]", "{}", "none", "null", "false", "no", "n", "off", "\"\""]

  private static let troubles: Set<String> = [
    "error", "errors", "warning", "warnings", "failure", "failures", "fault", "faults", "alert", "alerts", "conflict",
    "conflicts", "problem", "problems", "issue", "issues", "violations", "deleted", "deletion", "erreur", "erreurs",
    "fail", "fails", "failed", "panic", "abort", "aborted", "skip", "skipped", "refunded", "chargeback", "fraud",
    "fraudulent", "disputed", "infected", "corrupt", "corrupted", "compromised", "quarantined", "banned",
    "avertissement", "avertissements", "erro", "erros", "aviso", "avisos", "errores", "fehler", "dry", "dryrun",
  ]

  private static let rights: Set<String> = [
    "access", "accès", "acesso", "acceso", "zugriff", "permission", "permissions", "writable", "reachable", "success",
    "replicas", "persisted", "applied", "saved", "committed", "published",
  ]

  private static let states: Set<String> = [
    "state", "status", "phase", "health", "condition", "lifecycle", "mode", "stage", "statut", "état", "estado",
    "situação", "zustand", "stato", "result", "outcome",
  ]

  private static let settings: Set<String> = [
    "policy", "seconds", "period", "limit", "limits", "max", "min", "path", "timeout", "threshold", "interval",
    "strategy", "type", "class", "budget", "protection", "grace", "retention", "template", "selector", "schema",
    "message", "requests", "history", "default", "allow", "allowed", "url", "link", "href", "preset", "tests",
  ]
}
