import Diagnostics
import MarkdownBlocks

/// What is typed into the program that a command has opened, in a block of its own: `mysql> CREATE DATABASE shop;` below
/// `mysql -u root`. Only a person can type it, so it is shown before the program takes the terminal.
struct TypedNotes {
  /// For each note the index of its step.
  private(set) var all: [(step: Int, note: StepNote)] = []

  /// - Parameter items: for each step the index of its item in the section.
  init(_ steps: [Step], items: [Int], _ entries: [BlockSurvey.Entry]) {
    for (index, entry) in entries.enumerated()
    where Self.isTyped(entry) || Self.isPasted(entry, after: entries[..<index]) {
      let line = entry.range.start.line
      let note = StepNote(line: line, text: entry.code.text, kind: .typed)
      let opening = steps.indices.last { index in steps[index].actions.contains { $0.line < line && $0.kind != .manual }
      }
      if let opening,
        steps[opening].actions.last(where: { $0.line < line && $0.kind != .manual })?.isInteractive == true
      {
        all.append((opening, note))
      }
      // A step of its own, which a person does.
      if let own = items.lastIndex(of: entry.item), own != opening, steps[own].number != nil {
        all.append((own, note))
      }
    }
  }

  /// Right below the command that opens an editor: what is to be put in there.
  private static func isPasted(_ entry: BlockSurvey.Entry, after above: ArraySlice<BlockSurvey.Entry>) -> Bool {
    guard entry.reading.kind == .code, let last = above.last, last.reading.kind == .command, last.item == entry.item
    else {
      return false
    }
    return last.reading.text.split(whereSeparator: \.isWhitespace).prefix(3).contains { editors.contains(String($0)) }
  }

  private static let editors: Set<String> = [
    "nano", "vi", "vim", "nvim", "emacs", "pico", "micro", "gedit", "visudo", "crontab", "edit",
  ]

  /// With the prompt of a program, or marked as statements of one.
  private static func isTyped(_ entry: BlockSurvey.Entry) -> Bool {
    entry.reading.rule == "prompts.typed-only"
      || entry.reading.kind == .code && ["sql", "mysql", "psql", "pgsql"].contains(entry.code.info.lowercased())
  }
}
