import Bytes

/// Finds placeholders in a YAML text and in which kind of scalar each is.
///
/// A scanner for lines, not a parser: it follows indentation only for block scalars, and quotes and brackets over
/// lines. What it must never do is take one kind of scalar for another; text that is no YAML reads as plain scalars.
struct YAMLTemplateReader {
  private let bytes: [UInt8]
  private let placeholders: PlaceholderText
  private let samples: SampleTexts
  private var at = 0
  /// Open `[` and `{`.
  private var flowDepth = 0
  /// The column of the key or dash that a block scalar would belong to.
  private var nodeIndent = 0
  /// The last line ended in a plain scalar, which this line may continue.
  private var openScalar = false

  private(set) var sites: [PlaceholderSite] = []
  /// Words in capitals that are no keys.
  private(set) var possibleSites: [PlaceholderSite] = []
  /// `$NAME` and `${NAME}` in values of one line without blanks.
  private(set) var variableSites: [PlaceholderSite] = []
  private(set) var scalars: [YAMLScalar] = []

  init(_ bytes: [UInt8], samples: SampleTexts = SampleTexts([])) {
    self.bytes = bytes
    self.samples = samples
    placeholders = PlaceholderText(bytes)
  }

  mutating func run() {
    while at < bytes.count { readLine() }
  }

  private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : .newline }

  private var atLineEnd: Bool { at >= bytes.count || bytes[at] == .newline }

  private mutating func skipBlanks() {
    while at < bytes.count, bytes[at].isBlank { at += 1 }
  }

  private mutating func readLine() {
    let lineStart = at
    skipBlanks()
    if flowDepth == 0 {
      nodeIndent = at - lineStart
      while byte(at) == UInt8(ascii: "-"), byte(at + 1).isBlank || byte(at + 1) == .newline {
        openScalar = false
        nodeIndent = at - lineStart
        at += 1
        skipBlanks()
      }
    }
    while !atLineEnd { readNode(lineStart) }
    at += 1
  }

  /// One scalar, bracket or mark within a line.
  private mutating func readNode(_ lineStart: Int) {
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "#") where at == 0 || bytes[at - 1].isBlank || bytes[at - 1] == .newline: readComment()
    case .doubleQuote: readQuoted(.doubleQuote, .yaml(.doubleQuoted, in: .text))
    case .singleQuote: readQuoted(.singleQuote, .yaml(.singleQuoted, in: .text))
    case UInt8(ascii: "["): openFlow()
    case UInt8(ascii: "{") where placeholders.brace(at: at, end: bytes.count) == nil: openFlow()
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      flowDepth = max(0, flowDepth - 1)
      at += 1
    case UInt8(ascii: ",") where flowDepth > 0: at += 1
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      if flowDepth > 0 || !readBlock() { readPlain(lineStart) }
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "!"):
      while !atLineEnd, !bytes[at].isBlank { at += 1 }
    default: readPlain(lineStart)
    }
    if at == start { at += 1 }
    skipBlanks()
    readColon(start - lineStart)
  }

  /// The `:` after a key: what follows is its value.
  private mutating func readColon(_ column: Int) {
    guard byte(at) == UInt8(ascii: ":"), byte(at + 1).isBlank || byte(at + 1) == .newline || flowDepth > 0 else {
      return
    }
    if flowDepth == 0 { nodeIndent = column }
    openScalar = false
    at += 1
    skipBlanks()
  }

  private mutating func openFlow() {
    flowDepth += 1
    openScalar = false
    at += 1
  }

  private mutating func readComment() {
    while !atLineEnd {
      if !readSite(.yaml(.comment, in: .text)) { at += 1 }
    }
  }

  private mutating func readQuoted(_ quote: UInt8, _ place: Place) {
    openScalar = false
    at += 1
    let (start, first) = (at, variableSites.count)
    defer { keepVariables(from: first, in: start..<max(start, min(at - 1, bytes.count))) }
    while at < bytes.count {
      if readSite(place) || readVariable(place) { continue }
      if bytes[at] == .backslash, quote == .doubleQuote {
        at += 2
      } else if bytes[at] == quote {
        at += 1
        guard quote == .singleQuote, byte(at) == quote else { return }
        at += 1
      } else {
        at += 1
      }
    }
  }

  /// A plain scalar to the end of its line, its `: ` or, in a flow, its `,`.
  private mutating func readPlain(_ lineStart: Int) {
    let start = at
    let (firstSite, firstVariable) = ((sites.count, possibleSites.count), variableSites.count)
    while !atLineEnd {
      let place = Place.yaml(.plainPart(inFlow: flowDepth > 0), in: .text)
      if readSite(place) || readVariable(place) { continue }
      let byte = bytes[at]
      if byte == UInt8(ascii: ":"), self.byte(at + 1).isBlank || self.byte(at + 1) == .newline { break }
      if byte == UInt8(ascii: "#"), at > start, bytes[at - 1].isBlank { break }
      if flowDepth > 0, ",[]{}".utf8.contains(byte) { break }
      at += 1
    }
    var end = at
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    let isKey = byte(at) == UInt8(ascii: ":")
    keepVariables(from: firstVariable, in: start..<end)
    finishVariables(from: firstVariable, in: start..<end)
    finishPlain(start..<end, firstSite: firstSite, continues: openScalar && flowDepth == 0 && !isKey)
    openScalar = !isKey && flowDepth == 0
  }

  private mutating func finishPlain(_ range: Range<Int>, firstSite: (Int, Int), continues: Bool) {
    let (first, firstPossible) = firstSite
    let (count, possible) = (sites.count - first, possibleSites.count - firstPossible)
    guard count + possible > 0, !continues, !isContinuedBelow(range) else { return }
    let place = Place.yaml(.plain(inFlow: flowDepth > 0), in: .text)
    if count == 1, sites[first].range == range {
      sites[first].place = place
    } else if possible == 1, possibleSites[firstPossible].range == range {
      possibleSites[firstPossible].place = place
    } else if scalars.last?.range != range {
      scalars.append(YAMLScalar(range: range, isInFlow: flowDepth > 0))
    }
  }

  /// True when `$NAME` or `${NAME}` begins at `at`; it is recorded and passed.
  private mutating func readVariable(_ place: Place) -> Bool {
    guard bytes[at] == .dollar else { return false }
    let isBraced = byte(at + 1) == UInt8(ascii: "{")
    let start = isBraced ? at + 2 : at + 1
    var end = start
    while end < bytes.count, bytes[end].isNameByte { end += 1 }
    guard end > start, bytes[start].isUppercase, !isBraced || byte(end) == UInt8(ascii: "}") else { return false }
    if isBraced { end += 1 }
    variableSites.append(
      PlaceholderSite(name: bytes[at..<end].text, form: .variable, range: at..<end, place: place))
    at = end
    return true
  }

  /// A value with blanks may be a command, of which a shell of its own makes something.
  private mutating func keepVariables(from first: Int, in scalar: Range<Int>) {
    guard variableSites.count > first, bytes[scalar].contains(where: \.isBlank) else { return }
    variableSites.removeLast(variableSites.count - first)
  }

  /// What is beside other text in an unquoted scalar is quoted together with it.
  private mutating func finishVariables(from first: Int, in range: Range<Int>) {
    guard variableSites.count > first else { return }
    if variableSites.count == first + 1, variableSites[first].range == range {
      variableSites[first].place = .yaml(.plain(inFlow: flowDepth > 0), in: .text)
    } else if scalars.last?.range != range {
      scalars.append(YAMLScalar(range: range, isInFlow: flowDepth > 0))
    }
  }

  /// True when the next line continues a plain scalar: indented deeper and neither a key nor an entry of a list.
  private func isContinuedBelow(_ range: Range<Int>) -> Bool {
    guard flowDepth == 0, byte(at) == .newline, at < bytes.count else { return false }
    var index = at + 1
    let lineStart = index
    while byte(index) == 0x20 { index += 1 }
    guard index - lineStart > nodeIndent, index < bytes.count, !byte(index).isBlank, byte(index) != .newline,
      byte(index) != UInt8(ascii: "#"), !(byte(index) == UInt8(ascii: "-") && byte(index + 1).isBlank)
    else { return false }
    while index < bytes.count, bytes[index] != .newline {
      if bytes[index] == UInt8(ascii: ":"), byte(index + 1).isBlank || byte(index + 1) == .newline { return false }
      index += 1
    }
    return true
  }

  /// At `|` or `>`: true when the line announces a block scalar, which is then read.
  private mutating func readBlock() -> Bool {
    let isLiteral = bytes[at] == UInt8(ascii: "|")
    var index = at + 1
    while "+-0123456789".utf8.contains(byte(index)) { index += 1 }
    while byte(index).isBlank { index += 1 }
    guard byte(index) == .newline || byte(index) == UInt8(ascii: "#") else { return false }
    while index < bytes.count, bytes[index] != .newline { index += 1 }
    at = index
    readBlockLines(isLiteral: isLiteral)
    return true
  }

  private mutating func readBlockLines(isLiteral: Bool) {
    var indent: Int?
    while at < bytes.count {
      // At the line feed of the line before.
      var index = at + 1
      while byte(index) == 0x20 { index += 1 }
      let column = index - at - 1
      let isBlankLine = byte(index) == .newline || byte(index) == 0x0D && byte(index + 1) == .newline
      if !isBlankLine {
        if column <= nodeIndent && indent == nil || column < indent ?? 0 { return }
        indent = indent ?? column
      }
      at = min(index, bytes.count)
      let place = Place.yaml(isLiteral ? .literalBlock(indent: indent ?? 0) : .foldedBlock, in: .text)
      while !atLineEnd {
        if !readSite(place) { at += 1 }
      }
    }
  }

  /// True when a placeholder begins at `at`; it is recorded and passed.
  private mutating func readSite(_ place: Place) -> Bool {
    let end: Int
    let form: PlaceholderSite.Form
    if bytes[at] == .less, case .site(let close) = placeholders.angle(at: at, end: bytes.count) {
      (form, end) = (.angle, close)
    } else if bytes[at] == UInt8(ascii: "{"), let close = placeholders.brace(at: at, end: bytes.count) {
      (form, end) = (.brace, close)
    } else if !samples.isEmpty, let end = samples.end(in: bytes, at: at, before: bytes.count) {
      possibleSites.append(PlaceholderSite(name: bytes[at..<end].text, form: .sample, range: at..<end, place: place))
      at = end
      return true
    } else if let end = CapitalName.end(inFile: bytes, at: at), !namesVariable(endingAt: end) {
      possibleSites.append(PlaceholderSite(name: bytes[at..<end].text, form: .capitals, range: at..<end, place: place))
      at = end
      return true
    } else {
      return false
    }
    sites.append(PlaceholderSite(name: bytes[at..<end].text, form: form, range: at..<end, place: place))
    at = end
    return true
  }

  /// `- name: LOG_LEVEL` with its `value:` below is how a container gets a variable.
  private func namesVariable(endingAt end: Int) -> Bool {
    var index = end
    while byte(index) != .newline { index += 1 }
    index += 1
    while index < bytes.count, bytes[index].isBlank { index += 1 }
    return index < bytes.count && bytes[index...].starts(with: "value".utf8)
  }
}
