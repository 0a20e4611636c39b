import Bytes
import Diagnostics
import MarkdownBlocks

/// Sections on how to upgrade what an earlier section has installed: they are for those who have it already.
extension ScopeReader {
  mutating func readUpgrades() {
    let title = tree.frames.first { $0.kind.isHeading }.flatMap { finder.prose[$0.blocks.lowerBound] }?.words
    let ways = reader.vocabulary.scopes.ways
    // "Upgrading the cluster" is what the page is for.
    guard let title, !ways.upgrading.isAnyWord(in: title.bytes[...]), !ways.updating.isAnyWord(in: title.bytes[...])
    else { return }
    var isInstalled = ways.getting.isAnyWord(in: title.bytes[...])
    let course = document.blocks.indices.first { parts[$0]?.code != nil } ?? document.blocks.count
    for frame in tree.frames where frame.kind.isHeading && !isStepHeading(frame.blocks.lowerBound) {
      guard let heading = finder.prose[frame.blocks.lowerBound] else { continue }
      let words = heading.words.withoutTitleMarks.bytes[...]
      if isInstalled, isUpgrade(words, of: title) || isUpgrade(words, ofInstalledBefore: frame.blocks.lowerBound),
        // "Upgrade the packages" comes first on pages of any kind.
        frame.blocks.lowerBound > course, !isInChoice(frame.blocks)
      {
        addHeading(of: frame.blocks)
      } else if ways.getting.isAnyWord(in: words), !ways.upgrading.beginsWord(words) {
        isInstalled = true
      }
    }
  }

  /// "Updating LibreChat" below the commands that cloned `LibreChat`.
  private func isUpgrade(_ heading: ArraySlice<UInt8>, ofInstalledBefore position: Int) -> Bool {
    guard let end = reader.vocabulary.scopes.ways.updating.beginning(heading),
      case let named = rules.tokens(heading.dropFirst(end)).filter({ !reader.vocabulary.determiners.contains($0) }),
      named.count == 1
    else { return false }
    let name = Words(bytes: Array(named[0]))
    return (0..<position).contains { block in
      guard let text = parts[block]?.code?.text, Words(text).containsWord(name) else { return false }
      let script = reader.scripts[promptless(text)]
      return !InstallCalls(script).packages.isEmpty || text.containsBytes(of: "git clone ")
    }
  }

  /// "Upgrading", "Upgrade the server", "Updating"; "Update the settings" is part of setting it up.
  private func isUpgrade(_ heading: ArraySlice<UInt8>, of title: Words) -> Bool {
    let ways = reader.vocabulary.scopes.ways
    if ways.upgrading.beginsWord(heading) { return true }
    guard let end = ways.updating.beginning(heading) else { return false }
    let rest = heading.dropFirst(end).drop { $0 == UInt8(ascii: " ") }
    let named = rules.tokens(rest).filter { !reader.vocabulary.determiners.contains($0) }
    return named.isEmpty || named.count == 1 && rules.tokens(title.bytes[...]).contains(named[0])
  }
}
