import Bytes
import ShellSyntax

/// A call that starts, stops or looks at something that runs: `systemctl stop kiln`, `docker compose up -d`, `npm run
/// stop:web`, `./stop.sh`.
struct ServiceCall {
  enum Verb { case starts, stops, restarts, looks }

  let verb: Verb
  /// All its words but the verb and the options.
  let subject: [String]

  /// Nil for any other call.
  init?(_ command: SimpleCommand) {
    let words = command.calledWords.map { $0.literal ?? $0.text }
    guard let program = words.first, !Self.others.contains(program) else { return nil }
    if program == "journalctl" {
      (verb, subject) = (.looks, [program])
      return
    }
    // `systemctl enable --now kiln`
    if words.contains("--now"), let place = words.firstIndex(where: { $0 == "enable" || $0 == "disable" }) {
      verb = words[place] == "enable" ? .starts : .stops
      subject = words.indices.filter { $0 != place && !words[$0].hasPrefix("-") }.map { words[$0] }
      return
    }
    let plain = words.filter { !$0.hasPrefix("-") }
    for (index, word) in plain.prefix(Self.reach).enumerated() {
      guard let found = Self.verb(of: word) else { continue }
      verb = found.verb
      var rest = plain
      rest[index] = found.rest
      subject = rest.filter { !$0.isEmpty }
      return
    }
    return nil
  }

  /// Whether both are about one thing: `docker compose down` stops what `docker compose up web` started.
  func isAbout(_ other: ServiceCall) -> Bool {
    !subject.isEmpty && !other.subject.isEmpty && zip(subject, other.subject).allSatisfy(==)
  }

  /// It starts, stops or restarts what the other one is about.
  func does(somethingTo other: ServiceCall) -> Bool { verb != .looks && isAbout(other) }

  /// A verb is among so many words.
  private static let reach = 4

  /// `stop`, `stop:web`, `./stop-server.sh`: the verb, and the word without it.
  private static func verb(of word: String) -> (verb: Verb, rest: String)? {
    if let verb = verbs[word] { return (verb, "") }
    let name = word.parts(separatedBy: "/").last.map(String.init) ?? word
    let parts = name.split { ":-_.".contains($0) }.map(String.init)
    guard parts.count > 1, let index = parts.firstIndex(where: { verbs[$0] != nil }), let verb = verbs[parts[index]],
      verb != .looks
    else { return nil }
    return (verb, parts.indices.filter { $0 != index }.map { parts[$0] }.joined(separator: "-"))
  }

  private static let verbs: [String: Verb] = [
    "start": .starts, "up": .starts, "stop": .stops, "down": .stops, "halt": .stops, "shutdown": .stops,
    "restart": .restarts, "reload": .restarts, "status": .looks, "logs": .looks, "ps": .looks, "is-active": .looks,
    "top": .looks,
  ]

  /// Programs whose words are no verbs of theirs, or say what is done to something else.
  private static let others: Set<String> = [
    "echo", "printf", "cat", "grep", "cd", "export", "curl", "wget", "git", "ip", "ifconfig", "apt", "apt-get", "dnf",
    "yum", "pip", "cp", "mv", "rm", "mkdir", "chmod", "chown", "ln", "sed", "awk", "tar", "unzip", "vim", "nano", "vi",
  ]
}
