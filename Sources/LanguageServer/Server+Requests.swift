import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint
import RunbookModel

extension Server {
  mutating func result(of method: String, _ parameters: JSONValue) throws(ServerError) -> JSONValue {
    switch (state, method) {
    case (.starting, "initialize"): return initialize(parameters)
    case (.starting, _): throw ServerError(.notInitialized, "the first request is initialize")
    case (_, "shutdown"):
      state = .shutDown
      return .null
    case (.shutDown, _): throw ServerError(.invalidRequest, "the server is shut down")
    case (.running, "initialize"): throw ServerError(.invalidRequest, "initialize comes once")
    case (.running, _): return try answer(method, parameters)
    }
  }

  private mutating func initialize(_ parameters: JSONValue) -> JSONValue {
    let offered = parameters["capabilities"]?["general"]?["positionEncodings"]?.elements?.compactMap(\.text) ?? []
    if offered.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    showsHints = parameters["initializationOptions"]?["inlayHints"]?.isTrue ?? false
    let folder = parameters["workspaceFolders"]?.elements?.first?["uri"]?.text ?? parameters["rootUri"]?.text
    if let path = folder.flatMap(DocumentURI.path(of:)) { host.enter(path) }
    state = .running
    return .object([
      "capabilities": .object(capabilities),
      "serverInfo": .object(["name": .string("passo"), "version": .string(host.version)]),
    ])
  }

  private var capabilities: JSONObject {
    [
      "positionEncoding": .string(encoding.rawValue),
      "textDocumentSync": .object([
        "openClose": .boolean(true), "change": .integer(2), "save": .boolean(true),
      ]),
      "hoverProvider": .boolean(true), "documentSymbolProvider": .boolean(true),
      "foldingRangeProvider": .boolean(true), "definitionProvider": .boolean(true),
      "referencesProvider": .boolean(true),
      "renameProvider": .object(["prepareProvider": .boolean(true)]),
      "codeActionProvider": .object(["codeActionKinds": JSONValue(CodeActions.kinds)]),
      "completionProvider": .object(["triggerCharacters": JSONValue(Completions.triggers)]),
      "semanticTokensProvider": .object([
        "legend": .object(["tokenTypes": JSONValue(SemanticTokens.kinds), "tokenModifiers": .array([])]),
        "full": .boolean(true),
      ]),
      "inlayHintProvider": .boolean(showsHints), "codeLensProvider": .object([:]),
    ]
  }

  // MARK: What is asked about a page

  private mutating func answer(_ method: String, _ parameters: JSONValue) throws(ServerError) -> JSONValue {
    guard Self.methods.contains(method) else { throw ServerError(.methodNotFound, "\(method) is not offered") }
    guard let uri = parameters["textDocument"]?["uri"]?.text, let page = checked(uri) else {
      throw ServerError(.invalidParameters, "the page is not open")
    }
    let outlines = Outlines(page: page, encoding: encoding)
    switch method {
    case "textDocument/documentSymbol": return outlines.symbols
    case "textDocument/foldingRange": return outlines.folds
    case "textDocument/codeLens": return outlines.lenses(path: page.source.path, say: host.say)
    case "textDocument/semanticTokens/full":
      return SemanticTokens(page: page, spots: spots(of: page), encoding: encoding).all
    case "textDocument/codeAction":
      let wanted = parameters["context"]?["only"]?.elements?.compactMap(\.text) ?? []
      return CodeActions(page: page, uri: uri, encoding: encoding, say: host.say, additions: host.additions)
        .actions(in: try range(parameters, in: page), only: wanted)
    case "textDocument/inlayHint":
      return BlockHints(page: page, encoding: encoding, say: host.say).hints(in: try range(parameters, in: page))
    default: return try answer(method, parameters, at: try offset(parameters, in: page), of: page, uri)
    }
  }

  private static let methods: Set<String> = [
    "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/codeLens",
    "textDocument/semanticTokens/full", "textDocument/codeAction", "textDocument/inlayHint", "textDocument/hover",
    "textDocument/completion", "textDocument/definition", "textDocument/references", "textDocument/prepareRename",
    "textDocument/rename",
  ]

  private mutating func answer(
    _ method: String, _ parameters: JSONValue, at offset: Int, of page: CheckedPage, _ uri: String
  ) throws(ServerError) -> JSONValue {
    let spots = spots(of: page)
    switch method {
    case "textDocument/completion":
      return Completions(page: page, keywords: host.keywords(), encoding: encoding).items(at: offset)
    case "textDocument/hover":
      return Hovers(page: page, spots: spots, encoding: encoding, say: host.say).hover(at: offset)
    default: break
    }
    guard let spot = spots.spot(at: offset) else {
      if method == "textDocument/rename" { throw ServerError(.requestFailed, "there is no placeholder here") }
      return .null
    }
    switch method {
    case "textDocument/definition": return definition(of: spot.placeholder, in: page, uri, spots)
    case "textDocument/references":
      return .array(
        spots.all.filter { $0.placeholder.key == spot.placeholder.key }.map { location($0.range, in: page, uri) })
    case "textDocument/prepareRename":
      return .object([
        "range": encoding.range(spot.name, in: page.source),
        "placeholder": .string(String(decoding: page.source.bytes[spot.name], as: UTF8.self)),
      ])
    default: return try rename(spot.placeholder, parameters, in: page, uri)
    }
  }

  private func offset(_ parameters: JSONValue, in page: CheckedPage) throws(ServerError) -> Int {
    guard let offset = encoding.offset(of: parameters["position"], in: page.source) else {
      throw ServerError(.invalidParameters, "a position has a line and a character")
    }
    return offset
  }

  private func range(_ parameters: JSONValue, in page: CheckedPage) throws(ServerError) -> Range<Int> {
    guard let range = encoding.range(parameters["range"], in: page.source) else {
      throw ServerError(.invalidParameters, "a range has a start and an end")
    }
    return range
  }

  private func location(_ range: Range<Int>, in page: CheckedPage, _ uri: String) -> JSONValue {
    .object(["uri": .string(uri), "range": encoding.range(range, in: page.source)])
  }

  /// Where the page describes it, else where it is written first.
  private func definition(
    of placeholder: Placeholder, in page: CheckedPage, _ uri: String, _ spots: PlaceholderSpots
  ) -> JSONValue {
    let own = spots.all.filter { $0.placeholder.key == placeholder.key }
    let described = placeholder.describedAt.first.flatMap { place in
      own.first { page.source.position(atOffset: $0.range.lowerBound).line == place.line }
    }
    return (described ?? own.first).map { location($0.range, in: page, uri) } ?? .null
  }

  private mutating func rename(
    _ placeholder: Placeholder, _ parameters: JSONValue, in page: CheckedPage, _ uri: String
  ) throws(ServerError) -> JSONValue {
    let name = try Renaming.name(parameters["newName"]?.text ?? "")
    let key = Renaming.key(of: name)
    if key != placeholder.key, page.runbook.placeholder(key: key) != nil {
      throw ServerError(.requestFailed, "the page already has a placeholder of this name")
    }
    let renaming = Renaming(encoding: encoding)
    var changes: JSONObject = [:]
    changes[uri] = renaming.edits(of: placeholder.key, to: name, in: page)
    for path in host.translations(page.source.path) {
      let address = pages.values.first { $0.path == path }?.uri ?? DocumentURI.uri(ofPath: path)
      guard let other = checked(address) ?? host.read(path).map({ check(SourceFile(path: path, bytes: $0)) }) else {
        continue
      }
      changes[address] = renaming.edits(of: placeholder.key, to: name, in: other)
    }
    return .object(["changes": .object(changes)])
  }

  // MARK: Pages

  /// An open page as read and checked; nil: it is not open.
  mutating func checked(_ uri: String) -> CheckedPage? {
    let open = openSources
    return pages[uri]?.checked { [host] in host.check($0, open) }
  }

  private func check(_ source: SourceFile) -> CheckedPage { host.check(source, openSources) }

  private var openSources: [String: SourceFile] {
    Dictionary(pages.values.map { ($0.path, $0.source) }, uniquingKeysWith: { first, _ in first })
  }

  private func spots(of page: CheckedPage) -> PlaceholderSpots {
    PlaceholderSpots(page.document, page.runbook.placeholders)
  }
}
