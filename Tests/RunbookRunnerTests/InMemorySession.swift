import Diagnostics
import RunbookModel

@testable import RunbookRunner

/// A session that answers from a table and remembers what it was asked.
final class InMemorySession: Session {
  /// Command text → what it answers, one result for each time it is run; the last one stays.
  var answers: [String: [ActionResult]] = [:]
  var requestAnswers: [ActionResult] = []
  var files: [String: [UInt8]] = [:]
  var variables: [String: String] = [:]
  var backgroundProcesses: [String] = []
  var workingDirectory = "/srv"
  /// How outputs are cut into chunks, in bytes.
  var chunkSize = 7
  /// A command with this text loses the session.
  var losesSessionAt: String?

  /// What else a command does.
  var onRun: ((String, InMemorySession) -> Void)?

  private(set) var commands: [String] = []
  private(set) var lines: [Int] = []
  private(set) var requests: [ResolvedRequest] = []
  private(set) var timeLimits: [Double?] = []

  func answer(_ command: String, _ output: String = "", status: Int32 = 0) {
    answers[command, default: []].append(ActionResult(ending: .exited(status), output: Array(output.utf8)))
  }

  func run(
    _ command: ResolvedCommand, of action: Action?, isInteractive: Bool, timeLimit: Double?,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    commands.append(command.text)
    lines.append(command.line)
    timeLimits.append(timeLimit)
    if command.text == losesSessionAt { throw SessionLoss("the shell is gone") }
    onRun?(command.text, self)
    let result = next(command.text)
    var rest = result.output[...]
    while !rest.isEmpty {
      try output(.bytes(Array(rest.prefix(chunkSize))))
      rest = rest.dropFirst(chunkSize)
    }
    return result
  }

  private func next(_ command: String) -> ActionResult {
    guard let results = answers[command], let first = results.first else { return ActionResult(ending: .exited(0)) }
    if results.count > 1 { answers[command]?.removeFirst() }
    return first
  }

  func write(_ file: ResolvedFile) throws -> String {
    if file.path.hasPrefix("/forbidden") { throw SessionFailure("\(file.path) cannot be written: forbidden") }
    let path = file.path.hasPrefix("/") ? file.path : workingDirectory + "/" + file.path
    files[path] = Array(file.content.utf8)
    return path
  }

  func read(_ path: String) throws -> [UInt8]? { files[path.hasPrefix("/") ? path : workingDirectory + "/" + path] }

  func send(_ request: ResolvedRequest, timeLimit: Double?) throws -> ActionResult {
    requests.append(request)
    return requestAnswers.isEmpty ? ActionResult(ending: .exited(7)) : requestAnswers.removeFirst()
  }

  func variable(_ name: String) -> String? { variables[name] }
}
