import Diagnostics
import MarkdownBlocks

@testable import RunbookModel

/// Passo's whole plan of one page, in the terms of the truth.
struct PlanReading {
  struct Act {
    var line: Int
    var lines: ClosedRange<Int>
    var kind: Action.Kind
    var commands: [String]
    var file: String?
    var asks: [String]
    var samples: [String]
    var hasCondition: Bool
    var isBlocked: Bool
    var isInline: Bool
    var sampleLine: Int?
    var isVerifying: Bool
    /// What keeps it from being run beside another one.
    var branches: [Branch]
    var distributions: Set<String>
    var platforms: Set<Platform>
    var interface: String?
    /// Of its section, among those of the page that are procedures.
    var procedure: Int
  }

  /// In the order in which they are run.
  let acts: [Act]
  /// By the line of the opening fence.
  let kinds: [Int: BlockReading.Kind]
  let sampleOf: [Int: Int]
  /// The line of each block's end, by that of its beginning.
  private let ends: [Int: Int]
  /// The lines of the steps, with all that belongs to them.
  let stepLines: [ClosedRange<Int>]

  init(bytes: [UInt8], path: String) {
    let runbook = RunbookReader().read(MarkdownReader().read(SourceFile(path: path, bytes: bytes)))
    kinds = Dictionary(runbook.blocks.map { ($0.range.start.line, $0.kind) }) { first, _ in first }
    ends = Dictionary(runbook.blocks.map { ($0.range.start.line, $0.range.end.line) }) { first, _ in first }
    sampleOf = Dictionary(
      runbook.blocks.compactMap { block in block.outputOf.map { (block.range.start.line, $0) } }
    ) { first, _ in first }
    // A flag is there or is not: nothing is filled in.
    let flags = Set(runbook.placeholders.filter { $0.kind == .flag }.flatMap(\.spellings))
    let samples = Set(runbook.placeholders.filter(\.isSample).flatMap(\.spellings))
    stepLines = runbook.procedures.flatMap(\.steps).map {
      $0.range.start.line...max($0.range.end.line, $0.range.start.line)
    }
    let steps = runbook.procedures.enumerated().flatMap { index, procedure in procedure.steps.map { (index, $0) } }
    acts = steps.flatMap { procedure, step in
      step.actions.map { action in
        Act(
          line: action.line, lines: action.line...action.endLine, kind: action.kind, commands: action.commands,
          file: action.file,
          asks: action.placeholders.filter {
            !samples.contains($0) && !flags.contains($0) && $0 != action.filePath
          },
          samples: action.samplePaths + action.placeholders.filter(samples.contains),
          // What stays keeps a terminal of its own, here or with the person.
          hasCondition: action.condition != nil || step.isOptional,
          isBlocked: action.blocked != nil || action.runsBeside,
          isInline: action.isInline, sampleLine: action.expectation?.line, isVerifying: action.role == .verify,
          branches: action.branches, distributions: Set(action.distributions),
          platforms: Set(action.platforms + step.platforms), interface: action.interface ?? step.interface,
          procedure: procedure)
      }
    }
  }

  /// What is done with the commands of a part; a block of which there are several ways is several parts.
  func act(for part: PlanTruthPart) -> Act? {
    act(at: part.line, holding: (part.commands ?? []).map { $0[0]...$0[1] })
  }

  /// What is done with the block whose fence opens in that line: a transcript is as many actions as it has commands.
  ///
  /// - Parameter commands: the lines of those that are meant; none: all.
  func act(at line: Int, holding commands: [ClosedRange<Int>] = []) -> Act? {
    let block = line...(ends[line] ?? line)
    let all = acts.filter { act in
      block.contains(act.line) && !act.isInline && act.kind != .manual
        && (commands.isEmpty || commands.contains { $0.overlaps(act.lines) })
    }
    guard var act = all.first else { return nil }
    for other in all.dropFirst() {
      act.commands += other.commands
      act.asks += other.asks
      act.samples += other.samples
      // The truth is about the block: its last command keeps the terminal.
      act.isBlocked = act.isBlocked || other.isBlocked
    }
    return act
  }

  /// Whether all that the section asks for depends on something, so that only who wants it runs the section.
  func isOwnProcedure(_ act: Act, _ parts: [PlanTruthPart]) -> Bool {
    Set(acts.map(\.procedure)).count > 1
      && parts.allSatisfy { part in
        guard part.kind == .run, part.inline != true, part.doubtful != true,
          let other = self.act(at: part.line), other.procedure == act.procedure
        else { return true }
        return part.condition != nil || part.optional == true
      }
  }

  /// Whether both may be run in one run.
  static func excludes(_ left: Act, _ right: Act) -> Bool {
    if left.branches.contains(where: { mine in right.branches.contains { $0.group == mine.group && $0.id != mine.id } })
    {
      return true
    }
    if !left.distributions.isEmpty, !right.distributions.isEmpty,
      left.distributions.isDisjoint(with: right.distributions)
    {
      return true
    }
    if !left.platforms.isEmpty, !right.platforms.isEmpty, left.platforms.isDisjoint(with: right.platforms) {
      return true
    }
    if let one = left.interface, let other = right.interface, one != other { return true }
    return false
  }
}
