import Bytes

/// A `<name>` within a sample.
struct NameInText: Sendable {
  /// Brackets included.
  var text: String
  /// In the text that was searched, in bytes.
  var range: Range<Int>

  /// What programs print in angle brackets, and no page means as a placeholder.
  private static let words: Set<String> = [
    "none", "unset", "nodes", "nil", "null", "pending", "unknown", "missing", "invalid", "html", "head", "body", "br",
    "p", "div", "span", "pre", "code", "b", "i", "a", "table", "tr", "td", "th", "ul", "li", "h1", "h2", "h3", "title",
    "...", "snip", "truncated",
  ]

  /// All names of one line, in order. A line with closing tags is XML or HTML and has none.
  static func all(in line: TextSlice) -> [NameInText] {
    guard line.contains(0x3C), line.byteRange(of: TextSlice("</")) == nil else { return [] }
    var names: [NameInText] = []
    var rest = line
    while let name = first(in: rest) {
      names.append(name)
      rest = line[name.range.upperBound...]
    }
    return names
  }

  static func first(in line: TextSlice) -> NameInText? {
    var rest = line
    while let open = rest.firstIndex(of: 0x3C) {
      guard let close = rest[(open + 1)...].firstIndex(where: { $0 == ">" || $0 == "<" }) else { return nil }
      let content = line[(open + 1)..<close]
      if line[close] == ">", isName(content) {
        return NameInText(text: line[open...close].string, range: open..<close + 1)
      }
      rest = line[(line[close] == "<" ? close : close + 1)...]
    }
    return nil
  }

  private static func isName(_ content: TextSlice) -> Bool {
    guard let first = content.first, let last = content.last, content.count <= 120 else { return false }
    guard !first.isBlank, !last.isBlank, first != "!", first != "?", first != "-", first != "/", last != "/" else {
      return false
    }
    guard !content.contains(where: { $0 == "=" || $0 == "\"" }),
      content.contains(where: { $0.isAlphanumeric || $0 >= 0x80 })
    else { return false }
    // `<BROADCAST,UP>` lists what something has.
    if content.contains(UInt8(ascii: ",")), !content.contains(where: \.isBlank) { return false }
    return !words.contains(content.string)
  }

  /// Whether an output has names itself, in place of the one that a sample shows: a usage text says `<FILE>`, and does
  /// not stand for anything.
  static func isAnother(_ value: TextSlice, than name: String) -> Bool {
    !value.isEqual(to: name) && first(in: value) != nil
  }

  /// The key of a placeholder as in the contract `passo.plan/1`: brackets removed, lower case, every run of other
  /// characters than letters and digits one `_`. (Strings compare by canonical equivalence, so that NFC needs no step.)
  static func key(of name: String) -> String {
    var key = ""
    for character in name.lowercased() {
      if character.isAlphabetic || character.isNumeric {
        key.append(character)
      } else if !key.isEmpty, key.last != "_" {
        key.append("_")
      }
    }
    return key.last == "_" ? String(key.dropLast()) : key
  }
}
