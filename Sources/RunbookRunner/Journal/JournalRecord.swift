package import Diagnostics

/// A journal read strictly, for a run that is to go on: every line is there, whole, in its place, and of this run.
package struct JournalRecord: Sendable {
  package private(set) var events: [RunEvent] = []
  /// Nil where nothing is wrong; `events` are those before it.
  package private(set) var damage: Damage?
  private(set) var chain = JournalChain()
  /// Checksum of the state of the shell that was kept last; nil: of none.
  private(set) var stateSum: UInt64?
  /// Of the lines before the damage, in bytes.
  private(set) var length = 0
  private let run: RunID
  private let head: JournalHead?
  private var isSealed = false
  /// After as many lines as the head counts.
  private var sumAtHead: UInt64?

  /// Where a journal cannot be believed any more.
  package struct Damage: Hashable, Sendable {
    /// From 1.
    package var line: Int
    package var reason: Message
  }

  /// - Parameters:
  ///   - bytes: of the journal; what follows the last line feed was never finished, and does not count.
  ///   - head: how far it had come; nil: not known.
  ///   - isHeadMissing: there is no file that could say it, or it cannot be read.
  init(_ bytes: [UInt8], of run: RunID, head: JournalHead?, isHeadMissing: Bool = false) {
    self.init(of: run, head: head)
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[...$0] } ?? []
    for line in whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      guard take(line) else { break }
    }
    finish(isHeadMissing: isHeadMissing)
  }

  /// The same of the file at a path, line by line.
  ///
  /// - Parameter needsHead: a journal without the file that counts its lines is damaged.
  /// - Throws: ``JournalError``.
  init(at path: String, of run: RunID, head: JournalHead?, needsHead: Bool = true) throws(JournalError) {
    self.init(of: run, head: head)
    var lines = try JournalLines(of: path)
    while let line = try lines.next(), line.isFinished {
      guard take(line.bytes) else { break }
    }
    finish(isHeadMissing: needsHead && head == nil)
  }

  private init(of run: RunID, head: JournalHead?) { (self.run, self.head) = (run, head) }

  /// False where it cannot be believed, nor what follows.
  private mutating func take(_ line: ArraySlice<UInt8>) -> Bool {
    var next = chain
    isSealed = isSealed || JournalChain.isSealed(line)
    guard let event = RunEventLine.decoded(line) else { return damaged("it cannot be read") }
    var isRight = true
    if isSealed { isRight = next.take(sealed: line) } else { next.skip(line) }
    if let reason = JournalRecord.fault(event, after: events.count, of: run) { return damaged(reason) }
    guard isRight else { return damaged("it is not as it was written") }
    events.append(event)
    chain = next
    stateSum = JournalChain.state(of: line) ?? stateSum
    length += line.count + 1
    if chain.count == head?.count { sumAtHead = chain.sum }
    return true
  }

  private mutating func damaged(_ reason: Message) -> Bool {
    damage = Damage(line: events.count + 1, reason: reason)
    return false
  }

  private mutating func finish(isHeadMissing: Bool) {
    if damage == nil, let head, isSealed || events.isEmpty {
      if head.count > chain.count {
        damage = Damage(
          line: chain.count + 1, reason: "it is missing: the journal had \(count: head.count, "line", "lines")")
      } else if let sumAtHead, sumAtHead != head.sum {
        damage = Damage(line: head.count, reason: "it is not as it was written")
      }
    }
    // The first line is on the disk before the file that counts it, and nothing has run then.
    if damage == nil, isSealed, isHeadMissing, events.count > 1 {
      damage = Damage(
        line: chain.count + 1,
        reason: "it may be missing: the file that counts the lines (.head) is not there, or is damaged")
    }
  }

  private static func fault(_ event: RunEvent, after count: Int, of run: RunID) -> Message? {
    if event.run != run { return "it belongs to run \(event.run.description)" }
    return event.sequence == count + 1 ? nil : "its number is \(event.sequence), and \(count + 1) is to follow"
  }
}
