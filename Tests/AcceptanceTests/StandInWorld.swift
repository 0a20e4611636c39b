import ShellExecution
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A cloud in a folder: programs and a server that stand in for what the pages call, perhaps with a fault.
///
/// The built program runs pages in it as a build server would: no one is there, and values and answers come from a
/// file that holds nothing that an output of the page gives.
final class StandInWorld {
  struct Event: Decodable {
    struct Check: Decodable {
      var kind: String
      var result: String
      var message: String
    }

    var event: String
    var action: String?
    var verdict: String?
    var key: String?
    var origin: String?
    var value: String?
    var checks: [Check]?
    var text: String?
    var confirms: [String]?
  }

  struct Outcome: CustomStringConvertible {
    var status: Int32
    var output: String
    var errors: String
    var events: [Event]

    /// Of the run; nil where it did not come to its end.
    var verdict: String? { events.last { $0.event == "run.finished" }?.verdict }
    var captured: Set<String> { Set(events.filter { $0.event == "value.captured" }.compactMap(\.key)) }
    /// Action → its last verdict.
    var verdicts: [String: String] {
      events.filter { $0.event == "action.finished" }.reduce(into: [:]) { $0[$1.action ?? ""] = $1.verdict }
    }

    /// Actions that are not verified, and that a later check confirms.
    var confirmed: Set<String> { Set(events.flatMap { $0.confirms ?? [] }) }
    /// What was run, in order.
    var started: [(action: String, text: String)] {
      events.filter { $0.event == "action.started" }.map { ($0.action ?? "", $0.text ?? "") }
    }

    var description: String { "status \(status)\n\(output)\n\(errors)" }
  }

  static let secrets = [
    "STAND_IN_PASSWORD": "s3cr3t-word", "STAND_IN_IAM_TOKEN": "eyJhbGciOiJIUzI1NiJ9.eyJpYW0iOiIxIn0.aWFt",
    "STAND_IN_OAUTH_TOKEN": "eyJhbGciOiJIUzI1NiJ9.eyJ1YWEiOiIxIn0.dWFh",
    "STAND_IN_REGISTRY_TOKEN": "eyJhbGciOiJIUzI1NiJ9.eyJyZWdpc3RyeSI6IjEifQ.cmVn",
    "STAND_IN_API_KEY": "Zq9-api-key-of-ann-0001",
  ]
  static let organization = "7a3c1d52-0b1e-4c8f-9d2a-6e5f4b3c2d1e"
  static let tokenID = "0f0e0d0c-0b0a-5908-8706-050403020100"
  static let account = "5f2c1a9b8d7e46f3a1b2c3d4e5f60718"

  private let folder: String
  private let fault: StandInFault?
  private let meddling: StandInMeddling?
  private let server: HTTPStandIn

  init(fault: StandInFault? = nil, meddling: StandInMeddling? = nil) throws {
    self.fault = fault
    self.meddling = meddling
    folder = FileManager.default.temporaryDirectory.path + "/passo-stand-in-\(UUID().uuidString)"
    server = try HTTPStandIn { StandInAnswers(fault: fault).answer(to: $0) }
    for name in ["state", "work", "home"] {
      try FileManager.default.createDirectory(atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// The command lines with which the programs were called, in order.
  var calls: [String] { text("state/calls").split(separator: "\n").map(String.init) }

  /// The call whose answer was spoilt; empty where none was.
  var meddled: String { text("state/meddled") }

  var requests: [HTTPStandIn.Request] { server.requests }

  /// A file that a page has written.
  func written(_ name: String) -> String { text("work/" + name) }

  /// All that the program keeps of its runs.
  var journals: String {
    let runs = "\(folder)/home/.local/state/passo/runs"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: runs)) ?? []
    return names.map { text("home/.local/state/passo/runs/\($0)") }.joined()
  }

  private func text(_ name: String) -> String {
    FileManager.default.contents(atPath: "\(folder)/\(name)").map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Runs a page that is written for this run alone.
  func run(text: String, values: String) throws -> Outcome {
    let path = "\(folder)/page.md"
    try Data(text.utf8).write(to: URL(filePath: path))
    return try run(path, values: values)
  }

  func run(_ page: String, _ arguments: String..., values: String) throws -> Outcome {
    let path = "\(folder)/values.yml"
    try Data(values.utf8).write(to: URL(filePath: path))
    let result = try runProgram(
      [StandInWorld.passo, "run", page, "--non-interactive", "--format", "jsonl", "--values", path] + arguments,
      environment: environment, workingDirectory: folder + "/work", timeLimit: .seconds(120))
    guard case .exited(let status) = result.ending else {
      Issue.record("\(page): \(result.ending)")
      throw CancellationError()
    }
    let output = String(decoding: result.standardOutput.bytes, as: UTF8.self)
    let events = try output.split(separator: "\n").map { try JSONDecoder().decode(Event.self, from: Data($0.utf8)) }
    return Outcome(
      status: status, output: output, errors: String(decoding: result.standardError.bytes, as: UTF8.self),
      events: events)
  }

  /// Whether a run can prove each action of a page, as `check --coverage` says.
  func provable(_ page: String) throws -> [String: Bool] {
    struct Coverage: Decodable {
      struct Page: Decodable { var actions: [Action] }
      struct Action: Decodable {
        var action: String
        var proof: String?
      }
      var pages: [Page]
    }
    let result = try runProgram(
      [StandInWorld.passo, "check", "--coverage", "--format", "json", page], environment: environment,
      workingDirectory: folder + "/work", timeLimit: .seconds(120))
    let coverage = try JSONDecoder().decode(Coverage.self, from: Data(result.standardOutput.bytes))
    return coverage.pages.flatMap(\.actions).reduce(into: [:]) { $0[$1.action] = $1.proof != nil }
  }

  private var environment: [String: String] {
    var environment = StandInWorld.secrets
    environment["STAND_IN_FAULT"] = fault?.rawValue ?? ""
    environment["STAND_IN_CALL"] = meddling.map { String($0.call) } ?? ""
    environment["STAND_IN_MEDDLE"] = meddling?.kind.rawValue ?? ""
    environment["STAND_IN_INSIDE"] = ""
    environment["STAND_IN_READER"] = StandInWorld.reader ?? ""
    environment["STAND_IN_STATE"] = folder + "/state"
    environment["STAND_IN_PORT"] = String(server.port)
    environment["STAND_IN_ORG_GUID"] = StandInWorld.organization
    environment["STAND_IN_TOKEN_ID"] = StandInWorld.tokenID
    environment["PATH"] = StandInWorld.here + "/StandIns:/usr/local/bin:/usr/bin:/bin"
    environment["HOME"] = folder + "/home"
    environment["TMPDIR"] = folder
    environment["XDG_RUNTIME_DIR"] = folder
    environment["LANG"] = "C.UTF-8"
    return environment
  }

  private static let here = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    .joined(separator: "/")

  /// A program in C that reads its terminal in a thread of its own; nil where there is no compiler.
  static let reader: String? = {
    let path = FileManager.default.temporaryDirectory.path + "/passo-reader-\(UUID().uuidString)"
    let result = try? runProgram(
      ["cc", "-pthread", "-o", path, here + "/StandIns/reader.c"],
      environment: ["PATH": "/usr/local/bin:/usr/bin:/bin"],
      workingDirectory: "/", timeLimit: .seconds(60))
    return result?.ending == .exited(0) ? path : nil
  }()

  static func page(_ name: String) -> String { here + "/Pages/" + name }

  /// Beside the test bundle, where the package manager puts both.
  private static let passo: String = {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    let folder = bundle.split(separator: "/", omittingEmptySubsequences: false).prefix { !$0.hasSuffix(".xctest") }
    return folder.joined(separator: "/") + "/passo"
  }()
}
