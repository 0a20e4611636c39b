import Bytes
import Diagnostics
import RunbookReport
import ShellExecution
import Synchronization

/// The files that git sees as changed or new; each folder is asked about once.
final class ChangedPages {
  private let git: GitProgram
  private let base: String?
  /// By folder: paths of files, absolute as the system names them.
  private var known: [String: Set<String>] = [:]

  init(base: String?, searchPath: String) throws(Complaint) {
    guard let git = GitProgram(searchPath: searchPath) else {
      throw Complaint("git is not installed", help: "install git, or leave out --changed")
    }
    if let base, base.hasPrefix("-") {
      throw Complaint("\(base) is no commit", help: "name a commit or branch, such as main", status: ExitStatus.usage)
    }
    (self.git, self.base) = (git, base)
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
    _ = try git.output(["rev-parse", "--is-inside-work-tree"], in: folder)
    let start = try start(in: folder)
    let tracked = try git.output(
      ["diff", "--name-only", "--no-ext-diff", "--no-textconv", "--no-renames", "--relative", "-z", start, "--", "."],
      in: folder)
    let new = try git.output(["ls-files", "--others", "--exclude-standard", "-z", "--", "."], in: folder)
    let names = (tracked + new).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    return Set(names.filter { !$0.utf8.contains(UInt8(ascii: "/")) })
  }

  private func start(in folder: String) throws(Complaint) -> String {
    if let base { return Self.firstLine(try git.output(["merge-base", "--", base, "HEAD"], in: folder)) }
    // Before the first commit everything is new.
    guard let head = try? git.output(["rev-parse", "--verify", "HEAD"], in: folder) else {
      return Self.firstLine(try git.output(["hash-object", "-t", "tree", "/dev/null"], in: folder))
    }
    return Self.firstLine(head)
  }

  private static func firstLine(_ bytes: [UInt8]) -> String {
    String(decoding: bytes.prefix { $0 != .newline }, as: UTF8.self)
  }
}
