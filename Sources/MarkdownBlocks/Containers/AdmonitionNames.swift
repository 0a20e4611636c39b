import Bytes

/// What the kinds of admonitions are called, in all syntaxes.
extension Admonition {
  /// - Parameter name: as the marker has it, in lower case.
  init?(named name: String) {
    guard let kind = Self.names[name] else { return nil }
    self = kind
  }

  /// What an admonition with this title holds: "Expected output" is one, regardless of its kind.
  init(_ kind: Admonition, title: String?) {
    self = title.map(Self.announcesOutput) == true ? .output : kind
  }

  private static let names: [String: Admonition] = [
    "note": .note, "notes": .note, "remark": .note, "notice": .note, "seealso": .note, "see-also": .note,
    "tip": .tip, "tips": .tip, "hint": .tip, "success": .tip, "check": .tip, "done": .tip, "best-practice": .tip,
    "info": .info, "information": .info, "abstract": .info, "summary": .info, "tldr": .info, "todo": .info,
    "primary": .info, "secondary": .info,
    "warning": .warning, "warn": .warning, "caution": .warning, "attention": .warning, "important": .warning,
    "danger": .danger, "error": .danger, "critical": .danger, "failure": .danger, "fail": .danger,
    "example": .example, "snippet": .example,
    "output": .output, "result": .output,
    "question": .other, "help": .other, "faq": .other, "quote": .other, "cite": .other, "bug": .other,
    "missing": .other, "default": .other,
  ]

  /// Titles of admonitions that hold what a command prints, by language; folded to lower case, punctuation left out.
  private static let outputTitles: Set<String> = Set(
    [
      [
        "expected", "expected output", "expected result", "expected response", "output", "sample output",
        "example output", "example response", "command output", "result", "response",
      ],
      [
        "résultat attendu", "résultats attendus", "sortie attendue", "sortie", "résultat", "exemple de sortie",
        "réponse attendue",
      ],
      ["saída esperada", "resultado esperado", "saída", "exemplo de saída", "resposta esperada", "resultado"],
      ["salida esperada", "salida", "ejemplo de salida", "respuesta esperada"],
      ["erwartete ausgabe", "ausgabe", "beispielausgabe", "erwartetes ergebnis", "ergebnis"],
      ["output previsto", "output atteso", "risultato atteso", "risultato previsto"],
      ["verwachte uitvoer", "uitvoer", "verwacht resultaat"],
      ["oczekiwany wynik", "oczekiwane wyjście", "wynik"],
      ["期待される出力", "出力例", "出力"], ["예상 출력", "출력 예", "출력"],
      ["预期输出", "输出示例", "输出"], ["預期輸出", "輸出範例", "輸出"],
    ].joined())

  private static func announcesOutput(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isAlphabetic && !$0.isNumeric }
    return words.count <= 4 && outputTitles.contains(words.joined(separator: " "))
  }
}
