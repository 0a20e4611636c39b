import Diagnostics
import ShellSyntax

/// Data and sources: written into a file where one is named, else only shown.
extension BlockRules {
  static let data =
    [
      BlockRule(
        "data.example-of-part", .code, "an example of the part above", of: .screen,
        example: """
          1. Add the following line to `one.conf`:

             ```
             two=<name>
             ```
             {: screen}

             Example:

             ```
             two=three
             ```
             {: screen}
          """
      ) { facts, around in
        around.label.kind == .example && around.above == .code && !facts.startsWithProgram
      },
      BlockRule(
        "data.source-screen", .code, "source of a program, which no command gives", of: .screen,
        example: """
          1. This is what it looks like.

             ```js
             const one = require('one')
             ```
             {: screen}
          """
      ) { facts, around in
        (facts.isProgramSource || facts.shape == .dockerfile) && around.label.kind != .output
          && around.command < .directlyAbove && !around.says(.announcesAnswer)
      },
      BlockRule(
        "data.folders-to-make", .code, "folders to be made, which no command gives", of: .screen,
        example: """
          1. Create these folders:

             ```
             one
             ├── two
             └── three
             ```
             {: screen}
          """
      ) { facts, around in
        facts.isFolderTree && (around.says(.asksToCreate) || around.says(.asksToChange))
          && around.label.kind != .output && around.command < .directlyAbove
      },
      BlockRule(
        "data.shown-screen", .code, "an example that no command gives", of: .screen,
        example: """
          For example:

          ```
          {"one": 1}
          ```
          {: screen}
          """
      ) { facts, around in facts.isData && around.isShownOnly },
      BlockRule(
        "data.sql-command", .code, "SQL, not shell", of: .pre,
        before: [
          .init(
            "files.part-command", because: "a statement is none of a file's lines",
            on: """
              1. Open the file and add the line:

                 ```
                 SELECT one FROM two;
                 ```
                 {: pre}
              """)
        ],
        example: """
          1. Look.

             ```
             SELECT one FROM two;
             ```
             {: pre}
          """
      ) { facts, around in facts.shape == .sql && around.file?.isMade != true },
      BlockRule(
        file: "data.file", of: .notScreen,
        example: """
          1. Create the file `one.yaml` with the following content:

             ```
             kind: Pod
             name: one
             ```
          """
      ) { facts, around, file in
        (facts.isData || !facts.startsWithProgram || facts.isForeignSource) && facts.mayBeFile(named: file.name)
          && (facts.codeClass != .pre || facts.isNoShell(around))
      },
    ] + shapes

  /// One for each form of data.
  private static let shapes =
    [
      shown("json", as: .json, "JSON, and no file is named", like: "{\"one\": 1}"),
      shown("yaml", as: .yaml, "YAML, and no file is named", like: "kind: Pod\nname: one"),
      shown("xml", as: .xml, "XML, and no file is named", like: "<one>1</one>"),
      shown("dockerfile", as: .dockerfile, "a Dockerfile, and no file is named", like: "FROM one:1\nRUN two"),
      shown("settings", as: .settings, "settings, and no file is named", like: "[one]\ntwo = 3"),
      shown("sql", as: .sql, "SQL", like: "SELECT one FROM two;"),
    ]

  private static func shown(
    _ name: String, as shape: TextShape, _ reason: Message, like text: String
  ) -> BlockRule {
    BlockRule(
      "data.\(name)", .code, reason, of: .notScreen, example: "It looks like this.\n\n```\n\(text)\n```\n{: codeblock}"
    ) { facts, _ in facts.shape == shape }
  }
}
