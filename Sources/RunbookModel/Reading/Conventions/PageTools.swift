import Bytes
import Diagnostics
import MarkdownBlocks

/// What the tools for which a page is written do for all its blocks, whatever is written at the single one.
///
/// Sources: byexample, "Differences" (only the output is compared); scrut, "Environment variables", and cram.
struct PageTools {
  /// An example is right when it prints what is shown; its exit status says nothing.
  private let comparesOutputAlone: Bool
  /// Set to the page's folder.
  let folderVariables: [String]

  /// - Parameter entries: the blocks of the page.
  init(_ entries: [BlockSurvey.Entry]) {
    comparesOutputAlone = entries.contains { BlockConventions.hasOptions($0.reading.text) }
    folderVariables = entries.contains { FenceInfo($0.code.info).isTest } ? ["TESTDIR"] : []
  }

  func apply(to procedures: inout [Procedure]) {
    guard comparesOutputAlone else { return }
    for procedure in procedures.indices {
      for step in procedures[procedure].steps.indices {
        for action in procedures[procedure].steps[step].actions.indices
        where procedures[procedure].steps[step].actions[action].promised != nil {
          procedures[procedure].steps[step].actions[action].endsAnyhow = true
        }
      }
    }
  }
}
