import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// What has neither a class nor a label: what lies around it and its looks decide.
extension BlockRules {
  static let unmarked = [
    BlockRule(
      "unmarked.call-with-table", .command, "a call with an option, and the table that it prints", of: .none,
      example: """
        We should see them:

        ```
        k get pods -A
        NAME   READY   STATUS
        one    1/1     Running
        ```
        """
    ) { facts, around in
      facts.infoLanguage == nil && around.file == nil && around.label.kind != .output && facts.isCallBeforeTable
        && around.command < .inItem
    },
    BlockRule(
      "unmarked.after-command", .output, "directly follows a command", of: .none,
      example: """
        1. Look.

           ```
           ls -l
           ```

           ```
           total 0
           ```
        """
    ) { facts, around in
      around.command == .directlyAbove && !(facts.isData && around.file != nil)
        && (facts.infoLanguage == nil || (facts.shape == .json || facts.isMarkedData) && around.file == nil)
    },
    BlockRule(
      "unmarked.below-command", .output, "text after a command", of: .none,
      example: """
        1. Look.

           ```
           ls -l
           ```

           The folder is empty.

           ```
           total 0
           end
           ```
        """
    ) { facts, around in
      around.command >= .inItem && facts.infoLanguage == nil && facts.mightBePrinted && around.file == nil
        && !around.says(.showsFileExample)
        // "Change the configuration. For example:" is about what is written, not about what was printed.
        && !(around.says(.asksToChange) && around.says(.mentionsExample) && !around.says(.announcesAnswer))
    },
    BlockRule(
      "unmarked.answer-announced", .output, "the sentence before speaks of an answer", of: .none,
      example: """
        1. Look.

           ```
           ls -l
           ```

        2. The system returns this:

           ```
           total 0
           ```
        """
    ) { facts, around in
      around.says(.announcesAnswer) && !around.says(.announcesCommand) && around.command >= .inSection
        && facts.infoLanguage == nil && around.file == nil && !facts.isData && !facts.startsWithProgram
        && !facts.isSource && !facts.looksLikeSource
    },
    BlockRule(
      "unmarked.question", .output, "what a program prints", of: .none,
      example: """
        It asks you:

        ```
        ? Name of the project: one
        ```
        """
    ) { facts, _ in facts.asksQuestion },
    BlockRule(
      "unmarked.failure", .output, "an error message", of: .none,
      example: """
        It may end so:

        ```
        one two: connection refused
        ```
        """
    ) { facts, around in
      !facts.isData && around.file == nil && facts.mightBeMessage && facts.speaksOfFailure
    },
    BlockRule(
      "unmarked.printed", .output, "what a program prints", of: .none,
      example: """
        It is done:

        ```
        Uploading...
        OK
        ```
        """
    ) { facts, around in
      facts.infoLanguage == nil && around.file == nil && !facts.isData && !facts.startsWithProgram
        && facts.looksPrinted && (around.command >= .inSection || facts.code.text.contains(where: \.isNewline))
    },
  ]
}
