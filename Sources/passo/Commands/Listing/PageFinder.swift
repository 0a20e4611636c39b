import Diagnostics
import Dispatch
import MarkdownBlocks
import RunbookLint
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution
import Synchronization

/// Finds the pages with steps below folders: what the index does not know is read, on all cores, and shown in order.
struct PageFinder {
  let context: Context
  /// False: all is read anew, and nothing is written.
  let usesCache: Bool
  /// Whether the lines of the pages are looked at.
  var searches = false
  /// When to be content with what was found; nil: never.
  var deadline: ContinuousClock.Instant?

  /// Pages that are read before the first of them is shown.
  private static let window = 32

  /// - Parameter show: takes the next page; false: no one wants more.
  /// - Returns: how many pages and folders could not be read.
  func find(in folders: [String], show: (String, PageSummary) -> Bool) throws(Complaint) -> Int {
    let configuration = try configuration()
    var pages: [PageWalk.Found] = []
    var unread = 0
    var isComplete = true
    var seen: Set<String> = []
    let roots = folders.map(context.surroundings.absolute)
    for (index, folder) in folders.enumerated() {
      let walk = try PageWalk(folder, until: deadline)
      unread += walk.unread
      isComplete = isComplete && walk.isComplete
      for var page in walk.pages where seen.insert(roots[index] + "/" + page.name).inserted {
        guard configuration.covers(configured(page.path)) else { continue }
        page.root = index
        pages.append(page)
      }
    }
    pages.sort { $0.path < $1.path }
    let kept: [KeptIndex?] = usesCache ? roots.map(keptIndex) : roots.map { _ in nil }
    var indexes = zip(roots, kept).map { root, kept in
      kept?.read() ?? PageIndex(version: Version.number, account: 0, root: root)
    }
    var changed: Set<Int> = []
    unread += read(pages, &indexes, &changed, show: show)
    for (number, root) in roots.enumerated() where isComplete {
      let here = Set(pages.lazy.filter { roots[$0.root] == root }.map(\.name))
      // With several folders a page may be listed below another one of them.
      guard folders.count == 1, indexes[number].count > here.count else { continue }
      if indexes[number].remove(where: { !here.contains($0) }) { changed.insert(number) }
    }
    for number in changed { kept[number]?.write(indexes[number]) }
    return unread
  }

  private func read(
    _ pages: [PageWalk.Found], _ indexes: inout [PageIndex], _ changed: inout Set<Int>,
    show: (String, PageSummary) -> Bool
  ) -> Int {
    var unread = 0
    for first in stride(from: 0, to: pages.count, by: Self.window) {
      let window = Array(pages[first..<min(first + Self.window, pages.count)])
      var summaries = window.map { indexes[$0.root].summary(of: $0.name, stamp: $0.stamp, withLines: searches) }
      let missing = summaries.indices.filter { summaries[$0] == nil }
      for (index, summary) in zip(missing, Self.concurrently(missing.map { window[$0].path })) {
        guard let summary else {
          unread += 1
          continue
        }
        summaries[index] = summary
        let page = window[index]
        guard page.stamp.isSettled else { continue }
        indexes[page.root].keep(summary, of: page.name, stamp: page.stamp)
        changed.insert(page.root)
      }
      for (page, summary) in zip(window, summaries) {
        guard let summary, summary.procedures > 0 else { continue }
        if !show(page.path, summary) { return unread }
      }
      if !missing.isEmpty { context.output.flush() }
      if let deadline, ContinuousClock.now > deadline { return unread }
    }
    return unread
  }

  /// In the order of the paths; nil for what cannot be read.
  private static func concurrently(_ paths: [String]) -> [PageSummary?] {
    let found = Mutex<[Int: PageSummary]>([:])
    DispatchQueue.concurrentPerform(iterations: paths.count) { index in
      guard let summary = summary(of: paths[index]) else { return }
      found.withLock { $0[index] = summary }
    }
    return found.withLock { found in paths.indices.map { found[$0] } }
  }

  private static func summary(of path: String) -> PageSummary? {
    guard let bytes = try? RegularFile.read(path), !bytes.prefix(8192).contains(0) else { return nil }
    let source = SourceFile(path: path, bytes: bytes)
    let document = MarkdownReader().read(source)
    let runbook = RunbookReader().read(document)
    let headings = document.blocks.compactMap { block -> PageSummary.Line? in
      guard case .heading = block.kind else { return nil }
      let line = String(decoding: source.line(block.range.start.line), as: UTF8.self)
      return .init(number: block.range.start.line, text: String(line.drop { $0 == "#" || $0 == " " }))
    }
    return PageSummary(of: runbook, headings: headings)
  }

  private func keptIndex(_ root: String) -> KeptIndex? {
    context.surroundings.cacheDirectory.map { KeptIndex(cache: $0 + "/pages", root: root) }
  }

  // MARK: What the settings leave out

  private func configuration() throws(Complaint) -> CheckConfiguration {
    guard let path = ["passo.yml", "passo.yaml"].first(where: FileContent.isListed) else { return CheckConfiguration() }
    let source = SourceFile(path: path, bytes: try FileContent.read(path))
    do { return try CheckConfigurationReader.read(source) } catch { throw Complaint(error) }
  }

  private func configured(_ path: String) -> String {
    let here = context.surroundings.workingDirectory
    return PathParts.relative(PathParts.absolute(path, in: here), to: PathParts.absolute(here, in: "/"))
  }
}
