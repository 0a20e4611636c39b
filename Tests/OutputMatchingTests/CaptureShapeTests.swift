import OutputMatching
import Testing

/// The selector that a sample gives for its `<name>`, applied to what a program really prints.
@Suite struct CaptureShapeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var sample: String
    var output: String
    /// What the sample's first name is.
    var found: Selection

    init(_ name: String, _ sample: String, _ output: String, _ found: Selection) {
      testDescription = name
      self.sample = sample
      self.output = output
      self.found = found
    }
  }

  static let cases: [Case] = [
    Case(
      "a label beside a longer one", "Key identifier   5866\nKey              <key_value>",
      "Key identifier   7a7b\nKey              Zq9-x\n", .value("Zq9-x")),
    Case(
      "a label in colour", "Key: <key_value>", "\u{1B}[1mKey:\u{1B}[0m \u{1B}[36mZq9-x\u{1B}[0m\r\n", .value("Zq9-x")),
    Case("a label that comes twice", "Owner: <owner>", "Owner: ann\nOwner: bob\n", .ambiguous(["ann", "bob"])),
    Case("a label that is missing", "Owner: <owner>", "Owners: ann, bob\n", .missing),
    Case("a label without a value", "Owner: <owner>", "Owner:\n", .missing),
    Case(
      "JSON that is cut off", "{\n \"items\":\n {\n \"meta\": {\n \"id\": \"<item_id>\",\n...",
      #"{"total": 1, "items": [{"meta": {"name": "a", "id": "x-17"}}]}"#, .value("x-17")),
    Case(
      "JSON with several such objects", #"{"items": [{"id": "<item_id>"}, ...]}"#,
      #"{"items": [{"id": "a"}, {"id": "b"}]}"#, .value("a")),
    Case("JSON without quotation marks", #"{"count": <count>}"#, #"{"count": 12}"#, .value("12")),
    Case("JSON after headers", #"{"key": "<key_value>"}"#, "HTTP/1.1 200 OK\r\n\r\n{\"key\":\"k\"}", .value("k")),
    Case("an error body", #"{"key": "<key_value>"}"#, #"{"code": 401, "message": "Unauthorized"}"#, .missing),
    Case(
      "a table with other columns", "NAME   ID          AGE\nweb    <pod_id>    5m",
      "AGE   OWNER   NAME   ID\n3d    ann     shop   p-1\n", .value("p-1")),
    Case(
      "a table with several rows", "NAME   ID          AGE\nweb    <pod_id>    5m",
      "NAME   ID    AGE\nweb    p-1   3d\nblog   p-2   4d\n", .ambiguous(["p-1", "p-2"])),
    Case("an empty table", "NAME   ID\nweb    <pod_id>", "NAME   ID\n", .missing),
    Case(
      "an assignment", "export TOOL_HOME=<tool_home>", "Run this:\n  export TOOL_HOME=/root/.tool\n",
      .value("/root/.tool")),
    Case("a sentence", "Created the space <space> for you.", "Created the space blue for you.\n", .value("blue")),
    Case(
      "a part of a word", "Push to registry.<domain>/web", "Push to registry.example.net/web\n", .value("example.net")),
    Case(
      "nothing but the value", "<org_guid>", "7a3c1d52-0b1e-4c8f-9d2a-6e5f4b3c2d1e\n",
      .value("7a3c1d52-0b1e-4c8f-9d2a-6e5f4b3c2d1e")),
  ]

  @Test(arguments: cases)
  func whatTheSampleNamesIsTaken(_ item: Case) throws {
    let name = try #require(Sample(item.sample).names.first)
    #expect(name.selector.select(from: item.output) == item.found, "\(name.selector)")
  }
}
