import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// What a command prints, by its label or by what surrounds it.
extension BlockRules {
  static let answers = [
    BlockRule(
      "answers.marked", .output, "marked as an output", of: .none,
      before: [
        .init(
          "prompts.session", because: "what is marked as an output shows a session, and is not to be run",
          on: """
            ```output
            $ uname
            ```
            """),
        .init(
          "fragments.address", because: "a command may print an address",
          on: """
            ```output
            https://host/page
            ```
            """),
        .init(
          "fragments.path", because: "a command may print a path",
          on: """
            ```output
            /opt/one/two.conf
            ```
            """),
      ],
      example: """
        ```output
        one two
        ```
        """
    ) { facts, around in
      facts.info.mark == .output && !facts.isFolderTree && !(around.says(.asksToRun) && facts.startsWithProgram)
    },
    BlockRule(
      "answers.calls-again", .output, "the call above, and what it printed",
      before: [
        .init("prompts.session", because: "a session that shows the call above again is not to be run again")
      ],
      example: """
        1. Look:

           ```
           ls -l one
           ```
           {: pre}

           ```
           $ ls -l one
           total 0
           ```
        """
    ) { _, around in around.echo.contains(.calls) && !around.says(.asksToRun) },
    BlockRule(
      "answers.labelled-command",
      of: .pre,
      example: """
        1. Look:

           ```
           ls -l
           ```
           {: pre}

           Example output:

           ```
           total 0
           ```
           {: pre}
        """
    ) { facts, around in
      guard around.label.kind == .output, !facts.startsWithProgram, !around.says(.asksToRun) else { return nil }
      return facts.reading(.output, "labelled \(around.label.text), first word is not a known command")
    },
    BlockRule(
      "answers.printed-command", of: .pre,
      example: """
        1. Look:

           ```
           ls -l
           ```
           {: pre}

           ```
           Updating...
           ```
           {: pre}
        """
    ) { facts, around in
      let isAnswer =
        facts.shape != .httpRequest && around.command == .directlyAbove && around.label.kind == .none
        && facts.beginsAsAnswer
      guard isAnswer || facts.isPrintedThoughMarked(around) else { return nil }
      return facts.reading(.output, "what a command prints, first word \(facts.firstWord) is not known")
    },
    BlockRule(
      "answers.results", .output, "what was done, line by line", of: .none,
      example: """
        ```
        kubectl create -f https://host/one.yaml
        ```

        ```
        service "one" created
        ```
        """
    ) { facts, around in
      facts.infoLanguage == nil && around.command >= .inSection && facts.isResults && !around.says(.asksToRun)
    },
    BlockRule(
      "answers.version", .output, "a program and its version", of: .open,
      example: """
        ```
        git --version
        ```

        ```
        git version 2.47.0
        ```
        """
    ) { facts, around in
      around.command == .directlyAbove && around.echo.contains(.program) && facts.isVersionOfProgram
        && around.label.kind == .none && !around.says(.asksToRun)
    },
    BlockRule(
      "answers.after-output", .output, "directly follows an output", of: .none,
      example: """
        1. Look:

           ```
           ls -l
           ```
           {: pre}

           ```
           total 0
           ```
           {: screen}

           ```
           {"total": 0}
           ```
        """
    ) { facts, around in
      around.above == .output && (facts.shape == .json || facts.infoLanguage == "json") && around.file == nil
    },
    BlockRule(
      "answers.labelled", of: .open,
      example: """
        Example output:

        ```
        total 0
        ```
        """
    ) { facts, around in
      guard around.label.kind == .output else { return nil }
      if around.label.isSentence {
        let isCall = facts.startsWithProgram && (around.says(.asksToRun) || facts.isWholeCall)
        // "Your configuration looks similar to the following:" shows what is in a file; "Make a file named `x`
        // similar to the following example:" asks to make one.
        if isCall || facts.shape == .settings || facts.isData && around.file?.isMade == true { return nil }
      } else if facts.startsWithProgram, around.says(.asksToRun) {
        return nil
      }
      return facts.reading(.output, "labelled \(around.label.text)")
    },
    BlockRule(
      "answers.json", .output, "JSON, and the sentence before speaks of an answer", of: .open,
      example: """
        1. Look:

           ```
           ls -l
           ```
           {: pre}

        2. The command returns this object:

           ```
           {"total": 0}
           ```
           {: codeblock}
        """
    ) { facts, around in
      facts.shape == .json && around.says(.announcesAnswer) && around.command >= .inSection && around.file == nil
        && !around.isPartShown(facts)
    },
  ]
}

extension BlockFacts {
  /// `tool 1.2.3 (linux)`, `tool version 1.2.3`, and nothing else.
  fileprivate var isVersionOfProgram: Bool {
    var words = firstLine.split(separator: " ").dropFirst()
    if words.first?.lowercased() == "version" { words = words.dropFirst() }
    guard let version = words.first, !code.text.utf8.contains(.newline) else { return false }
    let digits = version.utf8.first == UInt8(ascii: "v") ? version.utf8.dropFirst() : version.utf8
    return digits.first?.isDigit == true && digits.contains(.dot)
      && digits.allSatisfy { $0.isAlphanumeric || ".-+_,".utf8.contains($0) }
  }

  /// Pages give outputs the class of a command, too: what no person types, below a command, is none.
  fileprivate func isPrintedThoughMarked(_ around: Surroundings) -> Bool {
    guard around.command >= .inSection, around.file == nil, !around.says(.asksToRun), !startsWithProgram,
      !startsWithAssignment, !isData, !isSource, !around.isPartOfFile(self), shape != .httpRequest
    else { return false }
    return looksPrinted || around.says(.announcesAnswer) && !around.says(.announcesCommand) && !mightBeTyped
  }
}
