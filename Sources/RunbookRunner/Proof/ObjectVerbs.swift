/// What verbs of command lines do to the object that follows them. Data.
enum ObjectVerbs {
  static func effect(of word: String) -> SuccessRow.Effect? {
    let parts = word.lowercased().split(separator: "-").map(String.init)
    return [parts.first, parts.last].compactMap { $0 }.lazy.compactMap { verbs[$0] }.first
  }

  private static let verbs: [String: SuccessRow.Effect] = words.reduce(into: [:]) { all, entry in
    for verb in entry.value { all[verb] = entry.key }
  }

  private static let words: [SuccessRow.Effect: [String]] = [
    .makes: ["create", "add", "install", "new", "register", "import", "deploy", "provision", "define", "clone"],
    .changes: ["update", "upgrade", "set", "configure", "enable", "rename"],
    .removes: ["delete", "remove", "rm", "uninstall", "destroy", "drop", "purge", "unregister", "del"],
    .lists: ["list", "ls", "get", "ps"],
  ]
}
