import Bytes
import Diagnostics

/// What an amount that may be another must keep: it is not nothing where the sample has something, nor of another order
/// where that says that something is wrong.
enum AmountBounds {
  /// Nil where the forms of the two values decide.
  ///
  /// - Parameter name: the key, label, heading or neighbouring words that say what the value is.
  static func likeness(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    if let likeness = ofRests(sample, actual, name) ?? ofRates(sample, actual) ?? ofThousands(sample, actual) {
      return likeness
    }
    guard let (expected, found) = amounts(sample, actual) else { return nil }
    if VolatileName.isOfLag(name), found > mostLag(besides: expected) {
      return .unexplained("a number of another order")
    }
    if expected > 0, expected < nearlyNothing, found >= 10 { return .unexplained("a number of another order") }
    if VolatileName.isOfPercent(name), !VolatileName.isOfUse(name), expected == 100, found < 100 {
      return .different("not 100%, where the sample has it")
    }
    if VolatileName.isOfGrowth(name), found < expected { return .unexplained("a smaller number, though it only grows") }
    return nil
  }

  // MARK: Lags

  /// What is at zero in the sample may be a little after in the output.
  private static func mostLag(besides sample: Double) -> Double { sample == 0 ? 10 : max(1, sample * 1000) }

  /// A time in seconds, or an error of measurement.
  private static let nearlyNothing = 0.001

  /// Two numbers, or two times in seconds.
  private static func amounts(_ sample: TextSlice, _ actual: TextSlice) -> (Double, Double)? {
    if let expected = number(sample), let found = number(actual) { return (expected, found) }
    if let expected = seconds(sample), let found = seconds(actual) { return (expected, found) }
    return nil
  }

  /// `12ms`, `0.000000123 seconds`; nil for times of several parts.
  private static func seconds(_ text: TextSlice) -> Double? {
    guard text.count <= 40 else { return nil }
    let amount = text.prefix { !$0.isBlank && !$0.isLetter && $0 < 0x80 }
    let unit = String(decoding: text[amount.endIndex...].trimmed.lowercased, as: UTF8.self)
    guard let factor = units[unit], let number = number(amount) else { return nil }
    return number * factor
  }

  private static let units: [String: Double] = {
    let names: [(Double, [String])] = [
      (1e-9, ["ns"]), (1e-6, ["us", "µs", "μs"]), (1e-3, ["ms", "msec"]),
      (1, ["s", "sec", "secs", "second", "seconds", "seconde", "secondes", "segundo", "segundos"]),
      (60, ["m", "min", "mins", "minute", "minutes", "minuto", "minutos"]),
      (3600, ["h", "hour", "hours", "heure", "heures", "hora", "horas"]),
    ]
    return names.reduce(into: [:]) { units, entry in for name in entry.1 { units[name] = entry.0 } }
  }()

  /// Nil for what is no number, such as an amount with its unit.
  private static func number(_ text: TextSlice) -> Double? {
    guard text.count <= 24, ShapeGrammar.isNumber(text), !text.contains(UInt8(ascii: ",")) else { return nil }
    return Double(text.string)
  }

  // MARK: What is left

  /// `VALID: 0 days` is over.
  private static func ofRests(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    guard VolatileName.isOfRest(name), ValueShape.of(sample) == .duration, ValueShape.of(actual) == .duration,
      hasTime(sample), !hasTime(actual)
    else { return nil }
    return .unexplained("nothing, where the sample has a value")
  }

  private static func hasTime(_ duration: TextSlice) -> Bool { duration.contains { $0.isDigit && $0 != "0" } }

  // MARK: Rates

  /// `1000Mb/s`: a link that is slower by an order is another link, and so is a disk by three orders.
  private static func ofRates(_ sample: TextSlice, _ actual: TextSlice) -> Likeness? {
    guard let expected = rate(sample), let found = rate(actual), expected.isOfBits == found.isOfBits else { return nil }
    let most = expected.isOfBits ? 10.0 : 1000
    return expected.amount >= found.amount * most ? .unexplained("a rate of another order") : nil
  }

  /// `12.3k`, where the output has 12.
  private static func ofThousands(_ sample: TextSlice, _ actual: TextSlice) -> Likeness? {
    guard let letter = sample.last, "kKmMgG".utf8.contains(letter), let expected = ByteSize.of(sample),
      let found = number(actual), expected >= found * 1000
    else { return nil }
    return .unexplained("a number of another order")
  }

  private static func rate(_ text: TextSlice) -> (amount: Double, isOfBits: Bool)? {
    let text = text.trimmed
    guard text.count <= 24 else { return nil }
    let number = text.prefix { $0.isDigit || $0 == "." }
    let unit = text[number.endIndex...].trimmed
    for ending in ["bits/sec", "bit/sec", "bits/s", "bit/s", "bps", "b/s"] where unit.ends(with: ending) {
      let prefix = unit.dropLast(ending.utf8.count)
      guard let amount = ByteSize.of(TextSlice(Array(number) + Array(prefix) + Array("b".utf8))) else { return nil }
      return (amount, true)
    }
    for ending in ["/sec", "/s"] where unit.ends(with: ending) {
      return ByteSize.of(text.dropLast(ending.utf8.count)).map { ($0, false) }
    }
    return nil
  }
}
