import OutputMatching
import ShellSyntax

/// Finds which values a sample output shows that later placeholders need.
struct CaptureReader {
  private let vocabulary: Vocabulary
  private let placeholders: [String: Placeholder]
  private let secrets: SecretNames

  /// - Parameter placeholders: all that some action of the page uses.
  init(placeholders: [Placeholder], vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    self.placeholders = Dictionary(placeholders.map { ($0.key, $0) }) { first, _ in first }
    secrets = SecretNames(vocabulary: vocabulary)
  }

  /// - Parameter line: of the sample's first line.
  func captures(from sample: Sample, line: Int) -> [Capture] {
    var captures: [Capture] = []
    for name in sample.names {
      let key = PlaceholderKey.key(of: name.name)
      guard placeholders[key] != nil, !captures.contains(where: { $0.key == key }) else { continue }
      captures.append(capture(key, name.selector, line: line + name.line))
    }
    for placeholder in placeholders.values.sorted(by: { $0.key < $1.key }) where comesFromOutput(placeholder) {
      guard !captures.contains(where: { $0.key == placeholder.key }) else { continue }
      let fields = sample.fields.filter { stems(of: placeholder.key).contains(PlaceholderKey.key(of: $0.name)) }
      // Two fields of that name: nobody knows which one is meant.
      guard fields.count == 1, let field = fields.first else { continue }
      captures.append(capture(placeholder.key, field.selector, line: line + field.line))
    }
    return captures
  }

  /// A field whose name is the placeholder's is its value only when the page says that an earlier step gives it, or
  /// when it is a secret that no person would know by heart; `"name"` of some record is not `<name>`.
  private func comesFromOutput(_ placeholder: Placeholder) -> Bool {
    guard placeholder.kind == .text else { return false }
    if let description = placeholder.description { return Words(description).contains(anyOf: vocabulary.earlier) }
    return placeholder.isSecret
  }

  /// `<token_value>` and `<your_token>` mean the field `token`.
  private func stems(of key: String) -> Set<String> {
    var parts = key.split(separator: "_")
    var stems: Set<String> = [key]
    if parts.count > 1, parts.last == "value" { parts.removeLast() }
    if parts.count > 1, parts.first == "your" || parts.first == "my" { parts.removeFirst() }
    stems.insert(parts.joined(separator: "_"))
    return stems
  }

  private func capture(_ key: String, _ selector: Selector, line: Int) -> Capture {
    let isSecret = placeholders[key]?.isSecret ?? secrets.isSecret(key: key, description: nil)
    return Capture(key: key, selector: selector, isSecret: isSecret, line: line)
  }
}
