import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint
import RunbookModel

@testable import LanguageServer

/// A client that has opened pages, and what the server has told it.
struct Client {
  static let uri = "file:///pages/page.md"

  var server: Server
  private var lastID = 0
  /// By address, of the last notification.
  private(set) var findings: [String: [JSONValue]] = [:]

  /// - Parameters:
  ///   - encodings: that the client offers.
  ///   - others: the pages in other languages that are on disk, by path.
  init(encodings: [String] = [], options: JSONObject = [:], others: [String: String] = [:]) {
    server = Server(
      host: Host(
        check: { file, _ in Self.check(file) }, enter: { _ in },
        translations: { path in others.keys.filter { $0 != path }.sorted() },
        read: { path in others[path].map { Array($0.utf8) } }, keywords: { ["product"] }, say: \.description,
        version: "1"))
    _ = request(
      "initialize",
      [
        "capabilities": .object(["general": .object(["positionEncodings": JSONValue(encodings)])]),
        "initializationOptions": .object(options),
      ])
  }

  private static func check(_ file: SourceFile) -> CheckedPage {
    let document = MarkdownReader().read(file)
    let runbook = RunbookReader().read(document)
    let page = RunbookLint.Page(document: document, runbook: runbook)
    return CheckedPage(
      document: document, runbook: runbook, dialect: page.dialect, diagnostics: Linter().check(page))
  }

  mutating func open(_ text: String, uri: String = uri) {
    notify(
      "textDocument/didOpen",
      ["textDocument": .object(["uri": .string(uri), "version": .integer(1), "text": .string(text)])])
  }

  mutating func notify(_ method: String, _ parameters: JSONObject) {
    _ = send([.notification(method: method, parameters: .object(parameters))])
  }

  /// The result, or the error.
  mutating func request(_ method: String, _ parameters: JSONObject = [:]) -> JSONValue {
    lastID += 1
    let id = JSONValue.integer(lastID)
    let answers = send([.request(id: id, method: method, parameters: .object(parameters))])
    let own = answers.first { $0["id"] == id }
    return own?["result"] ?? own?["error"] ?? .null
  }

  /// About a place of the page, lines and characters from 0.
  mutating func ask(_ method: String, line: Int, character: Int, _ more: JSONObject = [:]) -> JSONValue {
    let place: JSONObject = [
      "textDocument": .object(["uri": .string(Self.uri)]),
      "position": .object(["line": .integer(line), "character": .integer(character)]),
    ]
    return request("textDocument/" + method, place.merging(more))
  }

  mutating func send(_ messages: [ClientMessage]) -> [JSONValue] {
    let answers = server.answers(to: messages)
    for answer in answers where answer["method"]?.text == "textDocument/publishDiagnostics" {
      guard let uri = answer["params"]?["uri"]?.text else { continue }
      findings[uri] = answer["params"]?["diagnostics"]?.elements ?? []
    }
    return answers
  }

  var text: String { server.pages[Self.uri].map { String(decoding: $0.source.bytes, as: UTF8.self) } ?? "" }

  static func range(_ start: (Int, Int), _ end: (Int, Int)) -> JSONValue {
    func position(_ place: (Int, Int)) -> JSONValue {
      .object(["line": .integer(place.0), "character": .integer(place.1)])
    }
    return .object(["start": position(start), "end": position(end)])
  }
}
