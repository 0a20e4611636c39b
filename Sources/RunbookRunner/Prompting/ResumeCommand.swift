import RunbookModel

/// The command line with which a run continues, for the person or the script that reads what Passo prints.
struct ResumeCommand {
  /// Nil: the latest.
  var run: RunID?

  func text(_ options: [String]) -> String {
    (["passo", "run", "--resume"] + [run?.description].compactMap(\.self) + options).joined(separator: " ")
  }

  /// That says the same of these.
  func text(_ decision: RunOptions.Decision, about actions: [ActionID]) -> String {
    text(actions.flatMap { ["--choose", "\(ResumeCommand.word($0))=\(decision.rawValue)"] })
  }

  /// An id of the page as one word for a shell, no matter what the page put into it.
  private static func word(_ id: ActionID) -> String {
    let isPlain = id.text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || "_-./".utf8.contains($0)
    }
    guard !isPlain else { return id.text }
    return "'" + id.text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
