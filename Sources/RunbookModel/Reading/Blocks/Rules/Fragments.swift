import Diagnostics

/// What is no whole: options, an address, a path, the syntax of a command.
extension BlockRules {
  static let fragments = [
    BlockRule(
      "fragments.dots", .code, "dots stand for the middle of a command",
      before: [
        .init(
          "prompts.command-and-answer", because: "the dots end as a printed sentence does",
          on: """
            ```
            curl -u "one"
            . . .
            "https://host/page"
            ```
            """)
      ],
      example: """
        ```
        curl -u "one"
        ...
        "https://host/page"
        ```
        """
    ) { facts, around in facts.isAbridgedCall && !around.isAnswer(facts) },
    BlockRule(
      "fragments.options", .other, "options of a command, not a command",
      example: """
        ```
        --name one
        ```
        """
    ) { facts, _ in facts.isOnlyOptions },
    BlockRule(
      "fragments.address", .other, "an address, not a command",
      example: """
        ```
        https://host/page
        ```
        """
    ) { facts, around in
      facts.isBareAddress
        && (around.label.kind != .output || facts.codeClass != .screen && around.command < .inItem)
    },
    BlockRule(
      "fragments.path", .other, "a path, not a command",
      example: """
        ```
        /opt/one/two.conf
        ```
        """
    ) { facts, around in
      facts.isBarePath && (facts.codeClass != .screen || around.label.kind == .none && around.command < .inItem)
    },
    BlockRule(
      "fragments.folders", .code, "a tree of folders, not a command", of: .notScreen,
      example: """
        ```
        .
        ├── one
        └── two
        ```
        """
    ) { facts, around in
      facts.isFolderTree && around.label.kind != .output && (!facts.startsWithProgram || facts.firstWord == ".")
    },
    BlockRule(
      "fragments.flow", .code, "a drawing of what leads to what, not a command", of: .notScreen,
      example: """
        ```
        file one  →  check  →  two
        ```
        """
    ) { facts, around in facts.isFlow && around.label.kind != .output },
    BlockRule(
      "fragments.diff", .code, "what changes in a file, not a command", of: .open,
      example: """
        Change the file like this:

        ```
        --- a/one.yaml
        +++ b/one.yaml
        @@ -1 +1 @@
        -two
        +three
        ```
        """
    ) { facts, around in
      facts.isDiff && around.label.kind != .output && (around.command < .inItem || around.says(.asksToChange))
    },
    BlockRule(
      "fragments.usage-section", .synopsis, "usage syntax, below a heading that says so",
      example: """
        ## Usage

        Use the following command.

        ```
        docker start [NAME]
        ```
        """
    ) { facts, around in around.isUsageSection && !around.isInStep && facts.startsWithProgram && facts.hasOptionalPart
    },
    BlockRule(
      "fragments.example-calls", .code, "examples of how a program is called",
      example: """
        The following examples show how you can start it:

        ```
        docker start one
        docker start --attach one
        ```
        """
    ) { facts, around in
      around.says(.showsCalls) && (!around.says(.asksToRun) || around.says(.areExamples)) && !around.isInStep
        && facts.areCallsOfOne
    },
    BlockRule(
      "fragments.syntax-line", .synopsis, "the syntax line of a command reference",
      example: """
        ## docker start

        ```
        docker start <name>
        ```
        """
    ) { _, around in around.isReferenceEntry },
  ]
}
