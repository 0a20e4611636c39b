import Diagnostics
import ShellSyntax

/// Lays a filled-in example beside its template to learn which example value stands for which placeholder.
struct TemplateAlignment {
  private let sites: [PlaceholderSite]
  /// The literal text before, between and behind the sites; one more than there are sites.
  private let literals: [String]

  init(_ template: Template, scripts: ShellReadings) {
    // `REGION` is a blank to fill like `<region>`; what the commands assign is a variable.
    let variables = Set(
      template.possibleSites.isEmpty ? [] : scripts[template.text].commands.flatMap { $0.assigns + $0.reads })
    let capitals = template.possibleSites.filter { $0.form == .capitals && !variables.contains($0.name) }
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

  /// Whether `example` is this template with values in place of its placeholders, and not another template.
  ///
  /// - Parameter announced: the page calls it an example; without that, only a word can stand for `REGION`.
  func isFilled(by example: String, announced: Bool) -> Bool {
    guard let values = values(in: example), !values.values.contains(where: { $0.contains("[") }) else { return false }
    return announced
      || !sites.contains { $0.form == .capitals && values[$0.key]?.contains(where: \.isWhitespace) == true }
  }

  /// The value for each site's key, or nil when `example` is no example of this template (or the template has no
  /// placeholder at all).
  func values(in example: String) -> [String: String]? {
    guard !sites.isEmpty else { return nil }
    var rest = Substring(example.foldingBlanks)
    var values: [String: String] = [:]
    let first = literals[0].foldingInnerBlanks
    guard rest.hasPrefix(first.trimmingStart) else { return nil }
    rest = rest.dropFirst(first.trimmingStart.count)
    for (site, literal) in zip(sites, literals.dropFirst()) {
      let literal = literal.foldingInnerBlanks
      let value: Substring
      if literal.allSatisfy(\.isWhitespace), site == sites.last {
        value = rest
        rest = ""
      } else {
        guard let found = rest.firstRange(of: literal.isEmpty ? " " : literal) else { return nil }
        value = rest[..<found.lowerBound]
        rest = rest[found.upperBound...]
      }
      // An example may leave a secret as the template has it.
      let isLeft = value == site.name
      guard !value.isEmpty || site.form == .optional, isLeft || !value.contains("<") else { return nil }
      if isLeft { continue }
      if let known = values[site.key], known != value { return nil }
      values[site.key] = String(value)
    }
    return rest.allSatisfy(\.isWhitespace) && !values.isEmpty ? values : nil
  }
}

extension String {
  /// Blanks folded but those at the ends kept as one.
  fileprivate var foldingInnerBlanks: String {
    var text = foldingBlanks
    if first?.isWhitespace == true { text = " " + text }
    if count > 1, last?.isWhitespace == true { text += text.isEmpty ? "" : " " }
    return text
  }

  fileprivate var trimmingStart: Substring { drop { $0.isWhitespace } }
}
