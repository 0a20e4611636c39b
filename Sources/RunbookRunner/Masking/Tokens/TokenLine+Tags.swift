/// Secrets in the fields of forms and in the head of a page: `<input name="csrf_token" value="…">`.
///
/// Source: the HTML standard (`input`, `meta`).
extension TokenLine {
  private static let valueAttributes: Set<String> = ["value", "content"]
  private static let nameAttributes = ["name=", "id="].map { [UInt8(ascii: " ")] + Array($0.utf8) }
  /// In bytes.
  private static let longestTag = 256

  /// The value of the attribute whose name ends at `equals`, in a tag that is named after a secret.
  func attribute(at equals: Int) -> Finding {
    guard equals + 1 < bytes.count else { return isEnded ? .nothing : .undecided(heldFrom: nil) }
    let quote = bytes[equals + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .nothing }
    let first = bytes[..<equals].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let name = String(decoding: bytes[first..<equals], as: UTF8.self).lowercased()
    guard TokenLine.valueAttributes.contains(name), isSecretTag(before: first) else { return .nothing }
    let start = equals + 2
    let end = self.end(from: start) { $0 != quote }
    if end == bytes.count, !isEnded { return .undecided(heldFrom: start) }
    return TokenValue.isSecret(bytes[start..<end], label: "", isInTable: false) ? .secret(start..<end) : .nothing
  }

  private func isSecretTag(before index: Int) -> Bool {
    let text = bytes[max(index - TokenLine.longestTag, 0)..<index]
    guard let begin = text.lastIndex(of: UInt8(ascii: "<")) else { return false }
    let tag = text[begin...]
    return tag.indices.contains { place in
      guard let attribute = TokenLine.nameAttributes.first(where: { tag[place...].starts(with: $0) }) else {
        return false
      }
      let value = tag[(place + attribute.count)...].drop { "\"'".utf8.contains($0) }.prefix(while: isWord)
      return TokenLabel.isSecretName(String(decoding: value, as: UTF8.self))
    }
  }
}
