import ShellSyntax

/// The thing that a call makes, by the words that name it: `tool cluster create --name web --big` makes what
/// `tool cluster create --name web` makes.
struct MadeThing: Hashable {
  /// The program, its subcommands, and the name.
  private let words: [String]
  /// By option, what it is made in: in another place it is another thing.
  private let places: [String: String]

  /// Nil where the call makes nothing that it names.
  init?(_ call: SimpleCommand) {
    let words = call.calledWords.map { $0.literal ?? $0.text }
    guard let program = words.first, let verb = words.dropFirst().prefix(4).firstIndex(where: Self.isMaking),
      !words[..<verb].contains(where: Self.isOption), !words.contains(where: { $0.hasPrefix("--dry-run") })
    else { return nil }
    var options: [String: String] = [:]
    for (index, word) in words.enumerated() where Self.isOption(word) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let next = index + 1 < words.count && !Self.isOption(words[index + 1]) ? words[index + 1] : nil
      options[parts[0]] = parts.count > 1 ? parts[1] : next
    }
    let operands = words[(verb + 1)...].prefix { !Self.isOption($0) }
    let name = options["--name"] ?? (program == "az" ? options["-n"] : nil)
    if words[verb] == "run" {
      guard Self.containerPrograms.contains(program), let name else { return nil }
      (self.words, places) = ([program, "run", name], [:])
      return
    }
    guard name != nil || !operands.isEmpty else { return nil }
    self.words = Array(words[...verb]) + operands + [name].compactMap(\.self)
    places = options.filter { Self.placeOptions.contains($0.key) }
  }

  /// It takes something away, so that it can be made again.
  static func isRemoval(_ call: SimpleCommand) -> Bool {
    call.calledWords.prefix(4).contains { removing.contains($0.literal ?? "") }
  }

  private static func isOption(_ word: String) -> Bool { word.hasPrefix("-") && word.count > 1 }

  /// `create`, `create-for-rbac`, and `run` of a container.
  private static func isMaking(_ word: String) -> Bool {
    word == "create" || word.hasPrefix("create-") || word == "run"
  }

  private static let containerPrograms: Set<String> = ["docker", "podman", "nerdctl"]

  private static let placeOptions: Set<String> = [
    "-n", "--namespace", "-g", "--resource-group", "--zone", "--region", "--location", "--cluster", "--cluster-name",
    "--context", "--project", "--profile", "--subscription", "--account",
  ]

  private static let removing: Set<String> = [
    "rm", "delete", "del", "remove", "destroy", "uninstall", "down", "stop", "kill", "rmi", "prune",
  ]
}
