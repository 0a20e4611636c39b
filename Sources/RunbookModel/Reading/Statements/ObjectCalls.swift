import Bytes
import ShellSyntax

/// A command that makes or removes things by name: `bx cr namespace-add shop`, `kubectl delete pod web`.
struct ChangingCall {
  let family: String
  let noun: String
  let verb: String
  /// As written, placeholders unfilled; empty where it gives none, or one that only the shell knows.
  let names: [String]

  init?(_ command: SimpleCommand) {
    let words = CallWords(command)
    guard let verb = words.verb(Change.anyMaking.verbs.union(Change.anyRemoval.verbs)) else { return nil }
    family = words.family
    self.verb = verb.word
    var operands = words.operands(after: verb.index)
    if let noun = verb.noun {
      self.noun = CallWords.singular(noun)
    } else if verb.index > 0 {
      noun = CallWords.singular(words.path[verb.index - 1])
    } else if let noun = CallWords.nouns[words.family]?[verb.word] {
      self.noun = noun
    } else {
      guard let first = operands.first else { return nil }
      // `kubectl delete deploy/web`
      let parts = first.parts(separatedBy: "/", maxSplits: 1).map(String.init)
      noun = CallWords.singular(parts[0])
      operands = Array(operands.dropFirst())
      if parts.count > 1 { operands.insert(parts[1], at: 0) }
      if let kind = operands.first, CallWords.kinds.contains(kind) { operands.removeFirst() }
    }
    let given = words.value(of: ["--name"]) ?? (noun == "image" ? words.value(of: ["-t", "--tag"]) : nil)
    let names =
      given.map { [$0] } ?? (Change.anyRemoval.verbs.contains(verb.word) ? operands : Array(operands.prefix(1)))
    self.names = names.allSatisfy(CallWords.isName) ? names : []
  }

  /// What a sentence says that was done.
  enum Change {
    case making, installing, anyMaking, removing, uninstalling, anyRemoval

    var isRemoval: Bool { [.removing, .uninstalling, .anyRemoval].contains(self) }

    var verbs: Set<String> {
      switch self {
      case .making: ["create", "add", "new", "push", "pull", "build", "run"]
      case .installing: ["install"]
      case .anyMaking: Change.making.verbs.union(Change.installing.verbs)
      case .removing: ["delete", "remove", "rm", "rmi", "destroy", "purge", "erase", "uninstall"]
      case .uninstalling: ["uninstall", "remove", "purge"]
      case .anyRemoval: Change.removing.verbs
      }
    }
  }
}

/// A command that lists things: `bx cr namespace-list`, `kubectl get pods`, `docker images`.
struct ListingCall {
  private let family: String
  private let noun: String
  /// Nothing that it could show is filtered out.
  let isWhole: Bool

  init?(_ script: ShellScript) {
    let commands = script.commands.flatMap(\.simpleCommands)
    guard let command = commands.first, command.assignments.isEmpty, command.redirections.isEmpty else { return nil }
    let words = CallWords(command)
    let path = words.path
    family = words.family
    var last: Int
    if let verb = words.verb(Self.verbs) {
      last = verb.index
      if let noun = verb.noun {
        self.noun = CallWords.singular(noun)
      } else if verb.index > 0 {
        noun = CallWords.singular(path[verb.index - 1])
      } else if let noun = CallWords.nouns[words.family]?[verb.word] {
        self.noun = noun
      } else if path.count > 1 {
        noun = CallWords.singular(path[1])
        last = 1
      } else {
        return nil
      }
    } else {
      guard let index = path.prefix(3).lastIndex(where: { CallWords.singular($0) != $0 }) else { return nil }
      last = index
      noun = CallWords.singular(path[index])
    }
    isWhole =
      commands.count == 1 && words.operands(after: last).isEmpty
      && words.options.allSatisfy { !Self.filters.contains(String($0.prefix { $0 != "=" })) }
  }

  func shows(_ call: ChangingCall) -> Bool {
    noun == call.noun && (family == call.family || call.noun == "image")
  }

  private static let verbs: Set<String> = ["list", "ls", "get", "show", "ps"]

  private static let filters: Set<String> = [
    "-l", "--selector", "-f", "--filter", "--field-selector", "-q", "--quiet", "--limit", "--grep", "--state",
    "--status",
    "--restrict", "--max-items", "--query",
  ]
}

/// The words of a command that manages things.
struct CallWords {
  let family: String
  /// What is after the program, up to the first option.
  let path: [String]
  private let arguments: [String]

  init(_ command: SimpleCommand) {
    var words = command.words.map { $0.literal ?? $0.text }[...]
    while let first = words.first, ["sudo", "env", "time", "nohup", "exec", "command"].contains(first) {
      words = words.dropFirst()
    }
    let program = words.first?.parts(separatedBy: "/").last.map(String.init) ?? ""
    family = Self.families[program] ?? program
    arguments = Array(words.dropFirst())
    path = Array(arguments.prefix { !$0.hasPrefix("-") })
  }

  var options: [String] { arguments.filter { $0.hasPrefix("-") } }

  /// The first of these verbs, and in one word with it the thing that it is about: `namespace-add`.
  func verb(_ verbs: Set<String>) -> (word: String, index: Int, noun: String?)? {
    for (index, word) in path.prefix(4).enumerated() {
      if verbs.contains(word) { return (word, index, nil) }
      let parts = word.parts(separatedBy: "-").map(String.init)
      if parts.count > 1, let last = parts.last, verbs.contains(last) {
        return (last, index, parts.dropLast().joined(separator: "-"))
      }
    }
    return nil
  }

  /// What is not an option after the verb.
  func operands(after index: Int) -> [String] {
    var operands: [String] = []
    var isValue = false
    for (position, word) in arguments.enumerated() where position > index {
      if word.hasPrefix("-") {
        isValue = !word.containsBytes(of: "=") && !Self.flags.contains(word)
      } else {
        // What is after an option may be its value; what is before all options is none.
        if !isValue { operands.append(word) }
        isValue = false
      }
    }
    return operands
  }

  func value(of names: [String]) -> String? {
    for (index, word) in arguments.enumerated() {
      if names.contains(word), index + 1 < arguments.count { return arguments[index + 1] }
      for name in names where word.hasPrefix(name + "=") { return String(word.dropFirst(name.count + 1)) }
    }
    return nil
  }

  /// Whether the shell hands it on as it is, once its placeholders have values.
  static func isName(_ word: String) -> Bool {
    word.contains { $0.isAlphabetic || $0.isNumeric } && !word.contains { "$*?`\"'\\(){}|&;= ".containsBytes(of: $0) }
  }

  /// `namespaces` and `namespace`, `ns` and `namespace` are one.
  static func singular(_ noun: String) -> String {
    let noun = noun.lowercased()
    if let long = abbreviations[noun] { return long }
    if noun.hasSuffix("ies") { return noun.dropLast(3) + "y" }
    if noun.hasSuffix("s"), !noun.hasSuffix("ss"), noun.count > 3 { return String(noun.dropLast()) }
    return noun
  }

  private static let flags: Set<String> = [
    "-f", "--force", "-y", "--yes", "-q", "--quiet", "-r", "-d", "--non-expiring",
  ]

  private static let families = [
    "bx": "ibmcloud", "bluemix": "ibmcloud", "ic": "ibmcloud", "oc": "kubectl", "podman": "docker", "apt-get": "apt",
    "pip3": "pip",
  ]

  /// Verbs that say by themselves what they are about.
  static let nouns: [String: [String: String]] = [
    "docker": [
      "push": "image", "pull": "image", "build": "image", "rmi": "image", "run": "container", "rm": "container",
      "ps": "container",
    ],
    "kubectl": ["run": "pod"],
    "helm": ["install": "release", "uninstall": "release", "delete": "release", "list": "release", "ls": "release"],
    "npm": packages, "pip": packages, "apt": packages, "brew": packages, "gem": packages, "snap": packages,
  ]

  private static let packages = [
    "install": "package", "uninstall": "package", "remove": "package", "purge": "package", "list": "package",
    "ls": "package",
  ]

  private static let abbreviations = [
    "ns": "namespace", "po": "pod", "svc": "service", "deploy": "deployment", "cm": "configmap", "sa": "serviceaccount",
    "pvc": "persistentvolumeclaim", "pv": "persistentvolume", "ds": "daemonset", "sts": "statefulset",
    "ing": "ingress", "rs": "replicaset",
  ]

  /// Words after the noun that say which kind of it: `kubectl create secret generic x`.
  static let kinds: Set<String> = ["generic", "docker-registry", "tls", "clusterip", "nodeport", "loadbalancer"]
}
