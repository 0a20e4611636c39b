import Diagnostics

/// What a run would do, with nothing run: the chosen procedures, and for each action where its values would come from.
public struct Plan: Sendable {
  public var runbook: Runbook
  /// The chosen ones.
  public var procedures: [Procedure]
  /// In source order; alternatives for other platforms and other tabs are left out.
  public var actions: [PlannedAction]
  /// Every placeholder that a run would ask for, in order of first use.
  public var questions: [Placeholder]
  /// Every program that the commands call, with the ids of the actions that do, in order of first use.
  public var programs: [ProgramNeed]
  /// Ids of the procedures among them that are done at the end, also after a failure.
  package var cleanup: [String] = []
  /// The values that programs of the person's give, by key of the placeholder.
  package var promised: [String: PromisedValue] = [:]

  public struct ProgramNeed: Hashable, Sendable {
    public var name: String
    public var actions: [ActionID]

    public init(name: String, actions: [ActionID]) {
      self.name = name
      self.actions = actions
    }
  }
}

extension Plan {
  /// Where several procedures are run, or all that the page has: those of the page that take back what these make, and
  /// are not run with them.
  package var leftOut: [Procedure] {
    let chosen = Set(procedures.map(\.id))
    let others = runbook.procedures.filter { !chosen.contains($0.id) }
    guard procedures.count > 1 || others.allSatisfy({ $0.role == .undo }) else { return [] }
    return others.filter { $0.role == .undo }
  }
}

extension Plan {
  /// Lines of the blocks that nothing shows to be commands, and nothing to be anything else: they are not run. Those of
  /// the chosen procedures, up to the heading after them.
  package var unclearLines: [Int] {
    let lines = runbook.blocks.filter { $0.kind == .other }.map(\.range.start.line)
    guard !lines.isEmpty, procedures.count < runbook.procedures.count else { return lines }
    let chosen = Set(procedures.map(\.id))
    return lines.filter { line in
      runbook.procedures.last { $0.line <= line }.map { chosen.contains($0.id) } ?? false
    }
  }
}

/// One action as a run would meet it.
public struct PlannedAction: Sendable {
  public var action: Action
  public var step: Step
  public var sources: [BindingSource]
  /// The text with every placeholder filled and quoted, secrets masked; nil while any value is missing.
  public var resolved: String?
  /// Why values that were given cannot be where they should, or be what the page wants.
  public var refusals: [Resolution.Refusal]
  /// Secrets that others on the machine can read while the command runs.
  public var exposedSecrets: [String]
  /// Values that a program within the command reads once more.
  package var secondReaders: [ValueReader]
}

/// A program that reads values of an action as a part of its own program: within its command, or in a later one that
/// evaluates a variable or runs a file.
package struct ValueReader: Hashable, Sendable {
  /// As it is written in the command: `sh -c`, `awk`, `[[ … -eq`.
  package var program: String
  /// The line of the page with it, where that is in another action.
  package var line: Int?
  /// The placeholders, as written, in order, each once.
  package var names: [String]
}

/// Where a placeholder's value comes from at one action.
public struct BindingSource: Hashable, Sendable {
  /// The names of the plan contract.
  public enum Source: String, Hashable, Sendable {
    case ask, capture, derived, given, `default`, remembered, environment
  }

  public var key: String
  public var source: Source
  /// For `capture` the id of the latest earlier action that captures the key, for `derived` the template.
  public var from: String?

  public init(key: String, source: Source, from: String? = nil) {
    self.key = key
    self.source = source
    self.from = from
  }
}

/// Which part of a page is meant, and for whom.
public struct Selection: Hashable, Sendable {
  /// Ids of procedures, in the order in which they are done; nil: all of the page.
  public var procedures: [String]?
  /// Ids of procedures that take back what those make: done at the end, also where the run fails before it.
  package var cleanup: [String] = []
  /// nil: every platform's actions stay.
  public var platform: Platform?
  /// A tab of the page such as `cli`; nil: every tab stays.
  public var interface: String?
  /// Names that the page gives to blocks for other tools: only these stay, also where their author leaves them out of
  /// runs without a person; empty: all.
  public var names: [String] = []
  /// Only what has one of these tags stays; empty: all.
  public var tags: [String] = []

  public init(procedures: [String]? = nil, platform: Platform? = nil, interface: String? = nil) {
    self.procedures = procedures
    self.platform = platform
    self.interface = interface
  }

  /// Of the procedure with this id; nil: of all of the page.
  public init(procedure: String?, platform: Platform? = nil, interface: String? = nil) {
    self.init(procedures: procedure.map { [$0] }, platform: platform, interface: interface)
  }

  /// Whether an action belongs to the selection.
  public func includes(_ action: Action) -> Bool {
    includes(platforms: action.platforms, interface: action.interface)
      && (names.isEmpty || action.name.map(names.contains) ?? false)
      && (tags.isEmpty || action.tags.contains(where: tags.contains))
  }

  /// A procedure with what was asked for by name or by tag.
  func narrowed(_ procedure: Procedure) -> Procedure {
    guard !names.isEmpty || !tags.isEmpty else { return procedure }
    var procedure = procedure
    for step in procedure.steps.indices {
      procedure.steps[step].actions.removeAll { !includes($0) }
      guard !names.isEmpty else { continue }
      for action in procedure.steps[step].actions.indices { procedure.steps[step].actions[action].excludedBy = nil }
    }
    procedure.steps.removeAll { $0.actions.isEmpty }
    return procedure
  }

  public func includes(_ step: Step) -> Bool { includes(platforms: step.platforms, interface: step.interface) }

  /// Whether something marked with these platforms and this tab belongs to the selection.
  public func includes(platforms: [Platform], interface: String? = nil) -> Bool {
    (platform.map { platforms.isEmpty || platforms.contains($0) } ?? true)
      && (self.interface.map { interface == nil || interface == $0 } ?? true)
  }
}
