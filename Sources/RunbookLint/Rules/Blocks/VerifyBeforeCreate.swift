import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A step that looks at something which only a later step creates.
struct VerifyBeforeCreate: Rule {
  static let id = "verify-before-create"
  static let severity = Severity.warning
  static let summary: Message = "A step checks something that only a later step creates"
  static let explanation = RuleExplanation(
    why: """
      Whoever follows the steps in order gets an error, although only the order is wrong: two steps were swapped, or \
      one was moved.
      """,
    bad: """
      1. Verify that the volume claim is there.

          ```
          kubectl get pvc my-claim
          ```
          {: pre}

      2. Create the volume claim.

          ```
          kubectl create pvc my-claim
          ```
          {: pre}
      """,
    good: """
      1. Create the volume claim.

          ```
          kubectl create pvc my-claim
          ```
          {: pre}

      2. Verify that the volume claim is there.

          ```
          kubectl get pvc my-claim
          ```
          {: pre}
      """,
    remedy: "Put the step that creates before the one that verifies.")

  private static let looking: Set<String> = ["get", "show", "describe", "inspect", "info", "view"]
  private static let creating: Set<String> = ["create", "add", "new"]

  func check(_ page: Page) -> [Diagnostic] {
    let commands = Dictionary(page.commands.map { ($0.block.range.start, $0) }, uniquingKeysWith: { first, _ in first })
    return page.runbook.procedures.flatMap { procedure -> [Diagnostic] in
      let actions = procedure.steps.flatMap(\.actions).filter { $0.kind == .command && $0.isDoneAnyway }
      let created = actions.map { Set(Self.things(commands[$0.range.start], verbs: Self.creating)) }
      var last: [Thing: Int] = [:]
      for (index, things) in created.enumerated() { for thing in things { last[thing] = index } }
      var made: Set<Thing> = []
      return actions.enumerated().compactMap { index, action in
        made.formUnion(created[index])
        let things = Self.things(commands[action.range.start], verbs: Self.looking)
        guard let thing = things.first(where: { !made.contains($0) }), let later = last[thing] else { return nil }
        return finding(
          "\(thing.name) is looked at here and created only on line \(actions[later].textLine)", at: action.range)
      }
    }
  }

  /// Something that a program looks at or creates: `kubectl`, `pod`, `web`.
  private struct Thing: Hashable {
    var program: String
    var kind: String
    var name: String
  }

  private static func things(_ block: CommandBlock?, verbs: Set<String>) -> [Thing] {
    (block?.simpleCommands ?? []).compactMap { command in
      let words = command.words.map(\.text).prefix { !$0.hasPrefix("-") }
      guard let verb = words.firstIndex(where: verbs.contains), verb > 0, let program = words.first else { return nil }
      let rest = Array(words[(verb + 1)...])
      // `kubectl get pod web`, but `ibmcloud ks cluster get web`.
      if verb == 1, rest.count == 2 { return Thing(program: program, kind: singular(rest[0]), name: rest[1]) }
      if verb > 1, rest.count == 1 {
        return Thing(program: program, kind: singular(words[verb - 1]), name: rest[0])
      }
      return nil
    }
  }

  private static func singular(_ word: String) -> String { word.hasSuffix("s") ? String(word.dropLast()) : word }
}

extension Action {
  /// Neither one of several alternatives nor a command that only is in a sentence.
  fileprivate var isDoneAnyway: Bool { branches.isEmpty && !isInline && conditions.isEmpty }
}
