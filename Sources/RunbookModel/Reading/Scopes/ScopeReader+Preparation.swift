import MarkdownBlocks
import ShellSyntax

/// What comes right before the first of several ways and is part of it.
extension ScopeReader {
  /// `brew update` above `brew install tool`, which is one of several ways: whoever takes another has no use for it.
  ///
  /// - Parameter stretches: those of the same frame, in order.
  func withPreparation(_ way: SiblingFinder.Stretch, among stretches: [SiblingFinder.Stretch]) -> Range<Int> {
    guard let packages = installs(in: way.blocks)?.packages, packages.count == 1, let program = packages.keys.first
    else { return way.blocks }
    var start = way.blocks.lowerBound
    for stretch in stretches.reversed() where stretch.blocks.upperBound == start {
      guard onlyCalls(program, in: stretch.blocks) else { break }
      start = stretch.blocks.lowerBound
    }
    return start..<way.blocks.upperBound
  }

  /// Whether all commands call the program, and none of them installs something.
  private func onlyCalls(_ program: String, in blocks: Range<Int>) -> Bool {
    guard installs(in: blocks) == nil else { return false }
    let commands = blocks.compactMap { parts[$0]?.code }
      .flatMap { reader.scripts[promptless($0.text)].commands }.flatMap(\.simpleCommands)
    return !commands.isEmpty && commands.allSatisfy { $0.calledWords.first?.literal == program }
  }
}
