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
    var bytes = text
    let isName = bytes.withUTF8 { bytes in
      bytes.count == 20
        && bytes.enumerated().allSatisfy { place, byte in
          switch place {
          case 8, 15: byte == UInt8(ascii: "-")
          case 16...: (48...57).contains(byte) || (97...122).contains(byte)
          default: (48...57).contains(byte)
          }
        }
    }
    guard isName else { return nil }
    description = text
  }

  /// When the run started, as the name has it.
  var second: Substring { description.dropLast(5) }

  public static func < (left: RunID, right: RunID) -> Bool { left.description < right.description }
}
