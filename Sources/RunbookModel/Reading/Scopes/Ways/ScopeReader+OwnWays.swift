import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Sections that are ways besides what the section that they are in says before them: below "Installation" a command
/// that installs the program, and after it the sections "From source" and "Development version".
extension ScopeReader {
  mutating func readOwnWays() {
    for frame in tree.frames.indices {
      guard case .heading = tree.frames[frame].kind, let title = finder.section(frame)?.words.bytes[...],
        reader.vocabulary.scopes.ways.getting.beginsWord(title), let own = ownWay(of: frame)
      else { continue }
      let sections = tree.content(of: frame).compactMap { child -> Siblings.Member? in
        guard case .frame(let index) = child, case .heading = tree.frames[index].kind else { return nil }
        return finder.section(index)
      }
      let others = sections.prefix { isOtherWay($0, than: own) }
      guard !others.isEmpty, !isInChoice(own.blocks), !others.contains(where: { isInChoice($0.blocks) }) else {
        continue
      }
      addChoice(
        among: Siblings(kind: .headings, members: [own] + others), 0..<others.count + 1, by: .origins)
    }
  }

  /// What is directly below the heading, where it installs something by its name.
  private func ownWay(of frame: Int) -> Siblings.Member? {
    guard let first = stretches[frame].first, let last = stretches[frame].last else { return nil }
    let blocks = first.blocks.lowerBound..<last.blocks.upperBound
    let scripts = blocks.compactMap { parts[$0]?.code }.map { reader.scripts[promptless($0.text)] }
    let installs = scripts.map { InstallCalls($0) }.filter { !$0.packages.isEmpty }
    guard !scripts.isEmpty, installs.count == scripts.count else { return nil }
    let text = first.lead.last.flatMap { parts[$0]?.prose?.text } ?? finder.section(frame)?.label ?? ""
    let label = String(text.prefix(60)).foldingBlanks
    return Siblings.Member(
      blocks: blocks, label: label, words: Words(label), line: document.blocks[blocks.lowerBound].range.start.line)
  }

  /// "From source", "Manual installation", "Development version"; "Using Docker"; or it installs the same.
  private func isOtherWay(_ section: Siblings.Member, than own: Siblings.Member) -> Bool {
    let scopes = reader.vocabulary.scopes
    let title = section.words.bytes[...]
    guard section.blocks.contains(where: { parts[$0]?.code != nil }), !scopes.ways.upkeep.beginsWord(title),
      !reader.vocabulary.optional.isAnyWord(in: title), !isStepHeading(section.blocks.lowerBound)
    else { return false }
    if scopes.fromSource.isAnyWord(in: title) || scopes.ways.byHand.beginsWord(title)
      || scopes.ways.byHand.isAnyWord(in: title) && scopes.ways.getting.isAnyWord(in: title)
      || scopes.ways.newest.isAnyWord(in: title) && rules.tokens(title).count <= Self.longestName
      || rules.namesMeans(section)
    {
      return true
    }
    guard let other = installs(in: section.blocks), let given = installs(in: own.blocks) else { return false }
    return other.isOtherWay(than: given)
  }
}
