import Diagnostics

/// What reading itself reports while it mends or refuses something; documented here, found where the page is read.
enum ReadingRules {
  static let all: [RuleDescription] =
    fences + attributeLists + html + characters + [placeholderSpelling, letteredListItem, listItemColumn, refused]

  private static let placeholderSpelling = RuleDescription(
    id: "placeholder-spelling", severity: .warning,
    summary: "A placeholder is explained in another spelling than it is used in",
    explanation: RuleExplanation(
      why: """
        `<docker-email>` in the table and `<docker_email>` in the command are taken as one, but a reader who searches \
        for one does not find the other.
        """,
      bad: """
        1. Choose the space.

            ```
            cf target -s <space_name>
            ```
            {: pre}

            | Part | Description |
            |---|---|
            | `<space-name>` | The name of your space. |
        """,
      good: """
        1. Choose the space.

            ```
            cf target -s <space_name>
            ```
            {: pre}

            | Part | Description |
            |---|---|
            | `<space_name>` | The name of your space. |
        """,
      remedy: "Write the same name in both places."))

  private static let letteredListItem = RuleDescription(
    id: "lettered-list-item", severity: .info, summary: "A letter begins a line as if it were a number",
    explanation: RuleExplanation(
      why: """
        Markdown has no lists with letters: `a.` and `b.` become one paragraph. Passo reads them as sub-steps; a \
        browser shows them on one line.
        """,
      bad: """
        1. Prepare the computer.

            a. Download the installer.

            b. Run it.
        """,
      good: """
        1. Prepare the computer.

            1. Download the installer.

            2. Run it.
        """,
      remedy: "Number the sub-steps with 1., 2., 3. and indent them under their step."))

  private static let listItemColumn = RuleDescription(
    id: "list-item-column", severity: .info, summary: "A list item is not aligned with the others",
    explanation: RuleExplanation(
      why: """
        Markdown tells steps from sub-steps by their columns: a number to the left of the text of its step is the \
        next step, regardless of what was meant. Passo looks at the numbers as well; a browser shows sub-steps among \
        the steps, and continues the count.
        """,
      bad: """
        1. Prepare the computer.
          1. Download the installer.
          2. Run it.
        2. Log in.
        """,
      good: """
        1. Prepare the computer.
           1. Download the installer.
           2. Run it.
        2. Log in.
        """,
      remedy: """
        Write the numbers of one list below each other, and those of sub-steps below the text of their step.
        """))

  private static let refused = RuleDescription(
    id: "document-refused", severity: .error, summary: "A document was not read because of its shape",
    explanation: RuleExplanation(
      why: """
        Some texts, such as a paragraph with hundreds of `<?`, or a table with thousands of columns, make Markdown \
        parsers extremely slow. Passo does not read them at all. Pages that people write never come near the limits.
        """,
      bad: String(repeating: "<?\n", count: 501) + "text",
      good: "<?\ntext",
      remedy: "Split the page, or remove what got into it by mistake."))
}
