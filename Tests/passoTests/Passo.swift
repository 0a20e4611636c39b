import ShellExecution
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The built program, to be called as a person would:
/// `try Passo().file("page.md", "# …").run("plan", "page.md")`.
///
/// Nothing of the environment of whoever runs the tests reaches it.
struct Passo {
  let folder = Folder()
  private var environment = ["PATH": "/usr/local/bin:/usr/bin:/bin", "LANG": "C.UTF-8"]
  private var input: [UInt8] = []

  /// All that a call left.
  struct Outcome: Equatable, CustomStringConvertible {
    var status: Int32
    var output = ""
    var errors = ""

    var description: String { "status \(status)\n--- output\n\(output)--- errors\n\(errors)---" }
  }

  /// Beside the test bundle, where the package manager puts both.
  static let path: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.hasSuffix(".xctest") }
    return folder.joined(separator: "/") + "/passo"
  }()

  static func hasProgram(_ name: String) -> Bool {
    ProgramSearch.locate(name, path: "/usr/local/bin:/usr/bin:/bin") != nil
  }

  func file(_ name: String, _ text: String) throws -> Passo { try file(name, bytes: Array(text.utf8)) }

  func file(_ name: String, bytes: [UInt8]) throws -> Passo {
    try folder.write(name, bytes)
    return self
  }

  func environment(_ name: String, _ value: String) -> Passo {
    var passo = self
    passo.environment[name] = value
    return passo
  }

  func input(_ text: String) -> Passo {
    var passo = self
    passo.input = Array(text.utf8)
    return passo
  }

  var fullEnvironment: [String: String] {
    environment.merging(["HOME": folder.path, "TMPDIR": folder.path, "XDG_RUNTIME_DIR": folder.path]) { given, _ in
      given
    }
  }

  /// Runs it to its end; durations in what it says read `# s`.
  func run(_ arguments: String...) throws -> Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> Outcome {
    let result = try runProgram(
      [Passo.path] + arguments, environment: fullEnvironment, workingDirectory: folder.path, input: input,
      timeLimit: .seconds(60))
    let output = Passo.withoutDurations(String(decoding: result.standardOutput.bytes, as: UTF8.self))
    let errors = Passo.withoutDurations(String(decoding: result.standardError.bytes, as: UTF8.self))
    switch result.ending {
    case .exited(let status): return Outcome(status: status, output: output, errors: errors)
    case .signalled(let signal): return Outcome(status: -signal, output: output, errors: errors)
    case .timedOut, .interrupted: return Outcome(status: -1000, output: output, errors: errors)
    }
  }

  /// `0.3 s` and `0,3 s` become `# s`.
  static func withoutDurations(_ text: String) -> String {
    let parts = text.split(separator: " s", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      guard index < parts.count - 1 else { return String(part) }
      let rest = part.reversed().drop { $0.isNumber || $0 == "." || $0 == "," }
      let isDuration = part.last?.isNumber == true && part.count - rest.count >= 3
      return isDuration ? String(rest.reversed()) + "#" : String(part)
    }.joined(separator: " s")
  }
}

/// A folder of its own for one test.
final class Folder {
  let path: String

  init() {
    let base = FileManager.default.temporaryDirectory.path
    path = base + "/passo-test-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      Issue.record(error)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ bytes: [UInt8]) throws {
    let parts = name.split(separator: "/").dropLast()
    if !parts.isEmpty {
      try FileManager.default.createDirectory(
        atPath: path + "/" + parts.joined(separator: "/"), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: URL(filePath: path + "/" + name))
  }

  func text(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Passo {
  /// A bash script in the folder, with the same environment.
  func bash(_ script: String) throws -> Outcome {
    let result = try runProgram(
      ["bash", "-c", script], environment: fullEnvironment, workingDirectory: folder.path, timeLimit: .seconds(60))
    guard case .exited(let status) = result.ending else { return Outcome(status: -1) }
    return Outcome(
      status: status, output: String(decoding: result.standardOutput.bytes, as: UTF8.self),
      errors: String(decoding: result.standardError.bytes, as: UTF8.self))
  }
}
