import Diagnostics
import MarkdownBlocks
import RunbookModel

/// A block of JSON, YAML, TOML or XML that cannot be read as what its label or its file's name says.
struct BlockNotParsed: Rule {
  static let id = "block-not-parsed"
  static let severity = Severity.warning
  static let summary: Message = "A block of JSON, YAML, TOML or XML cannot be read as such"
  static let explanation = RuleExplanation(
    why: """
      A comma, an indentation or a closing bracket is lost easily when a page is edited or translated. The reader who \
      copies the block gets an error from another program, far from the page. In a file that a step makes it is an \
      error. Parts of a text, placeholders and `...` are allowed.
      """,
    bad: """
      The server answers:

      ```json
      {
        "name": "web"
        "port": 80
      }
      ```
      """,
    good: """
      The server answers:

      ```json
      {
        "name": "web",
        "port": 80
      }
      ```
      """,
    remedy: "Correct the text at the place that is named, or give the block the label of what it is.")

  func check(_ page: Page) -> [Diagnostic] {
    var files: [SourcePosition: String]?
    return page.codes.compactMap { block, code, reading in
      switch reading.kind {
      case .file, .code, .output, .other: break
      case .command, .http, .synopsis: return nil
      }
      var language = DataLanguage(info: code.info)
      if language == nil, reading.kind == .file {
        let names = files ?? Self.files(page)
        files = names
        language = names[block.range.start].flatMap { DataLanguage(file: $0) }
      }
      guard let fault = language?.fault(in: code.text) else { return nil }
      let range = SourceRange(code.position(atOffset: fault.offset), code.position(atOffset: fault.offset + 1))
      return Diagnostic(
        rule: Self.id, severity: reading.kind == .file ? .error : .warning, range: range, message: fault.message,
        help: fault.help)
    }
  }

  private static func files(_ page: Page) -> [SourcePosition: String] {
    page.actions.reduce(into: [:]) { names, action in
      if action.kind == .file, let file = action.file { names[action.range.start] = file }
    }
  }
}
