import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The ways within one block that its comments tell apart: `# macOS`, `# Debian`; `# Option 1`, `# Option 2`; `# or`.
///
/// Comments that say what successive commands do are none.
struct CommentAlternatives {
  /// What is below one comment, as one of several ways or beside them.
  struct Stretch {
    /// Of the block, from 0; the comment is one of them.
    var lines: Range<Int>
    var label: String
    /// What the comment says before its label: "Use one of these:".
    var above: String?
    /// Lines from 0 that begin after an empty line.
    var breaks: [Int] = []
    var hasComment: Bool
    /// The first line that is no comment.
    var firstCommand: String
  }

  /// Ways of which one is followed.
  struct Run {
    var rule: AlternativeRules.Rule
    var siblings: Siblings
  }

  private(set) var runs: [Run] = []
  /// Of the block, from 0: what is one action each.
  private(set) var parts: [TranscriptPart] = []

  /// Nil where the comments tell nothing apart.
  ///
  /// - Parameters:
  ///   - block: its position in the document.
  ///   - announcement: what is said right above the block.
  init?(_ entry: BlockSurvey.Entry, block: Int, announcement: Prose?, reader: ProseReader) {
    guard entry.reading.kind == .command, let text = Self.text(of: entry) else { return nil }
    let opposites = Self.opposites(text, reader.scripts)
    guard !opposites.isEmpty || text.containsBytes(of: "#") else { return nil }
    var stretches = opposites.isEmpty ? CommentStretches(text, reader.scripts[text]).all : opposites
    if stretches.count < 2 { stretches = Self.commented(text, reader.scripts[text]) }
    guard stretches.count > 1 else { return nil }
    let announced = stretches.lazy.compactMap(\.above).first
    let labels = Self.labels(stretches, in: text, reader.vocabulary)
    let siblings = Siblings(
      kind: .comments,
      members: zip(stretches, labels).map { stretch, label in
        Siblings.Member(
          blocks: block..<block + 1, label: label,
          words: Words(stretch.hasComment ? stretch.label : ""),
          line: entry.code.lineStarts[stretch.lines.lowerBound].line)
      },
      announcement: announced.map { Words($0) } ?? announcement?.words, question: announced ?? announcement?.text)
    var found = AlternativeRules(vocabulary: reader.vocabulary).runs(in: siblings)
    if !opposites.isEmpty { found = [(.contrasts, 0..<stretches.count)] }
    if found.isEmpty, Self.setSame(stretches, text, reader.scripts) { found = [(.settings, 0..<stretches.count)] }
    if found.isEmpty, Self.nameUsual(stretches, text, reader) { found = [(.usual, 0..<stretches.count)] }
    guard !found.isEmpty else { return nil }
    var ranges: [Range<Int>] = []
    var rest = 0
    for (rule, members) in found {
      let ways = Self.ways(stretches, members)
      var run = Run(rule: rule, siblings: siblings)
      run.siblings.members = zip(siblings.members[members], ways).map { member, lines in
        var member = member
        member.lines = entry.code.lineStarts[lines.lowerBound].line...entry.code.lineStarts[lines.upperBound - 1].line
        return member
      }
      runs.append(run)
      if let first = ways.first, rest < first.lowerBound { ranges.append(rest..<first.lowerBound) }
      ranges += ways
      rest = ways.last?.upperBound ?? rest
    }
    let end = stretches[stretches.count - 1].lines.upperBound
    if rest < end { ranges.append(rest..<end) }
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    parts = ranges.map {
      TranscriptPart(text: lines[$0].joined(separator: "\n"), output: nil, lines: $0.lowerBound...$0.upperBound - 1)
    }
  }

  /// Each line of the block, without its prompt; nil for a session that shows what its commands print.
  private static func text(of entry: BlockSurvey.Entry) -> String? {
    let reading = entry.reading
    guard reading.isSession else { return entry.code.text.hasPrefix(reading.text) ? reading.text : nil }
    guard reading.transcript.isEmpty, reading.embeddedOutput == nil, reading.typed == nil else { return nil }
    var lines: [Substring] = []
    for line in entry.code.text.parts(separatedBy: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("$ ") {
        lines.append(line.dropFirst(2))
      } else if line.hasPrefix("# ") || line.allSatisfy(\.isSpace) {
        lines.append(line)
      } else {
        return nil
      }
    }
    while lines.last?.allSatisfy(\.isSpace) == true { lines.removeLast() }
    return lines.joined(separator: "\n")
  }

  /// `systemctl start x` and `systemctl stop x` and nothing else: both together do nothing.
  private static func opposites(_ text: String, _ scripts: ShellReadings) -> [Stretch] {
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    guard lines.count == 2, !text.containsBytes(of: "\\") else { return [] }
    let commands = lines.map { scripts[String($0)].commands }
    guard commands.allSatisfy({ $0.count == 1 && $0[0].simpleCommands.count == 1 }) else { return [] }
    let words = commands.map { $0[0].words.compactMap(\.literal) }
    guard words[0].count == commands[0][0].words.count, words[1].count == commands[1][0].words.count,
      OppositeCalls.areOpposite(words[0], words[1]) || OppositeCalls.undoes(words[1], words[0])
    else { return [] }
    return lines.indices.map {
      Stretch(lines: $0..<$0 + 1, label: String(lines[$0]), hasComment: true, firstCommand: String(lines[$0]))
    }
  }

  /// A command a line, each with a comment after it: `apt install kiln # Debian`.
  private static func commented(_ text: String, _ script: ShellScript) -> [Stretch] {
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, script.issues.isEmpty, script.comments.count == lines.count,
      script.commands.count == lines.count
    else { return [] }
    let bytes = Array(text.utf8)
    var stretches: [Stretch] = []
    var start = 0
    for (index, line) in lines.enumerated() {
      let end = start + line.utf8.count
      let (command, comment) = (script.commands[index].range.lowerBound, script.comments[index])
      guard start <= command, command < comment.lowerBound, comment.upperBound <= end else { return [] }
      let label = String(decoding: bytes[comment], as: UTF8.self).drop { "# ".containsBytes(of: $0) }
      stretches.append(
        Stretch(lines: index..<index + 1, label: String(label), hasComment: true, firstCommand: String(line)))
      start = end + 1
    }
    return stretches
  }

  /// Of ways that begin with the same command the last one tells them apart.
  private static func labels(_ stretches: [Stretch], in text: String, _ vocabulary: Vocabulary) -> [String] {
    let labels = stretches.map { label($0, vocabulary) }
    guard Set(labels).count < labels.count else { return labels }
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    return zip(stretches, labels).map { stretch, label in
      guard labels.count(where: { $0 == label }) > 1 else { return label }
      return lines[stretch.lines].last { !$0.allSatisfy(\.isSpace) }.map(String.init) ?? label
    }
  }

  /// Several ways below "or" each are told apart by what they run.
  private static func label(_ stretch: Stretch, _ vocabulary: Vocabulary) -> String {
    vocabulary.or.contains(stretch.label.lowercased()) ? stretch.firstCommand : stretch.label
  }

  /// Below each comment nothing but values for the same variables, which are others each time: the last ones would be in
  /// the place of all the others. `PATH="$PATH:/one"` adds to what is there.
  private static func setSame(_ stretches: [Stretch], _ text: String, _ scripts: ShellReadings) -> Bool {
    guard stretches.allSatisfy({ $0.hasComment && $0.breaks.isEmpty }) else { return false }
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    var names: [String]?
    var values: Set<String> = []
    for stretch in stretches {
      let script = scripts[lines[stretch.lines].joined(separator: "\n")]
      let set = script.commands.flatMap(\.assigns)
      guard !set.isEmpty, script.issues.isEmpty, names.map({ $0 == set }) ?? true,
        script.commands.allSatisfy({ !$0.assigns.isEmpty && Set($0.reads).isDisjoint(with: set) && $0.programs.isEmpty }
        )
      else { return false }
      names = set
      guard values.insert(script.commands.map(\.text).joined(separator: "\n")).inserted else { return false }
    }
    return true
  }

  /// `# Built in (default)` and `# External`, each with one call of the same command: the usual one, and others instead.
  private static func nameUsual(_ stretches: [Stretch], _ text: String, _ reader: ProseReader) -> Bool {
    guard stretches.allSatisfy({ $0.hasComment && $0.breaks.isEmpty }),
      stretches.count(where: { isUsual($0.label, reader.vocabulary) }) == 1
    else { return false }
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    let calls = stretches.map { reader.scripts[lines[$0.lines].joined(separator: "\n")].commands }
    guard calls.allSatisfy({ $0.count == 1 && $0[0].simpleCommands.count == 1 }) else { return false }
    let words = calls.map { $0[0].words.map(\.text) }
    return words.allSatisfy { $0.count > 1 && $0.prefix(2) == words[0].prefix(2) } && Set(words).count == words.count
  }

  /// "With the store of its own (default)", "Default: without a store", "By default".
  private static func isUsual(_ label: String, _ vocabulary: Vocabulary) -> Bool {
    let words = Words(label).bytes[...]
    let usual = vocabulary.scopes.ways.usual
    if usual.beginsWord(words) { return true }
    guard let open = words.firstIndex(of: UInt8(ascii: "(")) else { return false }
    return usual.beginsWord(words[(open + 1)...])
  }

  /// The lines of each way. Where no other way has an empty line, what follows one after the last way is for all of them,
  /// and what precedes one before the first way as well.
  private static func ways(_ stretches: [Stretch], _ members: Range<Int>) -> [Range<Int>] {
    var ways = stretches[members].map(\.lines)
    let (first, last) = (stretches[members.lowerBound], stretches[members.upperBound - 1])
    if !first.hasComment, let end = first.breaks.last { ways[0] = end..<first.lines.upperBound }
    if let start = last.breaks.first, stretches[members].dropLast().allSatisfy({ $0.breaks.isEmpty || !$0.hasComment })
    {
      ways[ways.count - 1] = last.lines.lowerBound..<start
    }
    return ways
  }
}
