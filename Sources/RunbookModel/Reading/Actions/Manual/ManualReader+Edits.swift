import Bytes
import MarkdownBlocks
import ShellSyntax

/// What running text asks to change in a file and shows no content for: "Open `app.conf` with your editor and set the
/// port." Without an action of its own, the next command would be run on the file as it is.
extension ManualReader {
  /// Positions of such paragraphs.
  func edits(_ entries: [BlockSurvey.Entry]) -> [(item: Int, part: Int)] {
    guard entries.contains(where: \.isRunnable), !vocabulary.isVerbLast else { return [] }
    var found: [(item: Int, part: Int)] = []
    for (number, item) in section.items.enumerated() where !item.isNumbered {
      for (index, part) in item.parts.enumerated() {
        guard let prose = part.prose, !part.isHeading, part.bullet == nil, part.admonition == nil, !prose.isLabel,
          vocabulary.revisingFile.isAny(in: prose.words.bytes[...]), let name = edited(in: prose),
          !isDoneBelow(name, prose, item: number, part: index, entries)
        else { continue }
        found.append((number, index))
      }
    }
    return found
  }

  /// The file that a sentence asks to change.
  private func edited(in prose: Prose) -> String? {
    let names = FileNames(plain: plain).names(in: prose)
    guard !names.isEmpty else { return nil }
    let demands = DemandReader(vocabulary: vocabulary)
    for sentence in prose.words.sentences {
      guard let name = names.first(where: { ByteSearch.offset(of: Words($0).bytes, in: sentence) != nil }) else {
        continue
      }
      let request = demands.withoutOpenings(sentence)
      if vocabulary.revisingFile.beginsWord(request) { return name }
    }
    return nil
  }

  /// The block right below shows what is put in, or a command beside the paragraph does it.
  private func isDoneBelow(
    _ name: String, _ prose: Prose, item: Int, part: Int, _ entries: [BlockSurvey.Entry]
  ) -> Bool {
    let own = entries.filter { $0.item == item }
    let below = own.first { $0.part > part }
    if let below, below.part == part + 1,
      below.reading.kind != .command || prose.isAnnouncing && !prose.asksForCallAsWell(vocabulary)
    {
      return true
    }
    let above = own.last { $0.part < part }
    return [above, below].contains { entry in
      entry.map { $0.reading.kind == .file || changes(name, $0.reading.text) } ?? false
    }
  }

  /// `nano x.conf`, `sed -i … x.conf`, `echo … >> x.conf`; `cp one x.conf` makes what is to be changed.
  private func changes(_ name: String, _ text: String) -> Bool {
    guard text.containsBytes(of: name) else { return false }
    let script = reader.scripts[text]
    return script.programEntries.contains(where: \.opensEditor)
      || script.commands.contains { !$0.writesFiles.isEmpty || ["sed", "tee", "perl"].contains($0.program ?? "") }
  }
}
