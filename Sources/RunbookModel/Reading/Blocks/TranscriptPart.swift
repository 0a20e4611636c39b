import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// A command of a transcript and what it printed.
///
/// Commands that show no output are run together with the next one that does, as one block: `cd app` and what is
/// printed there. What is after the last output is a part of its own.
struct TranscriptPart: Hashable {
  var text: String
  var output: BlockClassifier.EmbeddedOutput?
  /// That its prompts name.
  var host: String?
  /// Its prompts are those of a shell without settings, as in a container.
  var isOfNamedShell = false
  /// Of the block, from 0: from its first prompt to the end of its output.
  var lines: ClosedRange<Int>
  /// It is not all of its block: what is below it is what it prints.
  var isTakenApart = false
  /// What a comment says of whom it is for: "if you use Firefox".
  var condition: String?
  /// What follows the command, to be typed into the program that it starts.
  var typed: String?

  /// - Parameter text: of the block.
  static func all(of transcript: PromptedText, in text: String) -> [TranscriptPart] {
    let lineEnds = text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map(\.offset)
    func line(at offset: Int) -> Int { lineEnds.partitioningIndex { $0 >= offset } }
    var parts: [TranscriptPart] = []
    var isOpen = false
    for (index, entry) in transcript.entries.enumerated() {
      let first = line(at: entry.commandRange.lowerBound)
      let isRemark = index + 1 < transcript.entries.count && Self.isRemark(entry.output)
      let output = entry.output.isEmpty || isRemark ? nil : entry.outputRange
      let last = line(at: output?.upperBound ?? entry.commandRange.upperBound)
      // What is typed on two machines or in two shells is not one command, nor is what has options of its own.
      let hasOptions = BlockConventions.hasOptions(entry.command)
      let isOtherShell = parts.last?.isOfNamedShell != entry.isOfNamedShell
      if parts.last?.host != entry.host || isOtherShell || hasOptions { isOpen = false }
      if !isOpen {
        parts.append(
          TranscriptPart(
            text: "", output: nil, host: entry.host, isOfNamedShell: entry.isOfNamedShell, lines: first...last))
      }
      var part = parts.removeLast()
      part.text += (isOpen ? "\n" : "") + entry.command
      part.lines = part.lines.lowerBound...last
      part.output = output.map {
        BlockClassifier.EmbeddedOutput(
          text: entry.output, lineOffset: line(at: $0.lowerBound) - part.lines.lowerBound,
          isApart: line(at: $0.lowerBound) > line(at: entry.commandRange.upperBound) + 1)
      }
      // An editor prints nothing: what is below it is put into the file.
      if let shown = part.output, ShellScript(entry.command).programEntries.last?.opensEditor == true {
        (part.typed, part.output) = (shown.text, nil)
      }
      parts.append(part)
      isOpen = output == nil && !hasOptions
    }
    return parts
  }

  /// A call of an editor with what is put into its file, and the commands beside it.
  static func all(of edited: EditedText) -> [TranscriptPart] {
    edited.parts.map { part in
      TranscriptPart(
        text: part.command, output: part.printed, lines: part.lines, typed: part.isPrinted ? nil : part.content)
    }
  }

  /// `# Run these commands inside the pod`, between two commands.
  private static func isRemark(_ output: String) -> Bool {
    !output.isEmpty && output.parts(separatedBy: "\n").allSatisfy { $0.hasPrefix("# ") }
  }
}

extension BlockSurvey.Entry {
  /// One for each action that the block is: of a transcript of several commands each with its own output, of a block
  /// with several ways each of them, and any other block as it is.
  var parts: [BlockSurvey.Entry] {
    let parts = reading.transcript
    guard parts.count > 1 || parts.first?.condition != nil || parts.first?.isTakenApart == true else { return [self] }
    return parts.enumerated().map { index, part in
      var entry = self
      entry.reading.transcript = []
      entry.reading.text = part.text
      entry.reading.embeddedOutput = part.output
      entry.reading.promptHost = part.host
      entry.condition = part.condition
      entry.reading.typed = part.typed
      let lines = code.lineStarts[part.lines]
      entry.code.lineStarts = Array(lines)
      let start = index == 0 ? range.start : lines.first ?? range.start
      let next = index + 1 < parts.count ? code.lineStarts[parts[index + 1].lines.lowerBound].line : nil
      entry.range = SourceRange(start, next.map { SourcePosition(line: $0, column: 1) } ?? range.end)
      return entry
    }
  }
}

extension EditedText.Part {
  /// What `cat` prints.
  var printed: BlockClassifier.EmbeddedOutput? {
    guard isPrinted, let content else { return nil }
    let count = content.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    return BlockClassifier.EmbeddedOutput(text: content, lineOffset: lines.count - count)
  }
}
