import Diagnostics

extension TranslationFile {
  /// What in the entries would not say what the sentence says, or would do more on a terminal than say something.
  ///
  /// - Parameter forms: those of the file's language.
  func mistakes(_ forms: PluralForms) -> [Mistake] {
    var seen: Set<String> = []
    return entries.flatMap { entry in
      var messages: [Message] = []
      if !seen.insert(entry.original).inserted { messages.append("the sentence is there twice") }
      if PatternField.all(in: entry.original) != PatternField.all(in: entry.translation) {
        messages.append("the translation must have the same {} as the sentence, no more and no fewer")
      }
      if !PatternField.formCounts(in: entry.translation).allSatisfy({ $0 == forms.count }) {
        messages.append("a counted word must have \(count: forms.count, "form", "forms"), separated by |")
      }
      if entry.translation.unicodeScalars.contains(where: TranslationFile.isControl) {
        messages.append("the translation has a control character")
      }
      return messages.map { Mistake(line: entry.line, message: $0) }
    }
  }

  /// Line ends excepted: help pages have lines. Overrides of the direction of writing could show a command other than
  /// it is.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
