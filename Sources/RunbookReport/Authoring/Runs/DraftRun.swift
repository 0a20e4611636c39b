import Bytes
import Diagnostics
import OutputMatching
package import RunbookModel
package import RunbookRunner
import ShellSyntax

/// What a run came to, as commands for a page: each as it was run last, with the placeholders of its page.
package struct DraftRun {
  private(set) var commands: [DraftCommand] = []
  private(set) var values: [DraftPlaceholders.Value] = []
  private(set) var omissions: [DraftOmission] = []
  /// Of the page that was run.
  package private(set) var title: String?

  /// Nil unless the events begin with the start of a run.
  ///
  /// - Parameter page: that was run; nil where it is not known any more. Values are then put back to the names that
  ///   they were given for.
  package init?(_ events: [RunEvent], page: Runbook?) {
    guard let run = EditedRun(events) else { return nil }
    title = run.title
    let known = Dictionary(
      (page?.actions ?? []).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for action in run.actions {
      addTyped(action)
      guard action.kind == .command || action.kind == .file else { continue }
      guard action.isDone else {
        if action.hasBegun { omissions.append(DraftOmission(number: action.number, reason: .failed)) }
        continue
      }
      let page = known[action.id]?.text
      let text = action.edited.map { EditedRun.mended($0, page: page) } ?? page ?? run.named(action.text)
      let sample = action.edited == nil ? known[action.id]?.promised?.text : nil
      add(action.kind == .file ? Self.writing(text, to: action.files) : text, action, run, sample: sample)
    }
    let notes = Dictionary(run.values.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
    for site in commands.flatMap({ ShellScript($0.text).sites }) where !values.contains(where: { $0.name == site.name })
    {
      let isSecret = notes[site.key]?.isSecret ?? SecretName.isSecret(site.key)
      values.append(.init(name: site.name, example: isSecret ? nil : notes[site.key]?.value, isSecret: isSecret))
    }
  }

  private mutating func add(_ text: String?, _ action: EditedRun.Done, _ run: EditedRun, sample: String?) {
    guard let text, !text.containsBytes(of: Binding.mask) else {
      omissions.append(DraftOmission(number: action.number, reason: .unsafe))
      return
    }
    var command = DraftCommand(text, number: action.number)
    command.instruction = action.instruction
    command.sample = sample
    command.output = action.kind == .command ? action.output : nil
    for note in run.values where !note.isSecret { command.values[note.key] = note.value }
    commands.append(command)
  }

  /// What a person typed into the session before an action did its part for it.
  private mutating func addTyped(_ action: EditedRun.Done) {
    let typed = action.typed.map { DraftCommand($0, number: action.number) }
    let selection = DraftSelection(typed, keepsLooks: false) { _ in true }
    omissions += selection.omissions
    for var command in selection.kept {
      guard !command.text.containsBytes(of: Binding.mask) else {
        omissions.append(DraftOmission(number: command.number, reason: .unsafe))
        continue
      }
      command.instruction = action.instruction
      commands.append(command)
    }
  }

  /// A file as the command that writes it.
  private static func writing(_ text: String, to files: [String]) -> String? {
    guard let path = files.first, path.utf8.allSatisfy({ $0.isAlphanumeric || "._-/~".utf8.contains($0) }) else {
      return nil
    }
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    var mark = "EOF"
    while lines.contains(where: { $0 == mark }) { mark += "_" }
    return "cat > \(path) <<'\(mark)'\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(mark)"
  }
}
