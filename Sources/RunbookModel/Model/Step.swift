public import Diagnostics

/// A numbered item, a heading that is a step, or unnumbered text with a command.
///
/// Steps are flat: `7.2` is after `7`, and a step whose sub-steps hold the actions has none of its own.
public struct Step: Hashable, Sendable {
  public var id: StepID
  /// As written, nested levels joined by dots; nil outside any numbered list.
  public var number: String?
  public var range: SourceRange
  /// Plain text in the document's language, without the text of sub-steps.
  public var instruction: String
  public var isOptional: Bool
  public var actions: [Action]
  /// The step is only a link to this step or procedure of the page.
  public var goto: String?
  /// Empty: all.
  public var platforms: [Platform]
  /// Tab of the document that the step or its section belongs to; nil: it is for all.
  public var interface: String?
  /// What else it says, in the order of the page, without its blocks of code.
  public var notes: [StepNote] = []
  /// Sentences that ask a person for something which no action of the step does, in the order of the page.
  public var demands: [StepNote] = []

  public init(
    id: StepID, number: String?, range: SourceRange, instruction: String, isOptional: Bool = false,
    actions: [Action] = [], goto: String? = nil, platforms: [Platform] = [],
    interface: String? = nil
  ) {
    self.id = id
    self.number = number
    self.range = range
    self.instruction = instruction
    self.isOptional = isOptional
    self.actions = actions
    self.goto = goto
    self.platforms = platforms
    self.interface = interface
  }

  public var line: Int { range.start.line }

  /// What the page asks for by hand: the step's sentence, or the action's own where the step does something else too.
  public func sentence(of action: Action) -> String {
    action.kind == .manual && action.text == nil ? action.introduction ?? instruction : instruction
  }

  /// What belongs to an action that is done by hand: bullets of the step, and what is put somewhere.
  public func details(of action: Action) -> [StepNote] {
    guard action.kind == .manual, action.text == nil else { return [] }
    let next = actions.first { $0.line > action.line }?.line ?? Int.max
    let details = notes.filter { $0.kind != .remark && $0.line >= action.line && $0.line < next }
    // What is put somewhere may be below an editor too, and is then also shown before that takes the terminal.
    let fragments = Set(details.filter { $0.kind == .fragment }.map(\.line))
    return details.filter { $0.kind != .typed || !fragments.contains($0.line) }
  }

  /// What is typed into the program, or put into the file, that a command opens.
  public func typed(into action: Action) -> [StepNote] {
    guard action.kind == .command, action.isInteractive else { return [] }
    let next = actions.first { $0.line > action.line }?.line ?? Int.max
    return notes.filter { $0.kind == .typed && $0.line >= action.line && $0.line < next }
  }

  /// What a person calls it.
  public var label: String { id.label }
}

public enum Platform: String, Hashable, Sendable, CaseIterable {
  case linux, macos, windows
}
