import Diagnostics
import OutputMatching
import RunbookReport
import RunbookRunner

extension Asker {
  /// What a person took from a list.
  enum Pick: Equatable {
    case value(String)
    /// Free text; to be edited further where no one has sent it off.
    case text(String, isFinal: Bool)
  }

  /// Lets the person pick from a list, or type something else.
  ///
  /// - Parameters:
  ///   - hint: what the keys do; nil: Esc is for another value.
  ///   - isClosed: only what the list has will do.
  func pick(
    from listing: ValueListing, marking value: String?, prompt: String, hint: Message? = nil, isClosed: Bool = false
  ) -> Answer<Pick> {
    if terminal.isDumb { return pickByLine(from: listing, offering: value, prompt: prompt, isClosed: isClosed) }
    var list = PickList(listing, marking: value)
    return terminal.withKeys {
      while true {
        draw(list, prompt, hint ?? "type to filter · ↑↓ ⏎ choose · Esc other value", isClosed: isClosed)
        guard let key = terminal.key() else { return unanswered() }
        let outcome = list.take(key)
        if outcome != .editing { terminal.write("\r\u{1B}[J") }
        switch outcome {
        case .editing: continue
        case .picked(let value):
          terminal.write(prompt + TerminalSafe.line(value) + "\n")
          return .given(.value(value))
        case .typed(let text):
          terminal.write(prompt + TerminalSafe.line(text) + "\n")
          return .given(.text(text, isFinal: true))
        case .left(let text): return .given(.text(text, isFinal: false))
        case .interrupted:
          terminal.write(prompt + "\n")
          return .interrupted
        }
      }
    }
  }

  /// The list is below the line that is typed, and goes away with it: what was picked stays in the scrollback.
  private func draw(_ list: PickList, _ prompt: String, _ help: Message, isClosed: Bool) {
    let columns = terminal.columns
    let shown = list.lines(width: columns - 9, height: min(10, max(terminal.rows - 5, 3)))
    var below: [String] = []
    if let heading = shown.heading { below.append("      " + style.paint(heading, .dim)) }
    below += shown.entries.map { $0.isMarked ? "    ▸ " + style.paint($0.text, .strong) : "      " + $0.text }
    if shown.entries.isEmpty {
      let none: Message = isClosed ? Message("none has it") : Message("none has it: ⏎ takes what you typed")
      below.append("      " + style.paint(say(none), .dim))
    }
    var hint = say(help)
    if shown.hidden > 0 { hint = say("\(shown.hidden) more") + " · " + hint }
    below.append("      " + style.paint(hint.clipped(to: columns - 7), .dim))
    let lead = DisplayWidth.of(prompt)
    let view = list.editor.view(width: max(columns - lead, 8))
    let back = "\u{1B}[\(below.count)A\r" + (lead + view.column > 0 ? "\u{1B}[\(lead + view.column)C" : "")
    terminal.write("\r\u{1B}[J" + prompt + view.text + "\n" + below.joined(separator: "\n") + back)
  }

  // MARK: Line by line

  /// As many as a person reads through.
  private static let longestList = 200

  /// For terminals without a cursor, and for those who hear the screen: numbers, a part of a line, or another value.
  private func pickByLine(
    from listing: ValueListing, offering value: String?, prompt: String, isClosed: Bool
  ) -> Answer<Pick> {
    show(listing.entries, of: listing)
    let hint: Message =
      isClosed
      ? Message("a number, or a part of a line; an empty line leaves the list")
      : Message("a number, a part of a line, or another value")
    tell(say(hint), indent: 4)
    var offered = !isClosed && listing.entries.contains { $0.value == value } ? value : nil
    var last: String?
    while true {
      terminal.write(prompt + (offered.map { "[\(TerminalSafe.line($0))] " } ?? ""))
      guard let answer = terminal.line(isSecret: false) else { return unanswered() }
      let choice = PickedLine(answer, from: listing, offered: offered, last: last)
      switch choice {
      case .value(let value): return .given(.value(value))
      case .text(let text): return .given(.text(text, isFinal: true))
      case .left: return .given(.text("", isFinal: false))
      case .narrowed(let entries):
        show(entries, of: listing)
        tell(say("the same again accepts it as it is"), indent: 4)
        offered = entries.count == 1 ? entries[0].value : nil
        last = answer
      }
    }
  }

  private func show(_ entries: [ValueListing.Entry], of listing: ValueListing) {
    let width = String(listing.entries.count).count
    let blank = String(repeating: " ", count: width + 2)
    let room = min(style.width, terminal.columns) - width - 7
    if let header = listing.header { terminal.write("    \(blank)\(PickList.aligned(header).clipped(to: room))\n") }
    for entry in entries.prefix(Asker.longestList) {
      let number = String((listing.entries.firstIndex(of: entry) ?? 0) + 1)
      let padding = String(repeating: " ", count: width - number.count)
      terminal.write("    \(padding)\(number)  \(PickList.aligned(entry.line).clipped(to: room))\n")
    }
    let rest = entries.count - Asker.longestList
    if rest > 0 { tell(say("\(rest) more"), indent: 4) }
  }
}
