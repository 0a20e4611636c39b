import Testing

@testable import RunbookLint

@Suite struct JSONInArgumentTests {
  @Test(arguments: [
    #"curl -d '{"a": 1,⟦,⟧ "b": 2}' https://example.com"#, #"curl --data '{"a"⟦ ⟧1}' https://example.com"#,
    #"kubectl patch svc web -p '{"spec":{"type":"NodePort"}'"#,
  ])
  func found(command: String) {
    let found = MarkedPage.command(command.replacing("⟦", with: "").replacing("⟧", with: ""))
      .findings(of: JSONInArgument.self)
    #expect(found.count == 1, "\(found)")
  }

  @Test(arguments: [
    #"curl -d '{"a": 1, "b": [2, "<c>"]}' https://example.com"#, #"curl -d '{"a": <number>}' https://example.com"#,
    #"curl -d '{"a": 1, ...}' https://example.com"#, #"curl -d "{\"a\": $X}" https://example.com"#,
    #"curl -d 'a=1&b=2' https://example.com"#, #"curl -d @body.json https://example.com"#,
    #"kubectl patch svc web -p '{"spec":{"type":"NodePort"}}'"#, #"docker run -p 80:80 web"#,
    #"tool -d '{{ .Names }}'"#, #"awk -f x -d '{print}'"#,
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: JSONInArgument.self).isEmpty)
  }
}
