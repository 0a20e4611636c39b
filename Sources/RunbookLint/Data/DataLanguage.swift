import Bytes

/// A language of data whose texts can be read by their own label, also where a page shows only a part of them.
enum DataLanguage {
  case json
  /// With comments, commas before closing brackets, and names without quotation marks: JSONC, JSON5.
  case looseJSON
  case yaml
  case toml
  case xml

  /// - Parameter info: what is after the opening fence: `json`, `{ .yaml .copy }`, `xml title="pom.xml"`.
  init?(info: String) {
    guard !info.isEmpty, !Self.namesOtherFile(info) else { return nil }
    let word = info.utf8.drop { !$0.isAlphanumeric }.prefix { $0.isAlphanumeric }
    switch word.count {
    case 3...5: break
    default: return nil
    }
    switch String(decoding: word, as: UTF8.self).lowercased() {
    case "json": self = Self.isLoose(info) ? .looseJSON : .json
    case "jsonc", "json5": self = .looseJSON
    case "yaml", "yml": self = .yaml
    case "toml": self = .toml
    case "xml": self = .xml
    default: return nil
    }
  }

  /// `yaml title=".ignore"`: the label is for the colours; the name tells that the content is something else.
  private static func namesOtherFile(_ info: String) -> Bool {
    guard let start = info.byteRange(of: "title=\"") else { return false }
    let name = info[start.upperBound...].prefix { $0 != "\"" }
    return name.containsBytes(of: ".") && !name.containsBytes(of: " ") && Self(file: String(name)) == nil
  }

  init?(file name: String) {
    if name.hasSuffix(".json") {
      self = Self.isLoose(name) ? .looseJSON : .json
    } else if name.hasSuffix(".jsonc") || name.hasSuffix(".json5") {
      self = .looseJSON
    } else if name.hasSuffix(".yaml") || name.hasSuffix(".yml") {
      self = .yaml
    } else if name.hasSuffix(".toml") {
      self = .toml
    } else if name.hasSuffix(".xml") {
      self = .xml
    } else {
      return nil
    }
  }

  /// Programs that read these files allow comments in them.
  private static func isLoose(_ text: String) -> Bool {
    ["tsconfig", "jsconfig", ".vscode", "devcontainer", "eslintrc", "babelrc", "settings.json", "launch.json"]
      .contains(where: text.containsBytes(of:))
  }

  /// The first fault of a text, read as its authors write it for people: with placeholders, gaps and parts.
  func fault(in text: String) -> DataFault? {
    // `{!../one.yaml!}`: the content of another file.
    if text.containsBytes(of: "{!"), text.containsBytes(of: "!}") { return nil }
    return switch self {
    case .json: JSONExcerpt.fault(in: Array(text.utf8), isLoose: false)
    case .looseJSON: JSONExcerpt.fault(in: Array(text.utf8), isLoose: true)
    case .yaml: YAMLExcerpt.fault(in: Array(text.utf8))
    case .toml: TOMLExcerpt.fault(in: Array(text.utf8))
    case .xml: XMLExcerpt.fault(in: Array(text.utf8))
    }
  }
}
