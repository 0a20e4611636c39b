import Bytes
import Diagnostics
import RunbookReport
import ShellExecution

/// Asks git about a repository.
///
/// The repository is someone else's: nothing that its configuration names is started, neither a monitor of its files nor
/// a program that shows differences. Source: git-config(1), git-diff(1), git-ls-files(1), git-log(1).
struct GitProgram {
  private let program: String
  private let searchPath: String

  private static let timeLimit = 60

  /// Nil where it is not installed.
  init?(searchPath: String) {
    guard let program = ProgramSearch.locate("git", path: searchPath) else { return nil }
    (self.program, self.searchPath) = (program, searchPath)
  }

  /// - Throws: a ``Complaint`` with what git says where it fails.
  func output(_ arguments: [String], in folder: String) throws(Complaint) -> [UInt8] {
    let safe = [
      "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "diff.external=", "-c", "core.pager=cat",
      "-c", "log.showSignature=false",
    ]
    let result: ProgramResult
    do {
      result = try runProgram(
        [program, "--no-optional-locks"] + safe + arguments,
        environment: ["LC_ALL": "C.UTF-8", "PATH": searchPath, "GIT_TERMINAL_PROMPT": "0"], workingDirectory: folder,
        timeLimit: .seconds(Self.timeLimit))
    } catch let error as SessionError {
      throw Complaint(error.message)
    } catch {
      throw Complaint(Message(verbatim: "\(error)"))
    }
    guard case .exited(0) = result.ending else {
      let said = String(decoding: result.standardError.bytes.prefix { $0 != .newline }, as: UTF8.self)
      throw Complaint("git cannot say what has changed: \(TerminalSafe.line(said))", help: "leave out --changed")
    }
    return result.standardOutput.bytes
  }
}
