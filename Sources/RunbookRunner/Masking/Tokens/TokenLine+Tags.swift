/// Secrets in the fields of forms, in the head of a page and in files of settings (`<input name="csrf_token" value="…">`,
/// `<add key="DbPassword" value="…"/>`), and values whose name is not just before them.
///
/// Sources: the HTML standard (`input`, `meta`), the documentation of .NET ("appSettings element").
extension TokenLine {
  private static let valueAttributes: Set<String> = ["value", "content"]
  private static let nameAttributes = ["name=", "id=", "key="].map { [UInt8(ascii: " ")] + Array($0.utf8) }
  /// In bytes.
  private static let longestTag = 256

  /// The value of the attribute whose name ends at `equals`, in a tag that is named after a secret.
  func attribute(at equals: Int) -> Finding {
    guard equals + 1 < bytes.count else { return isEnded ? .nothing : .undecided(heldFrom: nil) }
    let quote = bytes[equals + 1]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return .nothing }
    let first = bytes[..<equals].lastIndex { !isWord($0) }.map { $0 + 1 } ?? 0
    let name = String(decoding: bytes[first..<equals], as: UTF8.self).lowercased()
    guard TokenLine.valueAttributes.contains(name), let begin = tagStart(before: first) else { return .nothing }
    let start = equals + 2
    let end = self.end(from: start) { $0 != quote }
    if end == bytes.count, !isEnded { return .undecided(heldFrom: start) }
    let isSecret = TokenValue.isSecret(bytes[start..<end], label: "", isInTable: false)
    guard isSecret else { return .nothing }
    if hasSecretName(bytes[begin..<first]) { return .secret(start..<end) }
    // The name may be one of the attributes after the value.
    let rest = bytes[end...].prefix(TokenLine.longestTag).prefix { $0 != UInt8(ascii: ">") }
    if hasSecretName(rest) { return .secret(start..<end) }
    return rest.endIndex == bytes.count && !isEnded ? .undecided(heldFrom: start) : .nothing
  }

  private func tagStart(before index: Int) -> Int? {
    let text = bytes[max(index - TokenLine.longestTag, 0)..<index]
    guard let begin = text.lastIndex(of: UInt8(ascii: "<")), !text[begin...].contains(UInt8(ascii: ">")) else {
      return nil
    }
    return begin
  }

  private func hasSecretName(_ tag: ArraySlice<UInt8>) -> Bool {
    tag.indices.contains { place in
      guard let attribute = TokenLine.nameAttributes.first(where: { tag[place...].starts(with: $0) }) else {
        return false
      }
      let value = tag[(place + attribute.count)...].drop { "\"'".utf8.contains($0) }.prefix(while: isWord)
      return TokenLabel.isSecretName(String(decoding: value, as: UTF8.self))
    }
  }

  // MARK: Names elsewhere

  /// `<th>Password</th><td>…</td>`
  func tableCell(at angle: Int) -> Finding {
    guard bytes[..<angle].suffix(3).elementsEqual("<td".utf8) else { return .nothing }
    let before = bytes[max(angle - TokenLine.longestTag, 0)..<(angle - 3)].reversed().drop { $0 <= 0x20 }.reversed()
    guard let close = ["</th>", "</td>"].first(where: { before.suffix(5).elementsEqual($0.utf8) }) else {
      return .nothing
    }
    let name = before.dropLast(close.utf8.count).reversed().prefix { $0 != UInt8(ascii: ">") }.reversed()
    guard TokenLabel.isSecretName(String(decoding: name, as: UTF8.self)) else { return .nothing }
    let start = angle + 1
    let end = self.end(from: start) { $0 != UInt8(ascii: "<") }
    if end == bytes.count, !isEnded { return .undecided(heldFrom: start) }
    return TokenValue.isSecret(bytes[start..<end], label: "", isInTable: false) ? .secret(start..<end) : .nothing
  }

  /// `password -> …`
  func arrow(at angle: Int) -> Finding {
    guard angle > 0, bytes[angle - 1] == UInt8(ascii: "-"),
      let label = TokenLabel(in: bytes, before: angle - 1, isTag: false), label.isSecret
    else { return .nothing }
    let start = self.end(from: angle + 1) { " \"'`".utf8.contains($0) }
    let end = valueEnd(from: start, quote: nil, isEscaped: false, isTag: false)
    if end == bytes.count, !isEnded { return .undecided(heldFrom: start) }
    let value = trimmed(start..<end, isQuoted: false)
    return TokenValue.isVeryStrong(bytes[value]) ? .secret(value) : .nothing
  }

  private static let memberNames = ["name", "key"].map { Array("\"\($0)\"".utf8) }

  /// `{"name": "DB_PASSWORD", "value": "…"}`
  func member(at colon: Int) -> Finding {
    guard bytes[..<colon].suffix(7).elementsEqual("\"value\"".utf8) else { return .nothing }
    let text = bytes[max(colon - TokenLine.longestTag, 0)..<colon]
    let object = text[(text.lastIndex(of: UInt8(ascii: "{")) ?? text.startIndex)...]
    let isNamed = object.indices.contains { place in
      guard let member = TokenLine.memberNames.first(where: { object[place...].starts(with: $0) }) else { return false }
      let value = object[(place + member.count)...].drop { ": \"".utf8.contains($0) }.prefix(while: isWord)
      return TokenLabel.isSecretName(String(decoding: value, as: UTF8.self))
    }
    guard isNamed else { return .nothing }
    let start = self.end(from: colon + 1) { " \"".utf8.contains($0) }
    let end = valueEnd(from: start, quote: UInt8(ascii: "\""), isEscaped: false, isTag: false)
    if end >= bytes.count, !isEnded { return .undecided(heldFrom: start) }
    return TokenValue.isSecret(bytes[start..<end], label: "", isInTable: false) ? .secret(start..<end) : .nothing
  }
}
