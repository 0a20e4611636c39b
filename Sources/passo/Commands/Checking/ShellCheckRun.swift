import Diagnostics
import RunbookLint
import RunbookReport
import ShellExecution
import Synchronization

/// Asks ShellCheck about the commands of pages: many in one process, each text once.
final class ShellCheckRun: Sendable {
  private let program: String
  private let temporaryDirectory: String
  private let exclusions: [String]
  /// What is known; an empty list for a text without fault.
  private let known = Mutex<ShellCheckRemarks>([:])

  /// Files on one command line.
  private static let batch = 500
  /// In seconds; a batch takes a few.
  private static let timeLimit = 120
  /// In bytes of output.
  private static let outputLimit = 64 << 20

  /// Nil where ShellCheck is not installed.
  init?(excluding codes: Set<Int>, context: Context) {
    guard let program = ProgramSearch.locate("shellcheck", path: context.surroundings.searchPath) else { return nil }
    self.program = program
    temporaryDirectory = context.surroundings.sessionDirectory
    exclusions = codes.isEmpty ? [] : ["--exclude=" + codes.sorted().map { "SC\($0)" }.joined(separator: ",")]
  }

  /// What ShellCheck says of these texts; it is asked about those only of which it has not been asked before.
  func remarks(on texts: Set<String>) throws(Complaint) -> ShellCheckRemarks {
    let new = known.withLock { known in texts.filter { known[$0] == nil } }.sorted()
    for first in stride(from: 0, to: new.count, by: Self.batch) {
      let found = try answer(about: Array(new[first..<min(first + Self.batch, new.count)]))
      known.withLock { $0.merge(found) { $1 } }
    }
    return known.withLock { known in known.filter { texts.contains($0.key) } }
  }

  private func answer(about texts: [String]) throws(Complaint) -> ShellCheckRemarks {
    guard let folder = PrivateFolder(named: "shellcheck", in: temporaryDirectory) else {
      throw Complaint("no temporary folder can be made in \(temporaryDirectory)", help: "set TMPDIR to another folder")
    }
    let names = texts.indices.map { "\($0).bash" }
    for (text, name) in zip(texts, names) where !folder.write(text + "\n", to: name) {
      throw Complaint("\(folder.path)/\(name) cannot be written", help: "set TMPDIR to another folder")
    }
    let report = SourceFile(path: "shellcheck", bytes: try output(for: names, in: folder))
    guard let remarks = ShellCheckReport.remarks(report) else {
      throw Complaint(
        "ShellCheck did not write what Passo can read", help: "install ShellCheck 0.7 or later: \(program) --version")
    }
    return Dictionary(uniqueKeysWithValues: zip(texts, names.map { remarks[$0] ?? [] }))
  }

  private func output(for names: [String], in folder: PrivateFolder) throws(Complaint) -> [UInt8] {
    // Nothing but the page decides: neither a configuration nor options of the person's.
    let arguments = [program, "--norc", "--format=json1", "--shell=bash"] + exclusions + names
    let result: ProgramResult
    do {
      result = try runProgram(
        arguments, environment: ["LC_ALL": "C.UTF-8", "PATH": "/usr/bin:/bin"], workingDirectory: folder.path,
        timeLimit: .seconds(Self.timeLimit), outputLimits: OutputLimits(head: Self.outputLimit, tail: 4096))
    } catch let error as SessionError {
      throw Complaint(error.message)
    } catch {
      throw Complaint(Message(verbatim: "\(error)"))
    }
    switch result.ending {
    // 1: it has found something.
    case .exited(0), .exited(1): return result.standardOutput.bytes
    case .timedOut: throw Complaint("ShellCheck did not end within \(Self.timeLimit) s", help: "leave out --shellcheck")
    case .exited, .signalled, .interrupted:
      let said = String(decoding: result.standardError.bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      throw Complaint("ShellCheck failed: \(TerminalSafe.line(said))", help: "try it alone: \(program) --version")
    }
  }
}
