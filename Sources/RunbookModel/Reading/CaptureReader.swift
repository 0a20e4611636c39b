import OutputMatching
import ShellSyntax

/// Finds which values a sample output shows that later placeholders need.
struct CaptureReader {
  /// Keys of the placeholders that some action of the page uses.
  let used: Set<String>
  let secrets: SecretNames

  /// - Parameter line: of the sample's first line.
  func captures(from sample: Sample, line: Int) -> [Capture] {
    var captures: [Capture] = []
    for name in sample.names {
      let key = PlaceholderKey.key(of: name.name)
      guard used.contains(key), !captures.contains(where: { $0.key == key }) else { continue }
      captures.append(capture(key, name.selector, line: line + name.line))
    }
    // `"refresh_token": …` gives `<refresh_token>` even when the sample names the value otherwise.
    for field in sample.fields where used.contains(PlaceholderKey.key(of: field.name)) {
      let key = PlaceholderKey.key(of: field.name)
      guard !captures.contains(where: { $0.key == key }) else { continue }
      captures.append(capture(key, field.selector, line: line + field.line))
    }
    return captures
  }

  private func capture(_ key: String, _ selector: Selector, line: Int) -> Capture {
    Capture(key: key, selector: selector, isSecret: secrets.isSecret(key: key, description: nil), line: line)
  }
}
