import Diagnostics

/// What goes wrong.
extension BlockRules {
  static let errors = [
    BlockRule(
      "errors.symptom", .output, "an error message",
      example: """
        ```
        no such host
        ```
        {: tsSymptoms}
        """
    ) { facts, around in facts.isSymptom && !around.says(.asksToRun) },
    BlockRule(
      "errors.announced", .output, "an error message",
      example: """
        You see this error message:

        ```
        no such host
        ```
        """
    ) { facts, around in
      // "You get an error. Allow it:" is about the command above, and leads to the next one.
      around.says(.announcesError) && !around.says(.asksToRun) && !around.says(.endsWithRun)
        && facts.mightBeError(around)
        && !(around.says(.leavesError) && !around.says(.announcesAnswer) && facts.isMarkedShell)
    },
  ]
}
