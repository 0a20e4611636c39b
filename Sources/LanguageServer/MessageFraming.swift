import Bytes
import JSON

/// Takes the messages of the base protocol out of a stream of bytes: `Content-Length: N`, an empty line, N bytes of JSON.
///
/// Source: Language Server Protocol 3.17, "Base Protocol".
struct MessageFraming {
  enum Fault: Error, Hashable {
    /// The header has no length, or one that is too large: no one can tell where the next message begins.
    case header
  }

  /// In bytes. No editor sends a page of that size.
  static let longestMessage = 64 << 20
  private static let longestHeader = 4096

  private var pending: [UInt8] = []
  /// Up to here `pending` has been taken.
  private var taken = 0

  mutating func append(_ bytes: some Collection<UInt8>) {
    if taken > 0 {
      pending.removeFirst(taken)
      taken = 0
    }
    pending += bytes
  }

  /// The body of the next message that is complete; nil: there is none yet.
  mutating func next() throws(Fault) -> ArraySlice<UInt8>? {
    let rest = pending[taken...]
    guard let (end, body) = Self.headerEnd(of: rest) else {
      if rest.count > Self.longestHeader { throw .header }
      return nil
    }
    guard let length = Self.length(in: rest[..<end]), length <= Self.longestMessage else { throw .header }
    guard rest.count - (body - rest.startIndex) >= length else { return nil }
    taken = body + length
    return pending[body..<(body + length)]
  }

  /// Where the lines of the header end, and where the body begins.
  private static func headerEnd(of bytes: ArraySlice<UInt8>) -> (end: Int, body: Int)? {
    var index = bytes.startIndex
    while index < bytes.endIndex, index - bytes.startIndex < longestHeader {
      if bytes[index] == UInt8(ascii: "\n") {
        let rest = bytes[(index + 1)...]
        if rest.first == UInt8(ascii: "\n") { return (index, index + 2) }
        if rest.starts(with: "\r\n".utf8) { return (index, index + 3) }
      }
      index += 1
    }
    return nil
  }

  private static func length(in header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).parts(separatedBy: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].filter { !$0.isSpace }
      guard !digits.isEmpty, digits.utf8.allSatisfy(\.isDigit) else { return nil }
      return Int(digits)
    }
    return nil
  }

  /// A message as it is sent.
  static func framed(_ message: JSONValue) -> [UInt8] {
    let body = message.line
    return Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
