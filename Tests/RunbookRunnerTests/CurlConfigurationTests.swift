import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct CurlConfigurationTests {
  /// Only the planner makes requests.
  private func request(_ template: RequestTemplate, _ values: [String: String] = [:]) throws -> ResolvedRequest {
    var page = Page()
    page.add(nil, kind: .http) { $0.request = template }
    let bindings = Bindings(values.map { Binding(key: $0.key, value: $0.value, origin: .flag, isSecret: true) })
    let action = page.steps[0].actions[0]
    guard case .ready(.request(let request)) = Planner(page.runbook).resolve(action, with: bindings) else {
      throw Unresolved()
    }
    return request
  }

  struct Unresolved: Error {}

  @Test func everythingStandsInTheConfiguration() throws {
    let template = RequestTemplate(
      method: "POST", url: "https://iam.example.com/token?x=<id>",
      headers: [RequestTemplate.Header(name: "Authorization", value: "Basic <code>", line: 1)],
      bodies: [
        RequestTemplate.Body(id: "1", label: "", line: 2, encoding: .form, fields: [.init(name: "a", value: "b\"c\\d")])
      ])
    let text = CurlConfiguration(try request(template, ["id": "1", "code": "a\"b\\c"]), timeLimit: 2.5).text
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.contains(#"url = "https://iam.example.com/token?x=1""#))
    #expect(lines.contains(#"request = "POST""#))
    #expect(lines.contains(#"header = "Authorization: Basic a\"b\\c""#))
    #expect(lines.contains { $0.hasPrefix(#"data-raw = "a="#) })
    #expect(lines.contains(#"max-time = "2.5""#))
    #expect(lines.contains(#"proto = "=http,https""#))
    #expect(!CurlConfiguration.arguments.joined().contains("a\"b"))
  }

  @Test func aBodyOfJSONSaysSo() throws {
    let template = RequestTemplate(
      method: "PUT", url: "https://x.example.com/",
      bodies: [
        RequestTemplate.Body(
          id: "1", label: "", line: 2, encoding: .json,
          fields: [.init(name: "a", value: "1"), .init(name: "b", value: "<b>")])
      ])
    let text = CurlConfiguration(try request(template, ["b": "x\"\\\n"]), timeLimit: nil).text
    // {"a": "1", "b": "x\"\\\n"}, and all of that in curl's quotes.
    #expect(text.contains(#"data-raw = "{\"a\": \"1\", \"b\": \"x\\\"\\\\\\n\"}""#), "\(text)")
    #expect(text.contains(#"header = "Content-Type: application/json""#))
    #expect(!text.contains("max-time"))
  }

  @Test func headersOnlyAreAskedForAsCurlWants() throws {
    let text = CurlConfiguration(
      try request(RequestTemplate(method: "HEAD", url: "https://x.example.com/")), timeLimit: nil
    ).text
    #expect(text.contains("\nhead\n"))
    #expect(!text.contains("request ="))
  }

  @Test(
    arguments: [
      ("{\"a\": 1}\n\n200", "{\"a\": 1}\n", 200), ("\n404", "", 404), ("\n000", "", nil), ("no mark", "no mark", nil),
      ("", "", nil),
    ] as [(String, String, Int?)])
  func bodyAndStatusAreTakenApart(output: String, body: String, status: Int?) {
    let answer = CurlConfiguration.answer(in: Array(output.utf8))
    #expect(String(decoding: answer.body, as: UTF8.self) == body)
    #expect(answer.status == status)
  }
}
