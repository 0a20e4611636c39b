import Foundation
import ShellAttack
import ShellSyntax
import Testing

/// No value is run, and none arrives as something else, in places where something reads it after the shell: with real
/// shells and interpreters. `PASSO_ATTACK=1` takes all contexts and values, otherwise every ninth context.
@Suite struct ValueAttackTests {
  private static let isWhole = ProcessInfo.processInfo.environment["PASSO_ATTACK"] != nil

  private static func contexts(of set: String) throws -> [AttackContext] {
    let all = try AttackContext.all(of: set)
    let only = ProcessInfo.processInfo.environment["PASSO_CONTEXT"]
    if let only { return all.filter { $0.command.contains(only) } }
    return isWhole ? all : all.enumerated().filter { $0.offset % 9 == 0 }.map(\.element)
  }

  @Test(arguments: RealShell.installed, AttackContext.sets)
  func nothingIsRunThatWasAValue(shell: RealShell, set: String) throws {
    let room = try AttackRoom()
    var figures = (cases: 0, refused: 0, hits: 0, wrong: 0)
    for context in try Self.contexts(of: set) {
      let template = Template(context.command, language: .shell)
      let known = (try? template.filled { _ in .value("web") }) ?? "true"
      // Not every shell knows every construct; where a harmless value arrives, each one must.
      let mustArrive = try Self.difference(room.run(known, in: shell).arrived, context, "web") == nil
      for value in AttackValues.hostile {
        figures.cases += 1
        guard let command = try? template.filled({ _ in .value(value) }) else {
          figures.refused += 1
          continue
        }
        let result = try room.run(command, in: shell)
        if result.isHit {
          figures.hits += 1
          Issue.record("\(shell.name): \(context) ran \(value.debugDescription): \(command.debugDescription)")
        } else if mustArrive, let wrong = Self.difference(result.arrived, context, value) {
          figures.wrong += 1
          Issue.record(
            "\(shell.name): \(context) got \(wrong) for \(value.debugDescription): \(command.debugDescription)")
        }
      }
    }
    if Self.isWhole {
      print("\(shell.name), \(set): \(figures)")
    }
  }

  @Test(arguments: AttackContext.sets) func harmlessValuesAreTaken(set: String) throws {
    var refused: [String] = []
    let contexts = try Self.contexts(of: set)
    for context in contexts {
      let template = Template(context.command, language: .shell)
      let isTaken = AttackValues.harmless.contains { value in
        (try? template.filled { _ in .value(value) }) != nil
      }
      if !isTaken { refused.append(context.command) }
    }
    if Self.isWhole { print("harmless: \(refused.count) of \(contexts.count) contexts refuse all: \(refused)") }
    #expect(refused.count * 50 <= contexts.count, "\(refused)")
  }

  /// What arrived instead; nil when the value did, or when the shell does not know the construct and ran nothing.
  private static func difference(_ arrived: [String], _ context: AttackContext, _ value: String) -> String? {
    guard let wanted = context.arrives?.replacingOccurrences(of: "%", with: value) else { return nil }
    let losesLines = context.command.contains("$(") || context.command.contains("`")
    func trimmed(_ text: String) -> String {
      losesLines ? String(text.reversed().drop { $0 == "\n" }.reversed()) : text
    }
    return arrived.contains { trimmed($0) == trimmed(wanted) } ? nil : arrived.debugDescription
  }
}
