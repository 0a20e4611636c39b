import Diagnostics

/// A page for a browser: nothing outside it, no script, light or dark as the reader's system is, printable.
///
/// What comes from a page or an output is text in it and nothing else; a policy in its head forbids all that would be
/// more.
struct HTMLPage {
  var language: Language
  /// Markup.
  var title: String
  var styleSheet: String
  /// What a link at the top goes to, and what it says; nil: there is nothing to be skipped.
  var skip: (target: String, text: String)?
  /// Markup.
  var header: String
  var sections: [String]
  /// Markup; nil: there is none.
  var footer: String?

  /// Nothing may be loaded, sent or run; styles are in the page itself.
  private static let policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

  var text: String {
    """
    <!DOCTYPE html>
    <html lang="\(language.code)">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(HTMLPage.policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="referrer" content="no-referrer">
    <title>\(title)</title>
    <style>
    \(styleSheet)
    </style>
    </head>
    <body>
    \(skip.map { "<a class=\"skip\" href=\"#\($0.target)\">\($0.text)</a>\n" } ?? "")\(header)
    <main>
    \(sections.filter { !$0.isEmpty }.joined(separator: "\n"))
    </main>
    \(footer.map { "<footer><p>\($0)</p></footer>\n" } ?? "")</body>
    </html>

    """
  }
}
