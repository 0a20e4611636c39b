import Bytes
import ShellSyntax

/// The templates of a request in one order, so that they can be filled together and put back in their places.
struct RequestParts {
  let request: RequestTemplate
  let body: RequestTemplate.Body?
  private(set) var templates: [Template] = []
  private(set) var bodyTemplates: [Template] = []

  /// - Parameter template: makes one of a text and what reads it.
  init(
    request: RequestTemplate, body: RequestTemplate.Body?, making template: (String, Template.Language) -> Template
  ) {
    self.request = request
    self.body = body
    bodyTemplates = body?.fields.map { template($0.value, bodyLanguage(of: $0.value)) } ?? []
    templates =
      [template(request.url, .url)] + request.headers.map { template($0.value, .header) } + bodyTemplates
  }

  /// What reads a value of the body. Fields are encoded one by one later on; a whole text is filled as what it is.
  private func bodyLanguage(of text: String) -> Template.Language {
    guard body?.encoding == .text else { return .plain }
    if TextShape.of(text) == .json { return .json }
    let type = request.headers.first { $0.name.lowercased() == "content-type" }?.value.lowercased() ?? ""
    return type.containsBytes(of: "json") ? .json : type.containsBytes(of: "form-urlencoded") ? .form : .plain
  }

  func resolved(clear: [String], shown: [String]) -> ResolvedRequest {
    let headers = zip(request.headers, clear.dropFirst()).map {
      ResolvedRequest.Header(name: $0.name, value: $1)
    }
    let shownHeaders = zip(request.headers, shown.dropFirst()).map { "\($0.name): \($1)" }
    let shownFields = zip(body?.fields ?? [], shown.dropFirst(1 + request.headers.count)).map { "\($0.name): \($1)" }
    return ResolvedRequest(
      method: request.method, url: clear[0], headers: headers,
      body: text(of: Array(clear.dropFirst(1 + request.headers.count))),
      shown: (["\(request.method) \(shown[0])"] + shownHeaders + shownFields).joined(separator: "\n"))
  }

  /// The body as it is sent: `application/x-www-form-urlencoded` pairs (the page's own words are encoded as well as
  /// the values), one JSON object of strings, or the text as it is.
  private func text(of values: [String]) -> String? {
    guard let body else { return nil }
    switch body.encoding {
    case .form:
      return zip(body.fields, values).map { "\(encoded($0.name, .form))=\(encoded($1, .form))" }.joined(separator: "&")
    case .json:
      let pairs = zip(body.fields, values).map { "\(encoded($0.name, .json)): \(encoded($1, .json))" }
      return "{" + pairs.joined(separator: ", ") + "}"
    case .text:
      return values.joined(separator: "\n")
    }
  }

  private func encoded(_ text: String, _ language: Template.Language) -> String {
    let template = Template(language == .json ? "\"<x>\"" : "<x>", language: language)
    return (try? template.filled { _ in .value(text) }) ?? text
  }
}
