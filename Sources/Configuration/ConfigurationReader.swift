package import Diagnostics

/// Reads one YAML 1.1 or JSON document.
///
/// Anchors and aliases are resolved. Hostile files are refused before they cost much: nesting beyond
/// `maximumDepth`, aliases that multiply to more than `maximumNodes` values.
package struct ConfigurationReader {
  /// Collections within collections.
  package static let maximumDepth = 64
  /// Values after aliases are resolved; a file without aliases may have any number.
  package static let maximumNodes = 100_000

  /// - Returns: nil for a file that holds nothing, or nothing but comments.
  /// - Throws: `ConfigurationError` for what is not YAML, a doubled key, a second document, and hostile shapes.
  package static func read(_ source: SourceFile) throws(ConfigurationError) -> ConfigurationValue? {
    guard let events = YAMLEventSource(source.bytes) else {
      throw ConfigurationError(
        path: source.path, position: SourcePosition(line: 1, column: 1),
        message: "there is not enough memory to read it")
    }
    var reader = ConfigurationReader(source: source, events: events)
    return try reader.document()
  }

  private struct Anchored {
    var value: ConfigurationValue
    var nodes: Int
    var depth: Int
  }

  private let source: SourceFile
  private let events: YAMLEventSource
  private let offsets: CharacterOffsets
  private var anchors: [String: Anchored] = [:]
  private var openAnchors: Set<String> = []
  private var aliasNodes = 0

  private init(source: SourceFile, events: YAMLEventSource) {
    self.source = source
    self.events = events
    offsets = CharacterOffsets(source.bytes)
  }

  private mutating func document() throws(ConfigurationError) -> ConfigurationValue? {
    _ = try next()
    guard case .documentStart = try next().kind else { return nil }
    let value = try node(try next(), depth: 0).value
    _ = try next()
    let following = try next()
    guard case .streamEnd = following.kind else {
      throw error(
        at: following.start, "a second document begins here",
        help: "keep one document in the file: remove the line `---` and what follows it")
    }
    return value
  }

  private mutating func node(
    _ event: YAMLEventSource.Event, depth: Int
  ) throws(ConfigurationError) -> Anchored {
    guard depth <= Self.maximumDepth else {
      throw error(
        at: event.start, "more than \(Self.maximumDepth) levels of nesting", help: "nest the file less deeply")
    }
    switch event.kind {
    case .scalar(let text, let isPlain, let anchor):
      let scalar = ConfigurationValue.Scalar(text: text, style: isPlain ? .plain : .quoted, range: range(event))
      return remember(Anchored(value: .scalar(scalar), nodes: 1, depth: 0), as: anchor)
    case .alias(let name):
      return try resolve(name, event, depth: depth)
    case .sequenceStart(let anchor):
      return try collection(anchor) { (reader) throws(ConfigurationError) in try reader.sequence(event, depth: depth) }
    case .mappingStart(let anchor):
      return try collection(anchor) { (reader) throws(ConfigurationError) in try reader.mapping(event, depth: depth) }
    case .collectionEnd, .documentStart, .documentEnd, .streamStart, .streamEnd:
      throw error(at: event.start, "a value is missing here", help: nil)
    }
  }

  /// An anchor is usable only when its value is complete, so that no value can hold itself.
  private mutating func collection(
    _ anchor: String?, _ read: (inout Self) throws(ConfigurationError) -> Anchored
  ) throws(ConfigurationError) -> Anchored {
    if let anchor { openAnchors.insert(anchor) }
    let result = try read(&self)
    if let anchor { openAnchors.remove(anchor) }
    return remember(result, as: anchor)
  }

  private mutating func sequence(
    _ start: YAMLEventSource.Event, depth: Int
  ) throws(ConfigurationError) -> Anchored {
    var elements: [ConfigurationValue] = []
    var nodes = 1
    var height = 0
    while true {
      let event = try next()
      if case .collectionEnd = event.kind {
        let value = ConfigurationValue.sequence(elements, range: range(from: start, to: event))
        return Anchored(value: value, nodes: nodes, depth: height)
      }
      let element = try node(event, depth: depth + 1)
      elements.append(element.value)
      nodes += element.nodes
      height = max(height, element.depth + 1)
    }
  }

  private mutating func mapping(
    _ start: YAMLEventSource.Event, depth: Int
  ) throws(ConfigurationError) -> Anchored {
    var entries: [(key: ConfigurationValue.Scalar, value: ConfigurationValue)] = []
    var lines: [String: Int] = [:]
    var nodes = 1
    var height = 0
    while true {
      let event = try next()
      if case .collectionEnd = event.kind {
        let value = ConfigurationValue.mapping(entries, range: range(from: start, to: event))
        return Anchored(value: value, nodes: nodes, depth: height)
      }
      guard let key = try node(event, depth: depth + 1).value.scalar else {
        throw error(at: event.start, "a list or a mapping is used as a key", help: "use plain text as a key")
      }
      if let line = lines.updateValue(key.range.start.line, forKey: key.text) {
        throw error(
          at: event.start, "the key `\(key.text)` is already in line \(line)", help: "keep one of the two")
      }
      let value = try node(try next(), depth: depth + 1)
      entries.append((key, value.value))
      nodes += value.nodes + 1
      height = max(height, value.depth + 1)
    }
  }

  private mutating func resolve(
    _ name: String, _ event: YAMLEventSource.Event, depth: Int
  ) throws(ConfigurationError) -> Anchored {
    guard !openAnchors.contains(name) else {
      throw error(at: event.start, "`*\(name)` is inside `&\(name)`, which would never end", help: "remove it")
    }
    guard let anchored = anchors[name] else {
      throw error(
        at: event.start, "`*\(name)` refers to `&\(name)`, which no earlier line defines",
        help: "put text that begins with `*` in quotation marks")
    }
    aliasNodes += anchored.nodes
    guard aliasNodes <= Self.maximumNodes, depth + anchored.depth <= Self.maximumDepth else {
      throw error(
        at: event.start, "the aliases of this file multiply to more than \(Self.maximumNodes) values",
        help: "write the values out where they are needed")
    }
    return anchored
  }

  private mutating func remember(_ result: Anchored, as anchor: String?) -> Anchored {
    if let anchor { anchors[anchor] = result }
    return result
  }

  private func next() throws(ConfigurationError) -> YAMLEventSource.Event {
    do {
      return try events.next()
    } catch {
      throw syntaxError(error)
    }
  }

  private func syntaxError(_ error: YAMLEventSource.SyntaxError) -> ConfigurationError {
    let offset =
      switch error.place {
      case .character(let character): offsets.byteOffset(ofCharacter: character)
      case .byte(let byte): byte
      }
    let isReaderError = if case .byte = error.place { true } else { false }
    return ConfigurationError(
      path: source.path, position: source.position(atOffset: offset),
      message: isReaderError ? "this is not text in UTF-8" : "this is not valid YAML or JSON: \(error.problem)",
      help: isReaderError
        ? "save the file as UTF-8 without control characters"
        : error.isTab ? "indent with spaces, not with tabs" : nil)
  }

  private func error(at character: Int, _ message: Message, help: Message?) -> ConfigurationError {
    let offset = offsets.byteOffset(ofCharacter: character)
    return ConfigurationError(
      path: source.path, position: source.position(atOffset: offset), message: message, help: help)
  }

  private func range(_ event: YAMLEventSource.Event) -> SourceRange { range(from: event, to: event) }

  private func range(from start: YAMLEventSource.Event, to end: YAMLEventSource.Event) -> SourceRange {
    SourceRange(
      source.position(atOffset: offsets.byteOffset(ofCharacter: start.start)),
      source.position(atOffset: offsets.byteOffset(ofCharacter: end.end)))
  }
}
