import Bytes
import MarkdownBlocks
import ShellSyntax

/// What several rules ask.
extension Surroundings {
  /// Labelled as an output, or a session that shows again what a command above answers.
  func isAnswer(_ facts: BlockFacts) -> Bool {
    label.kind == .output
      || facts.codeClass == .screen && command >= .inItem && !says(.asksToRun) && echo.contains(.command)
  }

  /// "Add the following line to `~/.bashrc`:"; what begins with a program may be run, unless the page is about a file.
  func isPartOfFile(_ facts: BlockFacts) -> Bool {
    says(.asksToAddPart) && label.kind == .none && (says(.speaksOfFile) || !facts.startsWithProgram)
  }

  /// The sentence above it asks for a part of a file, and not to run it.
  func isPartShown(_ facts: BlockFacts) -> Bool {
    isPartOfFile(facts) && !says(.asksToRun) && !says(.endsWithRun) && !facts.appends && !facts.worksOnFiles
      && (facts.shape != .synopsis || says(.speaksOfFile))
  }

  /// "For example, the following section shows where to add it": no answer where nothing was asked, or where the page
  /// has gone on to something else.
  var isShownOnly: Bool {
    if label.kind == .output { return false }
    if label.kind == .example, command == .none { return true }
    if says(.showsNamedFile) || says(.asksToChange) && says(.mentionsExample) && !says(.announcesAnswer),
      label.kind == .none
    {
      return true
    }
    return says(.announcesExample) && command < .inItem
      || says(.saysWhatIsShown) && !says(.announcesAnswer) && command < .directlyAbove
  }
}

extension BlockFacts {
  /// It puts the lines into the file itself: `echo one >> ~/.bashrc`.
  /// It opens or changes files, or puts them elsewhere: `nano x`, `sed -i … x`, `stop x; mv a b; start x`.
  var worksOnFiles: Bool {
    if script.programEntries.contains(where: \.opensEditor) { return true }
    return script.commands.contains { command in
      switch command.program {
      case "mv", "cp": script.commands.count > 1 && command.words.count > 2
      case "sed": command.words.contains { $0.literal?.hasPrefix("-i") == true }
      default: false
      }
    }
  }

  fileprivate var appends: Bool {
    script.commands.flatMap(\.simpleCommands).contains { command in
      command.redirections.contains { $0.operation == ">>" } || command.program == "tee"
    }
  }

  /// Data that is about no failure, and the content of a file, are no messages, though the sentence above has the word.
  func mightBeError(_ around: Surroundings) -> Bool {
    mightBeMessage && (!isData || speaksOfFailure && around.file == nil) && around.file?.isMade != true
      && !isSessionWithoutFailure
  }

  /// What was typed, with an answer that tells of no failure: "the message printed in red" above it is about its text.
  private var isSessionWithoutFailure: Bool {
    guard let prompted, prompted.entries.contains(where: { !$0.output.isEmpty }) else { return false }
    return !prompted.entries.contains { entry in
      entry.output.parts(separatedBy: "\n").contains(where: Self.speaksOfFailure)
    }
  }

  /// Marked as a command, and written in a language of data or of programs.
  func isNoShell(_ around: Surroundings) -> Bool {
    switch shape {
    case .json, .yaml, .xml, .dockerfile, .settings: true
    default: !startsWithProgram && (isOtherLanguage || isProgramSource && !around.says(.asksToRun))
    }
  }
}
