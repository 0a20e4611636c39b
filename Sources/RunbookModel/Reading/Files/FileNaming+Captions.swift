import Bytes
import Diagnostics
import MarkdownBlocks

/// Files that are only named above their content.
extension FileNaming {
  /// `compose.yml` alone, right above the content: nothing asks to make the file, and nothing else is said of the block.
  func captioned(_ facts: BlockFacts, item: Int, part: Int, given: Set<String>) -> Surroundings.File? {
    guard part > 0, case let said = section.items[item].parts[part - 1], said.bullet == nil, let prose = said.prose,
      let name = files.names(in: prose).first ?? FileNames.lonePath(in: prose.text), isCaption(prose, of: name),
      !given.contains(name), !FileNames.isMadeByTool(name), Self.agrees(name, facts.shape), holds(facts, name),
      !readers.isWritten(name, before: (item, part)), !isShown(item: item, part: part)
    else { return nil }
    return .init(
      name: placed(name, item: item, part: part), isMade: true, reason: "\(name) named in line \(said.line)")
  }

  /// `cat compose.yml` right above a line with its name alone: what is below is what was printed.
  func isPrinted(_ name: String, above part: Int, in item: Int) -> Bool {
    guard part > 0, let caption = section.items[item].parts[part - 1].prose, isCaption(caption, of: name),
      readers.isRead(name, before: (item, part)), !readers.isTouched(name, before: (item, part))
    else { return false }
    let own = section.items[item].parts[..<part].last { $0.code != nil }
    let nearest = own ?? section.items[..<item].lazy.reversed().flatMap { $0.parts.reversed() }.first { $0.code != nil }
    return nearest?.code?.text.containsBytes(of: name) ?? false
  }

  /// "The files look like this:" above the captions.
  private func isShown(item: Int, part: Int) -> Bool {
    let said = section.items[item].parts[..<part].last { part in
      part.prose.map { !$0.isLabel && FileNames.lonePath(in: $0.text) == nil && files.names(in: $0).isEmpty } ?? false
    }
    return said?.prose.map { reader.vocabulary.resembling.isAny(in: $0.words.bytes[...]) } ?? false
  }

  /// It is written as what such a file holds.
  private func holds(_ facts: BlockFacts, _ name: String) -> Bool {
    if facts.isData || facts.isScript && BlockFacts.isScriptName(name) { return true }
    if facts.info.mark != .shell, facts.isMarked(asLanguageOf: name) { return true }
    // `.env`, `app.env`: nothing but assignments, which a shell would forget.
    return name.hasSuffix("env") && facts.startsWithAssignment && facts.isOnlyAssignments
      || !facts.startsWithProgram && !facts.startsWithAssignment && facts.info.mark != .shell
  }
}
