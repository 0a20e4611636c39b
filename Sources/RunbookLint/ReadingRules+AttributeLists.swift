import Diagnostics

extension ReadingRules {
  static let attributeLists: [RuleDescription] = [
    RuleDescription(
      id: "attribute-list-misplaced", severity: .warning,
      summary: "An attribute list is not right below its block",
      isFixable: true,
      explanation: RuleExplanation(
        why: """
          An attribute list belongs to the block on the line above it. After a blank line it belongs to what \
          follows, or to nothing; to the left of the list item that contains its block it belongs to the whole list. \
          Two cases are reported as an info: another column within the item, which works but is easily moved too \
          far, and text after the attribute list, which it becomes a part of.
          """,
        bad: """
          1. Log in.

              ```
              ibmcloud login
              ```

              {: pre}
          """,
        good: """
          1. Log in.

              ```
              ibmcloud login
              ```
              {: pre}
          """,
        remedy: "Put the attribute list on a line of its own, right below its block and at the same indentation.")),
    RuleDescription(
      id: "attribute-list-misspelt", severity: .warning, summary: "An attribute list or a class in it is misspelt",
      isFixable: true,
      explanation: RuleExplanation(
        why: """
          `{ pre}` and `{: scree}` have no effect: the first is shown as text, the second names a class that no \
          style sheet knows. Passo reads what was meant; a browser does not.
          """,
        bad: """
          1. Log in.

              ```
              ibmcloud login
              ```
              {: prre}
          """,
        good: """
          1. Log in.

              ```
              ibmcloud login
              ```
              {: pre}
          """,
        remedy: "Write a brace, a colon, and the class as the style guide spells it: `{: pre}`.")),
    RuleDescription(
      id: "attribute-value", severity: .error, summary: "The value of a `data-` attribute is not understood",
      explanation: RuleExplanation(
        why: """
          Attributes such as `data-timeout` let the author say how a command is to be run and verified. A value that \
          is not understood has no effect.
          """,
        bad: """
          1. Wait for the cluster.

              ```
              ibmcloud ks cluster get mycluster
              ```
              {: pre data-timeout="soon"}
          """,
        good: """
          1. Wait for the cluster.

              ```
              ibmcloud ks cluster get mycluster
              ```
              {: pre data-timeout="2m"}
          """,
        remedy: """
          Write a duration such as `30s` or `2m`, a retry such as `5x10s`, or exit statuses such as `0,2`.
          """)),
  ]
}
