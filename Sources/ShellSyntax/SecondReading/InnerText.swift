import Bytes

/// What a second reader gets: words of a command without their quotes, or the lines of a here-document; and where the
/// sites of the command are in it.
struct InnerText {
  private(set) var bytes: [UInt8] = []
  /// Where a site begins in here, and the site of the command.
  private(set) var sites: [(offset: Int, outer: PlaceholderSite)] = []

  private let outer: [UInt8]
  private let all: [PlaceholderSite]

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// - Parameters:
  ///   - ranges: of the words; a reader that gets several joins them with blanks.
  ///   - outer: the whole command, as UTF-8.
  ///   - sites: those of the command that get a value.
  /// - Returns: Nil when an expansion makes a part of the text unknown.
  init?(words ranges: [Range<Int>], in outer: [UInt8], sites: [PlaceholderSite]) {
    self.outer = outer
    all = sites
    for range in ranges {
      if range != ranges.first { bytes.append(0x20) }
      guard readWord(range) else { return nil }
    }
  }

  /// - Parameter body: of a here-document; `isQuoted` when nothing in it is expanded.
  init?(body: Range<Int>, isQuoted: Bool, in outer: [UInt8], sites: [PlaceholderSite]) {
    self.outer = outer
    all = sites
    var index = body.lowerBound
    while index < body.upperBound {
      if let next = readSite(at: index) {
        index = next
        continue
      }
      let byte = outer[index]
      if !isQuoted, byte == .backslash || byte == .backtick || isExpansion(at: index, in: body) { return nil }
      bytes.append(byte)
      index += 1
    }
  }

  private mutating func readSite(at index: Int) -> Int? {
    // The outermost one: an optional part holds others.
    guard let site = all.first(where: { $0.range.lowerBound == index }) else { return nil }
    sites.append((bytes.count, site))
    bytes += outer[site.range]
    return site.range.upperBound
  }

  private func isExpansion(at index: Int, in range: Range<Int>) -> Bool {
    guard outer[index] == .dollar, index + 1 < range.upperBound else { return false }
    let next = outer[index + 1]
    return next.isNameByte || "({@*#?-$!'\"<".utf8.contains(next)
  }

  /// Quotes go, as POSIX.1-2017, 2.2 says.
  private mutating func readWord(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    var quote: UInt8?
    while index < range.upperBound {
      if let next = readSite(at: index) {
        index = next
        continue
      }
      let byte = outer[index]
      if quote != .singleQuote, byte == .backtick || isExpansion(at: index, in: range) { return false }
      if let current = quote {
        if byte == current {
          quote = nil
        } else if current == .doubleQuote, byte == .backslash, index + 1 < range.upperBound {
          let next = outer[index + 1]
          if next != .newline { bytes += "$`\"\\".utf8.contains(next) ? [next] : [byte, next] }
          index += 1
        } else {
          bytes.append(byte)
        }
      } else if byte == .singleQuote || byte == .doubleQuote {
        quote = byte
      } else if byte == .backslash, index + 1 < range.upperBound {
        index += 1
        if outer[index] != .newline { bytes.append(outer[index]) }
      } else {
        bytes.append(byte)
      }
      index += 1
    }
    return quote == nil
  }
}
