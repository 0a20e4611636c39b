import OutputMatching
import RunbookModel

/// What shows that a command which was started beside the others is ready.
public enum Readiness: Hashable, Sendable {
  /// It has printed the line of the page's sample that says so.
  case printed(line: Int)
  case port(Int)
  /// It still runs; the port that was to show it was open before it was started.
  case taken(Int)
  /// It still runs, and has printed nothing for a while.
  case quiet
  /// It still runs, and goes on printing.
  case running
}

/// Decides, from what a command has printed and how long it has run, whether it is ready.
public struct ReadyWatch: Sendable {
  /// Seconds for a command that neither the page nor the person gives a limit.
  static let defaultLimit = 120.0
  /// Without a sign: so long it prints nothing, or runs at most, until the following steps begin. In seconds.
  static let silence = 2.0
  static let longestWait = 10.0
  /// The lines of a page's sample come together: what comes so shortly after the one that is waited for belongs to it.
  static let settling = 0.3
  /// A server that goes on with its log is ready all the same. In seconds after the line.
  static let longestSettling = 2.0

  private(set) var sign: ReadySign?
  private var taken: Int?
  /// Seconds.
  let limit: Double
  /// Placeholder key → value.
  private let bindings: [String: String]
  private let sample: Sample?
  /// The sample without what a log puts before it.
  private let message: Sample?
  private var line = LineCollector()
  /// The age at which the line was seen.
  private var printed: Double?
  /// The port that the command serves, where a line is waited for.
  private var served: Int?
  /// The age at which that port was open.
  private var opened: Double?
  /// So long a line is waited for after the port is open, in seconds: its wording may differ from the page's.
  static let longestPatience = 5.0

  /// - Parameters:
  ///   - served: the port that the command serves, where it is known.
  ///   - timeLimit: seconds; nil: none is given.
  init(sign: ReadySign?, served: Int? = nil, timeLimit: Double?, bindings: [String: String]) {
    self.sign = sign
    self.served = served
    limit = timeLimit ?? ReadyWatch.defaultLimit
    self.bindings = bindings
    if case .printed(let text, _) = sign {
      sample = Sample(text)
      message = LogLine.message(of: text).map { Sample($0) }
    } else {
      (sample, message) = (nil, nil)
    }
  }

  /// Looks before it is started: a port that something else has will say nothing.
  mutating func begin(isOpen: (Int) -> Bool) {
    if case .port(let number) = sign, isOpen(number) { (sign, taken) = (nil, number) }
    if let number = served, isOpen(number) { served = nil }
  }

  /// - Parameters:
  ///   - new: what was printed since the last look.
  ///   - silence: seconds since something was printed, or since the start.
  ///   - age: seconds since the start.
  ///   - isOpen: whether a port accepts connections.
  /// - Returns: nil while it is not ready.
  mutating func look(_ new: [UInt8], silence: Double, age: Double, isOpen: (Int) -> Bool) -> Readiness? {
    switch sign {
    case .printed(_, let number):
      if printed == nil, line.take(new).contains(where: { matches($0) }) { printed = age }
      guard let printed else { return lookAtPort(age: age, isOpen: isOpen) }
      let isSettled = silence >= ReadyWatch.settling || age - printed >= ReadyWatch.longestSettling
      return isSettled ? .printed(line: number) : nil
    case .port(let number): return isOpen(number) ? .port(number) : nil
    case nil:
      guard silence >= ReadyWatch.silence || age >= ReadyWatch.longestWait else { return nil }
      if let taken { return .taken(taken) }
      return silence >= ReadyWatch.silence ? .quiet : .running
    }
  }

  private mutating func lookAtPort(age: Double, isOpen: (Int) -> Bool) -> Readiness? {
    guard let served else { return nil }
    guard let opened else {
      if isOpen(served) { opened = age }
      return nil
    }
    return age - opened >= ReadyWatch.longestPatience && isOpen(served) ? .port(served) : nil
  }

  private func matches(_ line: String) -> Bool {
    let line = ReadySign.unframed(line)
    guard let sample, !line.isEmpty else { return false }
    if isMatched(sample, by: line) { return true }
    guard let message, let said = LogLine.message(of: line) else { return false }
    if isMatched(message, by: said) { return true }
    // A later version may say more: `Ready to accept connections tcp`.
    let words = message.text.split(separator: " ").count
    let beginning = said.split(separator: " ").prefix(words)
    return words >= 3 && isMatched(message, by: beginning.joined(separator: " "))
  }

  private func isMatched(_ sample: Sample, by line: String) -> Bool {
    sample.compare(with: line, bindings: bindings, strictness: .sample).result == .matched
  }
}

/// The lines of an output that comes in pieces; the last one also while it is unfinished.
private struct LineCollector {
  private var unfinished: [UInt8] = []
  private static let longest = 8192

  mutating func take(_ bytes: [UInt8]) -> [String] {
    guard !bytes.isEmpty else { return [] }
    let text = unfinished + bytes
    let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    unfinished = Array(text[start...].suffix(LineCollector.longest))
    return TerminalText.plain(text).split(whereSeparator: \.isNewline).map(String.init)
  }
}
