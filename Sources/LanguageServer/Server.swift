import Diagnostics
import JSON

/// The language server: messages of a client in, messages to it out. It opens no file and starts nothing; ``Host`` has
/// what is done for it.
///
/// Source: Language Server Protocol 3.17.
package struct Server {
  let host: Host
  var state = State.starting
  var encoding = PositionEncoding.utf16
  var showsHints = false
  /// By address.
  var pages: [String: OpenPage] = [:]
  /// Whose findings are to be sent, in the order in which they were opened or changed.
  private(set) var changed: [String] = []
  private var framing = MessageFraming()

  enum State: Hashable { case starting, running, shutDown }

  /// Set when the client has said that it is over, or nothing can be understood any more.
  package private(set) var exitStatus: Int32?

  package init(host: Host) { self.host = host }

  /// - Parameter bytes: what has come from the client, wherever it begins and ends.
  /// - Returns: what is to be sent.
  package mutating func receive(_ bytes: some Collection<UInt8>) -> [UInt8] {
    framing.append(bytes)
    var messages: [ClientMessage] = []
    var isBroken = false
    do throws(MessageFraming.Fault) {
      while let body = try framing.next() { messages.append(ClientMessage(reading: body)) }
    } catch {
      isBroken = true
    }
    let answers = answers(to: messages).flatMap(MessageFraming.framed)
    // What came before it was understood, and has been answered.
    if isBroken { exitStatus = exitStatus ?? 1 }
    return answers
  }

  /// All that has come is looked at before the findings are: of several changes the last one counts, and a request that
  /// was taken back is not answered.
  mutating func answers(to messages: [ClientMessage]) -> [JSONValue] {
    let cancelled = Set(messages.compactMap(\.cancelledID))
    var answers: [JSONValue] = []
    for message in messages where exitStatus == nil {
      switch message {
      case .request(let id, _, _) where cancelled.contains(id):
        answers.append(.failure(of: id, ServerError(.cancelled, "taken back by the client")))
      case .request(let id, let method, let parameters):
        do throws(ServerError) { answers.append(.answer(to: id, try result(of: method, parameters))) } catch {
          answers.append(.failure(of: id, error))
        }
      case .notification(let method, let parameters): answers += note(method, parameters)
      case .response: break
      case .unreadable(let error): answers.append(.failure(of: .null, error))
      }
    }
    return answers + findings()
  }

  // MARK: Notifications

  private mutating func note(_ method: String, _ parameters: JSONValue) -> [JSONValue] {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return []
    }
    guard state == .running else { return [] }
    switch method {
    case "textDocument/didOpen": open(parameters["textDocument"] ?? .null)
    case "textDocument/didChange": return change(parameters)
    case "textDocument/didClose": return close(parameters["textDocument"]?["uri"]?.text)
    case "textDocument/didSave", "workspace/didChangeWatchedFiles":
      // Another page may be the source of an open one, and the settings another file.
      host.enter(nil)
      for uri in pages.keys.sorted() {
        pages[uri]?.forget()
        noteChange(of: uri)
      }
    default: break
    }
    return []
  }

  private mutating func open(_ document: JSONValue) {
    guard let uri = document["uri"]?.text, let text = document["text"]?.text else { return }
    pages[uri] = OpenPage(uri: uri, version: document["version"]?.integer ?? 0, text: text)
    noteChange(of: uri)
  }

  private mutating func change(_ parameters: JSONValue) -> [JSONValue] {
    guard let uri = parameters["textDocument"]?["uri"]?.text, pages[uri] != nil,
      let changes = parameters["contentChanges"]?.elements
    else { return [] }
    let version = parameters["textDocument"]?["version"]?.integer ?? 0
    do throws(ServerError) { try pages[uri]?.apply(changes, version: version, encoding) } catch {
      let message: JSONObject = ["type": .integer(1), "message": .string("passo: \(error.message)")]
      return [.notification("window/logMessage", .object(message))]
    }
    noteChange(of: uri)
    return []
  }

  /// What is closed is not checked any more, and its findings go.
  private mutating func close(_ uri: String?) -> [JSONValue] {
    guard let uri, pages.removeValue(forKey: uri) != nil else { return [] }
    changed.removeAll { $0 == uri }
    return [
      .notification("textDocument/publishDiagnostics", .object(["uri": .string(uri), "diagnostics": .array([])]))
    ]
  }

  private mutating func noteChange(of uri: String) {
    changed.removeAll { $0 == uri }
    changed.append(uri)
  }

  private mutating func findings() -> [JSONValue] {
    defer { changed = [] }
    return changed.compactMap { uri in
      guard let page = checked(uri), let version = pages[uri]?.version else { return nil }
      let messages = FindingMessages(page: page, encoding: encoding, say: host.say)
      return .notification(
        "textDocument/publishDiagnostics",
        .object(["uri": .string(uri), "version": .integer(version), "diagnostics": messages.all]))
    }
  }
}

extension ClientMessage {
  fileprivate var cancelledID: JSONValue? {
    if case .notification("$/cancelRequest", let parameters) = self { parameters["id"] } else { nil }
  }
}
