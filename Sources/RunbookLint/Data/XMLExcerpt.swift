import Bytes
import Diagnostics

/// XML as pages show it: one or several elements, or a part of one, with gaps and placeholders such as `<your_name>`.
struct XMLExcerpt {
  private struct Element {
    var name: Range<Int>
    /// Where its tag ends.
    var end: Int
  }

  /// Each is searched for in the whole text.
  private static let mostUnclosed = 50

  private let bytes: [UInt8]
  private var place = 0
  private var unclosed = 0
  private var open: [Element] = []

  static func fault(in bytes: [UInt8]) -> DataFault? {
    guard bytes.first(where: { !$0.isSpaceOrLineEnd }) == .less else { return nil }
    var excerpt = Self(bytes: bytes)
    return excerpt.fault()
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func fault() -> DataFault? {
    while let next = bytes[place...].byteIndex(of: .less) {
      if let fault = ampersand(in: place..<next) { return fault }
      place = next
      if skip("<!--", to: "-->") || skip("<![CDATA[", to: "]]>") || skip("<?", to: "?>") || skip("<!", to: ">") {
        continue
      }
      if let fault = tag() { return fault }
    }
    return nil
  }

  /// `a && b`: an ampersand that begins no entity.
  private func ampersand(in range: Range<Int>) -> DataFault? {
    guard let found = bytes[range].byteIndex(of: UInt8(ascii: "&")), !open.isEmpty else { return nil }
    let name = bytes[(found + 1)...].prefix { $0.isAlphanumeric || $0 == .hash }
    guard name.isEmpty || name.endIndex >= bytes.count || bytes[name.endIndex] != UInt8(ascii: ";") else { return nil }
    return DataFault(found, "an & in XML is written `&amp;`")
  }

  private mutating func skip(_ opening: StaticString, to closing: String) -> Bool {
    let length = opening.utf8CodeUnitCount
    guard place + length <= bytes.count,
      opening.withUTF8Buffer({ bytes[place..<place + length].elementsEqual($0) })
    else { return false }
    place = bytes[(place + length)...].byteRange(of: Array(closing.utf8))?.upperBound ?? bytes.count
    return true
  }

  private mutating func tag() -> DataFault? {
    let start = place
    let isEnd = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "/")
    let first = isEnd ? start + 2 : start + 1
    let name = bytes[first...].prefix { $0.isAlphanumeric || $0.isBeyondASCII || "_-.:".utf8.contains($0) }
    guard let end = endOfTag(from: name.endIndex) else {
      place = bytes.count
      return name.isEmpty ? nil : DataFault(start, "this tag is never closed")
    }
    place = end + 1
    // `<...>`, `<your name>`
    guard !name.isEmpty else { return nil }
    if isEnd { return close(name.startIndex..<name.endIndex, at: start) }
    if bytes[end - 1] != UInt8(ascii: "/") { open.append(Element(name: name.startIndex..<name.endIndex, end: end + 1)) }
    return nil
  }

  /// The place of the `>` that is in no quotation marks; nil where another tag begins before it.
  private func endOfTag(from start: Int) -> Int? {
    var quote: UInt8?
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == .doubleQuote || byte == .singleQuote {
        quote = byte
      } else if byte == .greater {
        return index
      } else if byte == .less {
        return nil
      }
      index += 1
    }
    return nil
  }

  private mutating func close(_ name: Range<Int>, at start: Int) -> DataFault? {
    while let last = open.last, unclosed < Self.mostUnclosed {
      if bytes[last.name].elementsEqual(bytes[name]) {
        open.removeLast()
        return nil
      }
      guard isPlaceholder(last) else {
        let text = bytes[last.name].text
        return DataFault(
          start, "`\(bytes[name].text)` is closed here, and `\(text)` of line \(line(of: last.name.lowerBound)) is open"
        )
      }
      open.removeLast()
      unclosed += 1
    }
    // What it closes is not shown.
    return nil
  }

  /// `<version><your_version></version>`: alone within another element, or never closed and written as no element is.
  private func isPlaceholder(_ element: Element) -> Bool {
    let before = element.name.lowerBound >= 2 ? bytes[element.name.lowerBound - 2] : 0
    let isAlone = bytes[element.end...].starts(with: "</".utf8) && before == .greater
    let isClosed = bytes[...].byteRange(of: Array("</".utf8) + bytes[element.name] + [.greater]) != nil
    guard !isClosed else { return false }
    return isAlone || bytes[element.name].contains(UInt8(ascii: "_"))
      || !(before == .greater || before.isSpaceOrLineEnd)
  }

  private func line(of offset: Int) -> Int { bytes[..<offset].count { $0 == .newline } + 1 }
}
