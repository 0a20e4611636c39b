import Bytes
import Diagnostics
package import ShellSyntax

/// Fills actions in: the only maker of what a session may run.
package struct Planner: Sendable {
  private let placeholders: [String: Placeholder]
  /// What the page shows in place of values of the reader's own, without brackets.
  private let samples: [String]
  /// Where one action reads again what another one was given.
  private let session: SessionFlow

  package init(_ runbook: Runbook) {
    placeholders = Dictionary(runbook.placeholders.map { ($0.key, $0) }) { first, _ in first }
    samples = runbook.placeholders.filter(\.isSample).flatMap(\.spellings)
    // Without placeholders no value goes anywhere.
    session = SessionFlow(runbook.placeholders.isEmpty ? [] : runbook.actions.compactMap(Planner.block))
  }

  private static func block(of action: Action) -> SessionFlow.Block? {
    guard action.blocked == nil, let text = action.text else { return nil }
    let script = ShellScript.known(text)
    switch action.kind {
    case .command: return SessionFlow.Block(script, line: action.textLine)
    case .file: return action.filePath.map { SessionFlow.Block(script, line: action.textLine, file: $0) }
    case .http, .manual: return nil
    }
  }

  /// Fills `action` in.
  ///
  /// - Parameters:
  ///   - action: of the runbook.
  ///   - bindings: values by placeholder key; derived ones are computed here when their parts are known.
  ///   - body: for a request with several bodies the id of the chosen one; the first when nil.
  package func resolve(_ action: Action, with bindings: Bindings, body: String? = nil) -> Resolution {
    if let reason = action.blocked { return .blocked(reason) }
    switch action.kind {
    case .manual:
      return .notRunnable
    case .command:
      guard let text = action.text else { return .notRunnable }
      return resolve(command: text, line: action.textLine, with: bindings)
    case .file:
      guard let name = action.filePath, let text = action.text else { return .notRunnable }
      return resolve(file: name, content: text, asking: action.placeholders, with: bindings)
    case .http:
      guard let request = action.request else { return .notRunnable }
      return resolve(request: request, body: body, with: bindings)
    }
  }

  /// The templates that filling an action in fills: of a request with all its bodies.
  package static func templates(of action: Action) -> [Template] {
    templates(of: action) { Template($0, language: $1) }
  }

  static func templates(of action: Action, making template: (String, Template.Language) -> Template) -> [Template] {
    switch action.kind {
    case .manual: return []
    case .command: return action.text.map { [template($0, .shell)] } ?? []
    case .file:
      let content = action.text ?? ""
      let name = action.filePath ?? ""
      return [
        template(name, .plain),
        template(content, language(ofFile: name, content: content)),
      ]
    case .http:
      guard let request = action.request else { return [] }
      let bodies = request.bodies.map { RequestParts(request: request, body: $0, making: template).bodyTemplates }
      return RequestParts(request: request, body: nil, making: template).templates + bodies.joined()
    }
  }

  /// Fills in a command that did not come from the page as it is: one that a person edited, or one that an
  /// earlier output showed. It is held to the same rule: nothing unfilled is ever ready.
  package func resolve(command text: String, line: Int, with bindings: Bindings) -> Resolution {
    let script = ShellScript.known(text, samples: samples)
    let template = Template(script).within(session)
    // What quotes a value there is not what quotes it in the shells that Passo knows.
    if !template.sites.isEmpty, WindowsSyntax.isWindows(text) { return .blocked("this is a command for Windows") }
    // Before any value is asked for: no value makes such a command one that may be run.
    let filled = (template.sites + possibleSites(of: template)).map(\.range)
    if let spelling = UnfilledSpelling(script, filled: filled).first {
      return .blocked(
        "`\(spelling)` reads as a placeholder that is not filled in: write the value there, or in the page `<name>`")
    }
    return fill([template], with: bindings) { clear, shown in
      .command(ResolvedCommand(text: clear[0], shown: shown[0], line: line))
    }
  }

  /// What reads the values of a command once more after the shell, such as `sh -c` or `awk`.
  package func secondReaders(of action: Action) -> [ValueReader] {
    readers(of: action).reduce(into: []) { found, reader in
      if let index = found.firstIndex(where: { $0.program == reader.program && $0.line == reader.line }) {
        if !found[index].names.contains(reader.site.name) { found[index].names.append(reader.site.name) }
      } else {
        found.append(ValueReader(program: reader.program, line: reader.line, names: [reader.site.name]))
      }
    }
  }

  private func readers(of action: Action) -> [SecondReader] {
    guard let text = action.text else { return [] }
    switch action.kind {
    case .command:
      let script = ShellScript.known(text, samples: samples)
      let template = Template(script)
      return script.secondReaders(of: template.sites + possibleSites(of: template), in: session)
    case .file:
      guard let name = action.filePath else { return [] }
      let template = content(of: name, text, asking: action.placeholders)
      return session.secondReaders(ofFile: name, template.sites + possibleSites(of: template))
    case .http, .manual: return []
    }
  }

  private func resolve(
    file name: String, content: String, asking names: [String], with bindings: Bindings
  ) -> Resolution {
    let path = Template(name, language: .plain)
    let body = self.content(of: name, content, asking: names).within(session, file: name)
    return fill([path, body], with: bindings) { clear, shown in
      .file(ResolvedFile(path: clear[0], content: clear[1] + "\n", shown: shown[1]))
    }
  }

  /// A file that a step sources is read by a shell, no matter what its name.
  ///
  /// - Parameter names: the placeholders of the file: other variables are left to what reads it.
  private func content(of file: String, _ text: String, asking names: [String]) -> Template {
    let language = session.isShell(file) ? .shell : Planner.language(ofFile: file, content: text)
    return Template(text, language: language, samples: samples).keepingVariables(names)
  }

  private func resolve(request: RequestTemplate, body id: String?, with bindings: Bindings) -> Resolution {
    let body = request.bodies.first { $0.id == id } ?? request.bodies.first
    let parts = RequestParts(request: request, body: body) { Template($0, language: $1, samples: samples) }
    return fill(parts.templates, with: bindings) { clear, shown in
      .request(parts.resolved(clear: clear, shown: shown))
    }
  }

  /// Fills all templates twice, with values and with masks, and hands both to `make` when nothing is missing.
  private func fill(
    _ templates: [Template], with bindings: Bindings, make: ([String], [String]) -> ResolvedAction
  ) -> Resolution {
    var clear: [String] = []
    var shown: [String] = []
    var unfilled: [PlaceholderSite] = []
    var refused: [Resolution.Refusal] = []
    for template in templates {
      do {
        let extra = possibleSites(of: template)
        clear.append(try template.filled(including: extra) { filling(of: $0, with: bindings, masked: false) })
        let masked = try template.filled(including: extra) { filling(of: $0, with: bindings, masked: true) }
        shown.append(masked.replacingBytes(of: Self.maskStandIn, with: Binding.mask))
      } catch {
        unfilled += error.unfilled
        refused += error.refused.map { Resolution.Refusal(name: $0.site.name, reason: $0.reason) }
      }
    }
    if !unfilled.isEmpty { return .unfilled(described(unfilled)) }
    if !refused.isEmpty { return .refused(refused) }
    return .ready(make(clear, shown))
  }

  /// Letters that need no quoting anywhere, so that a masked secret shows no quotes that its value might not need.
  private static let maskStandIn = "PassoMaskedSecretValue"

  /// Words that only look like a placeholder count as one when the page was read so, as do variables.
  private func possibleSites(of template: Template) -> [PlaceholderSite] {
    (template.possibleSites + template.variableSites).filter {
      placeholders[$0.key]?.spellings.contains($0.name) ?? false
    }
  }

  private func filling(of site: PlaceholderSite, with bindings: Bindings, masked: Bool) -> Filling? {
    guard let binding = bindings[site.key] ?? derived(site.key, with: bindings) else { return nil }
    if site.form == .optional {
      if site.argument == nil { return binding.value == "true" ? .keep : .omit }
      if binding.value.isEmpty { return .omit }
    }
    if masked, binding.isSecret { return .value(Self.maskStandIn) }
    return .value(binding.value)
  }

  /// The value of a placeholder that the page derives from others, once all of them are known.
  package func derived(_ key: String, with bindings: Bindings) -> Binding? {
    guard let template = placeholders[key]?.derivedFrom.map({ Template($0, language: .plain) }) else { return nil }
    var isSecret = placeholders[key]?.isSecret ?? false
    let value = try? template.filled { site in
      // A template over itself, or over another derived one, is not followed: one level is all that pages use.
      guard site.key != key, let part = bindings[site.key] else { return nil }
      isSecret = isSecret || part.isSecret
      return .value(part.value)
    }
    return value.map { Binding(key: key, value: $0, origin: .derived, isSecret: isSecret) }
  }

  /// Whether the value of this key is a secret.
  func isSecret(_ key: String, with bindings: Bindings) -> Bool {
    bindings[key]?.isSecret ?? derived(key, with: bindings)?.isSecret ?? placeholders[key]?.isSecret ?? false
  }

  private func described(_ sites: [PlaceholderSite]) -> [Placeholder] {
    var seen: Set<String> = []
    return sites.filter { seen.insert($0.key).inserted }
      .map { placeholders[$0.key] ?? Placeholder(key: $0.key, name: $0.name) }
  }

  /// What quoting a file's content asks for.
  /// How the files of programs end whose language writes names in braces or angle brackets.
  private static let sources: Set<Substring> = [
    "c", "cc", "cpp", "cs", "dart", "go", "h", "java", "js", "jsx", "kt", "php", "py", "rb", "rs", "scala", "swift",
    "ts",
    "tsx", "vue",
  ]

  static func language(ofFile name: String, content: String) -> Template.Language {
    let name = name.lowercased()
    if [".sh", ".bash", ".zsh", ".ksh"].contains(where: name.hasSuffix) { return .shell }
    if name.hasSuffix(".json") { return .json }
    if name.hasSuffix(".yaml") || name.hasSuffix(".yml") { return .yaml }
    if let dot = name.lastIndex(of: "."), sources.contains(name[name.index(after: dot)...]) { return .source }
    switch TextShape.of(content) {
    case .json: return .json
    case .yaml: return .yaml
    default: return .plain
    }
  }
}
