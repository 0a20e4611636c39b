import Bytes
import MarkdownBlocks
import ShellSyntax

/// Sections that are ways because each of them calls one program to do the same: a server that runs already is not
/// started again with other options, and what is prepared in one place is not prepared in all others.
extension ScopeReader {
  /// "Local" with `tool init /srv/a`, "SFTP" with `tool -r sftp:host init`; "Small model" with `tool serve small`, "Large
  /// model" with `tool serve large`.
  func waysByCalls(_ siblings: Siblings) -> [Range<Int>] {
    guard siblings.kind == .headings else { return [] }
    let calls = siblings.members.map { isTitled($0) ? foundingCalls(in: $0.blocks) : [:] }
    var runs: [Range<Int>] = []
    var start = 0
    while start < calls.count {
      var (end, common) = (start + 1, Set(calls[start].keys))
      while end < calls.count {
        let both = common.filter { name in
          calls[end][name].map { text in !calls[start..<end].contains { $0[name] == text } } ?? false
        }
        guard !both.isEmpty else { break }
        (end, common) = (end + 1, both)
      }
      if end > start + 1, !dependOnEach(siblings, start..<end) { runs.append(start..<end) }
      start = end
    }
    return runs
  }

  /// A title that asks for nothing, and is not the name of a machine; what has sections of its own is more than a way.
  private func isTitled(_ member: Siblings.Member) -> Bool {
    let title = member.opening
    guard !member.blocks.dropFirst().contains(where: isHeadingBlock) else { return false }
    return rules.tokens(title).count <= Self.longestTitle && !reader.vocabulary.steps.doing.beginsWord(title)
      && !reader.vocabulary.scopes.undoing.beginsWord(title) && !reader.vocabulary.scopes.hosts.contains(member.words)
      && !reader.vocabulary.optional.isAnyWord(in: title) && !isStepHeading(member.blocks.lowerBound)
  }

  /// In words.
  private static let longestTitle = 6

  /// By program and verb the text of each call that can be done once.
  private func foundingCalls(in blocks: Range<Int>) -> [[String]: String] {
    var calls: [[String]: String] = [:]
    for text in blocks.compactMap({ parts[$0]?.code?.text }).map(promptless) {
      let script = reader.scripts[text]
      for command in script.commands {
        guard let call = command.simpleCommands.first, command.simpleCommands.count == 1 else { continue }
        let words = call.calledWords.map { $0.literal ?? $0.text }
        guard let program = words.first, !Self.general.contains(program) else { continue }
        if let verb = words.dropFirst().prefix(Self.reach).first(where: Self.founding.contains) {
          calls[[program, verb]] = words.joined(separator: " ")
        } else if isServer(command, in: script), !Self.isToldApart(words), command.assigns.isEmpty {
          // `tool` alone does one thing or another by its options.
          let name = words.prefix { $0.first != "-" && $0.allSatisfy { $0.isLowercase || $0 == "-" } }
          if name.count > 1 { calls[Array(name)] = words.joined(separator: " ") }
        }
      }
    }
    return calls
  }

  private func isServer(_ command: ShellCommand, in script: ShellScript) -> Bool {
    script.commands.count == 1 && script.staysInForeground
  }

  /// Two servers with ports, devices or names of their own run beside each other.
  private static func isToldApart(_ words: [String]) -> Bool {
    words.contains { word in word.hasPrefix("-") && ["port", "device", "listen", "bind"].contains { word.contains($0) }
    }
  }

  /// Programs that do the same for many things, each of which may be needed.
  private static let general: Set<String> = [
    "ansible", "apt", "apt-get", "aws", "az", "bash", "brew", "bundle", "cargo", "cmake", "composer", "conda", "curl",
    "docker", "docker-compose", "dnf", "dotnet", "flask", "gcloud", "gh", "git", "go", "gradle", "helm", "ibmcloud",
    "java", "kubectl", "make", "mvn", "mysql", "nerdctl", "node", "npm", "npx", "oc", "oci", "php", "pip", "pip3",
    "pnpm", "podman", "poetry", "psql", "python", "python3", "rails", "ruby", "service", "sh", "ssh", "systemctl",
    "terraform", "tofu", "uv", "vagrant", "wget", "yarn", "yum",
  ]

  /// A verb is among so many words.
  private static let reach = 6

  private static let founding: Set<String> = ["init", "initialize", "login", "connect", "bootstrap", "restore"]
}
