import Bytes
import Diagnostics

/// Carries running text over into the text for cmark, keeping from it what it would misread.
struct TextRepair {
  let source: SourceFile
  private let lists: AttributeListParser
  /// The page holds NULs, lone carriage returns, invalid UTF-8 or the stand-ins' own mark.
  private let hasOddBytes: Bool
  /// How many `{:` of one line are tried that turn out to be no attribute list.
  private static let patience = 16
  /// No reference is longer, in bytes.
  private static let longestReference = 256

  private(set) var standIns: [StandIn] = []

  init(_ source: SourceFile) {
    self.source = source
    lists = AttributeListParser(source: source)
    hasOddBytes = Self.hasOddBytes(source.bytes)
  }

  private static func hasOddBytes(_ bytes: [UInt8]) -> Bool {
    let mark = StandIn.mark[0]
    let isASCII: Bool? = bytes.withUnsafeBufferPointer { bytes in
      var previous: UInt8 = 0
      var all: UInt8 = 0
      var index = 0
      while index < bytes.count {
        let end = min(index + 8, bytes.count)
        if end - index == 8, previous != .carriageReturn, EightBytes(bytes, at: index).spaces != nil {
          (previous, index) = (.space, end)
          continue
        }
        while index < end {
          let byte = bytes[index]
          if byte == 0 || byte == mark || previous == .carriageReturn && byte != .newline { return nil }
          all |= byte
          previous = byte
          index += 1
        }
      }
      return previous == .carriageReturn ? nil : all < 0x80
    }
    guard let isASCII else { return true }
    return !isASCII && String(validating: bytes, as: UTF8.self) == nil
  }

  /// Adds `range`, which is within one line.
  mutating func append(_ range: Range<Int>, to text: inout RepairedText) {
    let bytes = source.bytes
    var copied = range.lowerBound
    var index = range.lowerBound
    var failures = 0
    var emphasis = EmphasisRepair(range)
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == .openBrace || byte == .asterisk || byte == .backtick else { continue }
      let standIn: StandIn?
      if byte == .openBrace {
        guard index < range.upperBound, failures < Self.patience else { continue }
        standIn = self.standIn(at: index - 1, before: range.upperBound, &failures, &index)
      } else {
        standIn = emphasis.standIn(at: index - 1, in: bytes, &index)
      }
      guard let standIn else { continue }
      copy(copied..<standIn.range.lowerBound, to: &text)
      text.insert(StandIn.token(standIns.count), for: standIn.range)
      standIns.append(standIn)
      index = max(index, standIn.range.upperBound)
      copied = standIn.range.upperBound
    }
    copy(copied..<range.upperBound, to: &text)
  }

  private func standIn(at brace: Int, before limit: Int, _ failures: inout Int, _ next: inout Int) -> StandIn? {
    let bytes = source.bytes
    if bytes[brace + 1] == .colon {
      if let parsed = lists.list(at: brace, before: limit) { return .attributes(parsed.list, brace..<parsed.end) }
      failures += 1
    } else if bytes[brace + 1] == .openBrace {
      let reach = min(limit, brace + Self.longestReference)
      guard let end = bytes.firstOffset(of: "}}", in: (brace + 2)..<reach) else { return nil }
      next = end + 2
      if needsKeeping(bytes[(brace + 2)..<end]) { return .verbatim(brace..<(end + 2)) }
    }
    return nil
  }

  /// Whether cmark could see more than text in a reference; an underscore between letters is only text.
  private func needsKeeping(_ content: ArraySlice<UInt8>) -> Bool {
    for index in content.indices {
      switch content[index] {
      case UInt8(ascii: "*"), .backtick, UInt8(ascii: "["), UInt8(ascii: "]"), .less, UInt8(ascii: "&"), .backslash,
        UInt8(ascii: "|"):
        return true
      case UInt8(ascii: "_"):
        guard index > content.startIndex, index + 1 < content.endIndex else { return true }
        if !isWord(content[index - 1]) || !isWord(content[index + 1]) { return true }
      default: break
      }
    }
    return false
  }

  private func isWord(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte >= 0x80 }

  private func copy(_ range: Range<Int>, to text: inout RepairedText) {
    guard !range.isEmpty else { return }
    guard hasOddBytes else { return text.append(range, of: source.bytes) }
    var copied = range.lowerBound
    for (bad, replacement) in oddities(in: range) {
      if copied < bad.lowerBound { text.append(copied..<bad.lowerBound, of: source.bytes) }
      text.insert(replacement, for: bad)
      copied = bad.upperBound
    }
    if copied < range.upperBound { text.append(copied..<range.upperBound, of: source.bytes) }
  }

  /// What cmark would replace by something of another length, or take for a line ending, and what it gets instead.
  private func oddities(in range: Range<Int>) -> [(Range<Int>, [UInt8])] {
    let replacement = Array("\u{FFFD}".utf8)
    var found: [(Range<Int>, [UInt8])] = []
    var offset = range.lowerBound
    var decoder = source.bytes[range].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &decoder) {
      case .emptyInput: return found
      case .error(let length):
        found.append((offset..<(offset + length), replacement))
        offset += length
      case .valid(let units):
        if units.count == 1, let first = units.first, first == 0 { found.append((offset..<(offset + 1), replacement)) }
        if units.first == .carriageReturn { found.append((offset..<(offset + 1), [.space])) }
        if units.elementsEqual(StandIn.mark) { found.append((offset..<(offset + units.count), replacement)) }
        offset += units.count
      }
    }
  }
}
