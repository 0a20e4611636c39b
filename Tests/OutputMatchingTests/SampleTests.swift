import OutputMatching
import Testing

@Suite struct SampleTests {
  @Test(arguments: [
    (#"{"a": 1}"#, Sample.Form.json), ("[\n  1\n]", .json), ("Done.\n{\n \"a\": ...\n}", .json),
    ("NAME   AGE\nweb    5d", .table), ("Listing...\nOK\n\nName   State\nc1     normal", .table),
    ("| A | B |\n|---|---|\n| 1 | 2 |", .table),
    ("Token identifier   58669dd6\nToken              <token_value>", .labels), ("Client Version: v1.9.7", .labels),
    ("Name    MyCluster\nState   Normal", .labels),
    ("OK", .text), ("", .text), ("[INFO] started", .text), ("{name} is up", .text),
    ("-----BEGIN CERTIFICATE-----", .text),
    ("Done. See also: nothing", .text),
  ])
  func theFormIsRecognised(text: String, form: Sample.Form) {
    #expect(Sample(text).form == form)
  }

  @Test func theTextIsKeptAsTheFileHasIt() {
    let text = "  {\r\n \"a\": <x>,\r\n ...\r\n"
    #expect(Sample(text).text == text)
  }

  @Test func namesKnowTheirPlaceAndTheirSelector() {
    let sample = Sample(
      """
      {
        "access_token": "<iam_token>",
        "port": <Node-Port>,
        "list": [ { "url": "/v1/<account_ID>" } ]
      }
      """)
    #expect(
      sample.names == [
        SampleName(
          name: "<iam_token>", key: "iam_token", selector: .json(JSONPath([.key("access_token")])), line: 1, column: 20),
        SampleName(
          name: "<Node-Port>", key: "node_port", selector: .json(JSONPath([.key("port")])), line: 2, column: 11),
        SampleName(
          name: "<account_ID>", key: "account_id", selector: .line("\"list\": [ { \"url\": \"/v1/<account_ID>\" } ]"),
          line: 3, column: 27),
      ])
  }

  @Test(arguments: [
    ("Token identifier   5866\nToken   <token value>", ["label:Token"]),
    ("Server: <host>:8080", ["line:Server: <host>:8080"]),
    ("ID   NAME\n<id>   <name>", ["table:ID", "table:NAME"]),
    ("ID   NAME\n1    <first>\n2    <second>", ["table:NAME[0]", "table:NAME[1]"]),
    ("Logged in to <region> as <user>.", ["line:Logged in to <region> as ....", "line:Logged in to ... as <user>."]),
    ("<none>   <p>text</p>   a < b > c", []), ("x=<é t é>", ["line:x=<é t é>"]),
  ])
  func everyNameHasASelector(text: String, selectors: [String]) {
    #expect(Sample(text).names.map(\.selector.description) == selectors)
  }

  @Test(arguments: ["", "\n \n", "...", "[...]\n…", "<output>\n...", "----\n===="])
  func aSampleThatShowsNothingIsNotUnderstood(text: String) {
    #expect(Sample(text).compare(with: "anything\nat all").result == .notUnderstood)
  }

  @Test func severalLinesAreNoValueForALonePlaceholder() {
    #expect(Sample("<guid>").compare(with: "one\ntwo").result == .notUnderstood)
    #expect(Sample("<guid>").compare(with: "one\n").result == .matched)
    #expect(Sample("<guid>").compare(with: "FAILED\n").result == .different)
  }

  @Test(arguments: ["https://example.com/a", "42454b3b-5b06-407b-a4b3-34d9ef323901", "/Users/<user>/.kube/config"])
  func aValueSomewhereAmongOtherLinesProvesNothing(text: String) {
    let value = text.split(separator: "<user>").joined(separator: "ann")
    #expect(Sample(text).compare(with: value + "\n").result == .matched)
    #expect(Sample(text).compare(with: "Starting\n\(value)\nStopping\n").result == .notUnderstood)
  }
}
