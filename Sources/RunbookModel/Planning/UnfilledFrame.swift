import Bytes
import ShellSyntax

/// A name between marks that no shell reads and that people put around what is to be replaced: `{{name}}`, `%name%`,
/// `«name»`.
struct UnfilledFrame {
  /// Without quotation marks and backslashes.
  private let text: String
  /// With them.
  private let written: String
  private let use: TextUse
  /// The text is a sentence.
  private let isProse: Bool

  init(_ text: String, written: String, use: TextUse, isProse: Bool) {
    self.text = text
    self.written = written
    self.use = use
    self.isProse = isProse
  }

  var isFramed: Bool {
    isMarked || isBraced || isBracketed || isPercent || isAtSigned || isUnderscored || isLoneFrame || isPathPart
  }

  /// `# ##NAME##`, `###.###.###.###`: what a shell takes for a comment.
  static func isMarkedComment(_ comment: String) -> Bool {
    let groups = comment.parts(separatedBy: ".", omittingEmptySubsequences: false)
    if groups.count > 1, groups.allSatisfy({ group in group.count > 1 && group.allSatisfy { $0 == "#" } }) {
      return true
    }
    let name = comment.drop { $0 == "#" }
    let isClosed =
      name.hasSuffix("#") && isName(name.prefix { $0 != "#" }) && name.drop { $0 != "#" }.allSatisfy { $0 == "#" }
    return isClosed || name.first == "{" && name.last == "}" && isName(name.dropFirst().dropLast())
  }

  // MARK: Pairs of marks

  private static let pairs = [
    ("＜", "＞"), ("≪", "≫"), ("&lt;", "&gt;"), ("&#60;", "&#62;"), ("%3C", "%3E"), ("%3c", "%3e"), ("u003c", "u003e"),
    ("<<", ">>"),
  ]
  /// In a sentence they are its quotation marks.
  private static let quotes = [("«", "»"), ("‹", "›"), ("「", "」"), ("『", "』")]

  private var isMarked: Bool {
    if ["«", "»", "‹", "›", "{{", "…"].contains(text) { return true }
    if text.hasPrefix("&lt;") || text.hasSuffix("&gt;") { return true }
    return (Self.pairs + (isProse ? [] : Self.quotes)).contains { open, close in
      guard let start = text.byteRange(of: open), let end = text[start.upperBound...].byteRange(of: close) else {
        return false
      }
      return text[start.upperBound..<end.lowerBound].contains { $0.isAlphabetic || $0.isNumeric }
    } || hasForeignPair || hasAngles
  }

  /// Brackets and quotation marks of other scripts, `〔name〕`, `❮name❯`, `“name”`: to a shell they are letters.
  private var hasForeignPair: Bool {
    func category(_ character: Character) -> Unicode.GeneralCategory? {
      guard !character.isASCII else { return nil }
      return character.unicodeScalars.first?.properties.generalCategory
    }
    guard !text.isASCII,
      let open = text.firstIndex(where: { [.openPunctuation, .initialPunctuation].contains(category($0)) })
    else { return false }
    let isQuotation = category(text[open]) == .initialPunctuation || text[open] == "„"
    if isProse && isQuotation { return false }
    let rest = text[text.index(after: open)...]
    guard
      let close = rest.firstIndex(where: { [.closePunctuation, .finalPunctuation].contains(category($0)) || $0 == "“" })
    else { return false }
    return rest[..<close].contains { $0.isAlphabetic || $0.isNumeric }
  }

  /// `\<name\>` and `"<API key!>"`, which is no markup: nothing is compared, and no tag closes.
  private var hasAngles: Bool {
    guard !text.containsBytes(of: "</"), !text.containsBytes(of: "/>"), !text.containsBytes(of: "<!"),
      let open = text.firstIndex(of: "<"),
      let close = text[open...].firstIndex(of: ">")
    else { return false }
    let inner = text[text.index(after: open)..<close]
    let before = open > text.startIndex ? text[text.index(before: open)] : "="
    // `(?<year>…)`
    if text[..<open].hasSuffix("(?") || text[..<open].hasSuffix("(?P") { return false }
    let name = inner.drop(while: \.isWhitespace)
    guard let first = name.first, !inner.contains(where: { "=|()".contains($0) }) else { return false }
    let isTight = name.count == inner.count && inner.last?.isWhitespace == false
    if MarkupElements.contain(String(inner)) { return false }
    // `Jane Doe <jane@acme.com>`
    if inner.contains("@"), before.isWhitespace, open > text.startIndex { return false }
    // `"< name >"`; `a < b and c > d` compares.
    if !isTight {
      return first.isAlphabetic
        && (before == "=" || before == ":" || before.isSpace && !isProse && open == text.startIndex)
    }
    return inner == "..." || inner == "…" || first.isAlphabetic && !isProse
  }

  /// `{{name}}`, `${{ secrets.NAME }}`, `{% name %}`; not `{{.Names}}`, which is a template of the program.
  private var isBraced: Bool {
    guard !use.contains(.templating) else { return false }
    if text.containsBytes(of: "${{") { return true }
    if let start = text.byteRange(of: "<%"), text[start.upperBound...].containsBytes(of: "%>") { return true }
    // `@{user}`; `@{upstream}` is git's.
    if let start = text.byteRange(of: "@{"), !use.contains(.ranging),
      Self.isName(text[start.upperBound...].prefix { $0 != "}" }), text.containsBytes(of: "}")
    {
      return true
    }
    if let start = text.byteRange(of: "{%"), text[start.upperBound...].byteRange(of: "%}") != nil { return true }
    // `{{"\n"}}` is a string of the template.
    var rest = written[...]
    while let start = rest.byteRange(of: "{{"), let end = rest[start.upperBound...].byteRange(of: "}}") {
      let inner = rest[start.upperBound..<end.lowerBound].drop { $0 == "{" }
      let words = inner.split(whereSeparator: \.isSpace)
      if !words.isEmpty, words.allSatisfy(Self.isName), !Self.templateWords.contains(words[0]) { return true }
      rest = rest[end.upperBound...]
    }
    return false
  }

  /// The words of Go's templates that are no names of values.
  private static let templateWords: Set<Substring> = [
    "end", "else", "now", "break", "continue", "json", "range", "if", "with", "template", "block", "define", "len",
    "printf", "println", "not", "join",
  ]

  /// `[[name]]`, which in a word of a command is a pattern for names of files.
  private var isBracketed: Bool {
    guard text.hasPrefix("[["), text.hasSuffix("]]") else { return false }
    return Self.isName(text.dropFirst(2).dropLast(2))
  }

  // MARK: The same mark on both sides

  /// `%name%`; not `%20caf%C3%A9`, and not between the letters of a format.
  private var isPercent: Bool {
    guard !text.lowercased().containsBytes(of: "like %") else { return false }
    return names(between: "%").contains { name in
      name.count > 2 && Self.isName(name) && name.last != "-" && name.last != "_"
        && !(name.prefix(2).allSatisfy(\.isHexDigit) && text.containsBytes(of: "%20"))
    }
  }

  /// `@name@`; not `user@host`, `@scope/name`.
  private var isAtSigned: Bool { names(between: "@").contains { $0.count > 1 && Self.isName($0) } }

  /// `__NAME__`; not `__FILE__`, `-D__KERNEL__` and `__init__`.
  private var isUnderscored: Bool {
    guard !use.contains(.compiling) else { return false }
    return names(between: "__").contains { name in
      guard Self.isName(name), !Self.languageNames.contains(name) else { return false }
      return name == Substring(name.uppercased()) || isWholeValue("__\(name)__")
    }
  }

  /// What Python, C, PHP and JavaScript write between two underscores.
  private static let languageNames: Set<Substring> = [
    "FILE", "LINE", "DATE", "TIME", "DIR", "FUNCTION", "CLASS", "METHOD", "NAMESPACE", "TRAIT", "KERNEL", "GNUC",
    "STDC", "APPLE", "MACH", "ANDROID", "OPTIMIZE", "DEBUG", "COUNTER", "MACOSX", "INIT", "VA_ARGS",
    "file", "dir", "class", "linux", "func", "cplusplus", "init", "main", "name", "doc", "all", "version", "pycache",
    "dict", "slots", "call", "new", "del", "repr", "str", "tests", "test", "mocks", "snapshots", "fixtures",
    "pypackages", "dirname", "filename", "author", "future", "import", "path", "pragma", "attribute", "builtins",
    "module", "proto", "typename", "schema", "type",
  ]

  /// What is between two marks that no letter touches from outside.
  private func names(between mark: String) -> [Substring] {
    var found: [Substring] = []
    var rest = text[...]
    while let start = rest.byteRange(of: mark), let end = rest[start.upperBound...].byteRange(of: mark) {
      let before = start.lowerBound > text.startIndex ? text[text.index(before: start.lowerBound)] : " "
      let after = end.upperBound < text.endIndex ? text[end.upperBound] : " "
      if !Self.isNameCharacter(before), !Self.isNameCharacter(after) {
        found.append(rest[start.upperBound..<end.lowerBound])
      }
      rest = rest[start.upperBound...]
    }
    return found
  }

  /// `#NAME#`, `#{name}`, `~name~`, `$$NAME$$`: all of a word.
  private var isLoneFrame: Bool {
    if Self.isMarkedComment(text), text.hasPrefix("#") { return true }
    let value = text.hasPrefix("=") ? text : text.parts(separatedBy: "=", maxSplits: 1).last.map(String.init) ?? text
    return Self.loneMarks.contains { mark in
      // What most words begin with is none of them.
      guard value.hasPrefix(mark), value.count > 2 * mark.count + 1, value.hasSuffix(Self.closings[mark] ?? mark) else {
        return false
      }
      return Self.isName(value.dropFirst(mark.count).dropLast(mark.count))
    }
  }

  private static let loneMarks = [
    "~", "~~", "$$", "=", "==", "::", "^", "!", "**", "_", "|", "||", "***", "+", "---", "#", "[%", "[:", "{:",
  ]
  private static let closings = ["[%": "%]", "[:": ":]", "{:": "}"]

  /// `https://host/users/:id`
  private var isPathPart: Bool {
    // `//:app` names what is built in the root of the project.
    if text.hasPrefix("//:") { return false }
    guard let scheme = text.firstRange(of: "://") else {
      // `/srv/:name`; `/data/:/srv/:ro` are two folders.
      let named = text.split(separator: "/").filter { $0.first == ":" }
      return text.first == "/" && !named.isEmpty && named.allSatisfy { $0.count > 3 && Self.isName($0.dropFirst()) }
    }
    return text[scheme.upperBound...].split(separator: "/").dropFirst().contains { part in
      part.first == ":" && Self.isName(part.dropFirst().prefix { $0 != "?" })
    }
  }

  private func isWholeValue(_ part: String) -> Bool { text == part || text.hasSuffix("=" + part) }

  private static func isName(_ text: Substring) -> Bool {
    text.first?.isAlphabetic ?? false && text.allSatisfy(isNameCharacter)
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isAlphabetic || character.isNumeric || character == "_" || character == "-"
  }
}
