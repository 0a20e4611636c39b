import Bytes
import Diagnostics

/// What a comparison with the source reports, documented; the good example is the source, the bad one its translation.
enum ComparisonRules {
  static let all: [RuleDescription] = ComparisonRule.allCases.map { rule in
    let (why, bad, remedy) = text(of: rule)
    return RuleDescription(
      id: rule.id, severity: rule.severity, summary: rule.summary,
      isFixable: [.commandDiffers, .blockClassDiffers].contains(rule),
      origin: .comparison,
      explanation: RuleExplanation(
        why: "Found by `passo check --against` in a translation, here a translation of the good example. \(why)",
        bad: bad, good: source, remedy: remedy))
  }

  private static func text(of rule: ComparisonRule) -> (why: Message, bad: String, remedy: Message) {
    switch rule {
    case .commandDiffers:
      (
        "The translation has changed the command, which does something else, or nothing, in this language.",
        changed("login --sso", "login -- sso"), "Copy the command from the source."
      )
    case .commandOutdated:
      (
        "The pages have different dates, and the command is sound in itself: the source has changed since.",
        changed("ibmcloud login", "bx login").replacingBytes(of: "2019-08-01", with: "2018-02-01"),
        "Translate what has changed in the source."
      )
    case .codeDiffers:
      (
        "The block is not a command, but a program reads it: one space or capital more makes it another key or value.",
        changed("us-south", "us -south"), "Copy the block from the source."
      )
    case .blockMissing:
      (
        "A code block was lost, or has merged with another one.",
        changed("\n\n    ```\n    OK\n    State:   normal\n    ```\n    {: screen}", ""),
        "Add the block, or fix the fence that swallows it."
      )
    case .blockExtra:
      (
        """
        There is a block here that readers of the source do not see: a remnant of an older page, or one fence too \
        many.
        """,
        changed("2. Affichez", "    ```\n    ibmcloud target\n    ```\n    {: pre}\n\n2. Affichez"),
        "Remove the block, or add it to the source."
      )
    case .blockClassDiffers:
      (
        "What is a command in one language looks like output in the other, and cannot be copied.",
        changed("--sso\n    ```\n    {: pre}", "--sso\n    ```\n    {: codeblock}"),
        "Give the block the class that it has in the source."
      )
    case .placeholderRenamed:
      (
        """
        A placeholder may be translated if that is done throughout the page. Under two names it looks like two \
        values.
        """,
        changed("get <cluster_name>", "get <nom_cluster>"),
        "Use one name throughout the page, preferably that of the source."
      )
    case .sampleTranslated:
      (
        "Programs answer in their own language: what the reader sees is not what the page shows.",
        changed("State:   normal", "État :   normal"), "Copy the sample output from the source."
      )
    case .stepMissing:
      (
        "Whoever reads this language leaves something out. Often the number has slipped into the line before.",
        changed("\n\n3. Fermez le terminal.", " 3. Fermez le terminal."),
        "Translate the step, or begin its line with its number."
      )
    case .stepExtra:
      (
        "Whoever reads this language does something that readers of the source do not.",
        translation + "\n\n4. Ouvrez la console.", "Remove the step, or add it to the source."
      )
    case .olderThanSource:
      (
        "The source was changed after it was translated; what is new in it is missing here.",
        changed("2019-08-01", "2019-07-01"), "Translate what has changed since, then copy the date."
      )
    case .paragraphUntranslated:
      (
        "A reader who chose this language may not read the other one.",
        changed("Affichez le cluster. Remplacez `<cluster_name>` par son nom.", words), "Translate the paragraph."
      )
    }
  }

  /// Of the second step of the source.
  private static let words = "Look at the cluster. Replace `<cluster_name>` with its name."

  private static func changed(_ text: String, _ other: String) -> String {
    translation.replacingBytes(of: text, with: other)
  }

  private static let source = page([
    "# Look at a cluster", "1. Log in.", "2. Look at the cluster. Replace `<cluster_name>` with its name.",
    "3. Close the terminal.",
  ])

  private static let translation = page([
    "# Afficher un cluster", "1. Connectez-vous.", "2. Affichez le cluster. Remplacez `<cluster_name>` par son nom.",
    "3. Fermez le terminal.",
  ])

  /// - Parameter words: the heading and the three steps.
  private static func page(_ words: [String]) -> String {
    """
    ---
    lastupdated: "2019-08-01"
    ---

    \(words[0])
    {: #look}

    \(words[1])

        ```
        ibmcloud login --sso
        ```
        {: pre}

        ```
        {"region": "us-south"}
        ```
        {: codeblock}

    \(words[2])

        ```
        ibmcloud ks cluster get <cluster_name>
        ```
        {: pre}

        ```
        OK
        State:   normal
        ```
        {: screen}

    \(words[3])
    """
  }
}
