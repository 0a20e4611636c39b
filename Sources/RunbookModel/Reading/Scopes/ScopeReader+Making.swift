import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Calls that make one and the same thing: who has made it with one of them cannot make it again.
extension ScopeReader {
  /// Blocks right below each other, as ways of which each makes the same thing.
  var makingBlocks: [(siblings: Siblings, members: Range<Int>)] {
    tree.frames.indices.flatMap { frame in
      var rows: [[Siblings.Member]] = [[]]
      for child in tree.content(of: frame) {
        guard case .block(let position) = child, let text = parts[position]?.code?.text else {
          if rows.last?.isEmpty == false { rows.append([]) }
          continue
        }
        let label = Self.comment(above: text)
        rows[rows.count - 1].append(
          Siblings.Member(
            blocks: position..<position + 1, label: label, words: Words(label),
            line: document.blocks[position].range.start.line))
      }
      return rows.filter { $0.count > 1 }.map { Siblings(kind: .blocks, members: $0) }
        .flatMap { row in runs(makingSame: row.members).map { (row, $0) } }
    }
  }

  /// Sections next to each other that make the same thing, each with another call.
  func makingSame(_ siblings: Siblings) -> [Range<Int>] {
    [.headings, .labels].contains(siblings.kind) ? runs(makingSame: siblings.members) : []
  }

  private func runs(makingSame members: [Siblings.Member]) -> [Range<Int>] {
    let made = members.map { making(in: $0.blocks) }
    var runs: [Range<Int>] = []
    var start = 0
    while start < made.count {
      var end = start + 1
      while end < made.count, let one = made[start], let other = made[end], one.isOtherCall(than: other) { end += 1 }
      if end > start + 1 { runs.append(start..<end) }
      start = end
    }
    return runs
  }

  /// `tool create web`, and below the next paragraph `tool create web --big`
  func makesSame(_ stretch: SiblingFinder.Stretch, as before: SiblingFinder.Stretch) -> Bool {
    guard let made = making(in: stretch.blocks), let above = making(in: before.blocks) else { return false }
    return made.isOtherCall(than: above)
  }

  /// A call, and what it makes.
  private struct Making {
    var made: MadeThing
    var text: String

    func isOtherCall(than other: Making) -> Bool { made == other.made && text != other.text }
  }

  /// Nil where the first command makes nothing, where another one makes something as well, or takes something away.
  private func making(in blocks: Range<Int>) -> Making? {
    let codes = blocks.compactMap { parts[$0]?.code?.text }
    // Hardly any section makes anything.
    guard let first = codes.first,
      codes.contains(where: { text in
        ["create", " run ", " install", " start", "cmake ", "meson "].contains(where: text.containsBytes)
      })
    else {
      return nil
    }
    var making: (made: MadeThing, call: SimpleCommand)?
    // Most sections that make something make more than one thing: the rest of their calls is not asked for then.
    for text in codes {
      for call in reader.scripts[promptless(text)].commands.flatMap(\.simpleCommands) {
        if MadeThing.isRemoval(call) { return nil }
        guard let made = MadeThing(call) else { continue }
        // A folder is set up once more with other options: "If that fails, …"
        if made.isBuildFolder, making?.made == made { continue }
        if making != nil { return nil }
        making = (made, call)
      }
    }
    guard let (made, call) = making,
      reader.scripts[promptless(first)].commands.first?.simpleCommands.first.flatMap(MadeThing.init) == made
    else { return nil }
    return Making(made: made, text: call.words.map(\.text).joined(separator: " "))
  }

  /// What the comment in the first line says, else that line.
  private static func comment(above text: String) -> String {
    let line = text.parts(separatedBy: "\n", maxSplits: 1, omittingEmptySubsequences: false)[0]
    return line.drop { "# ".containsBytes(of: $0) }.foldingBlanks
  }

  // MARK: Targets

  /// "For the first registry, tag your image:", "If you are using the second one, tag your image:", each with the same
  /// call on the same thing: `tool tag web one/web`, `tool tag web two/web`.
  func isOtherTarget(_ stretch: SiblingFinder.Stretch, than before: SiblingFinder.Stretch) -> Bool {
    guard let said = opening(of: stretch), rules.isCondition(said), let above = opening(of: before),
      let word = rules.tokens(above).first, rules.isPreposition(word), above.contains(UInt8(ascii: ",")),
      let call = firstCall(of: stretch), let other = firstCall(of: before), call.count == other.count
    else { return false }
    return call.count > 3 && call.prefix(3) == other.prefix(3) && zip(call, other).count(where: !=) == 1
  }

  private func opening(of stretch: SiblingFinder.Stretch) -> ArraySlice<UInt8>? {
    stretch.lead.last.flatMap { parts[$0]?.prose }?.words.sentences.first
  }

  private func firstCall(of stretch: SiblingFinder.Stretch) -> [String]? {
    stretch.blocks.lazy.compactMap { self.parts[$0]?.code }.first
      .map { promptless($0.text).prefix { $0 != "\n" }.split(whereSeparator: \.isSpace).map(String.init) }
  }
}
