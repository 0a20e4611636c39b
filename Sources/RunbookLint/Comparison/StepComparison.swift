import Bytes
import Diagnostics
import RunbookModel

/// Whether a translation has the steps of its source; their ids are the same in every language.
enum StepComparison {
  static func diagnostics(_ source: Runbook, _ translation: Runbook) -> [Diagnostic] {
    let own = Dictionary(translation.procedures.map { ($0.id, $0) }) { first, _ in first }
    return source.procedures.flatMap { procedure -> [Diagnostic] in
      // A section without an anchor is only known by its ordinal, which one section more or less changes.
      guard let other = own[procedure.id],
        !procedure.hasOrdinalID || source.procedures.count == translation.procedures.count
      else { return [] }
      return missing(procedure, other) + extra(procedure, other)
    }
  }

  private static func missing(_ source: Procedure, _ translation: Procedure) -> [Diagnostic] {
    let ids = Set(translation.steps.map(\.id))
    var previous: Step?
    return source.numbered.compactMap { step in
      if let found = translation.steps.first(where: { $0.id == step.id }) { previous = found }
      guard !ids.contains(step.id), let number = step.number else { return nil }
      let place = previous?.range ?? SourceRange(at: SourcePosition(line: translation.line, column: 1))
      return Diagnostic(
        .stepMissing, at: place, "step \(number) of the source is missing after this",
        help: "see whether its number has slipped into the line of the step before")
    }
  }

  private static func extra(_ source: Procedure, _ translation: Procedure) -> [Diagnostic] {
    let ids = Set(source.steps.map(\.id))
    return translation.numbered.compactMap { step in
      guard !ids.contains(step.id), let number = step.number else { return nil }
      return Diagnostic(.stepExtra, at: step.range, "the source has no step \(number) here")
    }
  }
}

extension Procedure {
  fileprivate var numbered: [Step] { steps.filter { $0.number != nil } }

  fileprivate var hasOrdinalID: Bool { id.first == "s" && id.count > 1 && id.dropFirst().allSatisfy(\.isNumeric) }
}
