import Bytes
import Diagnostics
import RunbookReport
import ShellExecution
import Synchronization

/// The files that git sees as changed or new; each folder is asked about once.
///
/// The repository is someone else's: nothing that its configuration names is started, neither a monitor of its files nor
/// a program that shows differences. Source: git-config(1), git-diff(1), git-ls-files(1).
final class ChangedPages {
  private let program: String
  private let base: String?
  private let searchPath: String
  /// By folder: paths of files, absolute as the system names them.
  private var known: [String: Set<String>] = [:]

  private static let timeLimit = 60

  init(base: String?, searchPath: String) throws(Complaint) {
    guard let program = ProgramSearch.locate("git", path: searchPath) else {
      throw Complaint("git is not installed", help: "install git, or leave out --changed")
    }
    if let base, base.hasPrefix("-") {
      throw Complaint("\(base) is no commit", help: "name a commit or branch, such as main", status: ExitStatus.usage)
    }
    (self.program, self.base, self.searchPath) = (program, base, searchPath)
  }

  func contains(_ path: String) throws(Complaint) -> Bool {
    let slash = path.lastIndex(of: "/")
    let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
    let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
    if known[folder] == nil { known[folder] = try changed(in: folder) }
    return known[folder]?.contains(name) == true
  }

  /// The names of files right in the folder.
  private func changed(in folder: String) throws(Complaint) -> Set<String> {
    _ = try git(["rev-parse", "--is-inside-work-tree"], in: folder)
    let start = try start(in: folder)
    let tracked = try git(
      ["diff", "--name-only", "--no-ext-diff", "--no-textconv", "--no-renames", "--relative", "-z", start, "--", "."],
      in: folder)
    let new = try git(["ls-files", "--others", "--exclude-standard", "-z", "--", "."], in: folder)
    let names = (tracked + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(names.filter { !$0.utf8.contains(UInt8(ascii: "/")) })
  }

  private func start(in folder: String) throws(Complaint) -> String {
    if let base { return Self.firstLine(try git(["merge-base", "--", base, "HEAD"], in: folder)) }
    // Before the first commit everything is new.
    guard let head = try? git(["rev-parse", "--verify", "HEAD"], in: folder) else {
      return Self.firstLine(try git(["hash-object", "-t", "tree", "/dev/null"], in: folder))
    }
    return Self.firstLine(head)
  }

  private static func firstLine(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != .newline }, as: UTF8.self)
  }

  private func git(_ arguments: [String], in folder: String) throws(Complaint) -> [UInt8] {
    let safe = [
      "-c", "core.fsmonitor=false", "-c", "core.hooksPath=/dev/null", "-c", "diff.external=", "-c", "core.pager=cat",
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
