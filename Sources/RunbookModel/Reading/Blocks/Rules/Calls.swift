import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// What a person runs, or how it may be called.
extension BlockRules {
  static let calls = [
    BlockRule(
      "calls.recalled", .code, "the page says that it was run before, will be, or that a program runs it", of: .none,
      before: [
        .init(
          "prompts.session", because: "what is only recalled is not run, whether it has a prompt or not",
          on: """
            You'll see commands like this in other places:

            ```
            $ ls -l
            ```
            """)
      ],
      example: """
        This was the command for it:

        ```bash
        ls -l
        ```
        """
    ) { _, around in around.says(.recalls) && !around.says(.asksToRun) },
    BlockRule(
      "calls.asked-screen", firstWord: { "the sentence before asks to run it, first word \($0)" }, of: .screen,
      before: [
        .init(
          "files.made-screen", because: "a command that is announced is no content of a file",
          on: """
            1. Create the script `one.sh` from this cURL command:

               ```
               curl https://host/page
               ```
               {: screen}
            """)
      ],
      example: """
        1. Run the following command:

           ```
           ls -l
           ```
           {: screen}
        """,
      where: { facts, around in
        // "This is the cURL call:" announces a command too, where none is above whose answer it could be.
        let isAnnounced =
          around.says(.asksToRun)
          || around.says(.announcesCommand) && !around.says(.announcesAnswer) && around.command < .directlyAbove
        return isAnnounced && around.label.kind != .output && facts.startsWithProgram && !facts.isSource
      }),
    BlockRule(
      "calls.with-table", .command, "a command that no other block of its step gives", of: .screen,
      example: """
        1. List the pods.

           ```
           kubectl get pods
           NAME   READY   STATUS
           one    1/1     Running
           ```
           {: screen}
        """
    ) { facts, around in
      around.label.kind == .none && around.isInStep && around.command < .inItem && !around.says(.announcesAnswer)
        && around.echo.contains(.nothing) && facts.startsWithProgram && facts.table != nil
    },
    BlockRule(
      "calls.whole-screen", firstWord: { "nothing but a call, first word \($0)" }, of: .screen,
      before: [
        .init(
          "files.part-screen", because: "a whole call is run, though it adds something",
          on: """
            1. Add an entry to the file:

               ```
               sed -i "s/one/two/" three
               ```
               {: screen}
            """)
      ],
      example: """
        1. Look.

           ```
           ls -l
           ```
           {: screen}
        """,
      where: { facts, around in
        let isExample =
          around.label.kind == .example && facts.startsWithProgram && around.echo.contains(.program)
          && facts.isNothingButCalls
        // `cat x` shows calls that are in that file.
        let isCall =
          facts.isWholeCall && (around.command < .directlyAbove || around.echo.contains(.program)) || isExample
          || around.label.kind == .none && around.command < .directlyAbove && !around.says(.announcesAnswer)
            && facts.isMarkedCall
        return around.label.kind != .output && isCall
      }),
    BlockRule(
      "calls.export-screen", .command, "the sentence before asks to set it", of: .screen,
      example: """
        1. Export the variable.

           ```
           export ONE=1
           ```
           {: screen}
        """
    ) { facts, around in
      facts.isExport && around.says(.asksToExport) && around.label.kind != .output && !around.says(.announcesAnswer)
    },
    BlockRule(
      "calls.request", of: .notScreen,
      before: [
        .init(
          "answers.labelled", because: "a request is what is sent, whatever the sentence above it says",
          on: """
            Example response:

            ```
            GET https://host/page
            ```
            {: codeblock}
            """)
      ],
      example: """
        1. Send it.

           ```
           GET https://host/page
           ```
           {: codeblock}
        """
    ) { facts, around in
      guard facts.shape == .httpRequest, facts.codeClass != nil || around.isInStep else { return nil }
      return facts.reading(.http, "request line")
    },
    BlockRule(
      "calls.usage-command", .synopsis, "usage syntax, not a command to be run as it stands", of: .pre,
      before: [.init("calls.program-command", because: "its first word is a program as well")],
      example: """
        The syntax:

        ```
        docker start [--name NAME] [--all]
        ```
        {: pre}
        """
    ) { facts, around in facts.shape == .synopsis && !around.isInStep && !around.says(.asksToRun) },
    BlockRule(
      "calls.program-command", firstWord: { "first word \($0)" }, of: .pre,
      before: [
        .init(
          "files.part-command", because: "what begins with a program puts it there",
          on: """
            1. Add the line to the `one.list` file:

               ```
               tee one
               ```
               {: pre}
            """)
      ],
      example: """
        1. Look.

           ```
           ls -l
           ```
           {: pre}
        """,
      where: { facts, around in
        facts.startsWithProgram && !facts.isNoShell(around)
          && (facts.shape != .sql || around.file?.isMade == true)
      }),
    BlockRule(
      "calls.assignment-command", .command, "assigns a variable", of: .pre,
      example: """
        1. Set it.

           ```
           ONE=1
           ```
           {: pre}
        """
    ) { facts, around in
      facts.startsWithAssignment && !facts.isNoShell(around)
        && (facts.shape != .sql || around.file?.isMade == true)
    },
    BlockRule(
      "calls.usage", .synopsis, "usage syntax", of: .open,
      example: """
        The syntax:

        ```
        docker start [--name NAME] [--all]
        ```
        """
    ) { facts, around in
      guard !around.isPartShown(facts), !around.says(.asksToRun) else { return false }
      if facts.isUsageOfOne, !around.isInStep { return true }
      guard facts.shape == .synopsis, !(facts.isMarkedShell && facts.isCallByForm && !facts.hasOptionalPart) else {
        return false
      }
      // Marked in a step, it is what is done there, and each of its optional parts is asked for.
      let isMarked =
        facts.codeClass == .codeblock && around.label.kind == .none && facts.startsWithProgram
      return !(around.isInStep && isMarked)
    },
    BlockRule(
      "calls.program", firstWord: { "first word \($0)" }, of: .open,
      example: """
        1. Look.

           ```
           ls -l
           ```
        """,
      where: { facts, around in
        !facts.isData && !facts.isForeignSource && (facts.startsWithProgram || facts.isPowerShell)
          && !around.isPartShown(facts)
      }),
    BlockRule(
      "calls.marked-script", .command, "assigns a variable", of: .open,
      example: """
        1. Set it.

           ```sh
           ONE=1
           TWO=2
           ```
        """
    ) { facts, around in
      facts.isMarkedScript && !around.isPartShown(facts)
        && around.file.map { !facts.mayBeFile(named: $0.name) } ?? true
    },
    BlockRule(
      "calls.damaged-script", .command, "assigns a variable, and a quotation mark is never closed", of: .open,
      example: """
        1. Set them.

           ```sh
           ONE="one"
           TWO="two'
           ```
        """
    ) { facts, around in facts.isDamagedScript && around.file == nil && !around.isPartShown(facts) },
    BlockRule(
      "calls.marked", firstWord: { "marked as shell, first word \($0) is not known" }, of: .open,
      example: """
        Register it.

        ```sh
        frobnicate app register
        ```
        """,
      where: { facts, around in
        // "You can reset it. For example:" stands for a command where no other one does.
        facts.isMarkedUnknownCall && around.file == nil
          && !(around.says(.asksToChange) && !around.says(.endsWithRun) && !facts.worksOnFiles
            && (around.says(.speaksOfFile) || around.says(.changesNamedFile)))
          && (around.label.kind == .none || around.label.kind == .example && around.command == .none)
          && !around.isPartShown(facts)
      }),
    BlockRule(
      "calls.windows", .command, "marked as a shell of Windows", of: .open,
      example: """
        Install it.

        ```powershell
        frobnicate install one
        ```
        """
    ) { facts, around in
      facts.info.mark == .windows && facts.isTypedInWindows && around.file == nil && around.label.kind != .output
        && !around.isPartShown(facts)
    },
    BlockRule(
      "calls.looks", firstWord: { "a call in a step, first word \($0) is not known" }, of: .open,
      example: """
        1. Register it.

           ```
           frobnicate app --name one
           ```
        """,
      where: { facts, around in
        facts.looksLikeCall && around.isInStep && around.file == nil
          && !around.says(.asksToChange)
          && !around.says(.announcesAnswer)
          && around.label.kind == .none
          && !around.isPartShown(facts)
      }),
    BlockRule(
      "calls.asked", firstWord: { "the sentence before asks to run it, first word \($0) is not known" }, of: .open,
      example: """
        1. Run the following command:

           ```
           frobnicate app
           ```
        """,
      where: { facts, around in
        // Translation leaves `Visualização ibmcloud dev` of a command; the run asks before it calls what is not known.
        around.says(.asksToRun) && facts.mightBeCommand && around.file?.isMade != true && !around.isPartShown(facts)
      }),
    BlockRule(
      "calls.operated", firstWord: { "the sentence before asks to do it, first word \($0) is not known" }, of: .none,
      example: """
        Then start the service:

            frobnicate up one
        """,
      where: { facts, around in
        (around.says(.asksToOperate) || around.says(.endsWithRun)) && facts.isCallByForm && !facts.isForeignSource
          && around.file == nil && around.label.kind == .none && around.command < .directlyAbove
          && !around.says(.announcesAnswer)
          && facts.infoLanguage == nil && !around.isPartShown(facts)
      }),
    BlockRule(
      "calls.of-page", firstWord: { "the page calls \($0) elsewhere, and the sentence before asks to do it" },
      of: .none,
      example: """
        `frobnicate new` makes an app.

        Make another one:

        ```
        frobnicate new two
        ```
        """,
      where: { facts, around in
        around.says(.demands) && facts.isCallByForm && facts.callsWhatPageCalls && !facts.isForeignSource
          && around.file == nil && around.label.kind == .none && around.command < .directlyAbove
          && !around.says(.announcesAnswer) && !around.says(.speaksOfFile) && !around.says(.changesNamedFile)
          && facts.infoLanguage == nil && !around.isPartShown(facts)
      }),
  ]
}
