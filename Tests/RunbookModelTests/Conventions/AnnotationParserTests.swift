import Testing

@testable import RunbookModel

@Suite struct AnnotationParserTests {
  private func keys(_ info: String) -> [String] {
    AnnotationParser.annotations(inInfo: info).map { $0.key + ($0.value.map { "=" + $0 } ?? ($0.isCall ? "()" : "")) }
  }

  @Test(arguments: [
    ("bash", []), ("", []), ("bash test=false", ["test=false"]), ("file=app.ml,part=1", ["file=app.ml", "part=1"]),
    ("sh { name=build excludeFromRunAll=true }", ["name=build", "excludeFromRunAll=true"]),
    ("sh {\"name\":\"build it\",\"background\":\"true\"}", ["name=build it", "background=true"]),
    ("scrut {timeout: 10s, environment: {A: b, C: d}}", ["timeout=10s", "environment={A: b, C: d}"]),
    ("shell,skip()", ["skip()"]), ("bash skip", ["skip"]),
    ("sh non-deterministic=output", ["non-deterministic=output"]),
    (
      "shell,script(name=\"one two\", expected_exit_code=2)",
      ["script()", "script.name=one two", "script.expected_exit_code=2"]
    ),
    ("js {1,3-5} title=\"a b.js\"", ["1", "3-5", "title=a b.js"]),
    ("sh {name=open", ["name=open"]), ("sh skip(", ["skip()"]), ("sh title=\"open", ["title=open"]), ("sh }{)(,=:", []),
  ])
  func readsEachForm(info: String, expected: [String]) { #expect(keys(info) == expected) }

  @Test func eachIsAsItIsWritten() {
    let texts = AnnotationParser.annotations(inInfo: "bash  test = false,  {timeout: 10s}").map(\.text)
    #expect(texts == ["test = false", "timeout: 10s"])
  }
}
