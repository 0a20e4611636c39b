import Diagnostics
import JSON
import Testing

@testable import LanguageServer

@Suite struct OpenPageTests {
  @Test(arguments: [
    ("utf-16", 0, "Aé𝄞b", 4), ("utf-16", 4, "Aé𝄞b", 4), ("utf-8", 7, "Aé𝄞b", 7), ("utf-8", 99, "Aé𝄞b", 8),
    ("utf-16", 99, "Aé𝄞b", 5),
  ])
  func charactersAreCountedAsTheClientDoes(encoding: String, character: Int, line: String, again: Int) throws {
    let encoding = try #require(PositionEncoding(rawValue: encoding))
    let source = SourceFile(path: "p", text: "\(line)\r\nnext")
    let place: JSONValue = .object(["line": .integer(0), "character": .integer(character)])
    let offset = try #require(encoding.offset(of: place, in: source))
    let back = encoding.position(offset, in: source)["character"]?.integer
    #expect(back == (character == 0 ? 0 : again))
  }

  /// Edits at random, each described as an editor does, leave the text that the editor has.
  @Test(arguments: ["utf-8", "utf-16"])
  func changesInPartsGiveTheSameText(encoding: String) {
    var random = SystemRandomNumberGenerator.seeded(5)
    let pieces = ["", "a", "é", "𝄞", "\n", "\r\n", "``` sh\n", "<name>", "1. Run it.\n\n    ls\n"]
    for _ in 0..<40 {
      var client = Client(encodings: [encoding])
      var text = "# T\n\n1. Aé𝄞.\n\n```sh\nls <x>\n```\n"
      client.open(text)
      for version in 2..<8 {
        let units = text.utf8.count
        var (from, to) = (Int(random.next() % UInt64(units + 1)), Int(random.next() % UInt64(units + 1)))
        (from, to) = (min(from, to), max(from, to))
        let bytes = Array(text.utf8)
        while from > 0, from < bytes.count, bytes[from] & 0xC0 == 0x80 { from -= 1 }
        while to < bytes.count, bytes[to] & 0xC0 == 0x80 { to += 1 }
        let source = SourceFile(path: "p", text: text)
        // Within a line ending there is no position.
        if [from, to].contains(where: { $0 > 0 && $0 < bytes.count && bytes[$0] == 10 && bytes[$0 - 1] == 13 }) {
          continue
        }
        let piece = pieces[Int(random.next() % UInt64(pieces.count))]
        let range = PositionEncoding(rawValue: encoding)!.range(from..<to, in: source)
        client.notify(
          "textDocument/didChange",
          [
            "textDocument": .object(["uri": .string(Client.uri), "version": .integer(version)]),
            "contentChanges": .array([.object(["range": range, "text": .string(piece)])]),
          ])
        text = String(decoding: bytes[..<from] + Array(piece.utf8) + bytes[to...], as: UTF8.self)
        #expect(client.text == text)
      }
    }
  }

  @Test func aChangeOfTheWholeText() {
    var client = Client()
    client.open("a")
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": .object(["uri": .string(Client.uri), "version": .integer(2)]),
        "contentChanges": .array([
          .object(["text": .string("all new")]),
          .object(["range": Client.range((0, 0), (0, 3)), "text": .string("all is")]),
        ]),
      ])
    #expect(client.text == "all is new")
  }

  @Test func aBrokenChangeLeavesThePageAsItWas() {
    var client = Client()
    client.open("abc")
    for change: JSONValue in [
      .null, .object([:]), .object(["text": .integer(1)]),
      .object(["text": .string("x"), "range": Client.range((0, 2), (0, 1))]),
      .object(["text": .string("x"), "range": Client.range((-1, 2), (0, 1))]),
    ] {
      client.notify(
        "textDocument/didChange",
        ["textDocument": .object(["uri": .string(Client.uri)]), "contentChanges": .array([change])])
      #expect(client.text == "abc")
    }
  }

  @Test(arguments: [
    ("file:///home/a/my%20page.md", "/home/a/my page.md"), ("file://localhost/a.md", "/a.md"),
    ("file:///caf%C3%A9.md", "/café.md"), ("untitled:Untitled-1", nil), ("file://host/a.md", nil), ("file:", nil),
  ])
  func addressesOfFiles(uri: String, path: String?) {
    #expect(DocumentURI.path(of: uri) == path)
    if let path { #expect(DocumentURI.path(of: DocumentURI.uri(ofPath: path)) == path) }
  }
}

/// Always the same numbers.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 11
  }
}

extension SystemRandomNumberGenerator {
  static func seeded(_ seed: UInt64) -> SeededGenerator { SeededGenerator(state: seed) }
}
