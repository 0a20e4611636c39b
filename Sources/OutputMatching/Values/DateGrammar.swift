import Bytes

/// Dates, times and durations, in one word or in several.
enum DateGrammar {
  /// What a word may be within a date that takes several words.
  private enum Part {
    case weekday, month, day, year, time, date, dateTime, zone, zoneName, halfDay
  }

  // MARK: One word

  /// ISO 8601 and its relatives, clock times, ages; nil when the word is none of them.
  static func shape(ofWord bytes: TextSlice) -> ValueShape? {
    guard let first = bytes.first, first.isDigit, bytes.count <= 40 else { return nil }
    if isTime(bytes) { return .time }
    if isDuration(bytes) { return .duration }
    let end = bytes.firstIndex { !($0.isDigit || $0 == "-" || $0 == "/" || $0 == ".") } ?? bytes.endIndex
    guard isDate(bytes[..<end]) else { return nil }
    if end == bytes.endIndex { return .date }
    guard bytes[end] == "T" || bytes[end] == "_", isTime(bytes[(end + 1)...]) else { return nil }
    return .dateTime
  }

  /// Year first or last, months and days in two digits, one separator: `2017-11-02`, `02/11/2017`, `2.11.2017`.
  private static func isDate(_ bytes: TextSlice) -> Bool {
    guard let separator = bytes.first(where: { !$0.isDigit }) else { return false }
    let parts = bytes.split(separator: separator, omittingEmptySubsequences: false)
    guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isDigit) }) else { return false }
    let years = [parts[0].count, parts[2].count].count { $0 == 4 }
    guard years == 1, parts[1].count <= 2, (number(parts[1]) ?? 99) <= 31 else { return false }
    let day = parts[0].count == 4 ? parts[2] : parts[0]
    return day.count <= 2 && (number(day) ?? 99) <= 31
  }

  /// `10:11`, `10:11:12.345`, each perhaps with `Z`, `+02:00` or `PM`.
  private static func isTime(_ bytes: TextSlice) -> Bool {
    let clock = bytes.prefix { $0.isDigit || $0 == ":" || $0 == "." || $0 == "," }
    let parts = clock.split(at: ":")
    guard (2...3).contains(parts.count), (1...2).contains(parts[0].count), (number(parts[0]) ?? 99) < 25,
      parts[1].count == 2, (number(parts[1]) ?? 99) < 60
    else { return false }
    if parts.count == 3 {
      let seconds = parts[2].prefix(while: \.isDigit)
      guard seconds.count == 2, parts[2][seconds.endIndex...].dropFirst().allSatisfy(\.isDigit) else { return false }
    }
    let zone = bytes[clock.endIndex...]
    return zone.isEmpty || zone.isEqual(to: "Z") || isOffset(zone) || isHalfDay(zone)
  }

  private static func isOffset(_ bytes: TextSlice) -> Bool {
    guard bytes.first == "+" || bytes.first == "-" else { return false }
    let digits = bytes.dropFirst().filter { $0 != ":" }
    return (digits.count == 4 || digits.count == 2) && digits.allSatisfy(\.isDigit)
  }

  private static func isHalfDay(_ bytes: TextSlice) -> Bool {
    ["am", "pm"].contains(String(decoding: bytes.prefix(3).lowercased, as: UTF8.self))
  }

  private static let ageUnits: Set<String> = ["y", "mo", "w", "d", "h", "m", "min", "s", "sec", "ms", "us", "ns", "µs"]

  /// Numbers and units in turn: `12d`, `3h11m`, `1m30.5s`.
  private static func isDuration(_ bytes: TextSlice) -> Bool {
    guard bytes.first?.isDigit ?? false, bytes.count <= 40 else { return false }
    var rest = bytes
    while !rest.isEmpty {
      let number = rest.prefix { $0.isDigit || $0 == "." }
      guard number.first?.isDigit ?? false, number.last?.isDigit ?? false else { return false }
      rest = rest[number.endIndex...]
      let unit = rest.prefix { !$0.isDigit }
      guard unit.count <= 3, ageUnits.contains(unit.string) else { return false }
      rest = rest[unit.endIndex...]
    }
    return true
  }

  // MARK: Several words

  /// The longest date, time, duration or quantity that begins with the word at `start` and takes at least two words.
  static func span(_ words: [TextSlice], from start: Int) -> (count: Int, shape: ValueShape)? {
    guard let first = words[start].first, words[start].count <= 30 else { return nil }
    if first == "(", words[start].count > 1 {
      // `(10.123 MiB stored)`
      guard start + 1 < words.count else { return nil }
      let unit = words[start + 1].last == ")" ? words[start + 1].dropLast() : words[start + 1]
      let isSize = ByteSize.of(TextSlice([words[start].dropFirst(), unit].joined(separator: [0x20]))) != nil
      return isSize ? (2, .quantity) : nil
    }
    guard first.isAlphanumeric else { return nil }
    return dateSpan(words, from: start) ?? durationSpan(words, from: start) ?? quantitySpan(words, from: start)
  }

  private static func dateSpan(_ words: [TextSlice], from start: Int) -> (count: Int, shape: ValueShape)? {
    var parts: [Part] = []
    var end = start
    while end < words.count, parts.count < 8 {
      let isLast = words[end].last == ";" || words[end].last == ")"
      let word = isLast || words[end].last == "," ? words[end].dropLast() : words[end]
      guard let part = part(word, after: parts), !parts.contains(part) else { break }
      parts.append(part)
      end += 1
      if isLast { break }
    }
    let hasDate =
      parts.contains(.date) || parts.contains(.dateTime) || parts.contains(.month) && parts.contains(.day)
      || parts.contains(.month) && parts.contains(.year)
    let hasTime = parts.contains(.time) || parts.contains(.dateTime)
    let isWhole = parts.contains(.year) || parts.contains(.date) || hasTime
    guard parts.count >= 2, hasDate || hasTime, isWhole || words[end - 1].last != "," else { return nil }
    return (end - start, hasDate && hasTime ? .dateTime : hasDate ? .date : .time)
  }

  private static func part(_ word: TextSlice, after parts: [Part]) -> Part? {
    guard word.count <= 30, let first = word.first else { return nil }
    if first.isLetter { return namedPart(word, after: parts) }
    if let shape = shape(ofWord: word) {
      return shape == .time ? .time : shape == .date ? .date : shape == .dateTime ? .dateTime : nil
    }
    if isOffset(word) { return parts.contains(.time) || parts.contains(.dateTime) ? .zone : nil }
    let digits = word.prefix(while: \.isDigit)
    guard let value = number(digits) else { return nil }
    let suffix = word[digits.endIndex...]
    if digits.count == 4, suffix.isEmpty, (1900...2199).contains(value), !parts.isEmpty { return .year }
    let isDay = (1...31).contains(value) && digits.count <= 2
    return isDay && (suffix.isEmpty || ["st", "nd", "rd", "th", "."].contains(suffix.string)) ? .day : nil
  }

  private static let weekdays: Set<String> = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
  private static let months: Set<String> = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
  private static let longNames: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january", "february", "march",
    "april",
    "june", "july", "august", "september", "sept", "october", "november", "december",
  ]

  private static func namedPart(_ word: TextSlice, after parts: [Part]) -> Part? {
    let name = String(decoding: (word.last == "." ? word.dropLast() : word).lowercased, as: UTF8.self)
    if name.utf8.count == 3 || longNames.contains(name) {
      if weekdays.contains(String(name.prefix(3))) { return .weekday }
      if months.contains(String(name.prefix(3))) { return .month }
    }
    guard parts.contains(.time) || parts.contains(.dateTime) else { return nil }
    if isHalfDay(word), word.count == 2 { return .halfDay }
    return (2...5).contains(word.count) && word.allSatisfy(\.isUppercase) ? .zoneName : nil
  }

  private static let durationUnits: Set<String> = [
    "second", "minute", "hour", "day", "week", "month", "year", "sec", "min", "millisecond",
  ]

  /// `5 minutes`, `2 weeks ago`, `About an hour ago`, `Less than a second ago`.
  private static func durationSpan(_ words: [TextSlice], from start: Int) -> (count: Int, shape: ValueShape)? {
    // `2h 10min ago`: every word a duration of its own.
    let run = words[start...].prefix { isDuration($0) }.count
    let isPast = start + run < words.count && words[start + run].isEqualIgnoringCase(to: TextSlice("ago"))
    if run > 1 || run == 1 && isPast { return (isPast ? run + 1 : run, .duration) }
    var index = start
    func lower(_ index: Int) -> String {
      index < words.count && words[index].count <= 12 ? String(decoding: words[index].lowercased, as: UTF8.self) : ""
    }
    if lower(index) == "about" {
      index += 1
    } else if lower(index) == "less", lower(index + 1) == "than" {
      index += 2
    }
    guard index + 1 < words.count, ["a", "an"].contains(lower(index)) || ShapeGrammar.isNumber(words[index]) else {
      return nil
    }
    let unit = lower(index + 1)
    guard durationUnits.contains(unit) || unit.hasSuffix("s") && durationUnits.contains(String(unit.dropLast())) else {
      return nil
    }
    return (index + (lower(index + 2) == "ago" ? 3 : 2) - start, .duration)
  }

  private static func quantitySpan(_ words: [TextSlice], from start: Int) -> (count: Int, shape: ValueShape)? {
    guard start + 1 < words.count, words[start + 1].count >= 2, ShapeGrammar.isNumber(words[start]) else { return nil }
    // `412.00 KiB/s, done.`
    let unit =
      words[start + 1].last.map { ",);".utf8.contains($0) } ?? false ? words[start + 1].dropLast() : words[start + 1]
    guard unit.count >= 2, ShapeGrammar.isUnit(unit) else { return nil }
    return (2, .quantity)
  }

  private static func number(_ bytes: TextSlice) -> Int? {
    bytes.isEmpty || bytes.count > 9 ? nil : Int(bytes.string)
  }
}
