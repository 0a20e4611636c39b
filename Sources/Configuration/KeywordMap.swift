package import Diagnostics

/// What `{{site.data.keyword.NAME}}` stands for.
///
/// The file is a mapping, flat (`Bluemix_notm: IBM Cloud`, `site.data.keyword.Bluemix_notm: IBM Cloud`) or nested
/// (`site:` / `data:` / `keyword:`), as the site generator's own data files are.
public struct KeywordMap: Sendable {
  /// Text by name; names are what follows `site.data.keyword.`.
  public private(set) var texts: [String: String]

  public init(_ texts: [String: String] = [:]) {
    self.texts = texts
  }

  /// - Throws: `ConfigurationError` for what is no mapping of names to texts.
  package init(reading source: SourceFile) throws(ConfigurationError) {
    texts = [:]
    guard let root = try ConfigurationReader.read(source), !root.isNull else { return }
    try add(root, under: "", path: source.path)
  }

  /// - Parameter name: with or without `site.data.keyword.` before it.
  public func text(for name: String) -> String? {
    texts[Self.bare(name)]
  }

  /// The entries of `other` win.
  public mutating func merge(_ other: KeywordMap) {
    texts.merge(other.texts) { $1 }
  }

  // As deep as the reader lets a file be.
  private mutating func add(
    _ value: ConfigurationValue, under prefix: String, path: String
  ) throws(ConfigurationError) {
    switch value {
    case .scalar(let scalar):
      guard !prefix.isEmpty else { throw shapeError(value, path) }
      texts[Self.bare(prefix)] = scalar.isNull ? "" : scalar.text
    case .sequence:
      throw shapeError(value, path)
    case .mapping(let entries, _):
      for (key, value) in entries {
        try add(value, under: prefix.isEmpty ? key.text : "\(prefix).\(key.text)", path: path)
      }
    }
  }

  private func shapeError(_ value: ConfigurationValue, _ path: String) -> ConfigurationError {
    ConfigurationError(
      path: path, position: value.range.start, message: "a keyword map contains only names and their texts",
      help: "write one `name: text` per line")
  }

  private static func bare(_ name: String) -> String {
    for prefix in ["site.data.keyword.", "data.keyword.", "keyword."] where name.hasPrefix(prefix) {
      return String(name.dropFirst(prefix.count))
    }
    return name
  }
}
