import OutputMatching
import Testing

/// For all that a command prints or a page shows, comparing ends, and ends without a success that was not seen.
@Suite struct HostileOutputTests {
  private static let outputs: [String] = [
    String(repeating: "a.", count: 5_000), String(repeating: "[", count: 5_000),
    String(repeating: "{\"a\":\n", count: 1_500), String(repeating: "\0", count: 5_000),
    String(repeating: "<a><b>", count: 1_500), String(repeating: "Mon ", count: 1_500),
    String(repeating: "1 ", count: 1_500), String(repeating: "\"", count: 2_500),
    String(repeating: "[x\n", count: 1_500), String(repeating: "a ", count: 1_500) + "b",
    String(repeating: "é…\u{200D}\u{301}", count: 1_500), "\u{FEFF}{}", "{\"a\":\"\\ud800\"}", "\r\r\r\n\u{1B}[",
    "NAME   AGE\n" + String(repeating: "x", count: 2_500),
  ]
  private static let samples = [
    "Everything is fine", "... <x> a <y> b <z> c ... d", "{\"a\": [{\"id\": 1}]}", "NAME   STATUS\nweb    Active",
    "Token   <t>",
    "{\"a\": {\"b\": [", "<x><y>z",
  ]

  @Test(arguments: samples)
  func noHostileOutputMatches(_ sample: String) {
    let sample = Sample(sample)
    for output in Self.outputs { #expect(sample.compare(with: output).result != .matched) }
  }

  @Test(arguments: outputs.indices)
  func hostileSamplesAreRead(_ index: Int) {
    let sample = Sample(Self.outputs[index])
    #expect(sample.text == Self.outputs[index])
    #expect(sample.compare(with: "an ordinary line").result != .matched)
  }

  @Test(arguments: outputs.indices)
  func selectorsFindNothingInHostileOutput(_ index: Int) {
    let selectors = [
      Selector.label("Token"), .variable("A"), .table(column: "STATUS", row: .every), .line("say <x> now"),
    ]
    for selector in selectors { #expect(selector.select(from: Self.outputs[index]) == .missing) }
  }

  @Test(arguments: ["x", "\0", "a/"])
  func aLineOfAMegabyteIsReadOnce(_ unit: String) {
    let line = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    #expect(Sample("Login Succeeded").compare(with: line).result == .different)
    #expect(Sample("Login Succeeded").compare(with: line + "\nLogin Succeeded\n").result != .different)
  }

  @Test func deepDocumentsAreNotRead() {
    let deep = String(repeating: "{\"a\":", count: 200) + "1" + String(repeating: "}", count: 200)
    #expect(Sample("{\"a\": {\"a\": 1}}").compare(with: deep).result == .different)
    #expect(Selector.json(JSONPath([.key("a")])).select(from: deep) == .missing)
  }
}
