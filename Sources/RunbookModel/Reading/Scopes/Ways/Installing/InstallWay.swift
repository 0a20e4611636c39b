import Bytes
import ShellSyntax

/// What a section installs, where it does little else.
struct InstallWay {
  private var packages: [String: Set<String>] = [:]
  /// Of each package's name the words that say what is installed: `go` and `task` of `go-task-bin`.
  private var words: [Set<String>] = []

  /// Nil for texts that install nothing, or do more: programs may be needed to install another one, and to try it.
  init?(_ texts: [String], scripts: ShellReadings) {
    let calls = texts.map { InstallCalls(scripts[$0]) }
    for calls in calls {
      packages.merge(calls.packages) { $0.union($1) }
      words += calls.names.map(Self.words)
    }
    let simples = texts.flatMap { scripts[$0].commands }.flatMap(\.simpleCommands)
    for simple in simples { addUnknown(simple) }
    guard !packages.isEmpty else { return nil }
    for simple in simples {
      guard let program = simple.calledWords.first?.literal else { continue }
      let isKnown =
        packages[program] != nil || Self.preparing.contains(program)
        || words.contains { $0.contains(program.lowercased()) }
      guard isKnown, !simple.words.contains(where: { Self.renewing.contains($0.text) }) else { return nil }
    }
  }

  /// `gah install task`: a package manager that no list has.
  private mutating func addUnknown(_ simple: SimpleCommand) {
    let called = simple.calledWords.compactMap(\.literal)
    guard called.count == 3, called[1] == "install", packages[called[0]] == nil,
      let first = called[2].utf8.first, first.isLetter
    else { return }
    packages[called[0]] = [called[2].lowercased()]
    words.append(Self.words(of: called[2]))
  }

  private static func words(of name: String) -> Set<String> {
    Set(name.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }.filter(isTelling).map(String.init))
  }

  /// One package of both, and no program that both install with.
  func installsSame(as other: InstallWay) -> Bool {
    let names = packages.values.reduce(into: Set()) { $0.formUnion($1) }
    let others = other.packages.values.reduce(into: Set()) { $0.formUnion($1) }
    return !names.isDisjoint(with: others) && isOfOtherProgram(than: other)
  }

  func isOfOtherProgram(than other: InstallWay) -> Bool {
    Set(packages.keys).isDisjoint(with: other.packages.keys)
  }

  /// `task`, `go-task`, `nixpkgs.go-task`: package managers have names of their own for it.
  func isNamedAlike(_ other: InstallWay) -> Bool {
    words.contains { own in
      other.words.contains { Self.covers(own, $0) || Self.covers($0, own) }
    }
  }

  /// `taskfile.dev` has all of `task`.
  private static func covers(_ words: Set<String>, _ others: Set<String>) -> Bool {
    !others.isEmpty
      && others.allSatisfy { other in
        words.contains { word in
          word == other
            || min(word.utf8.count, other.utf8.count) > 3 && (word.hasPrefix(other) || other.hasPrefix(word))
        }
      }
  }

  /// Whether the title of the section is what it installs: "Docker" above `apt install docker`.
  func installs(anyOf names: [String]) -> Bool {
    packages.values.contains { !$0.isDisjoint(with: names) } || words.contains { !$0.isDisjoint(with: names) }
  }

  private static func isTelling(_ word: Substring) -> Bool {
    word.utf8.count > 1 && word.first?.isNumber == false && !general.contains(word)
      && !(word.first == "v" && word.dropFirst().allSatisfy(\.isNumber))
  }

  /// What names of packages and addresses have besides the program's name.
  private static let general: Set<Substring> = [
    "bin", "cask", "cli", "cmd", "com", "deb", "dev", "download", "get", "git", "github", "githubusercontent", "gitlab",
    "https", "install", "io", "latest", "main", "master", "net", "nixpkgs", "org", "raw", "releases", "rpm", "script",
    "scripts", "setup", "sh", "stable", "tap", "the", "www",
  ]

  /// Programs that make something ready for a package manager.
  private static let preparing: Set<String> = [
    "add-apt-repository", "apt", "apt-get", "apt-key", "brew", "cat", "cd", "chmod", "chown", "curl", "dnf", "dpkg",
    "echo", "env", "export", "gpg", "grep", "install", "ln", "ls", "mise", "mkdir", "mv", "nix", "powershell", "rm",
    "rpm", "scoop", "sed", "sh", "bash", "snap", "source", ".", "tar", "tee", "test", "true", "unzip", "wget", "yum",
    "zsh", "zypper", "irm", "iex", "update-ca-certificates", "less",
  ]

  private static let renewing: Set<String> = ["--upgrade", "-U", "upgrade", "update", "uninstall", "remove"]
}
