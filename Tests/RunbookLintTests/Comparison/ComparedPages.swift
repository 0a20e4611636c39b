import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel

/// Two versions of one page, for comparison.
struct ComparedPages {
  var source: String
  var translation: String
  var locale = "pt-BR"

  /// A page of one numbered step with one block.
  static func page(_ block: String, class: String = "pre", dated date: String = "2019-05-01", prose: String = "")
    -> String
  {
    let content = block.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    return """
      ---
      lastupdated: "\(date)"
      ---

      # Title
      {: #title}

      ## Section
      {: #section}

      1.  \(prose.isEmpty ? "Text." : prose)

          ```
      \(content)    ```
          {: \(`class`)}

      """
  }

  static func blocks(
    _ source: String, _ translation: String, class: String = "pre",
    dates: (String, String) = ("2019-05-01", "2019-05-01")
  ) -> ComparedPages {
    ComparedPages(
      source: page(source, class: `class`, dated: dates.0),
      translation: page(translation, class: `class`, dated: dates.1))
  }

  var diagnostics: [Diagnostic] {
    PageComparison(
      source: Self.read(source, path: "en/page.md", locale: "en"),
      translation: Self.read(translation, path: "xx/page.md", locale: locale)
    ).diagnostics()
  }

  /// `error command-differs 14:5`, one for each finding.
  var findings: [String] { diagnostics.map { "\($0.severity.rawValue) \($0.rule)" } }

  /// The findings of the comparison and of the translation itself.
  var together: [String] {
    let own = Self.read(translation, path: "xx/page.md", locale: locale)
    return PageComparison(source: Self.read(source, path: "en/page.md", locale: "en"), translation: own)
      .diagnostics(besides: Linter().check(own.runbook, document: own.document))
      .map { "\($0.severity.rawValue) \($0.rule)" }
  }

  static func read(_ text: String, path: String, locale: String) -> Page {
    let document = MarkdownReader().read(SourceFile(path: path, text: text))
    return Page(document: document, runbook: RunbookReader(locale: locale).read(document))
  }
}
