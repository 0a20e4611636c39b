import Foundation
import Testing

/// A shell of this machine, to compare what Passo writes with what a shell reads.
package struct RealShell: Sendable, CustomTestStringConvertible {
  package let path: String
  package let name: String

  package var testDescription: String { name }

  /// The shells that Passo promises to write for, as far as they are installed. Most machines of developers have one.
  package static let installed: [RealShell] = ["bash", "dash", "zsh"].compactMap { name in
    ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].lazy
      .map { RealShell(path: "\($0)/\(name)", name: name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Runs a script from a file and returns its output, with standard error after it.
  package func output(of script: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("passo-\(UUID().uuidString).sh")
    try Data(script).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = name == "zsh" ? ["-f", file.path] : [file.path]
    process.environment = ["PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8", "A": "variable"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Array(data)
  }
}
