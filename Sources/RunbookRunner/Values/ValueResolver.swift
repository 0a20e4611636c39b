import Bytes
import Configuration
import Diagnostics
package import RunbookModel
import ShellSyntax

/// Brings the values that were given beforehand to the placeholders of a page.
///
/// Precedence, highest first: `--set`; captured; profile; values file; `PASSO_<KEY>`; remembered (offered for
/// editing only); the page's default; asking. What comes after the environment is the run's business.
package struct ValueResolver: Sendable {
  private let runbook: Runbook

  package init(_ runbook: Runbook) {
    self.runbook = runbook
  }

  /// - Throws: ``RunError`` for a `--set` name that the page does not have, and for a flag's value that is neither
  ///   yes nor no. A values file may serve several pages: its other names are no error.
  package func bindings(from sources: ValueSources) throws(RunError) -> Bindings {
    var bindings = Bindings()
    for placeholder in runbook.placeholders {
      // `$CONFIG_DIR` of the page is a variable that may be there under its own name.
      let own = placeholder.spellings.filter { $0.hasPrefix("$") }.map { $0.filter { !"${}".containsBytes(of: $0) } }
      let names = environmentNames(of: placeholder.key) + own
      let value = names.lazy.compactMap { sources.environment[$0] }.first
      if let value, ValueResolver.counts(value, for: placeholder) {
        bindings.set(try ValueResolver.binding(placeholder, value, .environment))
      }
    }
    try add(sources.file, promised: sources.promisedByFile, .file, to: &bindings)
    try add(sources.profile, promised: sources.promisedByProfile, .profile, to: &bindings)
    for (name, value) in sources.flags {
      guard let placeholder = placeholder(named: name) else { throw unknown(name) }
      if value.isEmpty, placeholder.isRequired != false, placeholder.kind != .flag {
        throw RunError("\(placeholder.name) needs a value", help: ValueResolver.advice(placeholder))
      }
      bindings.set(try ValueResolver.binding(placeholder, value, .flag))
    }
    bindings.promised = bindings.promised.filter { bindings[$0.key] == nil }
    return bindings
  }

  /// - Parameter promised: the commands that give values when they are needed, by name.
  private func add(
    _ values: [String: String], promised: [String: String], _ origin: Binding.Origin, to bindings: inout Bindings
  ) throws(RunError) {
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let placeholder = placeholder(named: name), ValueResolver.counts(value, for: placeholder) else { continue }
      bindings.set(try ValueResolver.binding(placeholder, value, origin))
    }
    for (name, command) in promised.sorted(by: { $0.key < $1.key }) {
      guard let placeholder = placeholder(named: name) else { continue }
      bindings.remove(placeholder.key)
      bindings.promised[placeholder.key] = PromisedValue(origin: origin, command: command)
    }
  }

  /// What a values file names and the page does not have, in order.
  package func unknownNames(in names: [String]) -> [(name: String, nearest: String?)] {
    names.filter { placeholder(named: $0) == nil }.map { name in
      (name, NearestName.of(PlaceholderKey.key(of: name), in: runbook.placeholders.map(\.key)))
    }
  }

  /// An empty text answers only what may be left out: in a values file it is a line that no one has filled in yet.
  private static func counts(_ value: String, for placeholder: Placeholder) -> Bool {
    !value.isEmpty || placeholder.isRequired == false || placeholder.kind == .flag
  }

  /// `PASSO_` and the key in capitals, without accents: no shell could set `PASSO_CLÉ`.
  package static func environmentName(of key: String) -> String {
    "PASSO_" + PlaceholderKey.withoutAccents(key).uppercased()
  }

  /// The name, unless it is that of another placeholder, and the key as it is, which a program can have set.
  private func environmentNames(of key: String) -> [String] {
    let plain = PlaceholderKey.withoutAccents(key)
    guard plain != key else { return [ValueResolver.environmentName(of: key)] }
    let own = runbook.placeholder(key: plain) == nil ? [ValueResolver.environmentName(of: key)] : []
    return own + ["PASSO_" + key.uppercased()]
  }

  /// A secret does not belong on a command line, which others can see.
  private static func advice(_ placeholder: Placeholder) -> Message {
    guard placeholder.isSecret else { return "give it one: --set \(placeholder.key)=VALUE" }
    return "set \(environmentName(of: placeholder.key)) in the environment, or give it in a values file: --values"
  }

  /// Checks an answer and gives it the form that planning expects.
  static func binding(
    _ placeholder: Placeholder, _ value: String, _ origin: Binding.Origin
  ) throws(RunError) -> Binding {
    var value = value
    if placeholder.kind == .flag {
      switch value.lowercased() {
      case "true", "yes", "y", "on", "1": value = "true"
      case "false", "no", "n", "off", "0", "": value = "false"
      default: throw RunError("\(placeholder.name) is yes or no: `true` or `false`, not `\(value)`")
      }
    }
    return Binding(key: placeholder.key, value: value, origin: origin, isSecret: placeholder.isSecret)
  }

  package func placeholder(named name: String) -> Placeholder? {
    runbook.placeholder(key: PlaceholderKey.key(of: name))
  }

  private func unknown(_ name: String) -> RunError {
    let keys = runbook.placeholders.map(\.key)
    let message: Message = "the page has no placeholder `\(name)`"
    if let nearest = NearestName.of(PlaceholderKey.key(of: name), in: keys) {
      return RunError(message, help: "did you mean `\(nearest)`?")
    }
    return RunError(message, help: keys.isEmpty ? "it has none at all" : "it has: \(keys.joined(separator: ", "))")
  }
}
