/// A moment in UTC, to the millisecond.
public struct Timestamp: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Since 1970-01-01T00:00:00Z, leap seconds not counted.
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Timestamp, right: Timestamp) -> Bool { left.milliseconds < right.milliseconds }

  /// RFC 3339: `2026-11-22T05:40:00.000Z`. Written by hand: a date formatter would bring a whole calendar along.
  public var description: String {
    let (year, month, day) = date
    let (hour, minute, second) = time
    return
      "\(Timestamp.padded(year, 4))-\(Timestamp.padded(month, 2))-\(Timestamp.padded(day, 2))T"
      + "\(Timestamp.padded(hour, 2)):\(Timestamp.padded(minute, 2)):\(Timestamp.padded(second, 2))."
      + "\(Timestamp.padded(Int(milliseconds - floored(milliseconds, 1000) * 1000), 3))Z"
  }

  /// Reads what ``description`` writes; nil for anything else.
  public init?(_ text: String) {
    var text = text
    let fields = text.withUTF8 { bytes -> [Int]? in
      guard bytes.count == 24, Timestamp.separators.allSatisfy({ bytes[$0.0] == $0.1 }) else { return nil }
      var numbers: [Int] = []
      for field in Timestamp.fields {
        guard let number = Timestamp.number(bytes[field]) else { return nil }
        numbers.append(number)
      }
      return numbers
    }
    guard let fields else { return nil }
    let days = Timestamp.days(year: fields[0], month: fields[1], day: fields[2])
    let seconds = Int64(days) * 86_400 + Int64(fields[3] * 3600 + fields[4] * 60 + fields[5])
    self.init(milliseconds: seconds * 1000 + Int64(fields[6]))
    // A day such as 31 February would come out as another one, and so would a second 60.
    guard date == (fields[0], fields[1], fields[2]), time == (fields[3], fields[4], fields[5]) else { return nil }
  }

  private static let separators: [(Int, UInt8)] = [(4, 45), (7, 45), (10, 84), (13, 58), (16, 58), (19, 46), (23, 90)]
  private static let fields = [0..<4, 5..<7, 8..<10, 11..<13, 14..<16, 17..<19, 20..<23]

  var date: (year: Int, month: Int, day: Int) {
    // Days are counted from 0000-03-01, so that the leap day ends a year (Howard Hinnant, "chrono-compatible
    // low-level date algorithms").
    let days = Int(floored(milliseconds, 86_400_000)) + 719_468
    let era = (days >= 0 ? days : days - 146_096) / 146_097
    let dayOfEra = days - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shifted = (5 * dayOfYear + 2) / 153
    let month = shifted < 10 ? shifted + 3 : shifted - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shifted + 2) / 5 + 1)
  }

  var time: (hour: Int, minute: Int, second: Int) {
    let seconds = Int(floored(milliseconds, 1000) - floored(milliseconds, 86_400_000) * 86_400)
    return (seconds / 3600, seconds / 60 % 60, seconds % 60)
  }

  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var value = 0
    for digit in digits {
      guard (48...57).contains(digit) else { return nil }
      value = value * 10 + Int(digit - 48)
    }
    return value
  }

  static func padded(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  /// Rounds down, also before 1970.
  private func floored(_ value: Int64, _ divisor: Int64) -> Int64 {
    value >= 0 ? value / divisor : (value - divisor + 1) / divisor
  }
}
