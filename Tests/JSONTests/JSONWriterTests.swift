import JSON
import Testing

@Suite struct JSONWriterTests {
  private func line(_ value: JSONValue) -> String { String(decoding: value.line, as: UTF8.self) }

  @Test(arguments: [
    (JSONValue.null, "null"), (.boolean(true), "true"), (.integer(-3), "-3"), (.number(2), "2"),
    (.number(0.412), "0.412"),
    (.number(.infinity), "null"), (.number(.nan), "null"),
    (.digits("123456789012345678901"), "123456789012345678901"),
    (
      .string("a/\"\\\n\t\u{8}\u{C}\r\u{1B}\u{7F}é\u{202E}"),
      "\"a/\\\"\\\\\\n\\t\\b\\f\\r\\u001b\u{7F}é\u{202E}\""
    ),
    (.array([]), "[]"), (.object([:]), "{}"),
    (.object(["b": .integer(1), "a": .array([.null])]), "{\"a\":[null],\"b\":1}"),
    (JSONValue(nil as String?), "null"), (JSONValue(["x"]), "[\"x\"]"),
  ])
  func values(value: JSONValue, text: String) {
    #expect(line(value) == text)
  }

  @Test func manyLines() {
    let value = JSONValue.object([
      "b": .array([.integer(1), .string("x")]), "a": .array([]), "c": .object([:]),
    ])
    #expect(
      String(decoding: value.pretty, as: UTF8.self) == """
        {
          "a" : [

          ],
          "b" : [
            1,
            "x"
          ],
          "c" : {

          }
        }

        """)
  }

  @Test func membersAreSetOnce() {
    var object: JSONObject = ["a": .integer(1), "a": .integer(2)]
    #expect(object.count == 1 && object["a"] == .integer(2))
    object["a"] = nil
    object["b"] = .null
    object = object.merging(["b": .boolean(true), "c": .null])
    #expect(object.map(\.key) == ["b", "c"] && object["b"] == .boolean(true))
  }
}
