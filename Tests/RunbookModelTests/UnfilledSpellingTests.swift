import Foundation
import RunbookModel
import Testing

/// What the reader of pages does not know as a placeholder still never reaches a shell; see `Attack/unfilled.txt`, and
/// `Attack/ordinary.txt` for what looks like one and is none.
@Suite struct UnfilledSpellingTests {
  /// The resolution of a command of a page, without any value.
  private static func resolution(of command: String) -> Resolution? {
    let lines = command.split(separator: "\n", omittingEmptySubsequences: false).map { "   \($0)\n" }.joined()
    let runbook = read("# T\n\n1. Sign in.\n\n   ```\n\(lines)   ```\n   {: pre}\n")
    // What is not read as a command at all is looked at as one that a person types.
    let planner = Planner(runbook)
    return runbook.actions.first { $0.kind == .command && $0.text == command }
      .map { planner.resolve($0, with: Bindings()) }
      ?? planner.resolve(command: command, line: 5, with: Bindings())
  }

  private static func lines(of name: String, beside source: String = #filePath) throws -> [String] {
    let file = URL(fileURLWithPath: source).deletingLastPathComponent().appendingPathComponent("Attack/\(name).txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("# ") }
      .map { $0.replacingOccurrences(of: "\\n", with: "\n") }
  }

  @Test(arguments: [
    "unfilled", "unfilled-more", "unfilled-fresh", "unfilled-later", "unfilled-names", "unfilled-roles",
    "unfilled-forms",
  ])
  func noneReachesAShell(set: String) throws {
    let commands = try Self.lines(of: set)
    #expect(commands.count >= 50)
    let run = commands.filter { if case .ready? = Self.resolution(of: $0) { true } else { false } }
    #expect(run.isEmpty, "\(run.count) of \(commands.count) reach a shell:\n\(run.joined(separator: "\n"))")
  }

  @Test(arguments: [
    "ordinary", "ordinary-fresh", "ordinary-later", "ordinary-names", "ordinary-roles", "ordinary-forms",
  ])
  func ordinaryCommandsAreReady(
    set: String
  ) throws {
    let commands = try Self.lines(of: set)
    #expect(commands.count >= 45)
    let stopped = commands.compactMap { command -> String? in
      let resolution = Self.resolution(of: command)
      if case .ready? = resolution { return nil }
      // A variable that nothing sets is asked for; here the command is alone.
      if case .unfilled(let names)? = resolution, names.allSatisfy({ $0.name.hasPrefix("$") }) { return nil }
      return "\(command): \(resolution.map { "\($0)" } ?? "-")"
    }
    #expect(stopped.isEmpty, "\(stopped.count) of \(commands.count) stop:\n\(stopped.joined(separator: "\n"))")
  }

  /// Hosts and accounts that belong to no one look ordinary as well, and are asked for.
  @Test func namesOfNoOneAreAskedForAndNothingElse() throws {
    let lines = try Self.lines(of: "ordinary-samples").map { $0.split(separator: "\t").map(String.init) }
    #expect(lines.count >= 16)
    for line in lines {
      #expect(Self.asked(by: line[1]) == [line[0]], "\(line[1])")
      #expect(Self.isReady(line[1]), "\(line[1])")
    }
  }

  // MARK: What can be asked for

  private static func asked(by command: String) -> [String] {
    let runbook = read("# T\n\n1. Do it.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n")
    return runbook.actions.flatMap(\.placeholders)
  }

  /// Whether it may be run once each of its names has a value.
  private static func isReady(_ command: String) -> Bool {
    let runbook = read("# T\n\n1. Do it.\n\n   ```\n   \(command)\n   ```\n   {: pre}\n")
    let bindings = Bindings(
      runbook.placeholders.map { Binding(key: $0.key, value: "fig", origin: .flag, isSecret: $0.isSecret) })
    guard let action = runbook.actions.first else { return false }
    if case .ready = Planner(runbook).resolve(action, with: bindings) { return true }
    return false
  }

  @Test(arguments: [
    ("docker tag web:1 your_username/web:1", ["your_username"]),
    ("aws s3 cp a.csv s3://your-bucket/reports/", ["your-bucket"]),
    ("curl https://your-domain.com/health", ["your-domain.com"]), ("ping your.server.com", ["your.server.com"]),
    ("git config --global user.email \"you@example.com\"", ["you@example.com"]),
    ("npm install left@x.y.z", ["x.y.z"]), ("git tag vX.Y.Z", ["vX.Y.Z"]),
    ("ssh username@server_ip", ["username", "server_ip"]), ("ssh username@10.4.5.6", ["username", "10.4.5.6"]),
    ("scp /srv/a user@second-server-ip:/path/to/folder", ["user", "second-server-ip", "/path/to/folder"]),
    ("docker push votre-compte/web:1", ["votre-compte"]), ("curl https://seu-dominio.com.br/", ["seu-dominio.com.br"]),
  ])
  func aPieceThatSaysWhatIsToBeThereIsAskedFor(command: String, names: [String]) {
    #expect(Self.asked(by: command) == names)
    #expect(Self.isReady(command))
  }

  /// It is read as one thing, and the last look takes nothing of it for unfilled once it has a value.
  @Test(arguments: [
    ("curl -H \"Authorization: Bearer YOUR_TOKEN\" https://api.larch.dev/items", "YOUR_TOKEN"),
    ("kubectl create secret generic db --from-literal=password=CHANGE_ME", "CHANGE_ME"),
    ("tool login --token MY_TOKEN", "MY_TOKEN"),
  ])
  func whatHasAValueAsksForNothingMore(command: String, name: String) {
    #expect(Self.asked(by: command) == [name])
    #expect(Self.isReady(command))
  }
}
