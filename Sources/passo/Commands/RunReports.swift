import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

/// The reports that a run is to leave: `--report FILE`.
final class RunReports {
  private let files: [ReportFile]
  private let context: Context
  private var events: [RunEvent] = []
  private var kept = 0
  private var lastChunks: [RunEvent] = []
  private var lastSize = 0
  private var dropped = 0
  /// A report could not be written.
  private(set) var hasFailed = false

  /// Of one action's output, in bytes; as much again of its end is kept.
  private static let limit = 1 << 20

  /// - Throws: a ``Complaint`` about a file that no report can be written to, before anything is run.
  init(_ paths: [String], context: Context) throws(Complaint) {
    var files: [ReportFile] = []
    for path in paths {
      let file = try ReportFile(path: path)
      try file.check()
      files.append(file)
    }
    self.files = files
    self.context = context
  }

  /// What happened before a run was resumed.
  func take(earlier: [RunEvent]) {
    for event in earlier { take(event) }
  }

  func take(_ event: RunEvent) {
    guard !files.isEmpty else { return }
    guard case .output(let chunk) = event.body else {
      if !lastChunks.isEmpty { endOutput() }
      if case .actionStarted = event.body { kept = 0 }
      events.append(event)
      return
    }
    if kept < RunReports.limit {
      kept += chunk.bytes.count
      events.append(event)
    } else {
      lastChunks.append(event)
      lastSize += chunk.bytes.count
      dropSome()
    }
  }

  /// The reports on the page's run; what cannot be written is said.
  func write(_ page: Page) {
    if !lastChunks.isEmpty { endOutput() }
    for file in files {
      // A run that asked for what no one could answer never began.
      guard let text = file.format.text(of: events, runbook: page.runbook, language: context.language) else { continue }
      do { try file.write(text) } catch {
        _ = context.complain(error)
        hasFailed = true
      }
    }
  }

  /// Chunks are dropped by halves, so that each is moved a few times at most.
  private func dropSome() {
    guard lastSize > 2 * RunReports.limit else { return }
    var count = 0
    while lastSize > RunReports.limit, count < lastChunks.count - 1 {
      if case .output(let chunk) = lastChunks[count].body {
        lastSize -= chunk.bytes.count
        dropped += chunk.bytes.count
      }
      count += 1
    }
    lastChunks.removeFirst(count)
  }

  private func endOutput() {
    if dropped > 0, let first = lastChunks.first, case .output(var gap) = first.body {
      let words = context.language.say("\(count: dropped, "byte left out", "bytes left out")")
      gap.bytes = Array("\n… \(words) …\n".utf8)
      events.append(RunEvent(sequence: first.sequence, time: first.time, run: first.run, body: .output(gap)))
    }
    events += lastChunks
    lastChunks = []
    lastSize = 0
    dropped = 0
  }
}
