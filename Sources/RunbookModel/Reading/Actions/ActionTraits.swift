import Bytes
import ShellSyntax

/// What a command's words tell about it: whether it needs a person, destroys something, or shows sample paths.
struct ActionTraits {
  private let commands: [[String]]
  private let entries: [ProgramEntry]
  private let writesFiles: Bool

  init(_ script: ShellScript) {
    commands = script.commands.flatMap(\.simpleCommands).map { command in
      command.words.map { $0.literal ?? $0.text }
    }
    entries = script.programEntries
    writesFiles = script.commands.flatMap(\.simpleCommands).flatMap(\.redirections).contains {
      // `~/.profile` is known only when the command runs.
      [">", ">>", ">|"].contains($0.operation) && $0.target?.literal?.hasPrefix("/dev/") != true
    }
  }

  var isInteractive: Bool { entries.contains(where: \.takesTerminal) }

  var isDestructive: Bool { entries.contains(where: \.destroys) }

  /// Whether all its commands only show something: `kubectl get pods`, `tool status`.
  var onlyShows: Bool { !entries.isEmpty && !writesFiles && entries.allSatisfy(\.onlyShows) }

  /// What they do to the world, as far as their words tell.
  var effect: CallEffect {
    if onlyShows { return .shows }
    if isDestructive { return .destroys }
    return writesFiles || entries.contains(where: \.changes) ? .changes : .unknown
  }

  /// Words that stand for something of the reader's own without brackets.
  var samplePaths: [String] {
    var seen: Set<String> = []
    let (slash, y) = (UInt8(ascii: "/"), UInt8(ascii: "y"))
    // A sample has a folder, or says `your` or `my`.
    return commands.flatMap { $0.dropFirst().filter { $0.utf8.contains { $0 == slash || $0 | 0x20 == y } } }.flatMap {
      Self.bucket($0).map { [$0] }
        ?? Self.withoutVariable($0).split { "=:,".containsBytes(of: $0) }.map(Self.host)
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
    return made.filter { !$0.containsBytes(of: "/") }
  }

  // MARK: Rules

  /// `MY_GROUP=web` sets a variable, no matter what its name says.
  private static func withoutVariable(_ word: String) -> Substring {
    let name = word.prefix { $0 != "=" }
    let isVariable = name.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }
    return isVariable && name.endIndex < word.endIndex ? word[name.endIndex...] : word[...]
  }

  /// `my-bucket` of `s3://my-bucket/reports`
  private static func bucket(_ word: String) -> String? {
    let word = word.withoutQuotes
    guard ["s3://", "gs://"].contains(where: word.hasPrefix) else { return nil }
    return word.dropFirst(5).parts(separatedBy: "/").first.map(String.init)
  }

  /// `my-host` of `//my-host`, which is all of an address
  private static func host(_ piece: Substring) -> String {
    let isHost = piece.hasPrefix("//") && !piece.dropFirst(2).containsBytes(of: "/")
    return String(isHost ? piece.dropFirst(2) : piece)
  }

  private static func isSample(_ word: String) -> Bool {
    if word.containsBytes(of: "<") || word.containsBytes(of: "$") || word.containsBytes(of: "://") { return false }
    if SamplePath.isSample(word) { return true }
    let parts = word.parts(separatedBy: "/")
    guard let name = parts.last?.lowercased(), parts.count == 1 else { return false }
    return ["your_", "your-", "my_", "my-"].contains { name.hasPrefix($0) } && !FileNames.isFileName(word)
  }

  private static func withoutWrappers(_ words: [String]) -> [String] {
    var rest = words[...]
    while let first = rest.first, ["sudo", "env", "time", "nohup", "exec", "command"].contains(first) {
      rest = rest.dropFirst()
    }
    return Array(rest)
  }
}

/// What a command does to the world.
enum CallEffect: Int, Comparable {
  case shows, unknown, changes, destroys

  static func < (left: CallEffect, right: CallEffect) -> Bool { left.rawValue < right.rawValue }
}

extension Action {
  /// Whether a command removes or overwrites something that cannot be had back, as ``isDestructive`` says it of those of
  /// the page; for one that a person has typed in its place.
  package static func destroys(command: String) -> Bool { ActionTraits(ShellScript(command)).isDestructive }
}
