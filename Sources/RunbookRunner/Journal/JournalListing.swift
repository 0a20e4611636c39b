import Bytes
package import RunbookModel
import ShellExecution

extension JournalReader {
  /// One run, as a list of runs shows it.
  package struct Listing: Hashable, Sendable {
    package var run: RunID
    /// Of the journal.
    package var path: String
    package var started: Timestamp
    package var document: DocumentIdentity
    package var procedure: String?
    /// nil: the run did not come to its end.
    package var summary: RunSummary?
    /// The action that was under way when the journal ends; nil when none was.
    package var unfinishedAction: ActionID?
    /// Whether an action was begun, skipped or done.
    package var hasBegun = false
    /// A Passo is at it right now.
    package var isGoingOn = false
    /// Absolute path of the page, where it is known.
    package var page: String?
    /// Nothing was run in it.
    package var isRehearsal = false

    /// Whether ``Resumption`` may find something left to do.
    package var isResumable: Bool {
      !isGoingOn && (summary.map { [.failed, .aborted, .unknown].contains($0.verdict) } ?? true)
    }

    /// ``Verdict/unknown`` for a run that did not come to its end.
    package var verdict: Verdict { summary?.verdict ?? .unknown }
  }
}

extension JournalReader.Listing {
  /// In bytes, how much of a journal is read for its first line at once, and the longest that line can be.
  private static let portion = 2048
  private static let longestStart = 4 << 20

  /// Reads the beginning and the end of the journal at a path, however much is between them.
  ///
  /// Nil: its first line does not begin a run.
  init?(of run: RunID, at path: String) {
    guard let file = try? OpenFile(path), let first = Self.firstEvent(in: file),
      case .runStarted(let start) = first.body
    else { return nil }
    self.init(
      run: run, path: path, started: first.time, document: start.document, procedure: start.procedure,
      page: start.settings?.page, isRehearsal: start.settings?.isRehearsal == true)
    takeEnd(of: file)
    isGoingOn = summary == nil && Journal.isInUse(path)
  }

  private static func firstEvent(in file: OpenFile) -> RunEvent? {
    var bytes: [UInt8] = []
    while bytes.count <= longestStart {
      guard let more = try? file.bytes(from: bytes.count, count: max(portion, bytes.count)) else { return nil }
      bytes += more
      if let end = bytes[...].byteIndex(of: UInt8(ascii: "\n")) { return RunEventLine.decoded(bytes[..<end]) }
      guard !more.isEmpty else { return RunEventLine.decoded(bytes) }
    }
    return nil
  }

  /// The state of a run is said by the last event that begins or ends something. A step may have printed some megabytes
  /// after that; they are passed over.
  private mutating func takeEnd(of file: OpenFile) {
    var lines = JournalLinesFromEnd(of: file)
    var isEndKnown = false
    while let line = try? lines.next() {
      guard !Self.isOutput(line), let event = RunEventLine.decoded(line) else { continue }
      switch event.body {
      case .actionStarted(let start):
        unfinishedAction = start.action
        hasBegun = true
        return
      case .actionFinished:
        hasBegun = true
        return
      case .runFinished(let summary):
        if !isEndKnown { self.summary = summary }
        isEndKnown = true
      case .runResumed: isEndKnown = true
      default: break
      }
    }
  }

  /// Keys are in order, and little comes before this one.
  private static func isOutput(_ line: [UInt8]) -> Bool {
    Array(line.prefix(256)).containsBytes(of: "\"event\":\"output\"")
  }
}
