import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// A step that changes the directory and that `--from` or `--only` leaves out: what comes after it would read and write
/// its files elsewhere.
struct LeftDirectory {
  let services: RunServices
  let state: RunState

  /// Why the action may not run now; nil where it may.
  func reason(for resolved: ResolvedAction, of action: Action) -> Message? {
    switch resolved {
    case .command(let command): reason(command.text, for: action)
    case .file(let file): LeftDirectory.isRelative(file.path) ? reason(nil, for: action) : nil
    case .request: nil
    }
  }

  /// The same before its values are known.
  func reason(unresolved action: Action) -> Message? {
    switch action.kind {
    case .command: reason(action.text ?? "", for: action)
    case .file: LeftDirectory.isRelative(action.filePath ?? "") ? reason(nil, for: action) : nil
    case .http, .manual: nil
    }
  }

  /// - Parameter text: of a command; nil: it is about files in the current directory for certain.
  func reason(_ text: String?, for action: Action) -> Message? {
    guard !services.options.isRehearsal, !state.isPlacedByThePerson,
      let change = services.directoryChanges.last(before: action.id),
      !state.ledger.hasRun(change.action), !state.route.comesTo(change.action), !isThere(change.target),
      text.map(LeftDirectory.concernsFiles) ?? true
    else { return nil }
    let label = change.label
    return """
      step \(step: label) changes the directory (cd \(change.target)), and is left out: begin with it (--from \(label)), or go \
      there first
      """
  }

  /// Whether the shell is where `cd` would lead, as far as is known.
  private func isThere(_ target: String) -> Bool {
    let bare = target.filter { $0 != "\"" && $0 != "'" }
    let here = services.session.workingDirectory
    let path: String
    if bare.hasPrefix("$") {
      guard let value = services.session.variable(String(bare.dropFirst()).filter { $0 != "{" && $0 != "}" }) else {
        return false
      }
      path = value
    } else if bare.hasPrefix("<"), bare.hasSuffix(">") {
      guard let value = state.values.bindings[PlaceholderKey.key(of: bare)]?.value else { return false }
      path = value
    } else {
      path = bare
    }
    let parts = path.parts(separatedBy: "/").filter { $0 != "." }
    guard !parts.isEmpty, !path.hasPrefix("~") else { return false }
    let places = here.parts(separatedBy: "/")
    return path.hasPrefix("/") ? places == parts : Array(places.suffix(parts.count)) == parts
  }

  // MARK: What depends on the directory

  /// Programs that look at the current directory, or take names in it.
  private static let programs: Set<String> = [
    ".", "cat", "cd", "chmod", "cmake", "cp", "find", "git", "gradle", "ln", "ls", "make", "mkdir", "mv", "mvn", "npm",
    "pwd", "rm", "rmdir", "source", "tar", "terraform", "touch", "unzip", "yarn", "zip",
  ]

  private static let endings: Set<String> = [
    "cert", "cfg", "cnf", "conf", "crt", "csr", "csv", "der", "env", "gz", "html", "ini", "json", "key", "log", "md",
    "p12", "pem", "properties", "pub", "py", "sh", "sql", "tar", "tf", "tgz", "toml", "txt", "xml", "yaml", "yml",
    "zip",
  ]

  private static func concernsFiles(_ text: String) -> Bool {
    ShellScript.known(text).commands.flatMap(\.simpleCommands).contains { command in
      let names = command.redirections.filter { !$0.operation.containsBytes(of: "&") && !$0.operation.hasPrefix("<<") }
        .compactMap(\.target?.literal)
      if names.contains(where: isRelative) { return true }
      let words = command.words.map { $0.literal ?? $0.text }
      guard let program = words.first else { return false }
      let arguments = words.dropFirst().filter { !$0.hasPrefix("-") }
      if program.hasPrefix("./") || program.hasPrefix("../") { return true }
      if programs.contains(program) { return arguments.isEmpty || arguments.contains(where: isRelative) }
      return arguments.contains { $0.containsBytes(of: "$PWD") || isRelative($0) && isFile($0) }
    }
  }

  private static func isFile(_ word: String) -> Bool {
    guard let dot = word.lastIndex(of: "."), !word.containsBytes(of: ":") else { return false }
    return endings.contains(word[word.index(after: dot)...].lowercased())
  }

  static func isRelative(_ path: String) -> Bool {
    !path.isEmpty && !["/", "~", "$", "-"].contains(path.first) && path != "&"
  }
}
