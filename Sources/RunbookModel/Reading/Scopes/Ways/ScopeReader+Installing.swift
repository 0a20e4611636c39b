import MarkdownBlocks
import ShellSyntax

/// Sections next to each other that install one and the same thing, each with programs of its own: "from PyPI", "from the
/// Fedora repository", "from the Snap Store".
extension ScopeReader {
  func installingSame(_ siblings: Siblings) -> [Range<Int>] {
    guard siblings.kind == .headings, siblings.members.count > 1 else { return [] }
    let installed = siblings.members.map { calls(in: $0.blocks) }
    var runs: [Range<Int>] = []
    var start = 0
    while start < installed.count {
      var end = start + 1
      while end < installed.count, let other = installed[end],
        installed[start..<end].allSatisfy({ $0.map { isOtherMeans($0, other) } ?? false })
      {
        end += 1
      }
      if end > start + 1 { runs.append(start..<end) }
      start = end
    }
    return runs
  }

  /// One thing that both install, and no program that both use.
  private func isOtherMeans(_ one: InstallCalls, _ other: InstallCalls) -> Bool {
    let names = one.packages.values.reduce(into: Set()) { $0.formUnion($1) }
    let others = other.packages.values.reduce(into: Set()) { $0.formUnion($1) }
    return !names.isDisjoint(with: others) && Set(one.packages.keys).isDisjoint(with: other.packages.keys)
  }

  /// Nil for a section that does more than installing.
  private func calls(in blocks: Range<Int>) -> InstallCalls? {
    let texts = blocks.compactMap { parts[$0]?.code?.text }.map(promptless)
    guard !texts.isEmpty else { return nil }
    var all = InstallCalls(ShellScript(""))
    for text in texts {
      let calls = InstallCalls(reader.scripts[text])
      guard !calls.packages.isEmpty else { return nil }
      all.packages.merge(calls.packages) { $0.union($1) }
    }
    return all
  }
}
