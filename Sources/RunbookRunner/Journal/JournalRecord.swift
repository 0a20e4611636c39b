package import Diagnostics

/// A journal read strictly, for a run that is to go on: every line is there, whole, in its place, and of this run.
package struct JournalRecord: Sendable {
  package let events: [RunEvent]
  /// Nil where nothing is wrong; `events` are those before it.
  package let damage: Damage?
  let chain: JournalChain
  /// Checksum of the state of the shell that was kept last; nil: of none.
  let stateSum: UInt64?
  /// Of the lines before the damage, in bytes.
  let length: Int

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
    var events: [RunEvent] = []
    var chain = JournalChain()
    var isSealed = false
    var sums: UInt64?
    var stateSum: UInt64?
    var length = 0
    var damage: Damage?
    let whole = bytes.lastIndex(of: UInt8(ascii: "\n")).map { bytes[...$0] } ?? []
    for line in whole.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
      var next = chain
      isSealed = isSealed || JournalChain.isSealed(line)
      let reason: Message?
      if let event = RunEventLine.decoded(line) {
        var isRight = true
        if isSealed { isRight = next.take(sealed: line) } else { next.skip(line) }
        reason =
          JournalRecord.fault(event, after: events.count, of: run) ?? (isRight ? nil : "it is not as it was written")
        if reason == nil { events.append(event) }
      } else {
        reason = "it cannot be read"
      }
      if let reason {
        damage = Damage(line: events.count + 1, reason: reason)
        break
      }
      chain = next
      stateSum = JournalChain.state(of: line) ?? stateSum
      length += line.count + 1
      if chain.count == head?.count { sums = chain.sum }
    }
    if damage == nil, let head, isSealed || events.isEmpty {
      if head.count > chain.count {
        damage = Damage(
          line: chain.count + 1, reason: "it is missing: the journal had \(count: head.count, "line", "lines")")
      } else if let sums, sums != head.sum {
        damage = Damage(line: head.count, reason: "it is not as it was written")
      }
    }
    // The first line is on the disk before the file that counts it, and nothing has run then.
    if damage == nil, isSealed, isHeadMissing, events.count > 1 {
      damage = Damage(
        line: chain.count + 1,
        reason: "it may be missing: the file that counts the lines (.head) is not there, or is damaged")
    }
    (self.events, self.damage, self.chain, self.length) = (events, damage, chain, length)
    self.stateSum = stateSum
  }

  private static func fault(_ event: RunEvent, after count: Int, of run: RunID) -> Message? {
    if event.run != run { return "it belongs to run \(event.run.description)" }
    return event.sequence == count + 1 ? nil : "its number is \(event.sequence), and \(count + 1) is to follow"
  }
}
