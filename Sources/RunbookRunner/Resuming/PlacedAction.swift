import RunbookModel
import ShellSyntax

/// An action of a page with what tells it from others when its number has changed.
struct PlacedAction {
  let step: Step
  let action: Action
  let content: Content

  /// What an action does, apart from where it is.
  struct Content: Hashable {
    var kind: Action.Kind
    /// Of a command or a file; for what is done by hand the sentence.
    var text: String
    var file: String?
    var request: [String]
  }

  static func all(of runbook: Runbook) -> [PlacedAction] {
    runbook.procedures.flatMap(\.steps).flatMap { step in
      step.actions.map { PlacedAction(step: step, action: $0, content: content($0, step)) }
    }
  }

  private static func content(_ action: Action, _ step: Step) -> Content {
    Content(
      kind: action.kind, text: trimmed(action.text ?? step.instruction), file: action.file,
      request: action.request.map(words) ?? [])
  }

  private static func trimmed(_ text: String) -> String {
    text.split(separator: "\n").map { line in String(line.reversed().drop(while: \.isWhitespace).reversed()) }
      .joined(separator: "\n")
  }

  private static func words(of request: RequestTemplate) -> [String] {
    [request.method, request.url] + request.headers.flatMap { [$0.name, $0.value] }
      + request.bodies.flatMap { body in body.fields.flatMap { [$0.name, $0.value] } }
  }

  /// The key of the name that a person gave to a file of the page that has none: it holds the action's identifier.
  static func ownKey(of action: Action) -> String? {
    guard action.kind == .file, action.file == nil else { return nil }
    return action.filePath.map { PlaceholderKey.key(of: $0) }
  }
}
