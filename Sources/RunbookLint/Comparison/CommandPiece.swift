/// A piece of a command's text: what a translator may touch, and what not, kept apart.
struct CommandPiece: Hashable {
  enum Kind: Hashable {
    /// What a shell or a program reads.
    case literal
    /// `<name>`, also damaged as `< name>`, and `{name}`.
    case placeholder
    /// Text in quotation marks that has blanks: a description, a title.
    case prose
    case comment
    /// The end of a command's line; a line that goes on after a backslash has none.
    case newline
  }

  var kind: Kind
  var text: String
  /// UTF-8 byte offsets into the text.
  var range: Range<Int>
  /// No blank is before it.
  var isGlued: Bool

  /// Equal for two pieces that may stand for each other.
  var alignmentKey: String {
    switch kind {
    case .literal: text
    case .placeholder: "\u{1}"
    case .prose: "\u{2}"
    case .comment: "\u{3}"
    case .newline: "\n"
    }
  }
}

/// Cuts a command's text into pieces; forgiving, since damaged commands are what it is for.
struct CommandPieces {
  private let bytes: [UInt8]
  private var index = 0
  private var literalStart: Int?
  private var isGlued = false
  private var pieces: [CommandPiece] = []

  /// A placeholder longer than this is none.
  private static let longestPlaceholder = 80

  static func pieces(of text: String) -> [CommandPiece] {
    var cutter = CommandPieces(bytes: Array(text.utf8))
    cutter.run()
    return cutter.pieces
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        endLiteral()
        if pieces.last?.kind != .newline, !pieces.isEmpty { add(.newline, index..<index + 1) }
        index += 1
        isGlued = false
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
        endLiteral()
        index += 1
        isGlued = false
      case UInt8(ascii: "\\") where continuationEnd() != nil:
        endLiteral()
        index = continuationEnd() ?? bytes.count
        isGlued = false
      case UInt8(ascii: "#") where literalStart == nil && !isGlued:
        let end = lineEnd(from: index)
        add(.comment, index..<end)
        index = end
      default: step()
      }
    }
    endLiteral()
    if pieces.last?.kind == .newline { pieces.removeLast() }
  }

  private mutating func step() {
    if let (kind, end) = special() {
      endLiteral()
      add(kind, index..<end)
      index = end
      return
    }
    // Brackets and bars of a synopsis are alone, so that `[--sso]` and `[-- sso]` differ in `--sso` only.
    if "[]()|".utf8.contains(bytes[index]) {
      endLiteral()
      add(.literal, index..<index + 1)
    } else if literalStart == nil {
      literalStart = index
    }
    index += 1
  }

  private func special() -> (CommandPiece.Kind, Int)? {
    switch bytes[index] {
    case UInt8(ascii: "<"): placeholderEnd().map { (.placeholder, $0) }
    case UInt8(ascii: "{"): braceEnd().map { (.placeholder, $0) }
    case UInt8(ascii: "\""), UInt8(ascii: "'"): proseEnd().map { (.prose, $0) }
    default: nil
    }
  }

  /// After `<…>`; nil where the `<` begins something else.
  private func placeholderEnd() -> Int? {
    var hasName = false
    var end = index + 1
    while end < bytes.count, end - index <= Self.longestPlaceholder {
      switch bytes[end] {
      case UInt8(ascii: ">"): return hasName ? end + 1 : nil
      case UInt8(ascii: "<"), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: "\n"), UInt8(ascii: "&"): return nil
      case UInt8(ascii: "="): if !hasName { return nil }
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        hasName = true
      default: break
      }
      end += 1
    }
    return nil
  }

  /// After `{name}`; nil for `${name}`, `{{…}}` and what has other signs in it.
  private func braceEnd() -> Int? {
    if index > 0, [UInt8(ascii: "$"), UInt8(ascii: "{")].contains(bytes[index - 1]) { return nil }
    var end = index + 1
    while end < bytes.count, end - index <= Self.longestPlaceholder {
      switch bytes[end] {
      case UInt8(ascii: "}"): return end > index + 1 ? end + 1 : nil
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), 0x80...:
        end += 1
      default: return nil
      }
    }
    return nil
  }

  /// After `"two words"`; nil where what is quoted is one word, or not for people.
  private func proseEnd() -> Int? {
    let quote = bytes[index]
    var end = index + 1
    var hasBlank = false
    var letters = 0
    while end < bytes.count, bytes[end] != quote {
      switch bytes[end] {
      case UInt8(ascii: " "): hasBlank = hasBlank || letters > 0
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...: letters += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): break
      case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"),
        UInt8(ascii: "_"), UInt8(ascii: "("), UInt8(ascii: ")"):
        break
      case UInt8(ascii: "-"):
        // ` -x` is an option, as in a command that is handed to another program.
        if bytes[end - 1] == UInt8(ascii: " "), end + 1 < bytes.count, bytes[end + 1] != UInt8(ascii: " ") {
          return nil
        }
      default: return nil
      }
      end += 1
    }
    guard end < bytes.count, hasBlank, letters > 3 else { return nil }
    // A key of JSON is no one's to translate.
    let next = end + 1 < bytes.count ? bytes[end + 1] : UInt8(ascii: "\n")
    return next == UInt8(ascii: ":") ? nil : end + 1
  }

  /// After the line break of `\` at the end of a line, blanks after the backslash allowed; nil for another backslash.
  private func continuationEnd() -> Int? {
    var end = index + 1
    while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\r") { end += 1 }
    if end == bytes.count { return end }
    return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }

  private func lineEnd(from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  private mutating func endLiteral() {
    guard let start = literalStart else { return }
    literalStart = nil
    // A prompt belongs to the page, not to the command.
    let beginsLine = pieces.last.map { $0.kind == .newline } ?? true
    if beginsLine, index == start + 1, bytes[start] == UInt8(ascii: "$") { return }
    add(.literal, start..<index)
  }

  private mutating func add(_ kind: CommandPiece.Kind, _ range: Range<Int>) {
    let text = String(decoding: bytes[range], as: UTF8.self)
    pieces.append(CommandPiece(kind: kind, text: text, range: range, isGlued: isGlued))
    isGlued = kind != .newline && kind != .comment
  }
}
