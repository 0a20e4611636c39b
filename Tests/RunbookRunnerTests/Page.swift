import Diagnostics
import OutputMatching
import RunbookModel

/// A page made in code: one procedure whose steps are numbered from 1, each action a step of its own.
struct Page {
  var steps: [Step] = []
  var placeholders: [Placeholder] = []
  var procedure = "tokens"
  var others: [Procedure] = []

  /// Adds a step with one action; `change` completes it.
  @discardableResult
  mutating func add(
    _ text: String?, kind: Action.Kind = .command, role: Action.Role = .do, isOptional: Bool = false,
    _ change: (inout Action) -> Void = { _ in }
  ) -> ActionID {
    let number = String(steps.count + 1)
    let step = StepID("\(procedure)/\(number)")
    let line = 10 * (steps.count + 1)
    let range = SourceRange(SourcePosition(line: line, column: 1), SourcePosition(line: line + 2, column: 4))
    var action = Action(id: ActionID(step, 1), kind: kind, role: role, range: range, textLine: line + 1, text: text)
    action.placeholders = Page.names(in: text ?? "")
    change(&action)
    steps.append(
      Step(
        id: step, number: number, range: range, instruction: "Do number \(number).", isOptional: isOptional,
        actions: [action]))
    return action.id
  }

  mutating func addLink(to target: String) {
    let number = String(steps.count + 1)
    let range = SourceRange(at: SourcePosition(line: 10 * (steps.count + 1), column: 1))
    steps.append(
      Step(id: "\(procedure)/\(number)", number: number, range: range, instruction: "See there.", goto: target))
  }

  /// A placeholder `<key>`.
  mutating func describe(_ key: String, _ change: (inout Placeholder) -> Void = { _ in }) {
    var placeholder = Placeholder(key: key, name: "<\(key)>")
    change(&placeholder)
    placeholders.append(placeholder)
  }

  var runbook: Runbook {
    let document = DocumentIdentity(
      path: "page.md", title: "A page", locale: "en", lastUpdated: nil, sha256: String(repeating: "0", count: 64))
    let main = Procedure(id: procedure, title: "Making tokens", line: 1, steps: steps)
    return Runbook(
      document: document, procedures: [main] + others, placeholders: placeholders, blocks: [], diagnostics: [])
  }

  static func names(in text: String) -> [String] {
    text.split(separator: "<").dropFirst().compactMap { part in
      part.firstIndex(of: ">").map { "<\(part[..<$0])>" }
    }
  }
}

extension Action {
  /// What the page shows as its answer.
  mutating func expect(_ sample: String) {
    expectation = Expectation(line: line + 4, textLine: line + 5, form: Sample(sample).form, text: sample)
  }

  mutating func capture(_ key: String, _ selector: String, isSecret: Bool = false) {
    guard let selector = Selector(selector) else { return }
    captures.append(Capture(key: key, selector: selector, isSecret: isSecret, line: line + 5))
  }
}
