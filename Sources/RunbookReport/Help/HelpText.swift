import Diagnostics

/// The help page of a command, for a terminal.
package struct HelpText: Sendable {
  private let language: Language
  private let style: TextStyle

  /// The column in which explanations begin.
  private static let explanationColumn = 26
  private static let exampleColumn = 44

  package init(language: Language, style: TextStyle) {
    self.language = language
    self.style = style
  }

  package func page(for help: CommandHelp) -> String {
    var parts = [wrapped(language.say(help.summary))]
    parts.append(section(Message("Usage"), help.usage(in: language).map { "  \($0)\n" }))
    parts.append(section(Message("Examples"), help.guide.examples.map(example)))
    parts += help.guide.remarks.map { wrapped(language.say($0)) }
    parts.append(
      section(
        Message("Commands"),
        help.commands.map { entry($0.name, language.say($0.summary), at: HelpText.explanationColumn) }))
    for group in help.groups {
      parts.append(
        section(
          group.title,
          group.arguments.map {
            let text = ArgumentText(argument: $0, language: language)
            return entry(text.label, text.summary, at: HelpText.explanationColumn)
          }))
    }
    if !help.commands.isEmpty {
      parts.append(wrapped(language.say("More on a command: \(help.name) help run")))
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func section(_ title: Message, _ entries: [String]) -> String {
    guard !entries.isEmpty else { return "" }
    return style.paint(language.say("\(title):"), .strong) + "\n" + entries.joined()
  }

  private func example(_ example: CommandHelp.Example) -> String {
    entry(example.command, example.meaning.map(language.say) ?? "", at: HelpText.exampleColumn)
  }

  /// A label, and beside it what it means; below it where the label is too long or the terminal too narrow.
  private func entry(_ label: String, _ explanation: String, at column: Int) -> String {
    guard !explanation.isEmpty else { return "  \(label)\n" }
    let isNarrow = style.width < column + 24
    let column = isNarrow ? 6 : column
    let lines = TextWrapping.lines(of: explanation, width: style.width - column)
    let indent = String(repeating: " ", count: column)
    let fits = !isNarrow && DisplayWidth.of(label) + 2 < column
    let rest = lines.dropFirst(fits ? 1 : 0).map { indent + $0 + "\n" }
    let head = fits ? ("  " + label).padded(to: column) + lines[0] : "  " + label
    return head + "\n" + rest.joined()
  }

  private func wrapped(_ text: String) -> String {
    TextWrapping.lines(of: text, width: style.width).map { $0 + "\n" }.joined()
  }
}
