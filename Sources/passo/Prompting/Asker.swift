import Bytes
import Diagnostics
import RunbookReport
import RunbookRunner

/// Asks one thing at a time on the person's terminal. Where that gives no answer any more, the question is left, and
/// the run ends (``unanswered()``).
final class Asker {
  let terminal: Terminal
  let language: Language
  let style: TextStyle

  init(_ terminal: Terminal, language: Language, style: TextStyle) {
    self.terminal = terminal
    self.language = language
    self.style = style
  }

  func say(_ message: Message) -> String { language.say(message) }

  /// A line of the page or of Passo, made harmless.
  func tell(_ text: String, indent: Int = 2) {
    let blank = String(repeating: " ", count: indent)
    for line in TextWrapping.lines(of: TerminalSafe.text(text), width: style.width - indent) {
      terminal.write(blank + line + "\n")
    }
  }

  /// Exactly this, broken where the line is full and nowhere else: no blank of it is lost.
  ///
  /// - Parameters:
  ///   - line: harmless already.
  ///   - lead: before its beginning; further lines are indented as far.
  func tell(verbatim line: String, lead: String) {
    let width = max(style.width - lead.utf8.count, 8)
    var rest = line[...]
    var lead = lead
    repeat {
      var part = rest.prefix(width)
      while part.count > 1, DisplayWidth.of(part) > width { part = part.dropLast() }
      terminal.write(lead + part + "\n")
      rest = rest[part.endIndex...]
      lead = String(repeating: " ", count: lead.utf8.count)
    } while !rest.isEmpty
  }

  /// One key out of a menu; `?` explains the keys of one that can be explained.
  func choose<Value>(_ menu: Menu<Value>) -> Answer<Value> {
    while true {
      let lines = menu.lines(width: min(style.width, terminal.columns) - 6, style: style)
      terminal.write(lines.map { "  " + $0 }.joined(separator: "\n") + " ▸ ")
      switch terminal.isDumb ? chosenByLine(menu) : chosenByKey(menu) {
      case .leave(let move): return .leave(move)
      case .given(.entry(let entry)): return .given(entry.value)
      case .given(.explanation): explain(menu)
      case .given(.nothing(let key)):
        tell(menu.isExplained ? say("no key \(key) here; ? explains the keys") : say("no key \(key) here"))
      }
    }
  }

  /// What a person pressed before a menu.
  private enum Chosen<Value> {
    case entry(Menu<Value>.Entry)
    /// They ask what the keys mean.
    case explanation
    /// Nothing that the menu has.
    case nothing(String)
  }

  private func chosenByKey<Value>(_ menu: Menu<Value>) -> Answer<Chosen<Value>> {
    let chosen = terminal.withKeys { () -> Answer<Chosen<Value>> in
      while true {
        guard let key = terminal.key() else { return unanswered() }
        if key == .control("c") { return .interrupted }
        if menu.isExplained, key == .character(MenuKey.help) { return .given(.explanation) }
        if let entry = menu.entry(for: key) { return .given(.entry(entry)) }
        if case .character(let typed) = key {
          return .given(.nothing(typed == " " ? "␣" : TerminalSafe.line(String(typed))))
        }
        if key == .enter { return .given(.nothing(String(MenuKey.enter))) }
      }
    }
    switch chosen {
    case .given(.entry(let entry)): terminal.write(String(entry.key) + "\n")
    case .given(.explanation): terminal.write("?\n")
    case .given(.nothing): terminal.write("\n")
    case .leave: break
    }
    return chosen
  }

  private func chosenByLine<Value>(_ menu: Menu<Value>) -> Answer<Chosen<Value>> {
    guard let line = terminal.line(isSecret: false) else { return unanswered() }
    if menu.isExplained, line.first(where: { !$0.isSpace }) == MenuKey.help { return .given(.explanation) }
    if let entry = menu.entry(forLine: line) { return .given(.entry(entry)) }
    return .given(.nothing(line.isEmpty ? String(MenuKey.enter) : TerminalSafe.line(line)))
  }

  private func explain<Value>(_ menu: Menu<Value>) {
    let width = menu.entries.map { DisplayWidth.of($0.name) }.max() ?? 0
    for entry in menu.entries {
      let gap = String(repeating: " ", count: width - DisplayWidth.of(entry.name) + 2)
      let lead = "    \(entry.key)  " + entry.name + gap
      let room = max(style.width - DisplayWidth.of(lead), 20)
      for (index, line) in TextWrapping.lines(of: entry.explanation, width: room).enumerated() {
        terminal.write((index == 0 ? lead : String(repeating: " ", count: DisplayWidth.of(lead))) + line + "\n")
      }
    }
  }

  /// A line of text; nil when the person leaves it (Escape, Ctrl-D).
  ///
  /// - Parameter completions: what Tab completes to; nil: Tab ends the line, and `onTab` says what was typed.
  func line(
    _ prompt: String, editor: LineEditor, isSecret: Bool = false, completions: [String] = [],
    onTab: (() -> Void)? = nil
  ) -> Answer<String?> {
    if terminal.isDumb { return plainLine(prompt, default: editor.text, isSecret: isSecret) }
    var editor = editor
    return terminal.withKeys {
      while true {
        draw(prompt, editor)
        guard let key = terminal.key() else { return unanswered() }
        switch editor.take(key) {
        case .editing: continue
        case .accepted(let text):
          draw(prompt, editor)
          terminal.write("\n")
          return .given(text)
        case .cancelled:
          terminal.write("\n")
          return .given(nil)
        case .interrupted:
          terminal.write("\n")
          return .interrupted
        case .completing:
          guard let onTab else {
            editor.replace(with: Asker.completed(String(editor.text), from: completions))
            continue
          }
          terminal.write("\n")
          onTab()
          return .given(nil)
        }
      }
    }
  }

  /// What is offered is in brackets: an empty line takes it.
  private func plainLine(_ prompt: String, default text: [Character], isSecret: Bool) -> Answer<String?> {
    let offered = text.isEmpty || isSecret ? "" : "[\(TerminalSafe.line(String(text)))] "
    terminal.write(prompt + offered)
    guard let line = terminal.line(isSecret: isSecret) else { return unanswered() }
    return .given(line.isEmpty ? String(text) : line)
  }

  private func draw(_ prompt: String, _ editor: LineEditor) {
    let lead = DisplayWidth.of(prompt)
    let view = editor.view(width: max(terminal.columns - lead, 8))
    let move = lead + view.column
    let text = editor.isOffer ? style.paint(view.text, .dim) : view.text
    terminal.write("\r\u{1B}[K" + prompt + text + "\r" + (move > 0 ? "\u{1B}[\(move)C" : ""))
  }

  /// The person wants everything to stop at once, or the terminal is gone.
  func unanswered<Value>() -> Answer<Value> {
    Interruptions.haveCome ? .interrupted : .missing("the terminal is gone: no one can answer any more")
  }

  /// As far as all that begin with `text` agree.
  static func completed(_ text: String, from candidates: [String]) -> String {
    let matching = candidates.filter { $0.hasPrefix(text) }
    guard var common = matching.first else { return text }
    for candidate in matching.dropFirst() {
      common = String(zip(common, candidate).prefix { $0 == $1 }.map(\.0))
    }
    return common
  }
}
