import Bytes
import Configuration
import OutputMatching
import ShellSyntax

/// Which of the commands belong on a page: no typing errors, no failed attempts, nothing that is only about the session.
struct DraftSelection {
  private let isProgram: (String) -> Bool
  private let keepsLooks: Bool
  private(set) var kept: [DraftCommand] = []
  private(set) var omissions: [DraftOmission] = []
  /// Functions and other names of commands that the commands make.
  private var ownNames: Set<String> = []

  /// - Parameters:
  ///   - commands: oldest first.
  ///   - keepsLooks: also commands that only look around; a recording shows them on purpose.
  ///   - isProgram: whether a program of that name can be started.
  init(_ commands: [DraftCommand], keepsLooks: Bool, isProgram: @escaping (String) -> Bool) {
    self.isProgram = isProgram
    self.keepsLooks = keepsLooks
    for (index, command) in commands.enumerated() {
      guard command.text.utf8.count <= Self.longest else {
        omissions.append(DraftOmission(number: command.number, reason: .tooLong))
        continue
      }
      let text = Self.withoutComment(command.text)
      let script = ShellScript(text)
      // What is run twice is looked at twice, and nothing further.
      let following = commands[(index + 1)...].prefix(Self.reach).map(\.text)
      if let reason = reason(against: command, text, script, following) {
        omissions.append(DraftOmission(number: command.number, reason: reason))
        continue
      }
      var command = command
      command.text = text
      kept.append(command)
      note(script)
    }
  }

  /// In bytes; a longer command was not typed by a person, and is not read by one.
  private static let longest = 8192
  /// So many commands later the person has typed it right.
  private static let reach = 3

  private mutating func note(_ script: ShellScript) {
    for command in script.commands {
      ownNames.formUnion(command.functions)
      guard command.program == "alias" else { continue }
      for word in command.words.dropFirst() { ownNames.insert(String(word.text.prefix { $0 != "=" })) }
    }
  }

  /// Why it is left out; nil where nothing is against it.
  private func reason(
    against command: DraftCommand, _ text: String, _ script: ShellScript, _ following: [String]
  ) -> DraftOmission.Reason? {
    if script.commands.isEmpty { return .comment }
    if script.isIncomplete || script.issues.contains(where: { $0.kind == .unexpectedToken }) { return .unfinished }
    if text.containsBytes(of: "PRIVATE KEY-----") { return .secretFile }
    if Self.isOfSession(script) { return .ofSession }
    if let status = command.status, status != 0 { return .failed }
    if following.first == command.text { return .repeated }
    if following.first.map({ $0 == "sudo " + text }) ?? false { return .failed }
    if let unknown = unknownProgram(of: script, printed: command.output) {
      if following.contains(where: { Self.isNear(text, $0, program: unknown) }) { return .mistyped }
      // A program may be on another machine, or gone. A word of nearly the name of a known one is none, and words without
      // an option or a path may be a password that was typed at the wrong moment.
      let looksCalled = script.calls.contains { call in
        call.words.dropFirst().contains { $0.text.hasPrefix("-") || $0.text.utf8.contains { "/.=".utf8.contains($0) } }
      }
      if command.output != nil || !looksCalled || KnownPrograms.isNearlyKnown(unknown) { return .unknownProgram }
    }
    if following.first.map({ Self.isTypingError(script, ShellScript($0)) }) ?? false { return .mistyped }
    if let output = command.output, ReportedError.excerpt(of: output) != nil,
      following.contains(where: { Self.isNextTry(of: script, ShellScript($0)) })
    {
      return .failed
    }
    return !keepsLooks && Self.onlyLooks(script) ? .looksAround : nil
  }

  // MARK: Comments

  /// Shells leave the end of a line from `#` on out, and nothing shows what the person has noted there.
  private static func withoutComment(_ text: String) -> String {
    let script = ShellScript(text)
    guard !script.comments.isEmpty else { return text }
    var bytes = Array(text.utf8)
    for range in script.comments.reversed() where range.upperBound <= bytes.count { bytes.removeSubrange(range) }
    let rest = String(decoding: bytes, as: UTF8.self).trimmedOfBlanks
    // A line that had nothing else is gone with it.
    return rest.parts(separatedBy: "\n", omittingEmptySubsequences: false).joined(separator: "\n")
  }

  // MARK: Programs

  /// The first program that there is none of; nil where all can be started, as far as is known.
  private func unknownProgram(of script: ShellScript, printed output: String?) -> String? {
    if let output {
      let isMissing = output.containsBytes(of: "command not found") || output.containsBytes(of: ": not found")
      return isMissing ? script.commands.first?.program : nil
    }
    return script.commands.lazy.flatMap(\.programs).first { name in
      !KnownPrograms.contains(name) && !name.containsBytes(of: "/") && !ownNames.contains(name) && !isProgram(name)
    }
  }

  /// The same with a program of nearly that name, or nearly the same.
  private static func isNear(_ text: String, _ other: String, program: String) -> Bool {
    let first = ShellScript(other).commands.first?.program ?? ""
    return NearestName.of(program, in: [first]) != nil
      || text.hasPrefix(program) && other.hasSuffix(text.dropFirst(program.count)) && text != program
  }

  // MARK: Typing errors

  /// Programs whose first word says what they do.
  private static let verbPrograms: Set<String> = [
    "git", "docker", "podman", "kubectl", "oc", "helm", "systemctl", "apt", "apt-get", "dnf", "yum", "npm", "yarn",
    "pnpm",
    "pip", "pip3", "cargo", "go", "swift", "terraform", "brew", "gh", "aws", "az", "gcloud", "ibmcloud", "vault",
    "docker-compose", "snap", "flatpak", "minikube", "kind",
  ]

  /// The second is the first with one word put right.
  private static func isTypingError(_ script: ShellScript, _ next: ShellScript) -> Bool {
    guard script.commands.count == 1, next.commands.count == 1 else { return false }
    let (words, others) = (script.commands[0].words.map(\.text), next.commands[0].words.map(\.text))
    guard words.count == others.count else { return false }
    let differing = words.indices.filter { words[$0] != others[$0] }
    guard differing.count == 1, let index = differing.first else { return false }
    let (word, other) = (words[index], others[index])
    guard word.utf8.count >= 3, word.utf8.allSatisfy({ $0.isLetter || "-_./=".utf8.contains($0) }) else { return false }
    if word.utf8.count >= 4, areSwapped(word, other) { return true }
    let isVerb = index == 1 && verbPrograms.contains(words[0])
    return (isVerb || word.hasPrefix("--")) && SpellingDistance.isOneEdit(word, other)
  }

  /// Two letters beside each other have changed their places: `psuh` and `push`.
  private static func areSwapped(_ word: String, _ other: String) -> Bool {
    let (left, right) = (Array(word.utf8), Array(other.utf8))
    guard left.count == right.count else { return false }
    let differing = left.indices.filter { left[$0] != right[$0] }
    return differing.count == 2 && differing[1] == differing[0] + 1 && left[differing[0]] == right[differing[1]]
      && left[differing[1]] == right[differing[0]]
  }

  /// The same program, at the same thing.
  private static func isNextTry(of script: ShellScript, _ next: ShellScript) -> Bool {
    guard let words = script.commands.first?.words.map(\.text), let others = next.commands.first?.words.map(\.text),
      let program = words.first
    else { return false }
    let rest = others.first == "sudo" ? others.dropFirst() : others[...]
    guard rest.first == program else { return false }
    let shared = Set(words.dropFirst()).intersection(rest.dropFirst())
    return words.count < 2 || !shared.isEmpty
  }

  // MARK: The session

  private static let sessionPrograms: Set<String> = [
    "history", "fc", "clear", "reset", "exit", "logout", "jobs", "fg", "bg", "disown", "man", "info", "help", "apropos",
    "whatis", "bind", "passo", "script", "asciinema", "top", "htop",
  ]

  private static func isOfSession(_ script: ShellScript) -> Bool {
    script.commands.allSatisfy { command in
      guard command.simpleCommands.count == 1, let program = command.program else { return false }
      return sessionPrograms.contains(program)
    }
  }

  private static let looks: Set<String> = ["ls", "ll", "la", "l", "pwd", "dir", "which", "type", "whereis", "tree"]

  private static func onlyLooks(_ script: ShellScript) -> Bool {
    script.commands.allSatisfy { command in
      guard command.simpleCommands.count == 1, let program = command.program,
        command.simpleCommands[0].redirections.isEmpty
      else { return false }
      let words = command.words.dropFirst().map(\.text)
      return looks.contains(program) && (program.hasPrefix("w") || words.allSatisfy { $0.hasPrefix("-") })
        || words == ["--help"] || words == ["--version"]
    }
  }
}
