import Bytes
import Diagnostics
import MarkdownBlocks

/// What the tools for which a page is written do for all its blocks, besides what is written at each one.
///
/// Sources: byexample, "Differences" (only the output is compared); scrut, "Environment variables", and cram.
struct PageTools {
  /// An example is right when it prints what is shown; its exit status says nothing.
  private let comparesOutputAlone: Bool
  /// Set to the page's folder.
  let folderVariables: [String]

  /// By block: `bash title="(Optional) Get the example"`. Only a person knows whether it is wanted.
  private let offers: [SourceRange: Condition]

  /// - Parameter entries: the blocks of the page.
  init(_ entries: [BlockSurvey.Entry], _ vocabulary: Vocabulary) {
    offers = entries.reduce(into: [:]) { offers, entry in
      guard let title = FenceInfo.title(in: entry.code.info),
        Requirement.isOptional(Words(title.drop { $0 == "(" || $0 == "[" }), vocabulary)
      else { return }
      offers[entry.range] = Condition(text: title, line: entry.range.start.line)
    }
    comparesOutputAlone = entries.contains { BlockConventions.hasOptions($0.reading.text) }
    folderVariables = entries.contains { FenceInfo($0.code.info).isTest } ? ["TESTDIR"] : []
  }

  func apply(to procedures: inout [Procedure]) {
    guard comparesOutputAlone || !offers.isEmpty else { return }
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        for action in procedures[procedure].steps[step].actions.indices {
          apply(to: &procedures[procedure].steps[step].actions[action], procedures[procedure].steps[step].isOptional)
        }
      }
    }
  }

  private func apply(to action: inout Action, _ isOptional: Bool) {
    if comparesOutputAlone, action.promised != nil { action.endsAnyhow = true }
    if !isOptional, let offer = offers[action.range] { action.conditions.append(offer) }
  }
}
