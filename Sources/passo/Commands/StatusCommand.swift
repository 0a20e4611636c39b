import ArgumentParser

/// A command that says with which status the program is to end.
protocol StatusCommand: GuidedCommand {
  func status() throws -> Int32
}

extension StatusCommand {
  /// What ArgumentParser calls.
  mutating func run() throws {
    let status = try status()
    if status != ExitStatus.success { throw ExitCode(status) }
  }
}
