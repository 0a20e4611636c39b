import Bytes
import MarkdownBlocks

/// What bullets ask to do by hand between those that lead to commands: "* Update the version in the manifest. * Commit
/// it:" and the command.
extension ManualReader {
  /// Positions of such bullets.
  func bullets(_ entries: [BlockSurvey.Entry]) -> [(item: Int, part: Int)] {
    guard !vocabulary.isVerbLast else { return [] }
    var found: [(item: Int, part: Int)] = []
    let runnable = Dictionary(grouping: entries.filter(\.isRunnable), by: \.item).mapValues { Set($0.map(\.part)) }
    for (number, item) in section.items.enumerated() where !item.isNumbered {
      let asking = item.parts.indices.filter { asksByHand(item.parts[$0]) }
      guard !asking.isEmpty else { continue }
      let commands = runnable[number] ?? []
      // A bullet that leads to a command makes a procedure of its list.
      let isProcedure =
        item.parts.indices.contains { part in
          commands.contains(part) && part > 0 && item.parts[part - 1].bullet != nil
            && item.parts[part - 1].prose.map { DemandReader(vocabulary: vocabulary).asks($0.words) } == true
        } || asking.count > 1 && offersCommands(item)
      guard isProcedure else { continue }
      found += asking.filter { !leads($0, to: commands, item) }.map { (number, $0) }
    }
    return found
  }

  /// The next thing below the bullet is a command, in a bullet of its own or not.
  private func leads(_ part: Int, to commands: Set<Int>, _ item: Outline.Item) -> Bool {
    let next = item.parts.indices.dropFirst(part + 1).first { item.parts[$0].prose?.text.isEmpty != true }
    return next.map(commands.contains) ?? false
  }

  /// "Update the version in `x.toml`."; not "Runs on Linux", "Do not edit it", nor "If you have time, add a test.", and
  /// nothing of which the command is in the sentence.
  private func asksByHand(_ part: Outline.Part) -> Bool {
    guard part.bullet != nil, let prose = part.prose, !prose.isLabel, !part.isHeading, part.admonition == nil,
      !prose.isAnnouncing, prose.text.utf8.count <= Self.longestBullet,
      // "Replace `<name>` with the name of your app." says what to write above.
      !prose.text.containsBytes(of: "<")
    else { return false }
    guard let first = prose.words.sentences.first.map(Self.withoutBox), begins(first),
      !vocabulary.negations.isAnyWord(in: first), !vocabulary.scopes.offering.isAnyWord(in: first)
    else { return false }
    return InstructionReader(reader: reader, programs: programs).instructions(in: prose.inlines, line: part.line)
      .isEmpty
  }

  /// "Open a pull request", "On `main`, update the version"; not "Name of the group", "To add one, change the list".
  private func begins(_ sentence: ArraySlice<UInt8>) -> Bool {
    let demands = DemandReader(vocabulary: vocabulary)
    let clauses = DemandReader.clauses(of: sentence)
    guard let first = clauses.first else { return false }
    if demands.begins(first) {
      let second = first.split(separator: UInt8(ascii: " ")).dropFirst().first ?? []
      return !ProjectVocabulary.belonging.contains(Words(bytes: Array(second)))
    }
    return clauses.count > 1 && first.count <= Self.longestPlace && vocabulary.scopes.prepositions.beginsWord(first)
      && !vocabulary.purposes.beginsWord(first) && demands.begins(clauses[1])
  }

  /// In bytes.
  private static let longestBullet = 240
  private static let longestPlace = 40

  /// "[ ] Update it"
  private static func withoutBox(_ sentence: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    for box in ["[ ] ", "[x] "] where sentence.starts(with: box.utf8) { return sentence.dropFirst(box.utf8.count) }
    return sentence
  }

  /// Two bullets or more ask to run what is in their sentences.
  private func offersCommands(_ item: Outline.Item) -> Bool {
    let finder = InstructionReader(reader: reader, programs: programs)
    return item.parts.lazy.filter { part in
      guard part.bullet != nil, let prose = part.prose else { return false }
      return !finder.instructions(in: prose.inlines, line: part.line).isEmpty
    }.prefix(2).count > 1
  }
}
