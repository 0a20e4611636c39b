import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Decides what a code block is: its class is evidence, not the answer. In doubt a block is not run.
struct BlockClassifier {
  /// What stands around a block.
  struct Context {
    var label = BlockLabel.none
    var leadIn = BlockLeadIn()
    /// The block stands in a step, or in text that leads to a command.
    var isInProcedure = true
    /// A command stands before it in the same item.
    var hasCommandBefore = false
    /// A command stands before it in the same section.
    var hasCommandInSection = false
    /// Its first prompted command is the one that stands before it.
    var repeatsCommand = false
    /// It begins with the program of the command that stands before it.
    var repeatsProgram = false
    /// Nothing but a component table stands between that command and this block.
    var directlyFollowsCommand = false
    /// The section is the entry of a command reference and the block begins with its title.
    var isReferenceEntry = false
    /// A file name in the sentences before, or read by a later command.
    var fileName: FileName?
  }

  struct FileName: Hashable {
    /// Nil where the page gives none.
    var name: String?
    /// The page asks to make it here.
    var isMade = false
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
    let reading = kind(of: evidence, context: context)
    guard reading.kind == .command, reading.embeddedOutput == nil, let table = evidence.table else { return reading }
    return self.reading(reading, before: table, evidence)
  }

  private func kind(of evidence: Evidence, context: Context) -> Reading {
    let asksToRun = context.leadIn.asksToRun
    if !asksToRun, evidence.isSymptom || context.leadIn.announcesError && evidence.mightBeMessage {
      return evidence.reading(.output, "an error message")
    }
    // A session shown as the answer of a command that stands above is not to be run again.
    let isAnswer =
      context.label.kind == .output
      || evidence.codeClass == .screen && context.hasCommandBefore && !asksToRun && context.repeatsCommand
    if let prompted = evidence.prompted, !isAnswer { return self.prompted(prompted, evidence) }
    if evidence.isOnlyOptions { return evidence.reading(.other, "options of a command, not a command") }
    if evidence.isBareAddress { return evidence.reading(.other, "an address, not a command") }
    if context.isReferenceEntry { return evidence.reading(.synopsis, "the syntax line of a command reference") }
    // "Create the script `x.sh`:", not asked to be run here.
    if let file = context.fileName, !asksToRun, evidence.codeClass != .screen, file.isMade || evidence.isScript,
      !evidence.isData,
      evidence.startsWithProgram || evidence.isScript, evidence.mayBeFile(named: file.name),
      // `chmod +x x.sh` does something with it.
      file.name.map({ !evidence.code.text.contains($0) }) ?? true
    {
      return evidence.reading(.file, file.reason)
    }
    switch evidence.codeClass {
    case .screen: return screen(evidence, context)
    case .pre: return command(evidence, context)
    case .codeblock: return codeblock(evidence, context)
    case nil: return unclassed(evidence, context)
    }
  }

  // MARK: By class

  private func screen(_ evidence: Evidence, _ context: Context) -> Reading {
    // "This is the cURL call:" announces a command too, where none stands above whose answer it could be.
    let isAnnounced =
      context.leadIn.asksToRun
      || context.leadIn.announcesCommand && !context.leadIn.announcesAnswer && !context.directlyFollowsCommand
    if isAnnounced, context.label.kind != .output, evidence.startsWithProgram, !evidence.isSource {
      return evidence.reading(.command, "the sentence before asks to run it, first word \(evidence.firstWord)")
    }
    if let file = context.fileName, file.isMade, context.label.kind == .none, !context.leadIn.announcesAnswer,
      !context.leadIn.asksToRun, evidence.mayBeFile(named: file.name)
    {
      return evidence.reading(.file, file.reason)
    }
    let isExample = context.label.kind == .example && evidence.startsWithProgram && context.repeatsProgram
    if context.label.kind != .output, evidence.isWholeCall || isExample {
      return evidence.reading(.command, "nothing but a call, first word \(evidence.firstWord)")
    }
    if evidence.isData, isShownOnly(context) {
      return evidence.reading(.code, "an example that no command gives")
    }
    if context.label.kind != .none { return evidence.reading(.output, "labelled \(context.label.text)") }
    return evidence.reading(.output, nil)
  }

  /// "For example, the following section shows where to add it": no answer where nothing was asked, or where the page
  /// has gone on to something else.
  private func isShownOnly(_ context: Context) -> Bool {
    let leadIn = context.leadIn
    if context.label.kind == .output { return false }
    if context.label.kind == .example, !context.hasCommandInSection { return true }
    return leadIn.announcesExample && !context.hasCommandBefore
      || leadIn.saysWhatIsShown && !leadIn.announcesAnswer && !context.directlyFollowsCommand
  }

  private func command(_ evidence: Evidence, _ context: Context) -> Reading {
    if context.label.kind == .output, !evidence.startsWithProgram, !context.leadIn.asksToRun {
      return evidence.reading(.output, "labelled \(context.label.text), first word is not a known command")
    }
    if isPrinted(evidence, context) {
      return evidence.reading(.output, "what a command prints, first word \(evidence.firstWord) is not known")
    }
    switch evidence.shape {
    case .httpRequest: return evidence.reading(.http, "request line")
    case .synopsis where !context.isInProcedure && !context.leadIn.asksToRun:
      return evidence.reading(.synopsis, "usage syntax, not a command to be run as it stands")
    case .json, .yaml, .xml, .dockerfile: return data(evidence, context)
    case .sql where context.fileName?.isMade != true: return evidence.reading(.code, "SQL, not shell")
    default: break
    }
    if evidence.startsWithProgram { return evidence.reading(.command, "first word \(evidence.firstWord)") }
    if evidence.isOtherLanguage { return data(evidence, context) }
    if let file = context.fileName, file.isMade, !context.leadIn.asksToRun, evidence.mayBeFile(named: file.name) {
      return evidence.reading(.file, file.reason)
    }
    if evidence.startsWithAssignment { return evidence.reading(.command, "assigns a variable") }
    return evidence.reading(.command, "first word \(evidence.firstWord) is not known")
  }

  /// Pages give outputs the class of a command, too: what no person types, behind a command, is none.
  private func isPrinted(_ evidence: Evidence, _ context: Context) -> Bool {
    guard context.hasCommandInSection, context.fileName == nil, !context.leadIn.asksToRun, !evidence.startsWithProgram,
      !evidence.startsWithAssignment, !evidence.isData, !evidence.isSource
    else { return false }
    return evidence.looksPrinted || context.leadIn.announcesAnswer && !context.leadIn.announcesCommand
  }

  private func codeblock(_ evidence: Evidence, _ context: Context) -> Reading {
    if evidence.shape == .httpRequest { return evidence.reading(.http, "request line") }
    return shownText(evidence, context) ?? data(evidence, context)
  }

  private func unclassed(_ evidence: Evidence, _ context: Context) -> Reading {
    if evidence.shape == .httpRequest, context.isInProcedure { return evidence.reading(.http, "request line") }
    if let reading = shownText(evidence, context) { return reading }
    if evidence.isData, context.fileName != nil { return data(evidence, context) }
    if context.directlyFollowsCommand,
      evidence.infoLanguage == nil || evidence.shape == .json && context.fileName == nil
    {
      return evidence.reading(.output, "directly follows a command")
    }
    if context.hasCommandBefore, evidence.infoLanguage == nil, evidence.mightBePrinted, context.fileName == nil {
      return evidence.reading(.output, "text after a command")
    }
    if !evidence.isData, context.fileName == nil, evidence.mightBeMessage, evidence.speaksOfFailure {
      return evidence.reading(.output, "an error message")
    }
    return data(evidence, context)
  }

  /// What a block is by its label, its first word or the sentence that asks for it; nil where none of them tells.
  private func shownText(_ evidence: Evidence, _ context: Context) -> Reading? {
    let asksToRun = context.leadIn.asksToRun
    if context.label.kind == .output, !asksToRun || !evidence.startsWithProgram {
      return evidence.reading(.output, "labelled \(context.label.text)")
    }
    if evidence.shape == .synopsis, !asksToRun { return evidence.reading(.synopsis, "usage syntax") }
    if !evidence.isData, !evidence.isForeignSource, evidence.startsWithProgram || evidence.isPowerShell {
      return evidence.reading(.command, "first word \(evidence.firstWord)")
    }
    // Translation leaves `Visualização ibmcloud dev` of a command; the run asks before it calls what is not known.
    if asksToRun, evidence.mightBeCommand {
      return evidence.reading(
        .command, "the sentence before asks to run it, first word \(evidence.firstWord) is not known")
    }
    if evidence.shape == .json, context.leadIn.announcesAnswer, context.hasCommandInSection, context.fileName == nil {
      return evidence.reading(.output, "JSON, and the sentence before speaks of an answer")
    }
    return nil
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

  /// A command and the table that it prints, in one block.
  private func reading(_ reading: Reading, before table: PrintedTable, _ evidence: Evidence) -> Reading {
    let bytes = Array(evidence.code.text.utf8)
    let before = bytes[..<table.range.lowerBound]
    var reading = reading
    reading.text = String(decoding: before.prefix(upTo: (before.lastIndex { $0 > 0x20 } ?? 0) + 1), as: UTF8.self)
    reading.embeddedOutput = EmbeddedOutput(
      text: String(decoding: bytes[table.range], as: UTF8.self),
      lineOffset: before.count { $0 == UInt8(ascii: "\n") })
    reading.reason = evidence.reason("a command, and the table that it prints")
    return reading
  }

  private func data(_ evidence: Evidence, _ context: Context) -> Reading {
    if let file = context.fileName, evidence.isData || !evidence.startsWithProgram || evidence.isForeignSource,
      evidence.mayBeFile(named: file.name)
    {
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
        : evidence.reading(.other, "nothing shows what it is")
    }
  }
}
