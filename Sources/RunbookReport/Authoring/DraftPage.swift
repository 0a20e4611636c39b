import Bytes
import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner
import ShellSyntax

/// A first page out of what a person has done.
package struct DraftPage {
  /// What the page is made of.
  package enum Origin: Sendable {
    case history, recording, run, typed

    var sentence: Message {
      switch self {
      case .history: "This page was made from the history of a shell. Read it before you share it."
      case .recording: "This page was made from a recording of a terminal. Read it before you share it."
      case .typed: "This page was made from commands that were typed for it. Read it before you share it."
      case .run: "This page was made from a run. Read it before you share it."
      }
    }
  }

  /// What is known of the machine and the person.
  package struct Surroundings {
    /// Absolute path.
    package var home: String?
    package var standIns: [(value: String, standIn: String)]
    /// Whether a program of that name can be started.
    package var isProgram: (String) -> Bool

    package init(
      home: String?, standIns: [(value: String, standIn: String)] = [], isProgram: @escaping (String) -> Bool
    ) {
      (self.home, self.standIns, self.isProgram) = (home, standIns, isProgram)
    }
  }

  /// Empty where nothing is left that belongs on a page.
  package private(set) var text = ""
  /// Commands that are not on it, in the order in which they were run.
  package private(set) var omissions: [DraftOmission] = []
  package private(set) var stepCount = 0
  /// Names as they are on the page.
  package private(set) var placeholders: [String] = []

  private let language: Language
  private let title: String
  private let origin: Origin
  private let surroundings: Surroundings

  /// - Parameters:
  ///   - commands: oldest first.
  ///   - language: of the page.
  package init(
    _ commands: [DraftCommand], origin: Origin, title: String, language: Language, surroundings: Surroundings
  ) {
    (self.language, self.title, self.origin, self.surroundings) = (language, title, origin, surroundings)
    let selection = DraftSelection(
      commands, keepsLooks: ![.history, .typed].contains(origin), isProgram: surroundings.isProgram)
    write(DraftPlaceholders(selection.kept, home: surroundings.home), omissions: selection.omissions)
  }

  /// The page of a run.
  package init(_ run: DraftRun, title: String, language: Language, surroundings: Surroundings) {
    (self.language, self.title, origin, self.surroundings) = (language, title, .run, surroundings)
    write(DraftPlaceholders(given: run.commands, values: run.values), omissions: run.omissions)
  }

  private mutating func write(_ draft: DraftPlaceholders, omissions: [DraftOmission]) {
    var blocks: [String: DraftBlock] = [:]
    var commands: [DraftCommand] = []
    self.omissions = omissions + draft.omissions
    for command in draft.commands {
      if blocks[command.text] == nil { blocks[command.text] = DraftBlock(command.text) }
      if blocks[command.text] == nil {
        self.omissions.append(DraftOmission(number: command.number, reason: .unreadable))
      } else {
        commands.append(command)
      }
    }
    commands = settle(commands, draft, blocks)
    self.omissions.sort { $0.number < $1.number }
    guard !commands.isEmpty else {
      text = ""
      return
    }
    addSamples(commands, hiding: draft.secrets)
  }

  /// Writes the page and reads it back. What makes it another page is given up: first the sentences of another page, then
  /// all but the plainest, then the commands themselves.
  private mutating func settle(
    _ commands: [DraftCommand], _ draft: DraftPlaceholders, _ blocks: [String: DraftBlock]
  ) -> [DraftCommand] {
    let own = commands.map { command in
      var command = command
      command.instruction = nil
      return command
    }
    for steps in [DraftStep.grouped(commands), DraftStep.grouped(own)] {
      if write(steps, draft, blocks) { return commands }
      // Mostly it is one step.
      if write(steps.flatMap { write([$0], draft, blocks) ? [$0] : DraftStep.plain($0.commands) }, draft, blocks) {
        return commands
      }
    }
    if write(DraftStep.plain(own), draft, blocks) { return own }
    var kept: [DraftCommand] = []
    for command in own {
      if write(DraftStep.plain(kept + [command]), draft, blocks) {
        kept.append(command)
      } else {
        omissions.append(DraftOmission(number: command.number, reason: .unreadable))
      }
    }
    _ = write(DraftStep.plain(kept), draft, blocks)
    return kept
  }

  /// Whether it is read back as it was written.
  private mutating func write(
    _ steps: [DraftStep], _ draft: DraftPlaceholders, _ blocks: [String: DraftBlock]
  ) -> Bool {
    let expected = steps.flatMap(\.commands).map(\.text)
    let used = Set(expected.flatMap { ShellScript($0).sites.map(\.name) })
    var values = draft.values.filter { used.contains($0.name) }
    stepCount = steps.count
    // What else is taken for a placeholder is described, too: a page may not leave it open what to put there.
    for _ in 0..<2 {
      text = DraftPageText(title: title, language: language, origin: origin.sentence, values: values)
        .text(steps, blocks: blocks)
      let reading = DraftReading(text, locale: language.code)
      guard reading.commands == expected else { return false }
      let known = Set(values.map { PlaceholderKey.key(of: $0.name) })
      let others = reading.runbook.placeholders.filter { !known.contains($0.key) }
      if others.isEmpty { break }
      values += others.map { placeholder in
        let isOpen = placeholder.name.utf8.first.map { "<{[".utf8.contains($0) } ?? true
        return DraftPlaceholders.Value(
          name: placeholder.name, example: isOpen || placeholder.isSecret ? nil : placeholder.name,
          isSecret: placeholder.isSecret)
      }
    }
    placeholders = values.map(\.name)
    return true
  }

  // MARK: Samples

  /// What the commands printed, below them, as far as another run is sure to match it.
  private mutating func addSamples(_ commands: [DraftCommand], hiding secrets: [String]) {
    let actions = DraftReading(text, locale: language.code).runbook.actions
    guard actions.count == commands.count else { return }
    for (action, command) in zip(actions, commands).reversed() {
      if let sample = command.sample { add(sample, to: action.id) }
    }
    guard commands.contains(where: { $0.output?.isEmpty == false }) else { return }
    var values: [String: String] = [:]
    for command in commands { values.merge(command.values) { first, _ in first } }
    let mask = SecretMask(secrets)
    var outputs: [ActionID: SampleRecorder.Output] = [:]
    for (action, command) in zip(actions, commands) {
      guard let output = command.output, !output.isEmpty, output.utf8.count < Self.longestOutput else { continue }
      guard !DraftSecrets.printsSecret(ShellScript(command.text)), !DraftSecrets.hasUnlikelyPart(output) else {
        continue
      }
      var stream = MaskedStream(mask, seeksTokens: true)
      let masked = stream.masked(Array(output.utf8)) + stream.finish()
      // A sample with a hidden part would promise that it is hidden.
      guard masked.elementsEqual(output.utf8), !output.containsBytes(of: Binding.mask) else { continue }
      outputs[action.id] = SampleRecorder.Output(text: output, values: values, command: command.text)
    }
    let locale = language.code
    let source = SourceFile(path: "page.md", bytes: Array(text.utf8))
    let recording = SampleRecording(scope: .missing, standIns: surroundings.standIns) { file in
      let document = MarkdownReader().read(file)
      return (document, RunbookReader(locale: locale).read(document))
    }
    let result = recording.page(source, with: outputs)
    text = String(decoding: result.source.bytes, as: UTF8.self)
  }

  /// A sample of the page that was run, as it is there.
  private mutating func add(_ sample: String, to id: ActionID) {
    let document = MarkdownReader().read(SourceFile(path: "page.md", bytes: Array(text.utf8)))
    let before = RunbookReader(locale: language.code).read(document)
    guard let action = before.actions.first(where: { $0.id == id }),
      let bytes = SampleEdit(document, action).bytes(with: sample)
    else { return }
    let changed = String(decoding: bytes, as: UTF8.self)
    let after = DraftReading(changed, locale: language.code).runbook
    guard after.actions.map(\.text) == before.actions.map(\.text),
      after.actions.map(\.kind) == before.actions.map(\.kind),
      after.actions.first(where: { $0.id == id })?.expectation?.text == sample
    else { return }
    text = changed
  }

  /// In bytes; no page shows more.
  private static let longestOutput = 1 << 16
}
