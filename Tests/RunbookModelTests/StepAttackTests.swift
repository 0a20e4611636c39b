import Foundation
import RunbookModel
import ShellAttack
import Testing

/// No value is run that one step of a page puts into a variable or a file and a later step evaluates, with real shells;
/// see `Attack/steps.txt`. `PASSO_ATTACK=1` takes all values, otherwise each context gets two of them.
@Suite struct StepAttackTests {
  private static let isWhole = ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil

  /// The blocks of a page, of which one is given `<x>`.
  struct Context: CustomStringConvertible {
    var blocks: [String]
    /// What the program `q` gets, with `%` for the value; nil when only running the value would be wrong.
    var arrives: String?

    var description: String { blocks.joined(separator: " ==> ") }

    /// The sets of contexts, each a file in `Attack`.
    static let sets = AttackValues.chosen(["steps", "indirect-steps", "shell-steps", "start-steps"])

    /// All of a file: `block ==> block`, or `block ==> block ## what arrives`; `FILE name: content` is a file of the
    /// page.
    static func all(of set: String, beside source: String = #filePath) throws -> [Context] {
      let file = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Attack/\(set).txt")
      let only = ProcessInfo.processInfo.environment["PASSO_CONTEXT"]
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        .filter { !$0.hasPrefix("# ") && (only.map($0.contains) ?? true) }
        .map { line in
          let parts = line.components(separatedBy: " ## ")
          let blocks = parts[0].components(separatedBy: " ==> ").map { $0.replacingOccurrences(of: "\\n", with: "\n") }
          return Context(blocks: blocks, arrives: parts.count > 1 ? parts[1] : nil)
        }
    }

    var page: String {
      blocks.enumerated().reduce(into: "# T\n\n") { page, next in
        var content = next.element
        var sentence = "Run it."
        if content.hasPrefix("FILE "), let colon = content.firstRange(of: ": ") {
          sentence = "Create the file `\(content.dropFirst(5).prefix { $0 != ":" })` with the following content:"
          content = String(content[colon.upperBound...])
        }
        let lines = content.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
        page += "\(next.offset + 1). \(sentence)\n\n   ```\n\(lines)   ```\n"
        page += next.element.hasPrefix("FILE ") ? "   {: codeblock}\n\n" : "   {: pre}\n\n"
      }
    }
  }

  /// What a shell does when the steps are run one after another; nil when a value is refused.
  private static func script(_ runbook: Runbook, _ value: String) -> String? {
    let planner = Planner(runbook)
    let bindings = Bindings([Binding(key: "x", value: value, origin: .flag, isSecret: false)])
    var script: [String] = []
    for action in runbook.actions {
      guard case .ready(let ready) = planner.resolve(action, with: bindings) else { return nil }
      switch ready {
      case .command(let command): script.append(command.text)
      case .file(let file):
        script.append("echo \(Data(file.content.utf8).base64EncodedString()) | base64 -d >'\(file.path)'")
      case .request: return nil
      }
    }
    return script.joined(separator: "\n")
  }

  @Test(arguments: RealShell.installed, Context.sets)
  func nothingIsRunThatWasAValue(shell: RealShell, set: String) throws {
    let room = try AttackRoom()
    // The newest set is long; a third of it is enough where not all is asked for.
    let contexts = try Context.all(of: set).enumerated().filter {
      Self.isWhole || set != "shell-steps" || $0.offset % 3 == 0
    }.map(\.element)
    var figures = (contexts: contexts.count, cases: 0, refused: 0, hits: 0, wrong: 0)
    for (number, context) in contexts.enumerated() {
      let runbook = read(context.page)
      let kinds = runbook.actions.map(\.kind)
      #expect(
        kinds == context.blocks.map { $0.hasPrefix("FILE ") ? .file : .command }, "\(context) is read as \(kinds)")
      // Not every shell knows every construct; where a harmless value arrives, each one must.
      let mustArrive = try AttackValues.harmless.contains { value in
        guard let wanted = context.arrives?.replacingOccurrences(of: "%", with: value),
          let script = Self.script(runbook, value)
        else { return false }
        return try room.run(script, in: shell).arrived.contains(wanted)
      }
      let values = AttackValues.hostile.enumerated().filter { Self.isWhole || ($0.offset + number) % 4 == 0 }
      for (_, value) in values {
        figures.cases += 1
        guard let script = Self.script(runbook, value) else {
          figures.refused += 1
          continue
        }
        let result = try room.run(script, in: shell)
        if result.isHit {
          figures.hits += 1
          Issue.record("\(shell.name): \(context) ran \(value.debugDescription): \(script.debugDescription)")
        } else if mustArrive, let wanted = context.arrives?.replacingOccurrences(of: "%", with: value),
          !result.arrived.contains(wanted)
        {
          figures.wrong += 1
          Issue.record("\(shell.name): \(context) got \(result.arrived) for \(value.debugDescription)")
        }
      }
    }
    print("\(shell.name), \(set): \(figures)")
  }

  @Test(arguments: Context.sets) func harmlessValuesAreTaken(set: String) throws {
    let contexts = try Context.all(of: set)
    let refused = contexts.filter { context in
      let runbook = read(context.page)
      return !AttackValues.harmless.contains { Self.script(runbook, $0) != nil }
    }
    #expect(contexts.count >= 60 || ProcessInfo.processInfo.environment["PASSO_CONTEXT"] != nil)
    #expect(refused.count * 50 <= contexts.count, "\(refused)")
  }

  /// The plan says which later line reads the value.
  @Test func thePlanNamesTheLaterReader() throws {
    let runbook = read(Context(blocks: ["NAME=<x>", "eval \"$NAME\""]).page)
    let plan = PlanMaker(runbook, selection: Selection()).plan(with: Bindings())
    let readers = plan.actions.map { $0.secondReaders.map { "\($0.program) \($0.line ?? 0) \($0.names)" } }
    #expect(readers == [["eval 13 [\"<x>\"]"], []])
  }
}
