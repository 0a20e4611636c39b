import Diagnostics
import RunbookReport
import RunbookRunner
import ShellExecution

/// `passo report --merge`: many runs as one report.
struct MergedRuns {
  let surroundings: Surroundings

  /// A run that is to be read: of this account, or in a file.
  private struct Source: Sendable {
    /// In the report: the host's, where the file or its folder is called so.
    var name: String
    var path: String
  }

  /// As many are read at the same time as there are cores, and no more are kept than these.
  private static let portion = 64

  /// - Parameter words: runs, files of events, and folders of them; none: every run that is kept.
  func report(of words: [String]) throws(Complaint) -> MergedReport {
    var sources: [Source] = []
    if words.isEmpty {
      let directory = try journalDirectory()
      sources = JournalReader(directory: directory).names().map { Source(name: $0.run.description, path: $0.path) }
    }
    for word in words { sources += try self.sources(of: word) }
    sources = MergedRuns.named(sources)
    guard !sources.isEmpty else {
      throw Complaint(
        "there is no run in \(words.joined(separator: ", "))",
        help: "name runs, files that `passo run --format jsonl` has written, or folders of journals")
    }
    var report = MergedReport()
    var rest = sources[...]
    while !rest.isEmpty {
      let portion = Array(rest.prefix(MergedRuns.portion))
      rest = rest.dropFirst(portion.count)
      for (source, runs) in zip(portion, Concurrently.map(portion) { MergedRuns.read($0) }) {
        for run in runs {
          switch run {
          case .success(let run): report.take(run)
          case .failure(let reason): report.take(unreadable: source.name, reason.message)
          }
        }
      }
    }
    return report
  }

  private struct Unreadable: Error { var message: Message }

  /// Each run that the file has.
  private static func read(_ source: Source) -> [Result<RunReportOfHost, Unreadable>] {
    let bytes: [UInt8]
    // A run that goes on meanwhile may have more lines than it counted, and never less.
    let head = source.path.hasSuffix(".jsonl") ? try? FileContent.read(String(source.path.dropLast(5)) + "head") : nil
    do throws(Complaint) { bytes = try FileContent.read(source.path) } catch {
      return [.failure(Unreadable(message: error.message))]
    }
    let file = JournalFile(bytes, head: head)
    let runs = file.runs.compactMap { run in
      let name = file.runs.count > 1 ? "\(source.name) (\(run.run.description))" : source.name
      return MergedReport.run(name, run.events, damage: run.damage).map {
        Result<RunReportOfHost, Unreadable>.success($0)
      }
    }
    guard runs.isEmpty else { return runs }
    let fault = file.fault.map { $0.line == 1 ? $0.reason : "line \($0.line) is damaged" as Message }
    return [.failure(Unreadable(message: fault ?? "it is empty"))]
  }

  private func sources(of word: String) throws(Complaint) -> [Source] {
    if FileContent.isDirectory(word) { return MergedRuns.files(below: word, depth: 0) }
    if FileContent.exists(word) { return [Source(name: MergedRuns.name(of: word), path: word)] }
    if let run = RunID(word) {
      let path = JournalReader(directory: try journalDirectory()).path(of: run)
      if FileContent.exists(path) { return [Source(name: run.description, path: path)] }
    }
    throw Complaint("there is no run, file or folder called \(word)", help: "see all runs: passo runs")
  }

  private func journalDirectory() throws(Complaint) -> String {
    guard let directory = surroundings.journalDirectory else {
      throw Complaint("there is no home directory, so no runs are kept", help: "set HOME or XDG_STATE_HOME")
    }
    try surroundings.checkState()
    return directory
  }

  private static func files(below folder: String, depth: Int) -> [Source] {
    var found: [Source] = []
    for entry in DirectoryEntries(of: folder).sorted() {
      let path = folder.hasSuffix("/") ? folder + entry : folder + "/" + entry
      if FileContent.isDirectory(path) {
        // A folder a host, with its journals in it. Links are not followed: they may lead back.
        if depth < 2, !FileContent.isLink(path) { found += files(below: path, depth: depth + 1) }
      } else if entry.hasSuffix(".jsonl") {
        found.append(Source(name: name(of: path), path: path))
      }
    }
    return found
  }

  /// `web01.jsonl`, `web01/20261128-010203-ab12.jsonl`: of the host `web01`.
  private static func name(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let file = parts.last else { return path }
    let base = file.hasSuffix(".jsonl") ? String(file.dropLast(6)) : file
    guard RunID(base) != nil, parts.count > 1 else { return base }
    let folder = parts[parts.count - 2]
    return ["runs", ".", ".."].contains(folder) ? base : folder
  }

  /// Several runs of one host are told apart by their names.
  private static func named(_ sources: [Source]) -> [Source] {
    let counts = Dictionary(sources.map { ($0.name, 1) }, uniquingKeysWith: +)
    return sources.map { source in
      guard counts[source.name, default: 1] > 1 else { return source }
      let file = source.path.split(separator: "/").last.map(String.init) ?? source.path
      let base = file.hasSuffix(".jsonl") ? String(file.dropLast(6)) : file
      return Source(name: base == source.name ? source.path : "\(source.name) (\(base))", path: source.path)
    }
  }
}
