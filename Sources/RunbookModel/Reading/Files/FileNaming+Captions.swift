import Diagnostics
import MarkdownBlocks

/// Files that are only named above their content.
extension FileNaming {
  /// `compose.yml` alone, right above the content: nothing asks to make the file, and nothing else is said of the block.
  func captioned(_ facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
    guard part > 0, case let said = section.items[item].parts[part - 1], said.bullet == nil, let prose = said.prose,
      let name = files.names(in: prose).first ?? FileNames.lonePath(in: prose.text), isCaption(prose, of: name),
      !given.contains(name), !FileNames.isMadeByTool(name), Self.agrees(name, facts.shape), holds(facts, name),
      !readers.isWritten(name, before: (item, part)), !readers.isRead(name, before: (item, part))
    else { return nil }
    return .init(
      name: placed(name, item: item, part: part), isMade: true, reason: "\(name) named in line \(said.line)")
  }

  /// It is written as what such a file holds.
  private func holds(_ facts: BlockFacts, _ name: String) -> Bool {
    if facts.isData || facts.isMarked(asLanguageOf: name) || facts.isScript && BlockFacts.isScriptName(name) {
      return true
    }
    // `.env`, `app.env`: nothing but assignments, which a shell would forget.
    return name.hasSuffix("env") && facts.startsWithAssignment && facts.isOnlyAssignments
      || !facts.startsWithProgram && !facts.startsWithAssignment && facts.info.mark != .shell
  }
}
