import RunbookRunner

/// The latest run of each page, by the page's absolute path.
final class LatestRuns {
  private let runs: [String: JournalReader.Listing]
  private let surroundings: Surroundings
  /// Absolute paths of folders: most pages share theirs with others.
  private var folders: [Substring: String] = [:]

  /// Without a home, or where the journals are somebody else's, there are none.
  init(_ surroundings: Surroundings) {
    self.surroundings = surroundings
    guard (try? surroundings.checkState()) != nil, let directory = surroundings.journalDirectory else {
      runs = [:]
      return
    }
    let pages = JournalReader(directory: directory).runs().compactMap { run in run.page.map { ($0, run) } }
    // The newest is first.
    runs = Dictionary(pages) { first, _ in first }
  }

  func run(of path: String) -> JournalReader.Listing? {
    if runs.isEmpty { return nil }
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { path[..<$0] } ?? "."
    let name = slash.map { path[path.utf8.index(after: $0)...] } ?? path[...]
    let absolute = folders[folder] ?? surroundings.absolute(folder.isEmpty ? "/" : String(folder))
    folders[folder] = absolute
    return runs[absolute + "/" + name] ?? (FileContent.isLink(path) ? runs[surroundings.absolute(path)] : nil)
  }
}
