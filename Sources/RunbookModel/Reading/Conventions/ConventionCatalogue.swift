import Configuration
import Diagnostics

/// The annotations of tools that run documents, and what each of them asks for.
///
/// Sources: EKS workshop, "Automated tests"; mdx, README ("Supported labels"); specdown, "Specs"; Runme,
/// "Configuration"; scrut, "Inline configuration"; byexample, "Options"; trycmd, module documentation; Innovation
/// Engine, README.
enum ConventionCatalogue {
  /// How the annotation of that name is read; nil where no tool has one.
  static func form(of key: String) -> AnnotationForm? {
    if let form = rows[key] { return form }
    // `set-HOME=x`, `unset-HOME`
    return key.hasPrefix("set-") || key.hasPrefix("unset-") ? .always(.unsupported(environment)) : nil
  }

  /// The name that a misspelt one may mean, among those which change what is run: long ones, which are known again
  /// anywhere, and short ones of which one is or is not, as in `tset=false`. An argument's is among those of its call.
  static func nearest(to annotation: Annotation) -> String? {
    let (call, name) = parts(of: annotation.key)
    let known = spellings.filter { parts(of: $0).call == call }.map { parts(of: $0).name }
    if let near = NearestName.of(name, in: known) { return call + near }
    guard call.isEmpty, name.utf8.count >= 3, ["true", "false"].contains(annotation.value) else { return nil }
    return NearestName.of(name, in: shortSpellings)
  }

  private static func parts(of key: String) -> (call: String, name: String) {
    guard let dot = key.lastIndex(of: "."), dot > key.startIndex else { return ("", key) }
    return (String(key[...dot]), String(key[key.index(after: dot)...]))
  }

  private static let spellings = rows.filter {
    parts(of: $0.key).name.utf8.count >= 7 && $0.value != .always(.nothing)
  }.keys.sorted()

  private static let shortSpellings = rows.filter { row in
    guard case .flag = row.value else { return false }
    return row.key.utf8.count < 7
  }.keys.sorted()

  /// Whether the commands of a block would do something else without what is not followed.
  static func changesCommands(_ convention: Convention) -> Bool { convention.meaning == environment }

  private static let rows: [String: AnnotationForm] = [
    // Not run.
    "test": .flag(.nothing, .exclude), "skip": .flag(.exclude, .nothing), "ignore": .flag(.exclude, .nothing),
    "byexample.skip": .flag(.exclude, .nothing), "excludeFromRunAll": .flag(.exclude, .nothing),
    "non-deterministic": .determinism,
    // How it ends.
    "expectError": .flag(.endAnyhow, .succeed), "script.expected_exit_code": .status,
    // How long it takes.
    "timeout": .timeLimit, "byexample.timeout": .timeLimit, "background.timeout_secs": .timeLimit, "wait": .wait,
    // Beside the others.
    "background": .flag(.stay, .nothing), "detached": .flag(.stay, .nothing), "background.ready_when": .readiness,
    // What it is called.
    "name": .name, "script.name": .name, "background.name": .name,
    "tag": .tags, "tags": .tags, "category": .tags,
    // Where.
    "dir": .directory, "cwd": .directory,
    // What it prints.
    "expected_similarity": .similarity,
    "byexample.pass": .flag(.printAnything, .nothing),
    "byexample.type": .always(.unsupported(typed)), "byexample.input": .always(.unsupported(typed)),
    "byexample.term": .always(.unsupported(screen)), "byexample.-filter-esc-seqs": .always(.unsupported(screen)),
    // It stays until it is stopped, and another command goes on with it.
    "byexample.stop-on-timeout": .always(.exclude), "byexample.stop-on-silence": .always(.exclude),
    // What is not on the page.
    "environment": .always(.unsupported(environment)),
    "hook": .always(.unsupported("what it checks is in a script that is not on the page")),
    "prepend": .always(.unsupported(otherFile)), "append": .always(.unsupported(otherFile)),
    "skip_document_code": .always(.unsupported("an exit status leaves out the rest of the page")),
  ].merging(looks.map { ($0, .always(.nothing)) }) { first, _ in first }

  /// What says how a page looks, or what its own tool shows.
  private static let looks = [
    "title", "filename", "file", "path", "hl_lines", "linenums", "lineNos", "showLineNumbers", "wrap", "copy", "raw",
    "interactive", "promptEnv", "closeTerminalOnSuccess", "openTerminalOnError", "terminalRows", "mimeType", "id",
    "script", "verify", "verify.script_name", "verify.stream", "verify.target_os", "file.path", "hookTimeout",
    "version", "os_type", "part", "output_stream", "keep_crlf", "fail_fast", "strip_ansi_escaping", "label", "caption",
    "byexample.norm-ws", "byexample.rm", "byexample.fail-fast", "byexample.diff", "byexample.show-failures",
    "byexample.enhance-diff", "byexample.tags", "byexample.capture", "byexample.-tags", "byexample.-capture",
    "byexample.-skip", "byexample.-pass", "byexample.-norm-ws", "byexample.-enhance-diff", "byexample.-diff",
  ]

  private static let environment: Message = "it sets variables for the block alone"
  private static let typed: Message = "it is answered from what its output shows"
  private static let screen: Message = "what it compares is not seen on a terminal"
  private static let otherFile: Message = "what belongs to it is in another file"
}
