package import RunbookModel

/// Answers each action with what the page itself shows as its answer; nothing of the page runs, is written or sent.
///
/// Where the sample leaves a value open, the value that is known is there, or one that is made up. Variables that
/// an action assigns are made up as well, so that later actions find them.
package final class RehearsalSession: Session {
  package let workingDirectory: String
  package let backgroundProcesses: [String] = []
  package let startsBeside = true
  private var files: [String: [UInt8]] = [:]
  private var variables: [String: String] = [:]
  private var bindings = Bindings()

  /// - Parameter workingDirectory: absolute.
  package init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  package func learn(_ bindings: Bindings) { self.bindings = bindings }

  package func run(
    _ command: ResolvedCommand, of action: Action?, isInteractive: Bool, timeLimit: Double?,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    guard let action else { return ActionResult(ending: .exited(0)) }
    for name in action.sets { variables[name] = MadeUpValue.of(name) }
    let sample = sample(of: action)
    if !sample.isEmpty { try output(.bytes(sample)) }
    return ActionResult(
      ending: .exited(action.directives.expectExit.first ?? action.expectedFailure.map { $0.status ?? 1 } ?? 0),
      output: sample)
  }

  package func write(_ file: ResolvedFile) throws -> String {
    let path = absolute(file.path)
    files[path] = Array(file.content.utf8)
    return path
  }

  /// Only what the rehearsal itself has written.
  package func read(_ path: String) throws -> [UInt8]? { files[absolute(path)] }

  package func send(_ request: ResolvedRequest, of action: Action, timeLimit: Double?) throws -> ActionResult {
    ActionResult(ending: .exited(0), output: sample(of: action), httpStatus: 200)
  }

  package func send(_ request: ResolvedRequest, timeLimit: Double?) throws -> ActionResult {
    ActionResult(ending: .exited(0), httpStatus: 200)
  }

  package func variable(_ name: String) -> String? { variables[name] }

  private func sample(of action: Action) -> [UInt8] {
    guard let text = action.promised?.text else { return [] }
    let captured = Set(action.captures.map(\.key))
    let filled = SampleFilling(text).filled { key in
      if captured.contains(key) { return MadeUpValue.of(key) }
      return bindings[key]?.value ?? MadeUpValue.of(key)
    }
    return Array((filled.hasSuffix("\n") ? filled : filled + "\n").utf8)
  }

  private func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : workingDirectory + "/" + path }
}

/// What stands for a value that only the world could give.
enum MadeUpValue {
  static func of(_ name: String) -> String { "rehearsed-" + name }
}
