import Configuration
import Diagnostics
import Testing

@Suite struct ConfigurationReaderTests {
  private func read(_ text: String) throws -> ConfigurationValue? {
    try ConfigurationReader.read(SourceFile(path: "a.yml", text: text))
  }

  private func error(_ text: String) -> ConfigurationError? {
    do {
      _ = try ConfigurationReader.read(SourceFile(path: "a.yml", text: text))
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    "1.10", "007", "1e3", "0x1F", "1_000", "2017-11-02", "12:30:45", "yes", "true", "é ü 日本", "C:\\x", "a:b",
  ])
  func scalarsKeepTheirText(text: String) throws {
    #expect(try read("k: \(text)\n")?["k"]?.text == text)
    #expect(try read("{\"k\": \"\(text == "C:\\x" ? "C:\\\\x" : text)\"}")?["k"]?.text == text)
  }

  @Test(arguments: ["", "# only a comment\n", "\n\n", "\u{FEFF}"])
  func aFileWithoutContentIsNil(text: String) throws {
    #expect(try read(text) == nil)
  }

  @Test func nothingAndTruthAreDistinguishedFromText() throws {
    let value = try #require(
      try read("a:\nb: ~\nc: null\nd: \"null\"\ne: true\nf: 'true'\ng: yes\nh: \"\"\ni: !!str true\n"))
    #expect(["a", "b", "c"].allSatisfy { value[$0]?.isNull == true && value[$0]?.text == nil })
    #expect(value["d"]?.text == "null")
    #expect(value["e"]?.boolean == true)
    #expect(["f", "g", "i"].allSatisfy { value[$0]?.boolean == nil })
    #expect(value["h"]?.text == "")
    #expect(value["z"] == nil)
  }

  @Test func collectionsKeepTheirOrderAndTheirPlace() throws {
    let value = try #require(try read("z: [1, two]\na:\n  - x: 1\n"))
    #expect(value.entries?.map(\.key.text) == ["z", "a"])
    #expect(value["z"]?.elements?.compactMap(\.text) == ["1", "two"])
    #expect(value["z"]?.range.description == "1:4-1:12")
    #expect(value["a"]?.elements?.first?["x"]?.range.description == "3:8-3:9")
  }

  @Test func columnsCountBytes() throws {
    let value = try #require(try read("clé: 日本\r\nb: {é: x}\r\n"))
    #expect(value.entries?[0].key.range.description == "1:1-1:5")
    #expect(value["clé"]?.range.description == "1:7-1:13")
    #expect(value["b"]?["é"]?.range.description == "2:9-2:10")
    let long = "a: \(String(repeating: "é", count: 600))\nb: 1\n"
    #expect(try read(long)?["b"]?.range.description == "2:4-2:5")
  }

  @Test func aliasesAreResolved() throws {
    let value = try #require(try read("a: &x {n: 1}\nb: *x\nc: [*x, *x]\n"))
    #expect(value["b"]?["n"]?.text == "1")
    #expect(value["c"]?.elements?.count == 2)
  }

  @Test(arguments: [
    ("a: 1\nb: 2\na: 3\n", "a.yml:3:1", "already in line 1"), ("a: 1\n---\nb: 2\n", "a.yml:2:1", "second document"),
    ("a: [1, 2\n", "a.yml:2:1", "not valid YAML"), ("a: b: c\n", "a.yml:1:5", "not valid YAML"),
    ("a:\n\tb: 1\n", "a.yml:2:1", "spaces, not with tabs"), ("a: *x\n", "a.yml:1:4", "no earlier line defines"),
    ("a: &x [*x]\n", "a.yml:1:8", "would never end"), ("[a, b]: c\n", "a.yml:1:1", "used as a key"),
    ("é: *x\n", "a.yml:1:5", "no earlier line defines"), ("{\"a\": 1, \"a\": 2}", "a.yml:1:10", "already in line 1"),
    ("*a\n", "a.yml:1:1", "quotation marks"),
  ])
  func errorsNameThePlaceAndTheRemedy(text: String, place: String, words: String) throws {
    let description = try #require(error(text)).description
    #expect(description.hasPrefix(place + ":"), "\(description)")
    #expect(description.contains(words), "\(description)")
  }

  @Test func whatIsNotTextIsRefused() throws {
    for bytes: [UInt8] in [
      [0x61, 0x3A, 0x20, 0xFF, 0xFE], [0xFF, 0xFE, 0x61, 0x00], [0x61, 0x3A, 0x20, 0x00], [0xC3],
    ] {
      #expect(throws: ConfigurationError.self) { try ConfigurationReader.read(SourceFile(path: "b", bytes: bytes)) }
    }
  }

  @Test func hostileShapesAreRefused() throws {
    let levels = 200
    #expect(error(String(repeating: "[", count: levels) + String(repeating: "]", count: levels))?.help != nil)
    #expect(error(String(repeating: "[", count: 20_000)) != nil)
    #expect(error(String(repeating: "{a: ", count: levels)) != nil)
    #expect(error((0..<levels).map { String(repeating: " ", count: $0) + "a:\n" }.joined()) != nil)
    let laughs =
      "a0: &a0 [x]\n"
      + (1..<12).map { n in
        "a\(n): &a\(n) [" + Array(repeating: "*a\(n - 1)", count: 10).joined(separator: ", ") + "]\n"
      }.joined()
    #expect(error(laughs)?.message.description.contains("multiply") == true)
    let chain = "a0: &a0 [x]\n" + (1..<100).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    #expect(error(chain) != nil)
  }

  @Test func largeFilesWithoutAliasesAreRead() throws {
    let text = (0..<20_000).map { "key\($0): value \($0)\n" }.joined()
    #expect(try read(text)?.entries?.count == 20_000)
  }
}
