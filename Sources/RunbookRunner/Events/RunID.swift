/// The name of one run, `20261122-054000-k3f9`: when it started (UTC), and four characters against collisions.
/// Names sort by age.
public struct RunID: Hashable, Comparable, Sendable, CustomStringConvertible {
  public let description: String

  /// - Parameters:
  ///   - start: when the run began.
  ///   - randomness: decides the last four characters.
  public init(startedAt start: Timestamp, using randomness: inout some RandomNumberGenerator) {
    let (year, month, day) = start.date
    let (hour, minute, second) = start.time
    // Without vowels and look-alikes, so that a name is neither a word nor misread.
    let alphabet = Array("bcdfghjkmnpqrstvwxz23456789")
    let suffix = (0..<4).map { _ in alphabet[Int.random(in: 0..<alphabet.count, using: &randomness)] }
    description =
      Timestamp.padded(year, 4) + Timestamp.padded(month, 2) + Timestamp.padded(day, 2) + "-"
      + Timestamp.padded(hour, 2) + Timestamp.padded(minute, 2) + Timestamp.padded(second, 2) + "-" + String(suffix)
  }

  /// nil unless `text` has the form of a run's name; such a name is safe as a file name.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 8, parts[1].utf8.count == 6, parts[2].utf8.count == 4,
      (parts[0] + parts[1]).utf8.allSatisfy({ (48...57).contains($0) }),
      parts[2].utf8.allSatisfy({ (48...57).contains($0) || (97...122).contains($0) })
    else { return nil }
    description = text
  }

  /// When the run started, as the name has it.
  var second: Substring { description.dropLast(5) }

  public static func < (left: RunID, right: RunID) -> Bool { left.description < right.description }
}
