import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Decides what a code block is: its class is evidence, not the answer. In doubt a block is not run.
struct BlockClassifier {
  /// What stands around a block.
  struct Context {
    var label = BlockLabel.none
    /// The block stands in a step, or in text that leads to a command.
    var isInProcedure = true
    /// A command stands before it in the same item.
    var hasCommandBefore = false
    /// Nothing but a component table stands between that command and this block.
    var directlyFollowsCommand = false
    /// The sentence before asks to run the command that follows.
    var asksToRun = false
    /// The paragraph before speaks of an error or a message.
    var announcesError = false
    /// The section is the entry of a command reference and the block begins with its title.
    var isReferenceEntry = false
    /// A file name in the sentences before, or read by a later command.
    var fileName: FileName?
  }

  struct FileName: Hashable {
    var name: String
    /// Where the page names or reads it.
    var reason: Message
  }

  struct Reading: Hashable {
    var kind: BlockReading.Kind
    var reason: Message
    /// The content with prompts and embedded output removed.
    var text: String
    /// Output that stood in the block behind its command; with the number of lines before it.
    var embeddedOutput: EmbeddedOutput?
  }

  struct EmbeddedOutput: Hashable {
    var text: String
    /// Lines of the block before the output begins.
    var lineOffset: Int
  }

  func classify(_ evidence: Evidence, context: Context) -> Reading {
    if !context.asksToRun, evidence.isSymptom || context.announcesError && evidence.mightBeMessage {
      return evidence.reading(.output, "an error message")
    }
    // A session shown as the answer of a command that stands above is not to be run again.
    let isAnswer = context.label.kind == .output || evidence.codeClass == .screen && context.hasCommandBefore
    if let prompted = evidence.prompted, !isAnswer { return self.prompted(prompted, evidence) }
    if evidence.isBareAddress { return evidence.reading(.other, "an address, not a command") }
    if context.isReferenceEntry { return evidence.reading(.synopsis, "the syntax line of a command reference") }
    switch evidence.codeClass {
    case .screen: return screen(evidence, context)
    case .pre: return command(evidence, context)
    case .codeblock: return codeblock(evidence, context)
    case nil: return unclassed(evidence, context)
    }
  }

  // MARK: By class

  private func screen(_ evidence: Evidence, _ context: Context) -> Reading {
    if context.asksToRun, context.label.kind != .output, evidence.startsWithProgram {
      return evidence.reading(.command, "the sentence before asks to run it, first word \(evidence.firstWord)")
    }
    if context.label.kind != .none { return evidence.reading(.output, "labelled \(context.label.text)") }
    return evidence.reading(.output, nil)
  }

  private func command(_ evidence: Evidence, _ context: Context) -> Reading {
    if context.label.kind == .output, !evidence.startsWithProgram {
      return evidence.reading(.output, "labelled \(context.label.text), first word is no known command")
    }
    switch evidence.shape {
    case .httpRequest: return evidence.reading(.http, "request line")
    case .synopsis where !context.isInProcedure && !context.asksToRun:
      return evidence.reading(.synopsis, "usage syntax, not a command to be run as it stands")
    case .json, .yaml, .xml, .dockerfile: return data(evidence, context)
    case .sql: return evidence.reading(.code, "SQL, not shell")
    default: break
    }
    if evidence.startsWithProgram { return evidence.reading(.command, "first word \(evidence.firstWord)") }
    if evidence.startsWithAssignment { return evidence.reading(.command, "assigns a variable") }
    return evidence.reading(.command, "first word \(evidence.firstWord) is not known")
  }

  private func codeblock(_ evidence: Evidence, _ context: Context) -> Reading {
    if evidence.shape == .httpRequest { return evidence.reading(.http, "request line") }
    if context.label.kind == .output { return evidence.reading(.output, "labelled \(context.label.text)") }
    if evidence.shape == .synopsis, !context.asksToRun { return evidence.reading(.synopsis, "usage syntax") }
    if !evidence.isData, evidence.startsWithProgram || evidence.isPowerShell {
      return evidence.reading(.command, "first word \(evidence.firstWord)")
    }
    return data(evidence, context)
  }

  private func unclassed(_ evidence: Evidence, _ context: Context) -> Reading {
    if evidence.shape == .httpRequest, context.isInProcedure { return evidence.reading(.http, "request line") }
    if context.label.kind == .output { return evidence.reading(.output, "labelled \(context.label.text)") }
    if evidence.shape == .synopsis, !context.asksToRun { return evidence.reading(.synopsis, "usage syntax") }
    if !evidence.isData, evidence.startsWithProgram || evidence.isPowerShell {
      return evidence.reading(.command, "first word \(evidence.firstWord)")
    }
    if evidence.isData, context.fileName != nil { return data(evidence, context) }
    if context.directlyFollowsCommand, evidence.infoLanguage == nil {
      return evidence.reading(.output, "directly follows a command")
    }
    return data(evidence, context)
  }

  // MARK: By content

  /// A block with prompts: the prompted lines are the command, the others what it answered.
  private func prompted(_ prompted: PromptedText, _ evidence: Evidence) -> Reading {
    var reading = evidence.reading(.command, "prompt signs removed")
    reading.text = prompted.entries.map(\.command).joined(separator: "\n")
    if let first = prompted.entries.first(where: { !$0.output.isEmpty }) {
      let before = evidence.code.text.utf8.prefix(first.outputRange.lowerBound)
      reading.embeddedOutput = EmbeddedOutput(
        text: first.output, lineOffset: before.filter { $0 == UInt8(ascii: "\n") }.count)
      reading.reason = evidence.reason("prompt signs removed, the other lines are its output")
    }
    return reading
  }

  private func data(_ evidence: Evidence, _ context: Context) -> Reading {
    if let file = context.fileName, evidence.mayBeFile(named: file.name) {
      return evidence.reading(.file, file.reason)
    }
    switch evidence.shape {
    case .json: return evidence.reading(.code, "JSON, and no file is named")
    case .yaml: return evidence.reading(.code, "YAML, and no file is named")
    case .xml: return evidence.reading(.code, "XML, and no file is named")
    case .dockerfile: return evidence.reading(.code, "a Dockerfile, and no file is named")
    case .sql: return evidence.reading(.code, "SQL")
    default:
      return evidence.infoLanguage != nil || evidence.codeClass != nil
        ? evidence.reading(.code, "no known command, and no file is named")
        : evidence.reading(.other, "nothing tells what it is")
    }
  }
}
