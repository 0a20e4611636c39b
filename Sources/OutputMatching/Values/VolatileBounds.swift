import Bytes
import Diagnostics

/// What even a value that may be another must keep: a date is one that a clock shows, an amount stays on its side of
/// zero, an id is no row of zeros.
enum VolatileBounds {
  /// Nil where the forms of the two values decide.
  ///
  /// - Parameter name: the key, label, heading or neighbouring words that say what the value is.
  static func likeness(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    if isNegative(sample) != isNegative(actual), ValueShape.of(sample).isAmount, ValueShape.of(actual).isAmount {
      return .unexplained("below zero in one of the two")
    }
    if sample.last != "%" || sample.isPercentage(upTo: 100), actual.last == "%", !actual.isPercentage(upTo: 100) {
      return .unexplained("another percentage")
    }
    if isHexadecimal(sample), isHexadecimal(actual), sample.count != actual.count,
      max(sample.count, actual.count) >= shortestDigest
    {
      return .unexplained("another value")
    }
    if isBlankId(actual), !isBlankId(sample) { return .unexplained("nothing, where the sample has a value") }
    if NothingHashes.isIn(actual), !NothingHashes.isIn(sample) { return .unexplained("the hash of nothing") }
    if let likeness = AmountBounds.likeness(sample, actual, name) { return likeness }
    if let likeness = ofSizes(sample, actual, name) { return likeness }
    if let likeness = SizeWords.likeness(sample, actual) ?? OwnForms.likeness(sample, actual, name) { return likeness }
    if let likeness = ofDates(sample, actual, name) { return likeness }
    return ofNames(sample, actual, name)
  }

  // MARK: Amounts and ids

  private static func isNegative(_ value: TextSlice) -> Bool {
    value.first == "-" && value.dropFirst().first.map { $0.isDigit || $0 == "." } ?? false
  }

  /// `00000000-0000-0000-0000-000000000000`, `0000000`.
  private static func isBlankId(_ value: TextSlice) -> Bool {
    value.count >= 7 && value.allSatisfy { $0 == "0" || $0 == "-" || $0 == ":" }
  }

  private static func isHexadecimal(_ value: TextSlice) -> Bool { value.count >= 6 && value.allSatisfy(\.isHexDigit) }

  /// In digits, of MD5; what is as long or longer is of one algorithm, and whole.
  private static let shortestDigest = 32

  // MARK: Sizes

  /// The most that there may be is set by somebody: `10 GB` are no `10 KB`. Of other sizes only what is in use, or went
  /// by, may be of any order.
  private static func ofSizes(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    guard let expected = ByteSize.of(sample), let found = ByteSize.of(actual), expected > 0, found > 0 else {
      return nil
    }
    let factor = max(expected / found, found / expected)
    if VolatileName.isOfUse(name), !VolatileName.isOfLimit(name) { return nil }
    let most = VolatileName.isOfLimit(name) ? mostOfLimits : mostOfSizes
    return factor < most ? nil : .unexplained("a size of another order")
  }

  private static let mostOfLimits = 16.0
  private static let mostOfSizes = 1000.0

  // MARK: Dates

  private static func ofDates(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    guard let expected = year(sample), let found = year(actual) else { return nil }
    let clockless = [0, 1, 1601, 1899, 1900, 1970]
    if clockless.contains(found), !clockless.contains(expected) {
      return .unexplained("a date that stands for none")
    }
    if expected - found >= mostYears, expected < 9000 { return .unexplained("an earlier date") }
    // No clock is asked: what was valid when the page was written is the only measure.
    return found < expected && VolatileName.isOfExpiry(name) ? .unexplained("an earlier date") : nil
  }

  /// A page does not show what is much newer than what its readers have.
  private static let mostYears = 12

  /// Of a date.
  private static func year(_ value: TextSlice) -> Int? {
    guard value.count <= 60, ValueShape.of(value).isDay else { return nil }
    return value.split { !$0.isDigit }.first { $0.count == 4 }.flatMap { Int($0.string) }
  }

  // MARK: Names

  private static func ofNames(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    if VolatileName.isOfTag(name), isTag(sample), isTag(actual) { return .typed(.token) }
    if VolatileName.isOfAccount(name), isAccount(sample), isAccount(actual) { return .typed(.number) }
    if VolatileName.isOfAccount(name), isUniqueID(sample), isUniqueID(actual), sample.prefix(4) == actual.prefix(4) {
      return .typed(.token)
    }
    if VolatileName.isOfMachine(name) || VolatileName.isOfMachine(sample), isMachine(sample), isMachine(actual) {
      return .tolerable("a name of one's own")
    }
    if let user = login(sample), let other = login(actual) {
      return user.isEqual(to: "root") == other.isEqual(to: "root") ? .tolerable("a name of one's own") : nil
    }
    // `go test` does not repeat what it knows.
    if ValueShape.of(sample) == .duration, actual.isEqual(to: "(cached)") {
      return .tolerable("\(ValueShape.word.name) instead of \(ValueShape.duration.name)")
    }
    return nil
  }

  /// `"33a64df5"`, `W/"65f1a2b3-1f2"`.
  private static func isTag(_ value: TextSlice) -> Bool {
    value.count >= 5 && value.last == "\"" && (value.first == "\"" || value.begins(with: "W/\""))
  }

  /// Of a cloud: twelve digits.
  static func isAccount(_ value: TextSlice) -> Bool { value.count == 12 && value.allSatisfy(\.isDigit) }

  /// `AIDACKCEVSQ6C2EXAMPLE`: the first four letters say of what it is.
  private static func isUniqueID(_ value: TextSlice) -> Bool {
    value.count >= 16 && value.allSatisfy { $0.isUppercase || $0.isDigit }
  }

  /// `node-1`, `node-1/10.0.0.11`, `ip-10-0-0-4.ec2.internal`
  private static func isMachine(_ value: TextSlice) -> Bool {
    let parts = value.split(at: "/")
    guard let name = parts.first, parts.count <= 2, parts.count == 1 || ValueShape.of(parts[1]) == .ipAddress else {
      return false
    }
    return [.generatedName, .hostName, .exampleName].contains(ValueShape.of(name)) && StateWord(name) == nil
  }

  /// The user of `ann@laptop`; nil for e-mail addresses, packages with their versions, and units.
  private static func login(_ value: TextSlice) -> TextSlice? {
    let parts = value.split(at: "@")
    guard parts.count == 2, parts.allSatisfy({ $0.first?.isLetter ?? false }),
      value.allSatisfy({ $0.isAlphanumeric || "@-_".utf8.contains($0) })
    else { return nil }
    return parts[0]
  }
}

extension TextSlice {
  fileprivate func isPercentage(upTo most: Int) -> Bool {
    last == "%" && (Int(prefix(while: \.isDigit).string) ?? .max) <= most
  }
}

extension ValueShape {
  fileprivate var isAmount: Bool { self == .number || self == .quantity || self == .duration }
  fileprivate var isDay: Bool { self == .date || self == .dateTime }
}
