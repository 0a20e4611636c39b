import RunbookModel
import Testing

/// What the reader of pages does not know as a placeholder still never reaches a shell.
@Suite struct UnfilledSpellingTests {
  private func resolution(of command: String) -> Resolution? {
    let runbook = read("# T\n\n1. Sign in.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n")
    return runbook.actions.first.map { Planner(runbook).resolve(command: $0.text ?? "", line: 5, with: Bindings()) }
  }

  @Test(arguments: [
    "tool login < name > --now", "tool login <name >", "tool login <API key!>", "tool login <\"name\">",
    "tool login <insert \"key\" here>", "tool login <your $VAR>", "tool login <…>", "tool login <path\\to>",
    "tool login \"{{name}}\"", "tool login --as={{user_name}}", "tool login %name%", "tool login __NAME__",
    "tool login @name@", "tool login «name»", "tool login ＜name＞", "tool login --password=changeme",
    "tool login -p change-me", "tool login abc-xxxx", "tool login …",
    "tool login <the name of the account that you created in the step before this one, with its domain and so on>",
  ])
  func neverReachesAShell(command: String) {
    if case .ready? = resolution(of: command) { Issue.record("\(command) is ready") }
  }

  @Test(arguments: [
    "sort < in > out", "sort <in >out", "tool <in 2>err", "docker ps --format '{{.Names}}'", "mktemp -d /tmp/a.XXXXXX",
    "diff <(sort a) <(sort b) >c", "git log --format=%h%n", "date +%Y%m%d", "echo 'changeme is gone' >> note",
    "npm install @scope/name", "kubectl get pods -o go-template='{{range .items}}{{end}}'",
  ])
  func ordinaryCommandsAreReady(command: String) {
    guard case .ready? = resolution(of: command) else {
      Issue.record("\(command): \(String(describing: resolution(of: command)))")
      return
    }
  }
}
