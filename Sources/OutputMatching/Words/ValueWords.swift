/// Words that say what a value beside them is, in one language: parts of labels, headings, keys, and words of a line.
///
/// In lower case; `expiresIn`, `expires_in` and `Expires in:` have the same words.
struct ValueWords: Sendable {
  /// A number that another run is expected to show otherwise: a process id, a size, a time.
  var numbers: Set<String>
  /// A version, which may be a later one.
  var versions: Set<String>
  /// A date until which something holds.
  var expiries: Set<String>
  /// When something began, or from when on it holds.
  var starts: Set<String>
  /// When something ended, was last changed, or holds no more.
  var ends: Set<String>
  /// How much there may be at most.
  var limits: Set<String>
  /// How much of it is in use, or went by.
  var uses: Set<String>
  /// A number that may be any, zero too.
  var flows: Set<String>
  /// How far something is after, or from, what it follows.
  var lags: Set<String>
  /// How much of something is left before it ends.
  var rests: Set<String>
  /// A part of a hundred.
  var percents: Set<String>
  /// A number that only grows.
  var growths: Set<String>
  /// A machine on which something happens to run.
  var machines: Set<String>
  /// A count of what went wrong.
  var failures: Set<String>
  /// The first word of a line that says only what is awaited.
  var waits: Set<String>

  private static let all = [english, french, portuguese, spanish, italian]

  static let numbers = merged(\.numbers)
  static let versions = merged(\.versions)
  static let expiries = merged(\.expiries)
  static let starts = merged(\.starts)
  static let ends = merged(\.ends)
  static let limits = merged(\.limits)
  static let uses = merged(\.uses)
  static let flows = merged(\.flows)
  static let lags = merged(\.lags)
  static let rests = merged(\.rests)
  static let percents = merged(\.percents)
  static let growths = merged(\.growths)
  static let machines = merged(\.machines)
  static let failures = merged(\.failures)
  static let waits = merged(\.waits)

  private static func merged(_ words: (ValueWords) -> Set<String>) -> Set<String> {
    all.reduce(into: []) { $0.formUnion(words($1)) }
  }
}
