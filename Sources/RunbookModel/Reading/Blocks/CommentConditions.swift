import Bytes
import MarkdownBlocks
import ShellSyntax

/// Commands of a block that its comments leave to some readers: `brew install nss # if you use Firefox`, or a line
/// `# If you use a proxy:` above them.
struct CommentConditions {
  /// The block, taken apart; empty where no comment leaves anything to some readers.
  private(set) var parts: [TranscriptPart] = []

  private let text: [UInt8]
  private let lines: [Range<Int>]
  private let script: ShellScript
  private let vocabulary: Vocabulary

  init?(_ entry: BlockSurvey.Entry, reader: ProseReader) {
    guard entry.reading.kind == .command, !entry.reading.isSession, entry.reading.text.containsBytes(of: "#"),
      entry.code.text.hasPrefix(entry.reading.text)
    else { return nil }
    let text = Array(entry.reading.text.utf8)
    self.text = text
    script = reader.scripts[entry.reading.text]
    vocabulary = reader.vocabulary
    var lines: [Range<Int>] = []
    var start = 0
    for end in text.indices.filter({ text[$0] == UInt8(ascii: "\n") }) + [text.count] {
      lines.append(start..<end)
      start = end + 1
    }
    self.lines = lines
    guard script.issues.isEmpty, let conditions else { return nil }
    parts = joined(conditions)
  }

  /// For each line that of its comment; nil where no comment says one.
  private var conditions: [String?]? {
    var conditions = [String?](repeating: nil, count: lines.count)
    for comment in script.comments {
      guard let condition = said(comment) else { continue }
      for line in reach(of: comment) { conditions[line] = condition }
    }
    return conditions.contains { $0 != nil } ? conditions : nil
  }

  /// What a comment says, where it begins with a condition or with "optional"; commented shell is none.
  private func said(_ comment: Range<Int>) -> String? {
    let said = String(decoding: text[comment], as: UTF8.self).drop { "#( ".containsBytes(of: $0) }
    let words = Words(String(said)).bytes[...]
    guard !said.contains(where: { "[;$".containsBytes(of: $0) }) else { return nil }
    let isOptional = vocabulary.optional.beginsWord(words)
    // "# If on macOS:" alone in its block: no other comment is for another system.
    if isOptional || vocabulary.conditions.beginsWord(words) {
      return String(said.prefix { $0 != "\r" && $0 != ")" })
    }
    guard !goesOn(comment), leaves(words) || namesArchitecture(words) else { return nil }
    return String(said.prefix { $0 != "\r" })
  }

  /// Whether it is the second line, or a later one, of what a comment says.
  private func goesOn(_ comment: Range<Int>) -> Bool {
    let own = line(at: comment.lowerBound)
    return own > 0 && text[lines[own - 1]].first { $0 > 0x20 } == UInt8(ascii: "#")
  }

  /// "# Note: You may need to change the owner of the folder."
  private func leaves(_ said: ArraySlice<UInt8>) -> Bool {
    vocabulary.scopes.conditions.leaving.isAnyWord(in: said)
      && ConditionReader(vocabulary: vocabulary).isProviso(said, below: Words(""))
  }

  /// "# For aarch64 (boards with a 64-bit system):"
  private func namesArchitecture(_ said: ArraySlice<UInt8>) -> Bool {
    guard let length = vocabulary.scopes.conditions.audienceOpenings.beginning(said),
      case let rest = said.dropFirst(length).prefix(while: { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }),
      let name = LabelNames.architectures.name(in: rest)
    else { return false }
    return LabelNames.architectures.rest(of: rest, besides: name).count < 2
  }

  /// The lines that it is about: its own, or those below it up to a blank line or the next comment.
  private func reach(of comment: Range<Int>) -> Range<Int> {
    let own = line(at: comment.lowerBound)
    let isAlone = text[lines[own].lowerBound..<comment.lowerBound].allSatisfy { $0 <= 0x20 }
    guard isAlone else {
      // A command of several lines is not taken apart.
      let isWhole = script.commands.allSatisfy {
        line(at: $0.range.lowerBound) != own || line(at: $0.range.upperBound) == own
      }
      return isWhole && isBeginning(own) ? own..<own + 1 : own..<own
    }
    var end = own + 1
    while end < lines.count, let first = text[lines[end]].first(where: { $0 > 0x20 }),
      first != UInt8(ascii: "#") || !isBeginning(end)
    {
      end += 1
    }
    return end > own + 1 && (end == lines.count || isBeginning(end)) ? own..<end : own..<own
  }

  /// No command goes on from the line above.
  private func isBeginning(_ line: Int) -> Bool {
    let start = lines[line].lowerBound
    return !script.commands.contains { $0.range.lowerBound < start && start < $0.range.upperBound }
  }

  private func line(at offset: Int) -> Int { lines.partitioningIndex { $0.upperBound >= offset } }

  /// Lines of one condition, and those of none, are one action each.
  private func joined(_ conditions: [String?]) -> [TranscriptPart] {
    var ranges: [ClosedRange<Int>] = []
    for line in lines.indices {
      let isBlank = text[lines[line]].allSatisfy { $0 <= 0x20 }
      if let last = ranges.last, isBlank || conditions[last.lowerBound] == conditions[line] {
        ranges[ranges.count - 1] = last.lowerBound...line
      } else {
        ranges.append(line...line)
      }
    }
    return ranges.map { range in
      let bytes = text[lines[range.lowerBound].lowerBound..<lines[range.upperBound].upperBound]
      return TranscriptPart(
        text: String(decoding: bytes, as: UTF8.self), output: nil, lines: range, condition: conditions[range.lowerBound]
      )
    }
  }
}
