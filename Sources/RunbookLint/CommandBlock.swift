import Diagnostics
import MarkdownBlocks
import RunbookModel
import ShellSyntax

/// A code block that was read as a command, taken apart; many rules hand it on.
final class CommandBlock: Sendable {
  let source: SourceFile
  let block: Block
  let code: CodeBlock
  let reading: BlockReading
  /// The commands with their places in ``code``; what is neither prompt nor output.
  let script: ShellScript
  /// Set when lines of the block have prompts.
  let prompted: PromptedText?
  /// The first stretch of ``code`` that is output: after a prompted command, or a table after any other.
  let printed: Range<Int>?
  /// What neither a plan nor a run takes of it.
  let damages: [CommandDamage]
  /// Where each line of the block's text begins, in UTF-8 offsets.
  private let lineOffsets: [Int]

  /// - Parameter options: long options that the page's commands have.
  init(
    source: SourceFile, block: Block, code: CodeBlock, reading: BlockReading, scripts: ShellReadings,
    options: Set<String>
  ) {
    self.source = source
    self.block = block
    self.code = code
    self.reading = reading
    prompted = PromptedText(code.text)
    lineOffsets = code.text.utf8.enumerated().reduce(into: [0]) { offsets, next in
      if next.element == UInt8(ascii: "\n") { offsets.append(next.offset + 1) }
    }
    let table = prompted == nil ? PrintedTable(code.text)?.range : nil
    printed = prompted?.entries.first { !$0.output.isEmpty }?.outputRange ?? table
    // A class says that the whole block is copied: what is printed there is a finding of its own.
    let isOpen = prompted == nil && table == nil && CodeClass.of(block) == nil
    let answer = isOpen ? PrintedAnswer(scripts[code.text])?.range : nil
    let text =
      prompted.map { Self.withoutPrompts($0, in: code.text) }
      ?? (table ?? answer).map { Self.blank([0..<$0.lowerBound], in: code.text) } ?? code.text
    script = scripts[text]
    damages =
      prompted.map { Self.damages(of: $0, in: code.text, scripts: scripts, options: options) }
      ?? script.damages(options: options)
  }

  /// The same block of a page that is another one elsewhere.
  init(_ known: CommandBlock, source: SourceFile) {
    self.source = source
    (block, code, reading, script) = (known.block, known.code, known.reading, known.script)
    (prompted, printed, damages, lineOffsets) = (known.prompted, known.printed, known.damages, known.lineOffsets)
  }

  /// Of each command without its prompts, as it would be run.
  private static func damages(
    of prompted: PromptedText, in text: String, scripts: ShellReadings, options: Set<String>
  ) -> [CommandDamage] {
    prompted.entries.flatMap { entry in
      scripts[entry.command].damages(options: options).map { damage in
        var placed = damage
        placed.range = entry.range(of: damage.range, in: text)
        return placed
      }
    }
  }

  /// Blanks in the place of prompts and outputs, so that offsets stay.
  private static func withoutPrompts(_ prompted: PromptedText, in text: String) -> String {
    blank(prompted.entries.map(\.commandRange), in: text)
  }

  /// Everything but `commands` made blank.
  private static func blank(_ commands: [Range<Int>], in text: String) -> String {
    var bytes = text.utf8.map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    let original = Array(text.utf8)
    for command in commands {
      for offset in command { bytes[offset] = original[offset] }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  var simpleCommands: [SimpleCommand] { script.commands.flatMap(\.simpleCommands) }

  /// The original place of a stretch of the block's text, in UTF-8 offsets.
  func range(of offsets: Range<Int>) -> SourceRange {
    SourceRange(position(of: offsets.lowerBound), position(of: offsets.upperBound))
  }

  private func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = min(lineOffsets.count, code.lineStarts.count) - 1
    guard high >= 0 else { return block.range.start }
    while low < high {
      let middle = (low + high + 1) / 2
      if lineOffsets[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    let start = code.lineStarts[low]
    return SourcePosition(line: start.line, column: start.column + offset - lineOffsets[low])
  }

  /// The text at UTF-8 offsets of the block's text.
  func text(in offsets: Range<Int>) -> String {
    String(decoding: code.text.utf8.dropFirst(offsets.lowerBound).prefix(offsets.count), as: UTF8.self)
  }
}

extension CommandBlock {
  /// The class that says what kind of block it is: `pre`, `codeblock`, `screen`.
  var codeClass: String? { CodeClass.of(block) }
}

/// The classes that say what a code block is.
enum CodeClass {
  static let all: Set<String> = ["pre", "codeblock", "screen"]

  static func of(_ block: Block) -> String? {
    block.attributes.lazy.flatMap(\.classes).map { $0.lowercased() }.first(where: all.contains)
  }
}
