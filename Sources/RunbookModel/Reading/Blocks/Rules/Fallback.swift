import Diagnostics

/// What no other rule decides.
extension BlockRules {
  static let fallback = [
    BlockRule(
      "fallback.labelled-screen", of: .screen,
      example: """
        Example output:

        ```
        total 0
        ```
        {: screen}
        """
    ) { facts, around in
      around.label.kind == .none ? nil : facts.reading(.output, "labelled \(around.label.text)")
    },
    BlockRule(
      "fallback.screen", of: .screen,
      example: """
        ```
        total 0
        ```
        {: screen}
        """
    ) { facts, _ in facts.reading(.output, nil) },
    BlockRule(
      "fallback.command", firstWord: { "first word \($0) is not known" }, of: .pre,
      example: """
        ```
        frobnicate one
        ```
        {: pre}
        """,
      where: { facts, around in !facts.isNoShell(around) }),
    BlockRule(
      "fallback.marked", .code, "no known command, and no file is named", of: .notScreen,
      example: """
        ```
        frobnicate one
        ```
        {: codeblock}
        """
    ) { facts, _ in facts.infoLanguage != nil || facts.codeClass != nil || facts.isSettingsLines },
    BlockRule(
      "fallback.nothing", of: .none,
      example: """
        ```
        frobnicate one
        ```
        """
    ) { facts, _ in nothing(facts) },
  ]

  static func nothing(_ facts: BlockFacts) -> BlockClassifier.Reading {
    facts.reading(.other, "nothing shows what it is")
  }
}
