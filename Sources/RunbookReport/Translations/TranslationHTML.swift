import Diagnostics

/// Translations at a glance as one HTML page: nothing outside it, no script, light or dark as the reader's system is.
package struct TranslationHTML: Sendable {
  private let language: Language

  package init(language: Language) { self.language = language }

  package func text(of overview: TranslationOverview) -> String {
    let title = Markup.line(language.say("Translations"))
    let tables = Markup.element("div", ["class": "wide"], "\n" + table(overview) + "\n")
    return HTMLPage(
      language: language, title: title, styleSheet: Self.styleSheet, header: Markup.element("h1", [:], title),
      sections: [tables, history(overview), withoutSource(overview)]
    ).text
  }

  private static let styleSheet = """
    body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 72rem; padding: 0 1rem; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; }
    th, td { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .4rem .6rem;
    text-align: left; vertical-align: top; }
    td.good::before { content: "✓ "; } td.caution::before { content: "● "; } td.bad::before { content: "– "; }
    td.caution { background: color-mix(in srgb, orange 18%, transparent); }
    td.bad { background: color-mix(in srgb, red 12%, transparent); }
    ul { margin: 0; padding-left: 1.2rem; } code { font-size: .95em; }
    @media print { body { margin: 0; max-width: none; } }
    """

  private func table(_ overview: TranslationOverview) -> String {
    let languages = overview.languages
    let head =
      ([language.say("Page")] + languages).map { Markup.element("th", ["scope": "col"], Markup.line($0)) }.joined()
    let rows = overview.pages.map { page in
      let name = Markup.element("th", ["scope": "row"], Markup.element("code", [:], Markup.line(page.path)))
      let cells = languages.map { code in cell(page.translations.filter { $0.language == code }) }
      return Markup.element("tr", [:], name + cells.joined())
    }
    return Markup.element(
      "table", [:],
      Markup.element("thead", [:], Markup.element("tr", [:], head)) + "\n"
        + Markup.element("tbody", [:], "\n" + rows.map { $0 + "\n" }.joined()))
  }

  private func history(_ overview: TranslationOverview) -> String {
    if overview.isHistoryKnown { return "" }
    let text = language.say("What has changed since is not known: the repository has only a part of its history.")
    return Markup.element("p", [:], Markup.line(text))
  }

  private func withoutSource(_ overview: TranslationOverview) -> String {
    guard !overview.withoutSource.isEmpty else { return "" }
    let paths = overview.withoutSource.map { Markup.element("li", [:], Markup.element("code", [:], Markup.line($0))) }
    return Markup.element("p", [:], Markup.line(language.say("Their source is not found:")))
      + Markup.element("ul", [:], paths.joined())
  }

  /// - Parameter translations: of one page into one language; a site may have it in two places.
  private func cell(_ translations: [TranslationOverview.Translation]) -> String {
    if translations.isEmpty {
      return Markup.element("td", ["class": "bad"], Markup.line(language.say("not translated")))
    }
    if translations.allSatisfy(\.isInStep) {
      return Markup.element("td", ["class": "good"], Markup.line(language.say("in step")))
    }
    let remarks = translations.flatMap(TranslationText.remarks).map {
      Markup.element("li", [:], Markup.line(language.say($0)))
    }
    return Markup.element("td", ["class": "caution"], Markup.element("ul", [:], remarks.joined()))
  }
}
