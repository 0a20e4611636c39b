import Diagnostics
import ShellSyntax

/// What a command's words tell about it: whether it needs a person, destroys something, or shows sample paths.
struct ActionTraits {
  private let commands: [[String]]
  private let writesFiles: Bool

  init(_ script: ShellScript) {
    commands = script.commands.flatMap(\.simpleCommands).map { command in
      command.words.map { $0.literal ?? $0.text }
    }
    writesFiles = !script.commands.allSatisfy(\.writesFiles.isEmpty)
  }

  var isInteractive: Bool { commands.contains { Self.isInteractive(Self.withoutWrappers($0)) } }

  var isDestructive: Bool { commands.contains { Self.isDestructive(Self.withoutWrappers($0)) } }

  /// Whether all its commands only show something: `kubectl get pods`, `tool status`.
  var onlyShows: Bool {
    !commands.isEmpty && !writesFiles
      && commands.map(Self.withoutWrappers).allSatisfy { words in
        words.prefix(4).prefix { !$0.hasPrefix("-") }.contains(where: Self.showing.contains)
          && !Self.isDestructive(words)
      }
  }

  private static let showing: Set<String> = [
    "get", "list", "ls", "show", "describe", "status", "info", "inspect", "ps", "cat", "grep", "logs", "df", "ping",
    "nslookup", "dig", "echo", "lsblk", "netstat", "whoami", "version",
  ]

  /// Words that stand for something of the reader's own without brackets.
  var samplePaths: [String] {
    var seen: Set<String> = []
    let (slash, y) = (UInt8(ascii: "/"), UInt8(ascii: "y"))
    // A sample has a folder, or says `your` or `my`.
    return commands.flatMap { $0.dropFirst().filter { $0.utf8.contains { $0 == slash || $0 | 0x20 == y } } }.flatMap {
      $0.split { "=:,".contains($0) }.map(String.init)
    }
    .filter { Self.isSample($0) && seen.insert($0).inserted }
  }

  /// Names without a folder of what the commands make: a sample among them asks for nothing that is there already.
  var made: Set<String> {
    var made: Set<String> = []
    for words in commands {
      let words = Self.withoutWrappers(words)
      let names = words.dropFirst().filter { !$0.hasPrefix("-") }
      switch words.first {
      case "mkdir", "touch": made.formUnion(names)
      case "cp" where names.count > 1, "mv" where names.count > 1: made.formUnion(names.suffix(1))
      default: break
      }
    }
    return made.filter { !$0.contains("/") }
  }

  // MARK: Rules

  /// Programs that take over the terminal whatever their options are.
  private static let fullScreen: Set<String> = [
    "vi", "vim", "nano", "emacs", "less", "more", "top", "htop", "man", "passwd", "su", "visudo", "mc", "tmux",
    "screen", "telnet", "ftp", "sftp",
  ]

  private static let cloudShells: Set<String> = ["bx", "bluemix", "ibmcloud", "cf", "ic"]

  private static func isInteractive(_ words: [String]) -> Bool {
    guard let program = words.first?.split(separator: "/").last.map(String.init) else { return false }
    let arguments = words.dropFirst()
    if fullScreen.contains(program) { return true }
    if cloudShells.contains(program), arguments.first == "login" || arguments.first == "l" {
      // A key or a password with a user name answers what it would ask for.
      let answers: Set<String> = ["--apikey", "-p", "-t", "--cr-token"]
      return !arguments.contains { answers.contains($0) || $0.hasPrefix("--apikey=") }
    }
    if ["docker", "podman", "kubectl", "oc"].contains(program), ["run", "exec", "attach"].contains(arguments.first) {
      return hasFlags(arguments, short: "i", long: "--interactive") && hasFlags(arguments, short: "t", long: "--tty")
    }
    if program == "ssh" {
      return arguments.filter { !$0.hasPrefix("-") }.count < 2 && !arguments.contains("-N")
    }
    if ["python", "python3", "node", "irb", "psql", "mysql", "redis-cli", "bash", "sh", "zsh"].contains(program) {
      return arguments.isEmpty
    }
    return program == "docker" && arguments.first == "login" && !arguments.contains { $0.hasPrefix("-p") }
      && !arguments.contains("--password-stdin")
  }

  private static let destructiveVerbs: Set<String> = [
    "delete", "destroy", "purge", "drop", "uninstall", "remove", "rm", "rmi", "erase", "wipe", "terminate", "drain",
  ]

  private static func isDestructive(_ words: [String]) -> Bool {
    guard let program = words.first?.split(separator: "/").last.map(String.init) else { return false }
    let arguments = words.dropFirst()
    switch program {
    case "rm":
      return hasFlags(arguments, short: "r", long: "--recursive") || hasFlags(arguments, short: "R", long: "-R")
        || hasFlags(arguments, short: "f", long: "--force")
    case "fdisk", "parted", "sfdisk", "gdisk": return !lists(Array(arguments))
    case "mkfs", "shred", "wipefs", "mkswap", "sgdisk", "blkdiscard": return true
    case _ where program.hasPrefix("mkfs."): return true
    case "cryptsetup": return arguments.contains { ["luksFormat", "erase", "luksErase", "reencrypt"].contains($0) }
    case "dd": return arguments.contains { $0.hasPrefix("of=") }
    case "curl", "wget": return asksToDelete(Array(arguments))
    case "git": return arguments.contains("--hard") || arguments.contains("--force")
    case "echo", "printf", "grep", "cat", "export", "apt", "apt-get", "kill": return false
    default: break
    }
    // `bx cr token-rm`, `kubectl delete`, `bx plugin uninstall`: a verb among the first words.
    return arguments.prefix(4).prefix { !$0.hasPrefix("-") }.contains { word in
      destructiveVerbs.contains(word) || destructiveVerbs.contains { word.hasSuffix("-\($0)") }
    }
  }

  /// `fdisk -l`, `parted -l`, `parted /dev/sda print`: what is there stays. A dash that is no hyphen was meant as one.
  private static func lists(_ arguments: [String]) -> Bool {
    arguments.contains { ["-l", "--list", "–l", "—l", "-s", "-d", "--dump"].contains($0) } || arguments.last == "print"
  }

  /// `-X DELETE`, `-XDELETE`, `--request=DELETE`, `--method DELETE`.
  private static func asksToDelete(_ arguments: [String]) -> Bool {
    let options = ["-X", "--request", "--method"]
    return arguments.indices.contains { index in
      let next = index + 1 < arguments.count ? arguments[index + 1] : ""
      return options.contains(arguments[index]) && next.uppercased() == "DELETE"
        || options.contains { ["\($0)DELETE", "\($0)=DELETE"].contains(arguments[index]) }
    }
  }

  private static func isSample(_ word: String) -> Bool {
    if word.contains("<") || word.contains("$") || word.contains("://") { return false }
    if SamplePath.isSample(word) { return true }
    let parts = word.split(separator: "/")
    guard let name = parts.last?.lowercased(), parts.count == 1 else { return false }
    return ["your_", "your-", "my_", "my-"].contains { name.hasPrefix($0) } && !FileNames.isFileName(word)
  }

  private static func hasFlags(_ arguments: ArraySlice<String>, short: Character, long: String) -> Bool {
    arguments.contains {
      $0 == long || ($0.hasPrefix("-") && !$0.hasPrefix("--") && $0.count < 5 && $0.contains(short))
    }
  }

  private static func withoutWrappers(_ words: [String]) -> [String] {
    var rest = words[...]
    while let first = rest.first, ["sudo", "env", "time", "nohup", "exec", "command"].contains(first) {
      rest = rest.dropFirst()
    }
    return Array(rest)
  }
}
