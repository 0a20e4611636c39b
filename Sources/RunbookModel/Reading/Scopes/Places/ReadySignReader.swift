import ShellSyntax

/// Finds what shows that a command which stays in the foreground is ready: the line of its sample that says so, else a
/// port that the command names, else the port of an address that the page opens next.
struct ReadySignReader {
  let scripts: ShellReadings
  let parts: [Outline.Part?]

  /// How many blocks below a command are about it at most.
  private static let reach = 6

  /// - Parameter next: the command after it in the procedure.
  func sign(of action: Action, before next: Action?) -> ReadySign? {
    printed(by: action) ?? scripts[action.text ?? ""].localPort.map(ReadySign.port)
      ?? opened(after: action, before: next).map(ReadySign.port)
  }

  private func printed(by action: Action) -> ReadySign? {
    guard let sample = action.promised, sample.condition == nil else { return nil }
    let lines = sample.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let index = lines.firstIndex(where: { ServerSigns.tellsReadiness(String($0)) }) else { return nil }
    return .printed(ReadySign.unframed(lines[index]), line: sample.textLine + index)
  }

  private func opened(after action: Action, before next: Action?) -> Int? {
    guard let block = action.block?.position, block + 1 < parts.count else { return nil }
    let end = min(next?.block?.position ?? parts.count, block + 1 + Self.reach, parts.count)
    for index in (block + 1)..<max(end, block + 1) {
      if let port = parts[index]?.prose.flatMap({ ServerSigns.port(in: $0.text) }) { return port }
    }
    return next?.text.flatMap { ServerSigns.port(in: $0) }
  }
}
