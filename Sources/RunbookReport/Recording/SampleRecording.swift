import Bytes
package import Diagnostics
package import MarkdownBlocks
package import RunbookModel

/// Writes what commands have printed into the sample blocks of a page. Bytes outside of them stay as they are.
package struct SampleRecording {
  /// Which commands get a sample.
  package struct Scope: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// Those that have one.
    package static let existing = Scope(rawValue: 1)
    /// Those that have none.
    package static let missing = Scope(rawValue: 2)
  }

  package struct Result {
    package var source: SourceFile
    /// Samples that were written, and why others were not: the line of the command, and what is in the way.
    package var written = 0
    package var refused: [(line: Int, reason: Message)] = []
  }

  /// How the page is read, before and after.
  private let read: (SourceFile) -> (document: Document, runbook: Runbook)
  private let scope: Scope
  private let standIns: [(value: String, standIn: String)]

  package init(
    scope: Scope, standIns: [(value: String, standIn: String)],
    read: @escaping (SourceFile) -> (document: Document, runbook: Runbook)
  ) {
    (self.scope, self.standIns, self.read) = (scope, standIns, read)
  }

  package func page(_ source: SourceFile, with outputs: [ActionID: SampleRecorder.Output]) -> Result {
    var result = Result(source: source)
    var (document, runbook) = read(source)
    let names = Dictionary(
      runbook.placeholders.filter { $0.name.hasPrefix("<") }.map { ($0.key, $0.name) },
      uniquingKeysWith: { first, _ in first })
    // From the end: what is above keeps its place.
    for id in runbook.actions.map(\.id).reversed() {
      guard let output = outputs[id], let action = runbook.actions.first(where: { $0.id == id }),
        action.kind == .command
      else { continue }
      let recorded = RecordedSample(output: output, standIns: standIns)
      guard isWanted(action, recorded) else { continue }
      guard let text = recorded.text(of: action, named: names) else {
        if output.text.contains(where: { !$0.isSpace }) {
          result.refused.append((action.line, "no sample of this output would be sure to match the next one"))
        }
        continue
      }
      let changed = SampleEdit(document, action).bytes(with: text).map { SourceFile(path: source.path, bytes: $0) }
      guard let changed, let next = accepted(changed, action, text, before: runbook) else {
        result.refused.append((action.line, "with this output in it the page would be read otherwise"))
        continue
      }
      (document, runbook) = next
      result.source = changed
      result.written += 1
    }
    result.refused.reverse()
    return result
  }

  private func isWanted(_ action: Action, _ recorded: RecordedSample) -> Bool {
    guard let sample = action.expectation else { return scope.contains(.missing) }
    // What still holds stays as its author wrote it.
    return scope.contains(.existing) && sample.standing == .promised && !recorded.matches(sample.text, action)
  }

  /// The page as read after a change; nil where anything but the sample has changed.
  private func accepted(
    _ changed: SourceFile, _ action: Action, _ text: String, before: Runbook
  ) -> (document: Document, runbook: Runbook)? {
    let next = read(changed)
    let actions = next.runbook.actions
    guard actions.map(\.id) == before.actions.map(\.id), actions.map(\.text) == before.actions.map(\.text),
      actions.map(\.kind) == before.actions.map(\.kind),
      next.runbook.placeholders.map(\.key) == before.placeholders.map(\.key),
      let own = actions.first(where: { $0.id == action.id }), own.expectation?.text == text
    else { return nil }
    for (old, new) in zip(before.actions, actions) where old.id != action.id {
      guard old.expectation?.text == new.expectation?.text else { return nil }
    }
    return next
  }
}
