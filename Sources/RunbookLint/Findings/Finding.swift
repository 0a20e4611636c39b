import Bytes
package import Diagnostics

/// A diagnostic of a page, ready to leave the program: what other tools need to place it and to know it again.
package struct Finding: Hashable, Sendable {
  /// Of the page, as the person named it.
  package var path: String
  package var diagnostic: Diagnostic
  /// The same as long as rule, page and the text of the line are: lines may come and go before it. 16 hexadecimal
  /// digits.
  package var fingerprint: String
  /// The diagnostic's range with columns in Unicode scalars from 1, as most tools count them.
  package var range: SourceRange
  /// The diagnostic's fixes, with such columns.
  package var fixes: [FixIt]

  /// - Parameters:
  ///   - diagnostics: of one page, in source order.
  ///   - source: the page.
  package static func findings(_ diagnostics: [Diagnostic], in source: SourceFile) -> [Finding] {
    var seen: [Fingerprint: Int] = [:]
    // A line of thousands of names may have as many findings: it is looked at once for each rule.
    var known: [String: (line: Int, key: Fingerprint)] = [:]
    var columns = CharacterColumns(source)
    return diagnostics.map { diagnostic in
      let line = diagnostic.range.start.line
      let key =
        known[diagnostic.rule].flatMap { $0.line == line ? $0.key : nil }
        ?? Fingerprint(of: "\(diagnostic.rule)\u{0}\(normalised(source.path))\u{0}\(words(of: source.line(line)))")
      known[diagnostic.rule] = (line, key)
      let ordinal = seen[key, default: 0]
      seen[key] = ordinal + 1
      return Finding(
        path: source.path, diagnostic: diagnostic, fingerprint: key.with("\u{0}\(ordinal)").text,
        range: columns.inCharacters(diagnostic.range),
        fixes: diagnostic.fixes.map { FixIt(range: columns.inCharacters($0.range), replacement: $0.replacement) })
    }
  }

  private static func words(of line: ArraySlice<UInt8>) -> String {
    if line.allSatisfy({ $0 < 0x80 }) {
      var words: [UInt8] = []
      words.reserveCapacity(line.count)
      var followsBlank = false
      for byte in line {
        if byte == 0x20 || byte >= 0x09 && byte <= 0x0D {
          followsBlank = !words.isEmpty
          continue
        }
        if followsBlank { words.append(0x20) }
        followsBlank = false
        words.append(byte)
      }
      return String(decoding: words, as: UTF8.self)
    }
    return String(decoding: line, as: UTF8.self).split(whereSeparator: \.isSpace).joined(separator: " ")
  }

  /// `./a.md` is `a.md`.
  private static func normalised(_ path: String) -> Substring {
    path.hasPrefix("./") ? path.dropFirst(2) : path[...]
  }
}

/// A short name for a long text.
struct Fingerprint: Hashable {
  /// Source: G. Fowler, L. C. Noll, K.-P. Vo, "FNV Hash", the 64-bit FNV-1a.
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(of text: String) { add(text) }

  /// That of a text which goes on with `rest`.
  func with(_ rest: String) -> Fingerprint {
    var longer = self
    longer.add(rest)
    return longer
  }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  var text: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
