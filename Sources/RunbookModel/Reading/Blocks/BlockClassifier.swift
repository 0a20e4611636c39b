import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Decides what a code block is: its class is evidence, not the answer. In doubt a block is not run.
struct BlockClassifier {
  struct Reading: Hashable {
    var kind: BlockReading.Kind
    var reason: Message
    /// Of the rule that decided.
    var rule = ""
    /// The content with prompts and embedded output removed.
    var text: String
    /// Prompts divide its lines.
    var isSession = false
    /// That the prompts name.
    var promptHost: String?
    /// Output that follows its command in the block; with the number of lines before it.
    var embeddedOutput: EmbeddedOutput?
    /// What is an action of its own: of a session of several commands that show outputs each of them with its own, and
    /// of a block whose comments tell ways apart each of these; else empty.
    var transcript: [TranscriptPart] = []
    /// What follows its command, to be typed into the program that this starts.
    var typed: String?
  }

  struct EmbeddedOutput: Hashable {
    var text: String
    /// Lines of the block before the output begins.
    var lineOffset: Int
    /// A blank line is between the command and it.
    var isApart = false
  }

  var rules = BlockRules.all

  func classify(_ facts: BlockFacts, _ around: Surroundings) -> Reading {
    let classes = facts.classes
    for rule in rules where rule.classes.contains(classes) {
      guard var reading = rule.reading(facts, around) else { continue }
      if reading.kind == .command, reading.embeddedOutput == nil, let table = facts.table {
        reading = facts.reading(reading, before: table.range, "a command, and the table that it prints")
      }
      reading.rule = rule.id
      return reading
    }
    // The last rule holds of every block; were it not so, a block that no rule is about would still not be run.
    return BlockRules.nothing(facts)
  }
}
