import Bytes
import Diagnostics
import MarkdownBlocks

/// What the tools for which a page is written do for all its blocks, besides what is written at each one.
///
/// Sources: byexample, "Differences" (only the output is compared); scrut, "Environment variables", and cram.
struct PageTools {
  /// nil: the page is none of tests.
  private let tool: TestTool?
  /// Set to the page's folder.
  let folderVariables: [String]

  /// By block: `bash title="(Optional) Get the example"`. Only a person knows whether it is wanted.
  private let offers: [SourceRange: Condition]

  /// - Parameter entries: the blocks of the page.
  init(_ entries: [BlockSurvey.Entry], _ reader: ProseReader) {
    offers = entries.reduce(into: [:]) { offers, entry in
      guard let title = FenceInfo.title(in: entry.code.info),
        Requirement.isOptional(Words(title.drop { $0 == "(" || $0 == "[" }), reader.vocabulary)
      else { return }
      offers[entry.range] = Condition(text: title, line: entry.range.start.line)
    }
    tool = reader.tool
    folderVariables = tool?.folderVariables ?? []
  }

  func apply(to procedures: inout [Procedure]) {
    guard tool != nil || !offers.isEmpty else { return }
    Self.forEachStep(&procedures) { step in
      for index in step.actions.indices { apply(to: &step.actions[index], step.isOptional) }
    }
  }

  private func apply(to action: inout Action, _ isOptional: Bool) {
    // An example is right when it prints what is shown; its exit status says nothing.
    if tool == .byexample, action.kind == .command, action.isPrompted { action.endsAnyhow = true }
    if tool?.rules != nil { action.expectedWords = [] }
    if !isOptional, let offer = offers[action.range] { action.conditions.append(offer) }
  }

  /// The tool runs each block and asks no one whether a sentence holds. People are asked; see ``Runbook/isOfTests``.
  var isOfTests: Bool { tool != nil }

  /// Every section is run; what is left out is marked so. What is marked is a person's, with all that the page says of it.
  func runAll(of procedures: inout [Procedure]) {
    guard let tool else { return }
    for index in procedures.indices where procedures[index].steps.contains(where: Self.isRun) {
      // On pages that people follow as well one of several ways is one, also to the tool's maker.
      if procedures[index].role != .alternative || tool.rules != nil {
        (procedures[index].role, procedures[index].branch) = (.main, nil)
      }
    }
    Self.forEachStep(&procedures) { step in
      // What is done by hand is told to a reader, and the tool knows nothing of it.
      step.actions.removeAll { $0.kind == .manual && $0.text == nil || $0.isInline && tool.rules != nil }
      for index in step.actions.indices where step.actions[index].excludedBy == nil {
        if tool.rules != nil { step.actions[index].branches = [] }
        if tool == .innovation { Self.keepFolder(&step.actions[index]) }
      }
    }
  }

  private static func isRun(_ step: Step) -> Bool { step.actions.contains { $0.excludedBy == nil } }

  /// Each block of Innovation Engine begins in the folder in which the page does.
  private static func keepFolder(_ action: inout Action) {
    guard action.kind == .command, action.place == nil, action.text?.containsBytes(of: "cd ") == true else { return }
    action.place = ActionPlace(kind: .directory, name: ActionPlace.here, line: action.line)
  }

  private static func forEachStep(_ procedures: inout [Procedure], _ change: (inout Step) -> Void) {
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices { change(&procedures[procedure].steps[step]) }
    }
  }
}
