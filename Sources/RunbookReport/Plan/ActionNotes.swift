import Diagnostics
import RunbookModel

/// What a person should know about an action beyond its text.
struct ActionNotes {
  private let planned: PlannedAction
  private let labels: StepLabels
  private let language: Language
  /// Choices of which its whole procedure is one way, and that are named there.
  private let known: Set<String>

  init(_ planned: PlannedAction, labels: StepLabels, language: Language, known: Set<String> = []) {
    self.planned = planned
    self.labels = labels
    self.language = language
    self.known = known
  }

  /// Which of several ways something is.
  static func mark(of branch: Branch) -> Message {
    "alternative \(TerminalSafe.line(branch.label ?? "")) of \(TerminalSafe.line(branch.group))"
  }

  /// Short marks on one line, then a line for each value and each reason.
  ///
  /// - Parameter showsConditions: whether the conditions are not shown around the action already.
  func all(showsConditions: Bool = true) -> [String] {
    let short = marks().joined(separator: " · ")
    let conditions = showsConditions ? action.conditions.map { "? " + TerminalSafe.line($0.text) } : []
    return (short.isEmpty ? [] : [short]) + conditions + values() + reasons()
  }

  private var action: Action { planned.action }

  private func say(_ message: Message) -> String { language.say(message) }

  private func marks() -> [String] {
    var marks: [String] = []
    let label = TerminalSafe.line(planned.step.label)
    if StepName(label).isRepeated, planned.step.actions.first?.id == action.id {
      marks.append(say("\(step: label) (`--only \(label)`)"))
    }
    if planned.step.isOptional { marks.append(say("optional")) }
    if let annotation = action.excludedBy {
      marks.append(say("left out of runs without a person: `\(TerminalSafe.line(annotation))`"))
    }
    if let name = action.name { marks.append(say("called \(TerminalSafe.line(name))")) }
    if let failure = action.expectedFailure { marks.append(say(failure.mark)) }
    if action.endsAnyhow { marks.append(say("any exit status")) }
    if action.isInline { marks.append(say("in the sentence: only offered")) }
    if action.isInteractive { marks.append(say("interactive")) }
    if action.isDestructive { marks.append(say("destructive")) }
    for branch in action.branches where !known.contains(branch.group) { marks.append(say(Self.mark(of: branch))) }
    let platforms = action.platforms.isEmpty ? planned.step.platforms : action.platforms
    if !platforms.isEmpty { marks.append(say("only on \(platforms.map(\.rawValue).joined(separator: ", "))")) }
    if let place = action.place {
      if place.kind == .directory { marks.append(say(place.directory)) }
      if let name = action.shell ?? place.name, place.kind != .directory {
        marks.append(say("at `\(TerminalSafe.line(name))`"))
      }
    }
    if let beside = action.beside { marks.append(say(beside)) }
    if let interface = action.interface { marks.append(say("tab \(TerminalSafe.line(interface))")) }
    if let sample = action.expectation {
      marks.append(
        sample.standing == .promised
          ? say("sample output: line \(sample.line)") : say("not an output to expect: line \(sample.line)"))
    }
    return marks
  }

  private func values() -> [String] {
    var notes: [String] = []
    for source in planned.sources {
      let name = TerminalSafe.line(source.key)
      switch (source.source, source.from) {
      case (.capture, let from?):
        notes.append(say("\(name): from the output of step \(step: labels.step(ofAction: ActionID(from)))"))
      case (.capture, nil): notes.append(say("\(name): from an earlier output"))
      case (.derived, let from?): notes.append("\(name): \(TerminalSafe.line(from))")
      default: break
      }
    }
    for capture in action.captures { notes.append("→ \(TerminalSafe.line(capture.key))") }
    for body in action.request?.bodies ?? [] where (action.request?.bodies.count ?? 0) > 1 {
      notes.append(say("body \(body.id): \(TerminalSafe.line(body.label)), line \(body.line)"))
    }
    return notes
  }

  /// What the page warns of before the action; after the last one of its step, also what it warns of there.
  private func warnings() -> [String] { said(in: planned.step.notes.filter(\.isWarning)) }

  private func said(in notes: [StepNote]) -> [String] {
    let actions = planned.step.actions
    let place = actions.firstIndex { $0.id == action.id } ?? 0
    let first = place == 0 ? 0 : actions[place - 1].line
    let last = place == actions.count - 1 ? Int.max : action.line
    return notes.filter { $0.line >= first && $0.line <= last }.map(\.text)
  }

  /// Columns; who runs the page sees all of it.
  private static let longestWarning = 240

  private func reasons() -> [String] {
    var notes = planned.refusals.map { refusal in
      "✘ \(TerminalSafe.line(refusal.name)): \(TerminalSafe.line(language.say(refusal.reason)))"
    }
    notes += warnings().map { "! " + TerminalSafe.line($0).clipped(to: Self.longestWarning) }
    notes += said(in: planned.step.demands).map { "» " + TerminalSafe.line($0).clipped(to: Self.longestWarning) }
    if let reason = action.blocked {
      notes.append(say("✘ not to be run as it stands: \(TerminalSafe.line(language.say(reason)))"))
    }
    if !planned.exposedSecrets.isEmpty {
      let names = TerminalSafe.line(planned.exposedSecrets.joined(separator: ", "))
      notes.append(say("! seen by others on this machine while it runs (ps): \(names)"))
    }
    for reader in planned.secondReaders {
      let names = TerminalSafe.line(reader.names.joined(separator: ", "))
      let program = TerminalSafe.line(reader.program)
      notes.append(
        reader.line.map { say("read once more, by \(program) in line \($0): \(names)") }
          ?? say("read once more, by \(program): \(names)"))
    }
    if !action.samplePaths.isEmpty {
      notes.append(say("to replace by your own: \(TerminalSafe.line(action.samplePaths.joined(separator: " ")))"))
    }
    return notes
  }
}
