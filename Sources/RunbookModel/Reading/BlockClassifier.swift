import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Decides what a code block is: its class is evidence, not the answer. In doubt a block is not run.
struct BlockClassifier {
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
    /// Of a session of several commands that show outputs: each of them with its own; else empty.
    var transcript: [TranscriptPart] = []
    /// What stood in it behind its command, to be typed into the program that this starts.
    var typed: String?
  }

  struct EmbeddedOutput: Hashable {
    var text: String
    /// Lines of the block before the output begins.
    var lineOffset: Int
  }

  func classify(_ evidence: Evidence, context: Context) -> Reading {
    let reading = kind(of: evidence, context: context)
    guard reading.kind == .command, reading.embeddedOutput == nil, let table = evidence.table else { return reading }
    return self.reading(reading, before: table.range, evidence, "a command, and the table that it prints")
  }

  private func kind(of evidence: Evidence, context: Context) -> Reading {
    let asksToRun = context.leadIn.asksToRun
    if !asksToRun, evidence.isSymptom || context.leadIn.announcesError && mightBeError(evidence, context) {
      return evidence.reading(.output, "an error message")
    }
    // A session shown as the answer of a command that stands above is not to be run again.
    let isAnswer =
      context.label.kind == .output
      || evidence.codeClass == .screen && context.hasCommandBefore && !asksToRun && context.repeatsCommand
    if context.showsCallsAgain, !asksToRun {
      return evidence.reading(.output, "the call above, and what it printed")
    }
    if let prompted = evidence.prompted, !isAnswer { return self.prompted(prompted, evidence) }
    if asksToRun || evidence.codeClass != .screen, !isAnswer, let session = evidence.rootSession,
      asksToRun || evidence.isOnlyRoot
    {
      return prompted(session, evidence)
    }
    if !isAnswer, evidence.codeClass != .screen, let typed = evidence.typed {
      let isBehindCall = evidence.code.text.utf8.prefix(typed.range.lowerBound).contains { $0 > 0x20 }
      guard isBehindCall, evidence.startsWithProgram || evidence.startsWithAssignment else {
        return evidence.reading(.code, "typed into a program, not into a shell")
      }
      var reading = reading(
        evidence.reading(.command, nil), before: typed.range, evidence, "a command, and what is typed into its program")
      (reading.typed, reading.embeddedOutput) = (reading.embeddedOutput?.text, nil)
      return reading
    }
    if !isAnswer, evidence.isAbridgedCall {
      return evidence.reading(.code, "dots stand for the middle of a command")
    }
    if !isAnswer, evidence.codeClass != .screen, let answer = evidence.answer {
      return reading(evidence.reading(.command, nil), before: answer.range, evidence, "a command, and what it printed")
    }
    if evidence.isOnlyOptions { return evidence.reading(.other, "options of a command, not a command") }
    if evidence.isBareAddress, evidence.codeClass != .screen || context.label.kind != .output {
      return evidence.reading(.other, "an address, not a command")
    }
    if evidence.isBarePath, evidence.codeClass != .screen || context.label.kind == .none && !context.hasCommandBefore {
      return evidence.reading(.other, "a path, not a command")
    }
    if evidence.isFolderTree, evidence.codeClass != .screen, context.label.kind != .output,
      !evidence.startsWithProgram || evidence.firstWord == "."
    {
      return evidence.reading(.code, "a tree of folders, not a command")
    }
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

  /// Data that speaks of no failure, and the content of a file, are no messages, though the sentence above has the word.
  private func mightBeError(_ evidence: Evidence, _ context: Context) -> Bool {
    evidence.mightBeMessage
      && (!evidence.isData || evidence.speaksOfFailure && context.fileName == nil)
      && context.fileName?.isMade != true
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
    if context.label.kind == .none, context.isInProcedure, !context.hasCommandBefore, !context.leadIn.announcesAnswer,
      context.isNewCall, evidence.startsWithProgram, evidence.table != nil
    {
      return evidence.reading(.command, "a command that no other block of its step gives")
    }
    let isExample =
      context.label.kind == .example && evidence.startsWithProgram && context.repeatsProgram
      && evidence.isNothingButCalls
    // `cat x` shows calls that stand in that file.
    let isCall =
      evidence.isWholeCall && (!context.directlyFollowsCommand || context.repeatsProgram) || isExample
      || context.label.kind == .none && !context.directlyFollowsCommand && !context.leadIn.announcesAnswer
        && evidence.isMarkedCall
    if context.label.kind != .output, isCall {
      return evidence.reading(.command, "nothing but a call, first word \(evidence.firstWord)")
    }
    if isPartOfFile(evidence, context), !context.leadIn.announcesAnswer {
      return evidence.reading(.code, "a part of a file")
    }
    if context.label.kind == .example, context.followsPart, !evidence.startsWithProgram {
      return evidence.reading(.code, "an example of the part above")
    }
    if evidence.isProgramSource || evidence.shape == .dockerfile, context.label.kind != .output,
      !context.directlyFollowsCommand,
      !context.leadIn.announcesAnswer
    {
      return evidence.reading(.code, "source of a program, which no command gives")
    }
    if evidence.isExport, context.leadIn.asksToExport, context.label.kind != .output, !context.leadIn.announcesAnswer {
      return evidence.reading(.command, "the sentence before asks to set it")
    }
    if evidence.isFolderTree, context.leadIn.asksToCreate || context.leadIn.asksToChange, context.label.kind != .output,
      !context.directlyFollowsCommand
    {
      return evidence.reading(.code, "folders to be made, which no command gives")
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
    if leadIn.showsNamedFile || leadIn.asksToChange && leadIn.mentionsExample && !leadIn.announcesAnswer,
      context.label.kind == .none
    {
      return true
    }
    return leadIn.announcesExample && !context.hasCommandBefore
      || leadIn.saysWhatIsShown && !leadIn.announcesAnswer && !context.directlyFollowsCommand
  }

  private func command(_ evidence: Evidence, _ context: Context) -> Reading {
    if context.label.kind == .output, !evidence.startsWithProgram, !context.leadIn.asksToRun {
      return evidence.reading(.output, "labelled \(context.label.text), first word is not a known command")
    }
    if isPrinted(evidence, context)
      || evidence.shape != .httpRequest && context.directlyFollowsCommand && context.label.kind == .none
        && evidence.beginsAsAnswer
    {
      return evidence.reading(.output, "what a command prints, first word \(evidence.firstWord) is not known")
    }
    switch evidence.shape {
    case .httpRequest: return evidence.reading(.http, "request line")
    case .synopsis where !context.isInProcedure && !context.leadIn.asksToRun:
      return evidence.reading(.synopsis, "usage syntax, not a command to be run as it stands")
    case .json, .yaml, .xml, .dockerfile, .settings: return data(evidence, context)
    case .sql where context.fileName?.isMade != true: return evidence.reading(.code, "SQL, not shell")
    default: break
    }
    // `alias` and `export` are what people put into `~/.bashrc`.
    if context.leadIn.speaksOfFile, !context.leadIn.asksToRun, KnownPrograms.isShellWord(evidence.firstWord),
      evidence.script.commands.allSatisfy(\.writesFiles.isEmpty)
    {
      return evidence.reading(.code, "a part of a file")
    }
    if evidence.startsWithProgram { return evidence.reading(.command, "first word \(evidence.firstWord)") }
    if evidence.isOtherLanguage || evidence.isProgramSource && !context.leadIn.asksToRun {
      return data(evidence, context)
    }
    if let file = context.fileName, file.isMade, !context.leadIn.asksToRun, evidence.mayBeFile(named: file.name),
      // `compose x.js > x.json` does something with it.
      evidence.shape != .unknown && !evidence.isShell || file.name.map({ !evidence.code.text.contains($0) }) ?? true
    {
      return evidence.reading(.file, file.reason)
    }
    if evidence.startsWithAssignment {
      return context.leadIn.changesNamedFile && !context.leadIn.asksToRun && evidence.isOnlyAssignments
        ? evidence.reading(.code, "a part of a file") : evidence.reading(.command, "assigns a variable")
    }
    if isPartOfFile(evidence, context), !context.leadIn.asksToRun { return evidence.reading(.code, "a part of a file") }
    return evidence.reading(.command, "first word \(evidence.firstWord) is not known")
  }

  /// Pages give outputs the class of a command, too: what no person types, behind a command, is none.
  private func isPrinted(_ evidence: Evidence, _ context: Context) -> Bool {
    guard context.hasCommandInSection, context.fileName == nil, !context.leadIn.asksToRun, !evidence.startsWithProgram,
      !evidence.startsWithAssignment, !evidence.isData, !evidence.isSource
    else { return false }
    if isPartOfFile(evidence, context) || evidence.shape == .httpRequest { return false }
    return evidence.looksPrinted
      || context.leadIn.announcesAnswer && !context.leadIn.announcesCommand && !evidence.mightBeTyped
  }

  private func codeblock(_ evidence: Evidence, _ context: Context) -> Reading {
    if evidence.shape == .httpRequest { return evidence.reading(.http, "request line") }
    return shownText(evidence, context) ?? data(evidence, context)
  }

  private func unclassed(_ evidence: Evidence, _ context: Context) -> Reading {
    if evidence.shape == .httpRequest, context.isInProcedure { return evidence.reading(.http, "request line") }
    if context.directlyFollowsOutput, evidence.shape == .json || evidence.infoLanguage == "json",
      context.fileName == nil
    {
      return evidence.reading(.output, "directly follows an output")
    }
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
    if context.leadIn.announcesAnswer, !context.leadIn.announcesCommand, context.hasCommandInSection,
      evidence.infoLanguage == nil, context.fileName == nil, !evidence.isData, !evidence.startsWithProgram,
      !evidence.isSource, !evidence.looksLikeSource
    {
      return evidence.reading(.output, "the sentence before speaks of an answer")
    }
    if evidence.asksQuestion {
      return evidence.reading(.output, "what a program prints")
    }
    if !evidence.isData, context.fileName == nil, evidence.mightBeMessage, evidence.speaksOfFailure {
      return evidence.reading(.output, "an error message")
    }
    if evidence.infoLanguage == nil, context.fileName == nil, !evidence.isData, !evidence.startsWithProgram,
      evidence.looksPrinted, context.hasCommandInSection || evidence.code.text.contains(where: \.isNewline)
    {
      return evidence.reading(.output, "what a program prints")
    }
    return data(evidence, context)
  }

  /// What a block is by its label, its first word or the sentence that asks for it; nil where none of them tells.
  private func shownText(_ evidence: Evidence, _ context: Context) -> Reading? {
    let asksToRun = context.leadIn.asksToRun
    let isCall = evidence.startsWithProgram && (asksToRun || context.label.isSentence && evidence.isWholeCall)
    // "Your configuration looks similar to the following:" shows what stands in a file.
    if context.label.kind == .output, !isCall, !(context.label.isSentence && evidence.shape == .settings),
      // "Make a file named `x` similar to the following example:"
      !(context.label.isSentence && evidence.isData && context.fileName?.isMade == true)
    {
      return evidence.reading(.output, "labelled \(context.label.text)")
    }
    if isPartOfFile(evidence, context), !asksToRun, evidence.shape != .synopsis || context.leadIn.speaksOfFile {
      return context.fileName == nil && !evidence.isData ? evidence.reading(.code, "a part of a file") : nil
    }
    // Marked in a step, it is what is done there, and each of its optional parts is asked for.
    let isMarked = evidence.codeClass == .codeblock && context.label.kind == .none && evidence.startsWithProgram
    let isDone = asksToRun || context.isInProcedure && isMarked
    if evidence.shape == .synopsis, !isDone { return evidence.reading(.synopsis, "usage syntax") }
    if !evidence.isData, !evidence.isForeignSource, evidence.startsWithProgram || evidence.isPowerShell {
      return evidence.reading(.command, "first word \(evidence.firstWord)")
    }
    if evidence.isMarkedScript, context.fileName == nil {
      return evidence.reading(.command, "assigns a variable")
    }
    // "You can reset it. For example:" stands for a command where no other one does.
    if evidence.isMarkedUnknownCall, context.isInProcedure || evidence.hasLongOption, context.fileName == nil,
      !context.leadIn.asksToChange,
      context.label.kind == .none || context.label.kind == .example && !context.hasCommandInSection
    {
      return evidence.reading(.command, "marked as shell in a step, first word \(evidence.firstWord) is not known")
    }
    if evidence.looksLikeCall, context.isInProcedure, context.fileName == nil, !context.leadIn.asksToChange,
      !context.leadIn.announcesAnswer, context.label.kind == .none
    {
      return evidence.reading(.command, "a call in a step, first word \(evidence.firstWord) is not known")
    }
    // Translation leaves `Visualização ibmcloud dev` of a command; the run asks before it calls what is not known.
    if asksToRun, evidence.mightBeCommand, context.fileName?.isMade != true {
      return evidence.reading(
        .command, "the sentence before asks to run it, first word \(evidence.firstWord) is not known")
    }
    if evidence.shape == .json, context.leadIn.announcesAnswer, context.hasCommandInSection, context.fileName == nil {
      return evidence.reading(.output, "JSON, and the sentence before speaks of an answer")
    }
    return nil
  }

  /// "Add the following line to `~/.bashrc`:"; what begins with a program may be run, unless the page speaks of a file.
  private func isPartOfFile(_ evidence: Evidence, _ context: Context) -> Bool {
    context.leadIn.asksToAddPart && context.label.kind == .none
      && (context.leadIn.speaksOfFile || !evidence.startsWithProgram)
  }

  // MARK: By content

  /// A block with prompts: the prompted lines are the command, the others what it answered.
  private func prompted(_ prompted: PromptedText, _ evidence: Evidence) -> Reading {
    var reading = evidence.reading(.command, "prompt signs removed")
    reading.text = prompted.entries.map(\.command).joined(separator: "\n")
    let parts = TranscriptPart.all(of: prompted, in: evidence.code.text)
    if let first = parts.first, var output = first.output {
      output.lineOffset += first.lines.lowerBound
      reading.embeddedOutput = output
      reading.reason = evidence.reason("prompt signs removed, the other lines are its output")
      if parts.count > 1 { reading.transcript = parts }
    }
    return reading
  }

  /// A command and what it prints, in one block.
  private func reading(
    _ reading: Reading, before answer: Range<Int>, _ evidence: Evidence, _ reason: Message
  ) -> Reading {
    let bytes = Array(evidence.code.text.utf8)
    let before = bytes[..<answer.lowerBound]
    var reading = reading
    reading.text = String(decoding: before.prefix(upTo: (before.lastIndex { $0 > 0x20 } ?? 0) + 1), as: UTF8.self)
    reading.embeddedOutput = EmbeddedOutput(
      text: String(decoding: bytes[answer], as: UTF8.self),
      lineOffset: before.count { $0 == UInt8(ascii: "\n") })
    reading.reason = evidence.reason(reason)
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
    case .settings: return evidence.reading(.code, "settings, and no file is named")
    case .sql: return evidence.reading(.code, "SQL")
    default:
      return evidence.infoLanguage != nil || evidence.codeClass != nil || evidence.isSettingsLines
        ? evidence.reading(.code, "no known command, and no file is named")
        : evidence.reading(.other, "nothing shows what it is")
    }
  }
}
