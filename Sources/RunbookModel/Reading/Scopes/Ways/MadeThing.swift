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
    if let installed = Self.installed(by: words) {
      (self.words, places) = (installed, Self.options(of: words).filter { Self.placeOptions.contains($0.key) })
      return
    }
    guard let program = words.first, let verb = words.dropFirst().prefix(4).firstIndex(where: Self.isMaking),
      !words[..<verb].contains(where: Self.isOption), !words.contains(where: { $0.hasPrefix("--dry-run") })
    else { return nil }
    let options = Self.options(of: words)
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

  /// `cmake -B build`
  var isBuildFolder: Bool { ["cmake", "meson"].contains(words[0]) }

  private static func options(of words: [String]) -> [String: String] {
    var options: [String: String] = [:]
    for (index, word) in words.enumerated() where isOption(word) {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let next = index + 1 < words.count && !isOption(words[index + 1]) ? words[index + 1] : nil
      options[parts[0]] = parts.count > 1 ? parts[1] : next
    }
    return options
  }

  /// `helm install web chart` makes the release `web`, which can be made once; `minikube start` and `istioctl install`
  /// make what there is one of.
  private static func installed(by words: [String]) -> [String]? {
    guard words.count > 1, !words.contains(where: { $0.hasPrefix("--dry-run") }) else { return nil }
    switch (words[0], words[1]) {
    case ("helm", "install"):
      let operands = words[2...].prefix { !isOption($0) }
      guard let name = options(of: words)["--name"] ?? (operands.count > 1 ? operands.first : nil) else { return nil }
      return ["helm", "install", name]
    // A folder is set up for a build once.
    case ("cmake", _):
      guard let folder = options(of: words)["-B"] else { return nil }
      return ["cmake", "-B", folder]
    case ("meson", "setup"): return words.count > 2 ? ["meson", "setup"] + words[2...].filter { !isOption($0) } : nil
    case ("minikube", "start"): return ["minikube", "start"]
    case ("istioctl", "install"), ("cilium", "install"), ("velero", "install"): return [words[0], "install"]
    default: return nil
    }
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
    "--context", "--kube-context", "--kubeconfig", "--project", "-p", "--profile", "--subscription", "--account",
  ]

  private static let removing: Set<String> = [
    "rm", "delete", "del", "remove", "destroy", "uninstall", "down", "stop", "kill", "rmi", "prune",
  ]
}
