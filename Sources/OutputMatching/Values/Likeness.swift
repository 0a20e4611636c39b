import Bytes
import Diagnostics

/// How a piece of the output compares with the piece of the sample that it has to match.
enum Likeness {
  case same
  /// Another value of the same type.
  case typed(ValueShape)
  /// Accepted unless strict.
  case tolerable(Message)
  /// Neither explained nor a known contradiction: proves nothing.
  case unexplained(Message)
  case different(Message)

  var rank: Int {
    switch self {
    case .same: 0
    case .typed: 1
    case .tolerable: 2
    case .unexplained: 3
    case .different: 4
    }
  }

  var isDifferent: Bool { rank == 4 }
  /// The output may be what the sample illustrates.
  var isAccepted: Bool { rank <= 2 }

  /// The one of the two that matters more.
  func worse(_ other: Likeness) -> Likeness { rank >= other.rank ? self : other }

  /// - Parameter name: the key, label, heading or neighbouring words that say what the value is.
  static func ofValues(_ sample: TextSlice, _ actual: TextSlice, name: TextSlice? = nil) -> Likeness {
    let sample = sample.trimmed
    let actual = actual.trimmed
    if sample == actual { return .same }
    if actual.isEmpty { return .different("empty instead of \(ValueShape.of(sample).name)") }
    if sample.withoutQuotes == actual.withoutQuotes { return .tolerable("other quotation marks") }
    if sample.isEmpty || sample.isNothing { return .unexplained("a value where the sample has none") }
    if let likeness = ofStates(sample.withoutQuotes, actual.withoutQuotes) { return likeness }
    if sample.withoutHere == actual.withoutHere { return .tolerable("the same path") }
    if sample.isEqualIgnoringCase(to: actual) { return ofCapitals(sample) }
    if actual.isNothing { return .unexplained("nothing, where the sample has a value") }
    if let likeness = VolatileBounds.likeness(sample, actual, name) { return likeness }
    if let likeness = ofShapes(sample, actual, name) { return likeness }
    return ofTexts(sample, actual, name)
  }

  /// States, and values of a kind that has no capitals of its own, are the same in others: `Active`, `TRUE`, `web.Example.com`.
  /// A name, a path and a word of a sentence are not.
  private static func ofCapitals(_ sample: TextSlice) -> Likeness {
    let shape = ValueShape.of(sample)
    let isFree =
      StateWord(sample.withoutEnd) != nil || shape == .boolean || shape == .exampleName
      || shape.isWildcard && ![.path, .url, .token, .jwt, .bearer, .resourceName, .generatedName].contains(shape)
    return isFree ? .tolerable("other capitals") : .unexplained("other capitals")
  }

  /// A word within a sentence: by which of its words a program says that something has ended is no example.
  static func ofWord(_ sample: TextSlice, _ actual: TextSlice, name: TextSlice?, of count: Int) -> Likeness {
    guard count > longestState, let state = StateWord(sample.withoutEnd)?.meaning, fixedStates.contains(state),
      StateWord(actual.withoutEnd)?.meaning == state, !sample.isEqualIgnoringCase(to: actual)
    else { return ofValues(sample, actual, name: name) }
    return .unexplained("another word")
  }

  /// In words: of a line that shows the state of something.
  private static let longestState = 3
  private static let fixedStates: Set<StateMeaning> = [.succeeded, .valid, .yes, .failed, .invalid, .denied, .absent]

  /// Values of several words, or of several pieces: each piece as a value of its own.
  private static func ofTexts(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness {
    if let likeness = ofShares(sample, actual, name) ?? ofLists(sample, actual, name) { return likeness }
    if let plain = Rewording.canonical(sample), let other = Rewording.canonical(actual),
      !plain.elementsEqual(sample.lowercased) || !other.elementsEqual(actual.lowercased)
    {
      let likeness = ofValues(plain, other, name: name)
      return likeness.isAccepted ? Likeness.tolerable("another wording").worse(likeness) : likeness
    }
    let expected = LineWords.split(sample)
    let found = LineWords.split(actual)
    if expected.count == 1, found.count == 1 {
      return WordPattern.likenessOfPieces(expected[0], found[0], name: name) ?? .unexplained("another value")
    }
    if found.count > expected.count, let value = actual.withoutRemark, !ErrorWords.isReport(actual),
      ofValues(sample, value, name: name).isAccepted, isVolatile(remark: actual.remark)
    {
      return .tolerable("a remark that the sample does not have")
    }
    // `2024-08-04 (VALID: 89 days)`
    if let head = sample.withoutRemark, let value = actual.withoutRemark, let fact = LabelLine(sample.remark),
      let other = LabelLine(actual.remark), fact.label.isEqualIgnoringCase(to: other.label), !fact.value.isEmpty
    {
      return ofValues(fact.value, other.value, name: fact.label).worse(ofValues(head, value, name: name))
    }
    // `Ready (2 days ago)`: the remark may be another of its form.
    if let head = sample.withoutRemark, let value = actual.withoutRemark, isVolatile(remark: actual.remark),
      ValueShape.of(sample.remark) == .of(actual.remark)
    {
      return Likeness.typed(.of(actual.remark)).worse(ofValues(head, value, name: name))
    }
    guard expected.count == found.count else { return .unexplained("another text") }
    var worst = Likeness.same
    for index in expected.indices where expected[index] != found[index] {
      let names = LineWords.names(around: index, in: expected, label: name)
      worst = worst.worse(ofWord(expected[index], found[index], name: names, of: expected.count))
    }
    return worst
  }

  /// `7.8MiB / 256MiB` below `MEM USAGE / LIMIT`: part by part, each under its own name.
  private static func ofShares(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    let (expected, found) = (sample.divided(at: " / "), actual.divided(at: " / "))
    guard expected.count > 1, expected.count == found.count else { return nil }
    let names = name.map { $0.divided(at: " / ") } ?? []
    return expected.indices.reduce(Likeness.same) { worst, index in
      worst.worse(
        ofValues(expected[index], found[index], name: names.count == expected.count ? names[index] : name))
    }
  }

  /// `rw,relatime` and `rw,relatime,seclabel`: a list that has more, unless what it has more limits something.
  private static func ofLists(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    var expected = sample.split(at: ",").map(\.trimmed)
    let found = actual.split(at: ",").map(\.trimmed)
    guard found.count > expected.count, expected.allSatisfy({ !$0.isEmpty && StateWord($0) == nil }),
      expected.count > 1 || sample.contains(where: \.isDigit) && !sample.contains(where: \.isBlank)
    else { return nil }
    var added: [TextSlice] = []
    for item in found {
      if let index = expected.firstIndex(of: item) { expected.remove(at: index) } else { added.append(item) }
    }
    let isHarmless = added.allSatisfy { item in
      !item.isEmpty && !item.contains(where: \.isBlank) && !item.begins(with: "no") && !item.isEqual(to: "ro")
        && StateWord(item) == nil && !SpokenLine(item).takesBack() && !OpenDoors.isRight(item)
    }
    return expected.isEmpty && isHarmless ? .tolerable("more in the list") : nil
  }

  /// `(2d ago)`, `(10.0.0.7)`; words such as `(read-only)` or `(0 of 3)` say more than the value does.
  private static func isVolatile(remark: TextSlice) -> Bool {
    // `(peak: 6.0M)`
    let value = LabelLine(remark).map { AddedFact.tells($0.value, under: $0.label) ? TextSlice() : $0.value } ?? remark
    // `4711 (0x1267)`
    if remark.count > 2, remark.begins(with: "0x"), remark.dropFirst(2).allSatisfy(\.isHexDigit) { return true }
    let shape = ValueShape.of(value)
    return shape.isWildcard && ![.state, .boolean, .ratio, .exampleName].contains(shape)
  }

  /// States are never examples: `Running` is not satisfied by `Failed`.
  private static func ofStates(_ sample: TextSlice, _ actual: TextSlice) -> Likeness? {
    let sample = sample.withoutEnd
    let actual = actual.withoutEnd
    switch (StateWord(sample), StateWord(actual)) {
    case (let expected?, let found?): return sample == actual ? nil : expected.likeness(of: found)
    case (nil, let found?) where found.meaning.side == .trouble && !ValueShape.of(sample).isWildcard:
      return .different("a state that means trouble")
    case (.some, nil) where actual.contains(where: \.isBlank):
      return ErrorWords.isReport(actual) ? .different("a state that means trouble") : nil
    default: return nil
    }
  }

  /// Nil when the shapes do not decide.
  private static func ofShapes(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    let expected = ValueShape.of(sample)
    let found = ValueShape.of(actual)
    switch expected {
    case .redacted: return .typed(expected)
    case .exampleName: return found == .state || found == .boolean ? nil : .tolerable("a name of one's own")
    case .boolean where found == .boolean: return .different("the other of yes and no")
    case .number, .quantity, .ratio: return ofNumbers(sample, actual, expected, found, name)
    case .version: return found == .version ? ofVersions(sample, actual, name) : nil
    case .date, .time, .dateTime, .duration:
      if found == expected { return .typed(expected) }
      return found.isTime ? .tolerable("\(found.name) instead of \(expected.name)") : nil
    case .guid, .jwt, .hash, .token, .bearer:
      if expected.matches(found) { return .typed(expected) }
      // By chance without a digit.
      if expected == .hash, sample.count == actual.count, actual.allSatisfy(\.isHexDigit) { return .typed(expected) }
      return expected.isRelated(to: found) ? .tolerable("\(found.name) instead of \(expected.name)") : nil
    case .email: return found == .email ? .typed(expected) : nil
    case .ipAddress, .hostName:
      return found == .ipAddress || found == .hostName ? AddressLikeness.ofHosts(sample, actual, expected) : nil
    case .url: return found == .url ? AddressLikeness.ofURLs(sample, actual) : nil
    case .path:
      guard found == .path else { return nil }
      return ofReleases(sample, actual, name) ?? PartsLikeness.ofPaths(sample, actual)
    case .resourceName: return found == expected ? PartsLikeness.ofResourceNames(sample, actual) : nil
    case .generatedName: return PartsLikeness.ofGeneratedNames(sample, actual)
    default: return nil
    }
  }
}

extension Likeness {
  /// Plain numbers are examples only under a name that says so; a size with its unit is one by its form.
  private static func ofNumbers(
    _ sample: TextSlice, _ actual: TextSlice, _ expected: ValueShape, _ found: ValueShape, _ name: TextSlice?
  ) -> Likeness? {
    // `3.210 s`, and `01:02 min` where it took longer.
    if found == .time, expected == .number, VolatileName.isOfNumber(name), sample.contains(UInt8(ascii: ".")) {
      return .tolerable("\(found.name) instead of \(expected.name)")
    }
    guard [.number, .quantity, .ratio, .duration].contains(found) else { return nil }
    if expected == .ratio || found == .ratio { return ofRatios(sample, actual, expected, found, name) }
    if VolatileName.isOfFailures(name) {
      if isZero(sample) != isZero(actual) { return .different("not zero, where the sample has zero") }
      return .unexplained("another number")
    }
    if sample.last == "%" || actual.last == "%" {
      if actual.isEqual(to: "100%") { return .unexplained("100%, where the sample has less") }
      if sample.isEqual(to: "100%") { return .different("not 100%, where the sample has it") }
      let isOfUse = VolatileName.isOfUse(name)
      let isZeroInOne = isZero(sample.number) != isZero(actual.number) && !(isOfUse && isZero(sample.number))
      return (VolatileName.isOfNumber(name) || isOfUse) && !isZeroInOne
        ? .typed(expected) : .unexplained("another percentage")
    }
    if expected == .quantity || expected == .duration, found != .number {
      if isZero(sample.number), VolatileName.isOfUse(name), !VolatileName.isOfLimit(name) { return .typed(expected) }
      return isZero(sample.number) == isZero(actual.number) ? .typed(expected) : .unexplained("zero in one of the two")
    }
    if VolatileName.isOfNumber(name), isZero(sample) == isZero(actual) { return .typed(expected) }
    if VolatileName.isOfFlow(name) { return .typed(expected) }
    if isMoment(sample), isMoment(actual) { return .typed(.dateTime) }
    return .unexplained(isZero(sample) != isZero(actual) ? "zero in one of the two" : "another number")
  }

  private static func ofRatios(
    _ sample: TextSlice, _ actual: TextSlice, _ expected: ValueShape, _ found: ValueShape, _ name: TextSlice?
  ) -> Likeness {
    guard expected == found else { return .unexplained("another number") }
    switch (isFull(sample), isFull(actual)) {
    case (true, false): return .different("not complete, where the sample is")
    // `100% (125/125)`: of how many steps the work was.
    case (true, true) where name?.contains(UInt8(ascii: "%")) ?? false:
      return .tolerable("another number, complete as in the sample")
    case (true, true): return .unexplained("another number, complete as in the sample")
    default: return .unexplained("another ratio")
    }
  }

  /// `nginx/1.18.0`; nil for other paths.
  fileprivate static func ofReleases(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    let (expected, found) = (sample.split(at: "/"), actual.split(at: "/"))
    guard expected.count == 2, found.count == 2, expected[0] == found[0], !expected[0].isEmpty,
      ValueShape.of(expected[1]) == .version, ValueShape.of(found[1]) == .version
    else { return nil }
    return ofVersions(expected[1], found[1], name)
  }

  /// A later version is what a page that ages must expect, an earlier one is not.
  private static func ofVersions(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness {
    guard VolatileName.isOfVersion(name) else { return .unexplained("another version") }
    if !sample.isBeforeRelease, actual.isBeforeRelease { return .unexplained("a version before its release") }
    if !VersionRemark.isHarmless(actual, besides: sample) { return .unexplained("a version with another remark") }
    let expected = sample.versionNumbers
    let found = actual.versionNumbers
    return expected.lexicographicallyPrecedes(found) || expected == found
      ? .typed(.version) : .unexplained("an earlier version")
  }

  /// Seconds since 1970 of the years 2001 to 2039.
  private static func isMoment(_ number: TextSlice) -> Bool {
    let seconds = number.prefix(while: \.isDigit)
    return seconds.count == 10 && (Int(seconds.string) ?? 0) < 2_200_000_000
  }

  private static func isZero(_ number: TextSlice) -> Bool {
    number.first == "0" && number.allSatisfy { $0 == "0" || $0 == "." }
  }

  private static func isFull(_ ratio: TextSlice) -> Bool {
    let parts = ratio.split(at: "/")
    return parts.count == 2 && parts[0] == parts[1] && !isZero(parts[0])
  }
}

extension TextSlice {
  /// What tables write where there is nothing.
  var isNothing: Bool { count <= 12 && AbsentValue.marks.contains(String(decoding: lowercased, as: UTF8.self)) }

  /// `3` of `3 (2d ago)`; nil when there is no remark in parentheses at the end.
  var withoutRemark: TextSlice? {
    guard last == ")", let open = lastIndex(of: 0x28), open > startIndex, self[open - 1].isBlank else { return nil }
    return self[..<open].trimmed
  }

  /// What `withoutRemark` leaves out, without its parentheses.
  fileprivate var remark: TextSlice {
    guard last == ")", let open = lastIndex(of: 0x28) else { return [] }
    return self[(open + 1)...].dropLast()
  }

  /// The parts between a text.
  fileprivate func divided(at mark: String) -> [TextSlice] {
    let mark = TextSlice(mark)
    var parts: [TextSlice] = []
    var rest = self
    while let range = rest.byteRange(of: mark) {
      parts.append(rest[..<range.lowerBound].trimmed)
      rest = rest[range.upperBound...]
    }
    return parts + [rest.trimmed]
  }

  /// Without quotation marks around it, typographic ones too.
  var withoutQuotes: TextSlice {
    for (open, close) in [("'", "'"), ("\"", "\""), ("`", "`"), ("“", "”"), ("‘", "’"), ("« ", " »"), ("«", "»")]
    where count > open.utf8.count + close.utf8.count && begins(with: open) && ends(with: close) {
      return dropFirst(open.utf8.count).dropLast(close.utf8.count)
    }
    return self
  }

  /// `site/index.html` of `./site/index.html`.
  fileprivate var withoutHere: TextSlice { count > 2 && begins(with: "./") ? dropFirst(2) : self }

  /// Without punctuation at its end.
  fileprivate var withoutEnd: TextSlice {
    var text = self
    while let last = text.last, ".,;:!".utf8.contains(last) { text = text.dropLast() }
    return text
  }

  /// The digits that it begins with.
  fileprivate var number: TextSlice { prefix { $0.isDigit || $0 == "." || $0 == "," } }

  /// `2.4.1-SNAPSHOT`
  fileprivate var isBeforeRelease: Bool {
    let words = count <= 60 ? split { !$0.isLetter }.map { String(decoding: $0.lowercased, as: UTF8.self) } : []
    return words.contains { ["snapshot", "alpha", "beta", "rc", "dev", "dirty"].contains($0) }
  }

  fileprivate var versionNumbers: [Int] { split { !$0.isDigit }.prefix(4).map { Int($0.string) ?? .max } }
}

extension ValueShape {
  fileprivate var isTime: Bool { [.date, .time, .dateTime, .duration].contains(self) }
}
