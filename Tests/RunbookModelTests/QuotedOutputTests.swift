import RunbookModel
import Testing

/// What a substitution prints is taken apart by the shell only where no quotation marks are around it.
@Suite struct QuotedOutputTests {
  private static func isRefused(_ command: String) -> Bool {
    let runbook = read(
      "# T\n\n1. Go on.\n\n   ```\n   printf '%s' <value> > secret.txt\n   \(command)\n   ```\n   {: pre}\n")
    let value = Bindings([Binding(key: "value", value: "a b", origin: .asked, isSecret: false)])
    guard let action = runbook.actions.first else { return false }
    if case .refused = Planner(runbook).resolve(action, with: value) { return true }
    return false
  }

  @Test(arguments: [
    "tool \"$(cat secret.txt)\"", "tool a\"$(cat secret.txt)\"", "tool --x=\"a $(cat secret.txt)\"",
  ])
  func quotedIsOneWord(command: String) { #expect(!Self.isRefused(command)) }

  @Test(arguments: ["tool $(cat secret.txt)", "tool \"a\"$(cat \"secret.txt\")"])
  func bareIsTakenApart(command: String) { #expect(Self.isRefused(command)) }
}
