import Diagnostics

extension ReadingRules {
  static let fences: [RuleDescription] = [
    RuleDescription(
      id: "unclosed-fence", severity: .error, summary: "A code block is never closed", isFixable: true,
      explanation: RuleExplanation(
        why: """
          Without its closing fence a code block swallows what follows, up to the next fence or to the end of the page. \
          Passo guesses where it ends; a browser does not. At the end of the page it swallows nothing, and is a warning.
          """,
        bad: """
          1. Log in.

              ```
              ibmcloud login

          2. Choose the region.
          """,
        good: """
          1. Log in.

              ```
              ibmcloud login
              ```
              {: pre}

          2. Choose the region.
          """,
        remedy: "Close the block with a fence on a line of its own.")),
    RuleDescription(
      id: "unclosed-container", severity: .warning,
      summary: "Tabs, an admonition or a part that unfolds is never closed",
      explanation: RuleExplanation(
        why: """
          Without its closing marker everything below it belongs to a tab, an admonition or a part that unfolds, up to \
          the end of the page: steps for all are then steps of one way. Passo guesses where it ends; a site generator \
          does not, or refuses the page.
          """,
        bad: """
          ::: code-group
          ```sh [npm]
          npm install
          ```

          ## Start it
          """,
        good: """
          ::: code-group
          ```sh [npm]
          npm install
          ```
          :::

          ## Start it
          """,
        remedy: "Write the closing marker below the last line of it.")),
    RuleDescription(
      id: "glued-fence", severity: .warning, summary: "A fence is on a line with text", isFixable: true,
      explanation: RuleExplanation(
        why: """
          A closing fence at the end of the last line of code closes nothing in Markdown: the block continues to the \
          next fence, and from there on the page is turned inside out. Translation tools join lines in this way.
          """,
        bad: """
          1. Log in.

              ```
              ibmcloud login```
              {: pre}

          2. Choose the region.
          """,
        good: """
          1. Log in.

              ```
              ibmcloud login
              ```
              {: pre}

          2. Choose the region.
          """,
        remedy: "Put the fence on a line of its own.")),
    RuleDescription(
      id: "short-closing-fence", severity: .warning, summary: "A closing fence is shorter than the opening one",
      isFixable: true,
      explanation: RuleExplanation(
        why: """
          A block that opens with four backticks is closed by at least four. Three are part of its content, and the \
          block continues.
          """,
        bad: """
          1. Log in.

              ````
              ibmcloud login
              ```
              {: pre}

          2. Choose the region.
          """,
        good: """
          1. Log in.

              ````
              ibmcloud login
              ````
              {: pre}

          2. Choose the region.
          """,
        remedy: "Write as many backticks to close the block as to open it.")),
    RuleDescription(
      id: "dedented-fence", severity: .warning, summary: "A code block leaves its list item", isFixable: true,
      explanation: RuleExplanation(
        why: """
          Lines to the left of the text of their list item end the item in Markdown. The step loses its code, and \
          the numbers start again after it.
          """,
        bad: """
          1.  Log in.

              ```
            ibmcloud login
              ```
              {: pre}
          """,
        good: """
          1.  Log in.

              ```
              ibmcloud login
              ```
              {: pre}
          """,
        remedy: "Indent all lines of the code block as its opening fence is.")),
    RuleDescription(
      id: "tab-before-fence", severity: .info, summary: "A tab indents a code block", isFixable: true,
      explanation: RuleExplanation(
        why: """
          Programs do not agree on how far a tab indents. Where its width differs from that in the author's editor, \
          the block leaves its list item, or loses its first characters.
          """,
        bad: """
          1. Log in.

          \t```
          \tibmcloud login
          \t```
          \t{: pre}
          """,
        good: """
          1. Log in.

              ```
              ibmcloud login
              ```
              {: pre}
          """,
        remedy: "Indent code blocks with spaces, as far as the text of their list item.")),
  ]
}
