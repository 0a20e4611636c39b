import Bytes

/// `-o, --output=FILE`: how a help text writes an option with its names and its value.
///
/// Forms are those of getopt and GNU (`-c, --create`, `--color[=WHEN]`), argparse (`-f FILE, --file FILE`), Cobra
/// (`-n, --name string`, `--all=false:`), clap (`--config <KEY>`, `-v...`), click (`--on / --off`), commander
/// (`--sep [sep]`), systemd (`-H --host=HOST`), OpenSSL (`-days +int`), BusyBox and man pages.
struct OptionSpecification: Hashable {
  /// With their hyphens.
  var names: [String] = []
  var value = ProgramTable.Value.none

  /// Nil where the line does not begin with an option.
  init?(line: some Collection<UInt8>) {
    var cursor = Cursor(line)
    cursor.skipBlanks()
    while let own = cursor.names() {
      names += own
      let found = cursor.value()
      if found != .none, value != .required { value = found }
      guard cursor.skipSeparator() else { break }
    }
    if names.isEmpty { return nil }
    if cursor.endsOptions { value = .rest }
  }

  /// One that is named anywhere in a text, from its hyphen on: `[-p port]`, `` `--all` ``.
  ///
  /// - Parameter isBracketed: a bracket is right before it.
  init?(mention bytes: ArraySlice<UInt8>, isBracketed: Bool) {
    var cursor = Cursor(bytes)
    guard let own = cursor.names() else { return nil }
    names = own
    guard isBracketed else { return }
    let found = cursor.value()
    if cursor.isAtClosing, found == .required { value = .required }
    if let name = own.first, !name.hasPrefix("--"), name.utf8.count > 2, cursor.isAtClosing, found == .none {
      names += Self.letters(name)
    }
  }

  /// `[-46AaCfG]` is many options.
  private static func letters(_ name: String) -> [String] {
    let letters = name.dropFirst().map { "-\($0)" }
    return Set(letters).count == letters.count ? letters : []
  }
}

/// Reads along a line.
private struct Cursor {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: some Collection<UInt8>) { self.bytes = Array(bytes.prefix(400)) }

  private func byte(_ offset: Int = 0) -> UInt8? { at + offset < bytes.count ? bytes[at + offset] : nil }

  private func has(_ text: String, at offset: Int = 0) -> Bool {
    bytes.dropFirst(at + offset).starts(with: text.utf8)
  }

  var isAtClosing: Bool { byte().map { "])|,".utf8.contains($0) } ?? true }

  mutating func skipBlanks() { while byte()?.isBlank == true { at += 1 } }

  /// `--[no-]color` is two.
  mutating func names() -> [String]? {
    guard byte() == UInt8(ascii: "-") else { return nil }
    if has("--[no-]") || has("--(no-)") {
      at += "--[no-]".utf8.count
      let stem = word()
      return stem.isEmpty ? nil : ["--" + stem, "--no-" + stem]
    }
    let hyphens = has("--") ? "--" : "-"
    at += hyphens.utf8.count
    let stem = word()
    return stem.isEmpty ? nil : [hyphens + stem]
  }

  private mutating func word() -> String {
    let start = at
    guard let first = byte(), first.isAlphanumeric || "?@#".utf8.contains(first) else { return "" }
    at += 1
    while let next = byte(), next.isAlphanumeric || "-_.".utf8.contains(next) { at += 1 }
    // `--validate-<thing>` is many options.
    if bytes[at - 1] == UInt8(ascii: "-"), byte() == .less {
      skipGroup()
      return String(decoding: bytes[start..<at].prefix { $0 != .less }, as: UTF8.self) + "*"
    }
    while at > start + 1, bytes[at - 1] == UInt8(ascii: ".") || bytes[at - 1] == UInt8(ascii: "-") { at -= 1 }
    return String(decoding: bytes[start..<at], as: UTF8.self)
  }

  // MARK: Values

  /// What is after a name, and over it.
  mutating func value() -> ProgramTable.Value {
    while byte() == UInt8(ascii: ".") { at += 1 }
    guard let first = byte() else { return .none }
    switch first {
    case UInt8(ascii: "="): return assigned()
    case UInt8(ascii: "["), UInt8(ascii: "<"):
      skipGroup()
      return .optional
    case .space where byte(1).map { !$0.isBlank } ?? false: return spaced()
    default: return .none
    }
  }

  /// `=FILE`, `=<file>`, `='':`, `=false:`
  private mutating func assigned() -> ProgramTable.Value {
    at += 1
    let isSwitch = has("false") || has("true")
    skipValue()
    return isSwitch ? .optional : .required
  }

  private mutating func spaced() -> ProgramTable.Value {
    let start = at
    at += 1
    switch byte() {
    case UInt8(ascii: "<"), UInt8(ascii: "{"):
      skipGroup()
      // `<name>=<value>`
      skipValue()
      return .required
    case UInt8(ascii: "["):
      if byte(1) == UInt8(ascii: "-") { break }
      skipGroup()
      // `[bind_address:]port`
      guard byte()?.isAlphanumeric == true else { return .optional }
      skipValue()
      return .required
    default:
      let word = bytes[at...].prefix { !$0.isBlank && !",:])".utf8.contains($0) }
      let after = at + word.count
      guard let first = word.first, first.isAlphanumeric || "+@'\"".utf8.contains(first) else { break }
      let isName = !word.contains(where: \.isLowercase) && word.contains(where: \.isUppercase)
      guard isName || Self.endsSpecification(bytes[after...]) else { break }
      at = after
      return .required
    }
    at = start
    return .none
  }

  /// A description is parted by more than one blank, or a colon.
  private static func endsSpecification(_ rest: ArraySlice<UInt8>) -> Bool {
    let blanks = rest.prefix(while: \.isBlank)
    guard let next = rest.dropFirst(blanks.count).first else { return true }
    return blanks.count > 1 || blanks.first == .tab || ",:])".utf8.contains(next)
  }

  private mutating func skipValue() {
    while let next = byte(), !next.isBlank, !",)]|".utf8.contains(next) {
      if "<[{(".utf8.contains(next) { skipGroup() } else { at += 1 }
    }
  }

  /// Over `<…>`, `[…]` or `{…}`.
  private mutating func skipGroup() {
    var depth = 0
    repeat {
      guard let next = byte() else { return }
      if "<[{(".utf8.contains(next) { depth += 1 }
      if ">]})".utf8.contains(next) { depth -= 1 }
      at += 1
    } while depth > 0
    if has("...") { at += 3 }
  }

  // MARK: Between names

  /// Over `, `, ` | `, ` / `, ` or `, and the one space between two options of systemd's.
  mutating func skipSeparator() -> Bool {
    var offset = 0
    while byte(offset) == .space { offset += 1 }
    let blanks = offset
    if let next = byte(offset), ",|/".utf8.contains(next) {
      offset += 1
      while byte(offset)?.isBlank == true { offset += 1 }
    } else if has("or -", at: offset) {
      offset += 3
    } else if blanks != 1 {
      return false
    }
    guard byte(offset) == UInt8(ascii: "-") else { return false }
    at += offset
    return true
  }

  /// What the description says, or the name of the value: `-c cmd : … (terminates option list)`.
  var endsOptions: Bool {
    String(decoding: bytes, as: UTF8.self).containsBytes(of: "terminates option list")
  }
}
