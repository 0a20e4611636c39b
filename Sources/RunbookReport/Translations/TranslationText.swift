import Diagnostics

/// Translations at a glance, for people: a table of pages and languages, and below it what is not in step.
package struct TranslationText: Sendable {
  private let language: Language
  private let style: TextStyle

  package init(language: Language = .english, style: TextStyle = TextStyle()) {
    (self.language, self.style) = (language, style)
  }

  package func text(of overview: TranslationOverview) -> String {
    guard !overview.pages.isEmpty else {
      return language.say("There are no translations among these pages.") + "\n"
    }
    let languages = overview.languages
    let widths = languages.map { max(DisplayWidth.of($0), 3) + 2 }
    let paths = overview.pages.map { TerminalSafe.line($0.path) }
    let width = (paths.map { DisplayWidth.of($0) }.max() ?? 0) + 2
    var lines = [
      String(repeating: " ", count: width) + zip(languages, widths).map { $0.padded(to: $1) }.joined()
    ]
    for (page, path) in zip(overview.pages, paths) {
      let cells = zip(languages, widths).map { code, width in
        let own = page.translations.filter { $0.language == code }
        let isInStep = own.allSatisfy(\.isInStep)
        return style.paint(own.isEmpty ? "–" : isInStep ? "✓" : "●", own.isEmpty ? .bad : isInStep ? .good : .caution)
          + String(repeating: " ", count: width - 1)
      }
      lines.append(path.padded(to: width) + cells.joined())
    }
    lines += ["", language.say("✓ in step · ● not in step · – not translated")]
    for translation in overview.pages.flatMap(\.translations) where !translation.isInStep {
      lines += ["", style.paint(TerminalSafe.line(translation.path), .strong)]
      lines += Self.remarks(translation).map { "  " + language.say($0) }
    }
    if !overview.isHistoryKnown {
      let text: Message = "What has changed since is not known: the repository has only a part of its history."
      lines += ["", language.say(text)]
    }
    if !overview.withoutSource.isEmpty {
      lines += ["", language.say("Their source is not found:")]
      lines += overview.withoutSource.map { "  " + TerminalSafe.line($0) }
    }
    return lines.map { $0.trimmingEnd + "\n" }.joined()
  }

  /// What is not as in the source.
  static func remarks(_ translation: TranslationOverview.Translation) -> [Message] {
    var remarks: [Message] = []
    func add(_ count: Int, _ message: Message) { if count > 0 { remarks.append(message) } }
    add(translation.missingSteps, "\(count: translation.missingSteps, "step is", "steps are") missing")
    add(translation.extraSteps, "\(count: translation.extraSteps, "step is", "steps are") not in the source")
    add(translation.blocks, "\(count: translation.blocks, "code block differs", "code blocks differ")")
    add(
      translation.untranslated, "\(count: translation.untranslated, "paragraph was", "paragraphs were") not translated")
    add(
      translation.others,
      "\(count: translation.others, "placeholder or sample output differs", "placeholders or sample outputs differ")")
    if let dates = translation.dates { remarks.append(Message(verbatim: dates)) }
    if let change = translation.change {
      remarks.append(
        "\(count: change.count, "change", "changes") of the source since, the first in \(change.commit) of \(change.day)"
      )
    }
    return remarks
  }
}

extension String {
  /// Without blanks at its end.
  fileprivate var trimmingEnd: String {
    var rest = self[...]
    while rest.last == " " { rest.removeLast() }
    return String(rest)
  }
}
