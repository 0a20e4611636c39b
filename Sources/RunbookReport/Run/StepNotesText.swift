import Diagnostics
import RunbookModel
import RunbookRunner

/// What a page says of an action besides the step's first sentence, for a person who decides on it. Warnings are always
/// shown; of a long text only the beginning.
struct StepNotesText {
  private let stop: ActionStop
  private let notes: [StepNote]
  private let language: Language
  private let style: TextStyle

  /// More lines than these are not read before a key is pressed.
  private static let longest = 12
  private static let beginning = 8

  init(_ stop: ActionStop, language: Language, style: TextStyle) {
    self.stop = stop
    self.language = language
    self.style = style
    notes = StepNotesText.notes(of: stop)
  }

  /// Those that lead to the action; after the last action of its step, those that follow it as well. Before what
  /// destroys something all warnings of the step.
  private static func notes(of stop: ActionStop) -> [StepNote] {
    let actions = stop.step.actions
    let place = actions.firstIndex { $0.id == stop.action.id } ?? 0
    let isManual = stop.action.kind == .manual
    let first = place == 0 || isManual ? 0 : actions[place - 1].line
    let last = place == actions.count - 1 || isManual ? Int.max : stop.action.line
    return stop.step.notes.filter { note in
      note.line >= first && note.line <= last && (note.kind != .typed || note.line > first)
        || stop.isDestructive && note.isWarning
    }
  }

  var isCut: Bool { notes.map(lines(of:)).joined().count > Self.longest }

  func lines(isWhole: Bool) -> [String] {
    let parts = notes.map(lines(of:))
    let isLong = !isWhole && parts.joined().count > Self.longest
    var lines: [String] = []
    for (note, part) in zip(notes, parts)
    where !isLong || note.isWarning || lines.count + part.count <= Self.beginning {
      lines += part
    }
    guard isLong || stop.action.kind == .manual else { return lines }
    let line = stop.step.line
    let place: Message = isLong ? Message("… more in line \(line) of the page") : Message("line \(line) of the page")
    return lines + ["  " + style.paint(language.say(place), .dim)]
  }

  private func lines(of note: StepNote) -> [String] {
    let lead = note.isWarning ? "  ! " : "  │ "
    let rest = note.isWarning ? "    " : "  │ "
    let text = TerminalSafe.text(note.text)
    return TextWrapping.lines(of: text, width: style.width - 4).enumerated().map { index, line in
      note.isWarning
        ? style.paint(index == 0 ? lead : rest, .caution) + line : style.paint(index == 0 ? lead : rest, .dim) + line
    }
  }
}
