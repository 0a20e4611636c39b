import Bytes
import ShellSyntax

/// Lays a filled-in example beside its template to learn which example value stands for which placeholder.
struct TemplateAlignment: Equatable {
  private let sites: [PlaceholderSite]
  /// The literal text before, between and after the sites; one more than there are sites.
  private let literals: [String]

  init(_ template: Template, scripts: ShellReadings) {
    // `REGION` is a blank to fill like `<region>`; what the commands assign is a variable. Files are full of capitals.
    let possible = template.language == .shell ? template.possibleSites : []
    let variables = Set(
      possible.isEmpty ? [] : scripts[template.text].commands.flatMap { $0.assigns + $0.reads })
    let capitals = possible.filter {
      $0.form == .capitals && $0.name.utf8.count > 1 && !variables.contains($0.name)
    }
    // An optional part contains others; only the outermost brackets count here.
    var end = 0
    sites = (template.sites + capitals).sorted { $0.range.lowerBound < $1.range.lowerBound }.filter { site in
      defer { end = max(end, site.range.upperBound) }
      return site.range.lowerBound >= end
    }
    var literals: [String] = []
    var start = 0
    let bytes = Array(template.text.utf8)
    for site in sites {
      literals.append(String(decoding: bytes[start..<site.range.lowerBound], as: UTF8.self))
      start = site.range.upperBound
    }
    literals.append(String(decoding: bytes[start...], as: UTF8.self))
    self.literals = literals
  }

  /// Has anything to fill.
  var isOpen: Bool { !sites.isEmpty }

  var hasOptionalParts: Bool { sites.contains { $0.form == .optional } }

  /// Whether `example` is this template with values in place of its placeholders, and not another template.
  ///
  /// - Parameter announced: the page calls it an example; without that, only a word can stand for `REGION`.
  func isFilled(by example: String, announced: Bool) -> Bool {
    guard let values = values(in: example), !values.values.contains(where: Self.hasOptionalPart) else { return false }
    return announced
      || !sites.contains { $0.form == .capitals && values[$0.key]?.contains(where: \.isSpace) == true }
  }

  /// `[--all]`, `[NAME]`, `[<name>]`: another template; an array of JSON is a value.
  private static func hasOptionalPart(_ value: String) -> Bool {
    var before: Character = " "
    var isOpen = false
    for character in value {
      if isOpen, character.isAlphabetic || "-<".containsBytes(of: character) { return true }
      isOpen = character == "[" && before.isSpace
      before = character
    }
    return false
  }

  /// The value for each site's key, or nil when `example` is no example of this template (or the template has no
  /// placeholder at all).
  func values(in example: String) -> [String: String]? {
    values(in: example, between: literals)
      // An address with a slash before its query is the one without.
      ?? values(in: example.withoutSlashBeforeQuery, between: literals.map(\.withoutSlashBeforeQuery))
  }

  /// The quotation that is open around a value ends in it, so that something else follows.
  private static func leaves(_ value: Substring, quote: Character?) -> Bool {
    guard let quote, quote == "\"" || quote == "'" else { return false }
    var isEscaped = false
    return value.contains { character in
      defer { isEscaped = character == "\\" && !isEscaped }
      return character == quote && !isEscaped
    }
  }

  private func values(in example: String, between literals: [String]) -> [String: String]? {
    guard !sites.isEmpty else { return nil }
    var rest = Substring(example.foldingBlanks)
    var values: [String: String] = [:]
    let first = literals[0].foldingInnerBlanks
    guard rest.hasPrefix(first.trimmingStart) else { return nil }
    rest = rest.dropFirst(first.trimmingStart.count)
    for (site, literal) in zip(sites, literals.dropFirst()) {
      let literal = literal.foldingInnerBlanks
      let value: Substring
      if site == sites.last {
        // A value may hold what is after it: `-d "{\"a\": 1}"` for `-d "BODY"`.
        let end = literal.trimmingEnd
        guard rest.trimmingEnd.hasSuffix(end) else { return nil }
        value = rest.trimmingEnd.dropLast(end.count)
        guard !Self.leaves(value, quote: end.first) else { return nil }
        rest = ""
      } else {
        guard let found = rest.byteRange(of: literal.isEmpty ? " " : literal) else { return nil }
        value = rest[..<found.lowerBound]
        rest = rest[found.upperBound...]
      }
      // An example may leave a secret as the template has it.
      let isLeft = value == site.name
      guard !value.isEmpty || site.form == .optional, isLeft || !value.containsBytes(of: "<") else { return nil }
      if isLeft { continue }
      if let known = values[site.key], known != value { return nil }
      values[site.key] = String(value)
    }
    return rest.allSatisfy(\.isSpace) && !values.isEmpty ? values : nil
  }
}

extension String {
  /// Blanks folded but those at the ends kept as one.
  fileprivate var foldingInnerBlanks: String {
    var text = foldingBlanks
    if first?.isSpace == true { text = " " + text }
    if count > 1, last?.isSpace == true { text += text.isEmpty ? "" : " " }
    return text
  }

  fileprivate var withoutSlashBeforeQuery: String {
    split(separator: "/?", omittingEmptySubsequences: false).joined(separator: "?")
  }

  fileprivate var trimmingEnd: Substring { self[...].trimmingEnd }

  fileprivate var trimmingStart: Substring { drop { $0.isSpace } }
}

extension Substring {
  fileprivate var trimmingEnd: Substring {
    var text = self
    while text.last?.isSpace == true { text.removeLast() }
    return text
  }
}
