import JSON
import Testing

@testable import LanguageServer

@Suite struct MessageFramingTests {
  private func bodies(_ bytes: [UInt8], by size: Int) throws -> [String] {
    var framing = MessageFraming()
    var found: [String] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      framing.append(bytes[start..<min(start + size, bytes.count)])
      while let body = try framing.next() { found.append(String(decoding: body, as: UTF8.self)) }
    }
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func messagesComeInAnyPieces(size: Int) throws {
    let stream =
      "Content-Length: 2\r\n\r\n{}content-length: 8\r\nContent-Type: x\r\n\r\n{\"é\":1}"
      + "Content-Length: 0\r\n\r\nContent-Length: 2\n\n[]"
    #expect(try bodies(Array(stream.utf8), by: size) == ["{}", "{\"é\":1}", "", "[]"])
  }

  @Test func aMessageIsFramedInBytes() throws {
    let framed = MessageFraming.framed(.object(["é": .integer(1)]))
    #expect(String(decoding: framed, as: UTF8.self) == "Content-Length: 8\r\n\r\n{\"é\":1}")
    #expect(try bodies(framed, by: 5) == ["{\"é\":1}"])
  }

  @Test(arguments: [
    "Content-Length: x\r\n\r\n{}", "Content-Type: a\r\n\r\n{}", "Content-Length: 99999999999999999999\r\n\r\n",
    "Content-Length: 999999999\r\n\r\n", "Content-Length: -1\r\n\r\n", String(repeating: "garbage ", count: 1000),
  ])
  func aHeaderWithoutALengthIsTheEnd(stream: String) {
    #expect(throws: MessageFraming.Fault.header) { try bodies(Array(stream.utf8), by: 4096) }
  }
}
