/// Reads the letters and digits of a text alone, in lower case: all that is between those of a secret, such as
/// quotation marks, the borders of a table, commas, blanks, line ends or colours, hides nothing.
///
/// A dump (`od`, `hexdump`, `xxd`) begins each line with an offset and may end it with the text beside the numbers, so
/// that one more reading takes the numbers, and another the text. One takes the values alone, without the names before
/// them (`part1=…`, `"first": "…"`, `12: …`) and without tags; two more take them where the values themselves have the
/// signs with which names end: after the first name of a line, and after what all lines begin with (`[web] …`).
struct BareReading: Sendable {
  enum Part: CaseIterable, Sendable { case whole, dumpNumbers, dumpText, values, lineValues, lineTexts }

  /// Of an offset at the beginning of a dump's line, in digits.
  private static let offsetLengths = 4...16

  private enum Place { case lineStart, numbers, text, outside }

  private let part: Part
  private var place = Place.lineStart
  private var offsetLength = 0
  /// `xxd` ends the offset by a colon, and divides numbers and text by two blanks alone.
  private var hasColon = false
  private var hasNumber = false
  private var isAfterBlank = false
  private var trail = LetterTrail()
  var state: Int { trail.state }
  private var field = Field()
  private var lineShape = LineShape()

  /// The first word of a line, in which letters and digits count as such: lines that are numbered or have the time or
  /// the same mark before them begin alike.
  private struct LineShape: Sendable {
    private var last: [UInt8] = []
    private var current: [UInt8] = []
    private(set) var state = 0
    private(set) var keptCount = 0
    private(set) var isOpen = true

    /// Whether the line begins with a word like that of the line before, which `byte` ends.
    mutating func ends(with byte: UInt8) -> Bool {
      guard isOpen else { return false }
      if byte == 0x20 || byte == 0x09 {
        // The first line of a text has its indentation in it.
        if current.isEmpty { return false }
        isOpen = false
        return current == last
      }
      if (0x30...0x39).contains(byte) {
        if current.last != 0x30 { current.append(0x30) }
      } else {
        current.append(byte)
      }
      isOpen = current.count <= Field.longest
      return false
    }

    mutating func endLine(state: Int, keptCount: Int) {
      last = current
      current = []
      isOpen = true
      (self.state, self.keptCount) = (state, keptCount)
    }
  }

  /// What the reading of values knows of the text since the last sign that separates values.
  private struct Field: Sendable {
    /// In bytes; what is longer is no name, and no tag.
    static let longest = 64

    var state = 0
    var keptCount = 0
    var length = 0
    var isAfterAngle = false
    /// Only a tag that ends an element may follow.
    var needsSlash = false
    var isTag = false
    /// The name before the value has been left out.
    var hasName = false

    init(state: Int = 0, keptCount: Int = 0, hasName: Bool = false) {
      (self.state, self.keptCount, self.hasName) = (state, keptCount, hasName)
    }
  }

  init(_ part: Part) { self.part = part }

  /// Reads on.
  ///
  /// - Parameters:
  ///   - offset: of the first of the bytes in the text.
  ///   - found: is given each stretch of the text that a pattern covers.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, found: (Range<Int>) -> Void
  ) {
    switch part {
    case .whole: trail.read(bytes, at: offset, automaton, found: found)
    case .values, .lineValues, .lineTexts: readValues(bytes, at: offset, automaton, found)
    case .dumpNumbers, .dumpText:
      for index in bytes.indices {
        // Most lines are no dump.
        if place == .outside { return }
        guard isInPart(bytes[index]) else { continue }
        trail.read(bytes[index...index], at: offset + index - bytes.startIndex, automaton, found: found)
      }
    }
  }

  mutating func endLine() {
    if hasFields { beginField() }
    place = .lineStart
    offsetLength = 0
    hasColon = false
    hasNumber = false
    isAfterBlank = false
    if hasFields { lineShape.endLine(state: state, keptCount: trail.count) }
  }

  /// Where the letters and digits begin that may still become part of a secret; nil when none do.
  func heldStart(_ automaton: PatternAutomaton, end: Int) -> Int? {
    guard end - trail.lastPlace <= LetterTrail.longestGap else { return nil }
    return trail.heldStart(automaton)
  }

  mutating func reset() {
    trail.reset()
    beginField()
  }

  // MARK: Values

  private mutating func beginField(hasName: Bool = false) {
    field = Field(state: trail.state, keptCount: trail.count, hasName: hasName)
  }

  static func endsName(_ byte: UInt8) -> Bool { ":=)<".utf8.contains(byte) }

  /// Most secrets have no sign that ends a name.
  func isNeeded(_ automata: SecretAutomata) -> Bool {
    part != .lineValues && part != .lineTexts || automata.hasNameSigns
  }

  private var hasFields: Bool { [.values, .lineValues, .lineTexts].contains(part) }

  /// What ends a field or a tag, or may.
  private static let isSign = (0...UInt8.max).map { (byte: UInt8) -> Bool in ",;{[|:=)<>\t".utf8.contains(byte) }

  private mutating func readValues(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, _ found: (Range<Int>) -> Void
  ) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if lineShape.isOpen, lineShape.ends(with: bytes[index]) {
        trail.goBack(to: lineShape.state, count: lineShape.keptCount)
        beginField(hasName: true)
      }
      let isSign = part != .lineTexts && BareReading.isSign[Int(bytes[index])]
      if isSign || field.isAfterAngle || field.isTag {
        noteSign(bytes[index])
        if !field.isTag {
          trail.read(bytes[index...index], at: offset + index - bytes.startIndex, automaton, found: found)
        }
        index += 1
        continue
      }
      let end =
        lineShape.isOpen
        ? index + 1 : part == .lineTexts ? bytes.endIndex : BareReading.end(ofLetters: bytes, from: index)
      trail.read(bytes[index..<end], at: offset + index - bytes.startIndex, automaton, found: found)
      field.length += end - index
      index = end
    }
  }

  private static func end(ofLetters bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      isSign.withUnsafeBufferPointer { isSign in
        let base = bytes.startIndex
        var end = start
        while end < bytes.endIndex, !isSign[Int(buffer[end - base])] { end += 1 }
        return end
      }
    }
  }

  /// What turns out to be a name is forgotten.
  private mutating func noteSign(_ byte: UInt8) {
    field.length += 1
    if field.isTag {
      if byte == UInt8(ascii: ">") || field.length > Field.longest { beginField(hasName: true) }
      return
    }
    if field.isAfterAngle, BareReading.folded(byte) != nil && !field.needsSlash || byte == UInt8(ascii: "/") {
      field.isTag = true
      return
    }
    let isLine = part == .lineValues
    switch byte {
    case UInt8(ascii: "<"):
      // It may be one of the secret's signs.
      let needsSlash = isLine && field.hasName && field.length > 1
      beginField(hasName: field.hasName)
      (field.isAfterAngle, field.needsSlash) = (true, needsSlash)
    case UInt8(ascii: ":"), UInt8(ascii: "="), UInt8(ascii: ")"):
      guard field.length <= Field.longest, !isLine || !field.hasName else { break }
      trail.goBack(to: field.state, count: field.keptCount)
      beginField(hasName: true)
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "|"), 0x09:
      beginField()
    default: field.isAfterAngle = false
    }
  }

  /// Lower case; nil for what is no letter or digit of ASCII.
  static func folded(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39, 0x61...0x7A: byte
    case 0x41...0x5A: byte | 0x20
    default: nil
    }
  }

  private mutating func isInPart(_ byte: UInt8) -> Bool {
    let isBlank = byte == 0x20 || byte == 0x09
    defer { isAfterBlank = isBlank }
    switch place {
    case .lineStart:
      if isHexDigit(byte) || byte == UInt8(ascii: "x") && offsetLength == 1 {
        offsetLength += 1
      } else if byte == UInt8(ascii: ":"), !hasColon {
        hasColon = true
      } else {
        place = isBlank && BareReading.offsetLengths.contains(offsetLength) ? .numbers : .outside
      }
      return false
    case .numbers:
      // `openssl` divides offset and numbers by a hyphen.
      if byte == UInt8(ascii: "-"), !hasNumber { hasColon = true }
      hasNumber = hasNumber || isHexDigit(byte)
      let endsNumbers =
        hasColon ? isBlank && isAfterBlank && hasNumber : byte == UInt8(ascii: "|") || byte == UInt8(ascii: ">")
      if endsNumbers { place = .text }
      return part == .dumpNumbers && !endsNumbers
    case .text: return part == .dumpText
    case .outside: return false
    }
  }

  private func isHexDigit(_ byte: UInt8) -> Bool {
    BareReading.folded(byte).map { $0 <= UInt8(ascii: "f") } ?? false
  }
}
