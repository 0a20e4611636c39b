import Bytes
package import Diagnostics
package import MarkdownBlocks
package import RunbookModel
package import RunbookRunner

/// A page with the commands that a person mended in a run of it, so that what they found out comes back to its author.
package struct MendedPage {
  package private(set) var source: SourceFile
  /// How many commands are other ones.
  package private(set) var mended = 0
  /// Commands that were mended and stay as they are in the page: their line, and what is in the way.
  package private(set) var refused: [(line: Int, reason: Message)] = []

  /// - Parameters:
  ///   - source: the page, as it was when the run began.
  ///   - events: of the run.
  ///   - read: how the page is read, before and after.
  package init(
    _ source: SourceFile, events: [RunEvent],
    read: (SourceFile) -> (document: Document, runbook: Runbook)
  ) {
    self.source = source
    var (document, runbook) = read(source)
    let edits = Dictionary(
      (EditedRun(events)?.actions ?? []).compactMap { action in
        action.isDone ? action.edited.map { (action.id, $0) } : nil
      }, uniquingKeysWith: { _, last in last })
    // From the end: what is above keeps its place.
    for id in runbook.actions.map(\.id).reversed() {
      guard let edit = edits[id], let action = runbook.actions.first(where: { $0.id == id }) else { continue }
      let text = EditedRun.mended(edit, page: action.text)
      guard text != action.text else { continue }
      guard !text.containsBytes(of: Binding.mask) else {
        refused.append((action.line, "a secret was typed into the command"))
        continue
      }
      guard let bytes = CommandEdit(document, action).bytes(with: text) else {
        refused.append((action.line, "the command is not line by line in a block of the page"))
        continue
      }
      let changed = SourceFile(path: source.path, bytes: bytes)
      let next = read(changed)
      guard Self.isOnly(id, text, changed: runbook, next.runbook) else {
        refused.append((action.line, "with this command in it the page would be read otherwise"))
        continue
      }
      (document, runbook) = next
      self.source = changed
      mended += 1
    }
    refused.reverse()
  }

  /// Nothing but the text of that action differs.
  private static func isOnly(_ id: ActionID, _ text: String, changed before: Runbook, _ after: Runbook) -> Bool {
    before.actions.map(\.id) == after.actions.map(\.id)
      && zip(before.actions, after.actions).allSatisfy { old, new in
        new.id == id ? new.text == text && new.kind == .command : old.text == new.text && old.kind == new.kind
      }
  }
}
