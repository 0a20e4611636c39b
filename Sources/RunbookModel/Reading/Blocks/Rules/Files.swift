import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// The content of a file, or of a part of one.
extension BlockRules {
  static let files = [
    BlockRule(
      file: "files.markdown", of: .none,
      before: [
        .init(
          "prompts.session", because: "a session within a page is text of that page",
          on: """
            ````md title="one.md"
            $ uname
            ````
            """),
        .init(
          "answers.calls-again", because: "a page may show the call above as well, and is a page all the same",
          on: """
            Look:

            ```sh
            $ ls -l one
            ```

            This is the new page:

            ````md title="one.md"
            # One

            ```
            $ ls -l one
            ```
            ````
            """),
      ],
      example: """
        ````md title="one.md"
        # One

        ```
        $ uname
        ```
        ````
        """
    ) { facts, around, _ in facts.isMarkdown && !facts.isExcerpt && !around.says(.asksToRun) },
    BlockRule(
      "files.markdown-shown", .code, "a page in Markdown, which is only shown", of: .none,
      before: [
        .init(
          "prompts.session", because: "a session within a page is text of that page",
          on: """
            ````md
            $ uname
            ````
            """)
      ],
      example: """
        ````md
        # One

        ```
        $ uname
        ```
        ````
        """
    ) { facts, around in
      facts.isMarkdown && (around.file == nil || facts.isExcerpt) && !around.says(.asksToRun)
        && around.label.kind != .output
    },
    BlockRule(
      file: "files.script", of: .notScreen,
      before: [
        .init(
          "answers.labelled", because: "a script that is to be made shows nothing that was printed",
          on: """
            1. Create the script `one.sh`.

               Output:

               ```
               #!/bin/sh
               ls -l
               ```
            """)
      ],
      example: """
        1. Create the script `one.sh`:

           ```
           #!/bin/sh
           ls -l
           ```
        """
    ) { facts, around, file in
      // "Create the script `x.sh`:", not asked to be run here.
      !around.says(.asksToRun) && (file.isMade || facts.isScript) && !facts.isData
        && (facts.startsWithProgram || facts.isScript) && facts.mayBeFile(named: file.name)
        // `chmod +x x.sh` does something with it.
        && file.name.map { !facts.code.text.containsBytes(of: $0) } ?? true
    },
    BlockRule(
      file: "files.script-windows", of: .notScreen,
      example: """
        1. Create a PowerShell script:

           ```powershell
           $codes = 0,1
           exit $codes
           ```
        """
    ) { facts, around, file in
      file.isMade && facts.info.mark == .windows && !around.says(.asksToRun)
        && facts.code.text.parts(separatedBy: "\n").count > 1
    },
    BlockRule(
      "files.script-unnamed", .code, "a script, and no file is named", of: .open,
      example: """
        This is what it does:

        ```sh
        #!/bin/sh
        set -e
        ls -l
        ```
        """
    ) { facts, around in
      facts.isScript && around.file == nil && !around.says(.asksToRun) && around.label.kind != .output
    },
    BlockRule(
      file: "files.made-screen", of: .screen,
      example: """
        1. Create the file `one.yaml` with the following content:

           ```
           kind: Pod
           name: one
           ```
           {: screen}
        """
    ) { facts, around, file in
      file.isMade && around.label.kind == .none && !around.says(.announcesAnswer) && !around.says(.asksToRun)
        && facts.mayBeFile(named: file.name)
    },
    BlockRule(
      "files.part-screen", .code, "a part of a file", of: .screen,
      example: """
        1. Add the following line to `/etc/hosts`:

           ```
           10.0.0.1 one
           ```
           {: screen}
        """
    ) { facts, around in around.isPartOfFile(facts) && !around.says(.announcesAnswer) },
    BlockRule(
      "files.part-shell-words", .code, "a part of a file", of: .pre,
      example: """
        1. Add the following line to `~/.bashrc`:

           ```
           alias one='ls -l'
           ```
           {: pre}
        """
    ) { facts, around in
      // `alias` and `export` are what people put into `~/.bashrc`.
      around.says(.speaksOfFile) && !around.says(.asksToRun) && KnownPrograms.isShellWord(facts.firstWord)
        && !facts.isNoShell(around) && facts.script.commands.allSatisfy(\.writesFiles.isEmpty)
    },
    BlockRule(
      file: "files.made-command", of: .pre,
      example: """
        1. Create the file `one.list` with the following content:

           ```
           one two
           ```
           {: pre}
        """
    ) { facts, around, file in
      file.isMade && !facts.startsWithProgram && !around.says(.asksToRun) && facts.mayBeFile(named: file.name)
        // `compose x.js > x.json` does something with it.
        && (facts.shape != .unknown && !facts.isShell
          || file.name.map { !facts.code.text.containsBytes(of: $0) } ?? true)
    },
    BlockRule(
      "files.part-assignments", .code, "a part of a file", of: .pre,
      example: """
        1. Edit `one.env`:

           ```
           ONE=1
           TWO=2
           ```
           {: pre}
        """
    ) { facts, around in
      facts.startsWithAssignment && around.says(.changesNamedFile) && !around.says(.asksToRun)
        && facts.isOnlyAssignments && !facts.isNoShell(around)
    },
    BlockRule(
      "files.part-command", .code, "a part of a file", of: .pre,
      example: """
        1. Open the `/etc/one.conf` file and add the line:

           ```
           supersede one 1.2.3.4;
           ```
           {: pre}
        """
    ) { facts, around in
      around.isPartOfFile(facts) && !around.says(.asksToRun) && !facts.startsWithAssignment
        && !facts.isNoShell(around)
    },
    BlockRule(
      "files.part", .code, "a part of a file", of: .open,
      example: """
        1. Add the following line to `/etc/fstab`:

           ```
           ls /one
           ```
           {: codeblock}
        """
    ) { facts, around in around.isPartShown(facts) && around.file == nil && !facts.isData },
    BlockRule(
      "files.set", .code, "what is set in the file that the sentence before names", of: .open,
      example: """
        Set `ONE` in the `/etc/one.env` file:

        ```sh
        ONE=1
        ```
        """
    ) { facts, around in
      facts.startsWithAssignment && facts.isOnlyAssignments && around.says(.setsInFile) && !around.says(.asksToRun)
        && around.file == nil && facts.prompted == nil
    },
    BlockRule(
      "files.edited", .code, "what is put into the file that the command above opens", of: .open,
      example: """
        Open it:

        ```
        nano /etc/one.conf
        ```

        Add:

        ```
        ONE=1
        TWO=2
        ```
        """
    ) { facts, around in
      let isCall = facts.startsWithProgram || facts.isMarkedShell && facts.isCallByForm && !facts.isOnlyAssignments
      return around.isBelowEditor && around.file == nil && !isCall && facts.prompted == nil
        && around.label.kind != .output && !around.says(.asksToRun) && !around.says(.endsWithRun)
    },
  ]
}
