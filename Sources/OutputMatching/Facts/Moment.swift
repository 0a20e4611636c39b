import Bytes
import Diagnostics

/// A date, perhaps with its time, as far as another one can be said to be before or after it.
struct Moment {
  /// Grows with time; no calendar is asked how long a month is.
  private let seconds: Double
  /// How much two of them may be apart without one being surely before the other: a day, for the zones of the earth.
  private let blur: Double

  /// Nil for what is no date.
  init?(_ text: TextSlice) {
    let text = text.prefix { $0 != ";" && $0 != "(" }.trimmed.unquoted
    guard text.count >= 8, text.count <= 60 else { return nil }
    if text.allSatisfy(\.isDigit) {
      guard text.count == 10 || text.count == 13, let number = Double(text.string) else { return nil }
      self.init(seconds: text.count == 10 ? number : number / 1000, blur: 0)
      return
    }
    var clock: Double = 0
    var date: [TextSlice] = []
    for word in text.split(whereSeparator: { $0.isBlank || $0 == "," || $0 == "T" || $0 == "_" }) {
      if let time = Self.time(word) { clock = time } else if date.count < 6 { date.append(word) }
    }
    guard let day = Self.namedDay(date) ?? date.lazy.compactMap(Self.numericDay).first else { return nil }
    self.init(seconds: day.number * Self.day + clock, blur: day.isExact ? Self.day : 366 * Self.day)
  }

  private init(seconds: Double, blur: Double) {
    self.seconds = seconds
    self.blur = blur
  }

  private static let day = 86_400.0

  /// Whether it is surely after another one.
  func isAfter(_ other: Moment) -> Bool { seconds - other.seconds > max(blur, other.blur) }

  /// `10:11:12`, in seconds.
  private static func time(_ word: TextSlice) -> Double? {
    let parts = word.prefix { $0.isDigit || $0 == ":" }.split(at: ":")
    guard parts.count >= 2, let hour = Double(parts[0].string), let minute = Double(parts[1].string) else { return nil }
    return hour * 3600 + minute * 60 + (parts.count > 2 ? Double(parts[2].string) ?? 0 : 0)
  }

  private static let months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"]

  /// `Mar 5 2024`, `Tue, 05 Mar 2024`
  private static func namedDay(_ words: [TextSlice]) -> (number: Double, isExact: Bool)? {
    let month = words.lazy.compactMap { word -> Int? in
      guard word.first?.isLetter ?? false else { return nil }
      return months.firstIndex(of: String(decoding: word.prefix(3).lowercased, as: UTF8.self))
    }.first
    let numbers = words.compactMap { $0.allSatisfy(\.isDigit) ? Int($0.string) : nil }
    guard let month, let year = numbers.first(where: { $0 > 999 && $0 < 10_000 }),
      let day = numbers.first(where: { $0 < 32 })
    else { return nil }
    return (Double(year * 372 + month * 31 + day), true)
  }

  /// `2024-03-05`; of `05/03/2024` only the year is sure.
  private static func numericDay(_ word: TextSlice) -> (number: Double, isExact: Bool)? {
    let parts = word.split { "-/.".utf8.contains($0) }.prefix(3).map { Int($0.prefix(while: \.isDigit).string) }
    guard parts.count == 3, let first = parts[0], let second = parts[1], let third = parts[2] else { return nil }
    if (1000..<10_000).contains(first) { return (Double(first * 372 + (second - 1) * 31 + third), true) }
    return (1000..<10_000).contains(third) ? (Double(third * 372), false) : nil
  }
}
