import RunbookModel

/// An HTTP request of a page as a curl command.
struct CurlCommand {
  let text: String

  init(_ request: RequestTemplate, text parameterised: ParameterisedText) {
    func quoted(_ text: String) -> String { "\"" + parameterised.doubleQuoted(text) + "\"" }
    // curl waits for a body that never comes when HEAD is only the method's name.
    let method = request.method == "HEAD" ? "--head" : "--request " + ShellLiteral.singleQuoted(request.method)
    var parts = ["curl --silent --show-error --fail-with-body \(method)"]
    parts += request.headers.map { "--header " + quoted("\($0.name): \($0.value)") }
    parts += request.bodies.first.map { CurlCommand.options(for: $0, quoted: quoted) } ?? []
    parts.append(quoted(request.url))
    text = parts.joined(separator: " \\\n  ")
  }

  private static func options(for body: RequestTemplate.Body, quoted: (String) -> String) -> [String] {
    switch body.encoding {
    case .form: body.fields.map { "--data-urlencode " + quoted("\($0.name)=\($0.value)") }
    case .json:
      ["--data " + quoted("{" + body.fields.map { "\"\($0.name)\": \"\($0.value)\"" }.joined(separator: ", ") + "}")]
    case .text: ["--data-binary " + quoted(body.fields.map(\.value).joined(separator: "\n"))]
    }
  }
}
