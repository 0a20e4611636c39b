import Configuration
import Diagnostics
import RunbookModel
import RunbookRunner
import ShellSyntax

extension ValueOptions {
  /// What `--secret` names: placeholders of the page, and shell variables that its commands set.
  struct Secrets {
    /// Keys of placeholders.
    var keys: Set<String> = []
    var variables: Set<String> = []
  }

  /// - Parameter earlier: what was named when the run began; the page may have lost some of it.
  /// - Throws: a ``Complaint`` for a name that the page has neither as a placeholder nor as a variable.
  func secrets(of runbook: Runbook, before earlier: [String] = []) throws(Complaint) -> Secrets {
    var secrets = Secrets()
    let variables = Set(runbook.actions.flatMap(\.sets))
    for name in secret + earlier {
      let key = PlaceholderKey.key(of: name)
      let variable = name.hasPrefix("$") ? String(name.dropFirst()) : name
      if runbook.placeholder(key: key) != nil {
        secrets.keys.insert(key)
      } else if variables.contains(variable) {
        secrets.variables.insert(variable)
      } else if !earlier.contains(name) {
        let known = runbook.placeholders.map(\.key) + variables.sorted()
        let nearest = NearestName.of(name, in: known)
        throw Complaint(
          "the page has neither a placeholder nor a shell variable `\(name)`",
          help: nearest.map { "did you mean `\($0)`?" } ?? "it has: \(known.joined(separator: ", "))",
          status: ExitStatus.usage)
      }
    }
    return secrets
  }

  /// Placeholders whose values come from where secrets are kept, no matter what their names are.
  func storedSecrets(in file: ValuesFile) throws(Complaint) -> Secrets {
    var secrets = Secrets()
    for setting in file.values + (try chosenProfile(of: file)) where setting.value.program?.isOfSecretStore == true {
      secrets.keys.insert(PlaceholderKey.key(of: setting.placeholder))
    }
    return secrets
  }
}

extension ValuesFile.Reference {
  /// Programs that keep secrets, and give them out.
  private static let secretStores: Set<String> = [
    "age", "bao", "bw", "chamber", "credstash", "doppler", "gopass", "gpg", "gpg2", "keepassxc-cli", "lpass", "op",
    "pass", "passage", "rage", "rbw", "secret-tool", "security", "sops", "vault",
  ]

  /// `pass show x`, `kubectl get secret x`, also within a longer command.
  fileprivate var isOfSecretStore: Bool {
    if source == .keyring { return true }
    let words = Set(
      arguments.flatMap { $0.split { " \t\n|;&()'\"$`".contains($0) } }.map { word in
        word.split(separator: "/").last.map(String.init) ?? ""
      })
    return !words.isDisjoint(with: Self.secretStores)
      || words.contains("kubectl") && (words.contains("secret") || words.contains("secrets"))
  }
}

extension Page {
  /// The page with these placeholders as secrets.
  func hiding(_ secrets: ValueOptions.Secrets) -> Page {
    var runbook = runbook
    for index in runbook.placeholders.indices where secrets.keys.contains(runbook.placeholders[index].key) {
      runbook.placeholders[index].isSecret = true
    }
    return Page(source: source, document: document, runbook: runbook, procedures: procedures, sources: sources)
  }
}
