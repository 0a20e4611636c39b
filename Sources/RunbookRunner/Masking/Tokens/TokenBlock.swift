import RunbookModel

/// Knows that the value of a line is a secret from the lines before it: `name: DB_PASSWORD` and `value: …`, `<key>Password</key>`
/// and `<string>…`, and lists and members below the name of a secret (`passwords:`, `stringData:`, `"unseal_keys": [`).
struct TokenBlock: Sendable {
  /// So many lines after a name its value may follow.
  private static let reach = 2
  private static let longestLine = 4096

  private enum Kind: Sendable { case secret, encoded }

  /// The indentation of the name above.
  private var block: (indent: Int, kind: Kind, isBracket: Bool)?
  private var namedLines = 0
  /// Lines with key material to come, in a file of PuTTY.
  private var keyLines = 0

  /// The name of a secret is above.
  var isActive: Bool { block != nil || namedLines > 0 || keyLines > 0 }

  /// The secrets of a line that has ended.
  ///
  /// - Parameter indent: of the line, in bytes.
  mutating func secrets(in line: [UInt8], indent: Int) -> [Range<Int>] {
    guard line.count <= TokenBlock.longestLine else { return [] }
    if keyLines > 0 {
      keyLines -= 1
      return [0..<line.count]
    }
    var found: [Range<Int>] = []
    let member = Member(line)
    if let block {
      let isItem = member.isItem || block.isBracket
      if indent > block.indent || indent == block.indent && isItem && !member.closes {
        if let value = member.value, !(member.name.map(TokenBlock.plainNames.contains) ?? false),
          block.kind == .secret ? TokenBlock.isSecret(line[value]) : TokenBlock.isEncoded(line[value])
        {
          found.append(value)
        }
      } else {
        self.block = nil
      }
    }
    if namedLines > 0, member.name.map(TokenBlock.valueNames.contains) ?? true, let value = member.value,
      TokenBlock.isSecret(line[value])
    {
      found.append(value)
      namedLines = 0
    }
    note(member, line, indent)
    return found
  }

  private static let valueNames: Set<String> = ["value", "string", "val", "content", "text", "default", "plaintext"]
  /// Members of an object about a secret that are none.
  private static let plainNames: Set<String> = [
    "name", "id", "type", "namespace", "kind", "created", "createdat", "created_at", "updated", "version", "path",
    "keyid", "key_id", "expires", "expiration", "arn", "url", "host", "user", "username", "email", "accessor", "label",
  ]
  private static let nameNames: Set<String> = ["name", "key", "keyname", "variable", "field", "label", "id"]

  private mutating func note(_ member: Member, _ line: [UInt8], _ indent: Int) {
    namedLines = max(namedLines - 1, 0)
    if line.starts(with: Array("Private-Lines: ".utf8)) {
      keyLines = min(Int(String(decoding: line.dropFirst(15), as: UTF8.self).filter(\.isNumber)) ?? 0, 1000)
      return
    }
    if let name = member.name, TokenBlock.nameNames.contains(name), let value = member.value,
      TokenLabel.isSecretName(String(decoding: line[value], as: UTF8.self))
    {
      namedLines = TokenBlock.reach + 1
    }
    if member.isOpen, let name = member.name {
      let isWhole = name == "stringdata"
      if isWhole || TokenLabel.isSecretName(name)
        || TokenLabel.isSecretName(String(name.drop { $0 == "-" || $0 == " " }))
      {
        block = (indent, .secret, member.opensBracket)
        namedLines = TokenBlock.reach + 1
      } else if name == "data", !member.opensBracket {
        block = (indent, .encoded, false)
      }
    }
  }

  private static func isSecret(_ value: ArraySlice<UInt8>) -> Bool {
    !value.contains(0x20) && TokenValue.isSecret(value, label: "secret", isInTable: false)
      && TokenValue.hasDigitAndLetter(value)
      && !TokenValue.isVersionOrTime(value)
  }

  /// Base64 of a readable text, as members of a Secret of Kubernetes are.
  private static func isEncoded(_ value: ArraySlice<UInt8>) -> Bool {
    guard value.count >= 12, value.count % 4 == 0, TokenValue.isMixed(value) else { return false }
    var decoder = DigitDecoder(.base64)
    var text = MappedText()
    for byte in value where byte != UInt8(ascii: "=") {
      guard DigitDecoder.isDigit[Int(byte)] else { return false }
      decoder.read(byte, 0..<1, into: &text)
    }
    return text.bytes.allSatisfy { (0x20..<0x7F).contains($0) || $0 == 0x0A }
  }

  /// One line of YAML, JSON, a property list or a dump of PHP.
  private struct Member {
    var isItem = false
    /// In lower case.
    var name: String?
    var value: Range<Int>?
    /// The value is in the lines below.
    var isOpen = false
    var opensBracket = false
    var closes = false

    init(_ line: [UInt8]) {
      var start = line.prefix { $0 <= 0x20 }.count
      if line[start...].starts(with: "- ".utf8) {
        isItem = true
        start += 2
      }
      closes = line[start...].first.map { "]})".utf8.contains($0) } ?? false
      let end = line.count
      if line[start...].first == UInt8(ascii: "<"), let angle = line[start...].firstIndex(of: UInt8(ascii: ">")) {
        name = String(decoding: line[(start + 1)..<angle], as: UTF8.self).lowercased()
        let close = line[(angle + 1)...].firstIndex(of: UInt8(ascii: "<")) ?? end
        value = (angle + 1)..<close
        return
      }
      let sign = Member.sign(in: line, from: start)
      if let sign {
        let letters = line[start..<sign.lowerBound].filter { !"\"'[]$".utf8.contains($0) }
        name = String(decoding: letters, as: UTF8.self).lowercased().trimmed
        start = sign.upperBound
      }
      let rest = start..<end
      let text = Member.trimmed(rest, line)
      opensBracket = text.count == 1 && "[{(".utf8.contains(line[text.lowerBound])
      isOpen =
        sign != nil && (text.isEmpty || opensBracket || text.count <= 2 && "|>".utf8.contains(line[text.lowerBound]))
      if !isOpen, !text.isEmpty { value = text }
    }

    private static func sign(in line: [UInt8], from start: Int) -> Range<Int>? {
      var index = start + 1
      while index < line.count {
        let byte = line[index]
        if byte == UInt8(ascii: ":"), index + 1 == line.count || " \t\"'[{".utf8.contains(line[index + 1]) {
          return index..<(index + 1)
        }
        if byte == UInt8(ascii: "=") {
          return index..<(index + (index + 1 < line.count && line[index + 1] == UInt8(ascii: ">") ? 2 : 1))
        }
        index += 1
      }
      return nil
    }

    /// Without quotation marks, commas, and the type that PHP says before a string.
    private static func trimmed(_ range: Range<Int>, _ line: [UInt8]) -> Range<Int> {
      var range = range
      while let last = range.last, line[last] <= 0x20 || line[last] == UInt8(ascii: ",") { range.removeLast() }
      while let first = range.first, line[first] <= 0x20 { range.removeFirst() }
      if line[range].starts(with: "string(".utf8), let quote = line[range].firstIndex(of: UInt8(ascii: "\"")) {
        range = quote..<range.upperBound
      }
      if range.count > 1, let first = range.first, let last = range.last, line[first] == line[last],
        "\"'".utf8.contains(line[first])
      {
        range = (first + 1)..<last
      }
      return range
    }
  }
}
extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
