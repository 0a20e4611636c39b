import Bytes
import Diagnostics
import RunbookModel

/// The runs whose events are in a file: a journal, or what `passo run --format jsonl` has written, perhaps several times.
///
/// They are read as strictly as a journal that is to go on: where a line is missing, moved or changed, what comes after it
/// tells nothing.
package struct JournalFile: Sendable {
  package struct Run: Sendable {
    package var run: RunID
    package var events: [RunEvent]
    /// Nil where nothing is wrong; `events` are those before it.
    package var damage: JournalRecord.Damage?
  }

  /// In the order of the file; one that has no line that can be read has no run.
  package let runs: [Run]
  /// What is wrong where there is no run; nil: it is empty.
  package let fault: JournalRecord.Damage?

  /// What is in the first line of every run, and in hardly any other.
  private static let start = Array("run.started".utf8)

  /// - Parameters:
  ///   - bytes: of the file. A last line that was cut short does not count.
  ///   - head: of the file beside a journal that counts its lines, read before the journal; nil: there is none.
  package init(_ bytes: [UInt8], head: [UInt8]? = nil) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let lines = Array((bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]).split(separator: UInt8(ascii: "\n")))
    var parts: [(run: RunID, first: Int, lines: [ArraySlice<UInt8>])] = []
    var fault: JournalRecord.Damage?
    for (index, line) in lines.enumerated() {
      let event = parts.isEmpty || line.byteRange(of: JournalFile.start) != nil ? RunEventLine.decoded(line) : nil
      if let event, parts.isEmpty || event.begins(after: parts[parts.count - 1].run) {
        guard case .runStarted = event.body else {
          fault = JournalRecord.Damage(line: index + 1, reason: "it does not begin with the start of a run")
          break
        }
        parts.append((event.run, index, [line]))
      } else if parts.isEmpty {
        fault = JournalRecord.Damage(line: index + 1, reason: "it cannot be read")
        break
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    let head = parts.count == 1 ? head.flatMap { JournalHead($0) } : nil
    let isWhole = bytes.last == UInt8(ascii: "\n") || lines.last.map { RunEventLine.decoded($0) != nil } == true
    runs = parts.enumerated().map { index, part in
      let text = Array(part.lines.joined(separator: [UInt8(ascii: "\n")]))
      let isCut = index == parts.count - 1 && !isWhole
      let record = JournalRecord(text + (isCut ? [] : [UInt8(ascii: "\n")]), of: part.run, head: head)
      let damage = record.damage.map { JournalRecord.Damage(line: $0.line + part.first, reason: $0.reason) }
      return Run(run: part.run, events: record.events, damage: damage)
    }
    self.fault = parts.isEmpty ? fault : nil
  }
}

extension RunEvent {
  /// It is the first of another run than the one before it, which a page may also follow twice.
  fileprivate func begins(after run: RunID) -> Bool {
    guard case .runStarted = body else { return false }
    return run != self.run || sequence == 1
  }
}
