import Bytes
import Diagnostics

/// What is in a language file: a gettext file (`.po`) that has for each sentence of Passo, as its English pattern,
/// the pattern in another language; see ``Diagnostics/Message``.
///
/// The forms of a counted word are within the pattern, `{#étape|étapes}`, as many as the header `Plural-Forms` says:
/// a sentence may count more than one thing. Entries that are empty or marked as fuzzy are as good as absent.
struct TranslationFile {
  /// What is wrong with the file, and in which line (from 1).
  struct Mistake: Error, Hashable {
    var line: Int
    var message: Message
  }

  struct Entry {
    /// That of its `msgid`, from 1.
    var line: Int
    var original: String
    var translation: String
  }

  private(set) var headers: [String: String] = [:]
  /// In the order of the file, without those that say nothing.
  private(set) var entries: [Entry] = []

  private enum Part { case none, original, translation }

  private var part = Part.none
  private var isFuzzy = false
  private var line = 0
  private var begin = 0
  private var original: [UInt8] = []
  private var translation: [UInt8] = []

  /// Linear in the text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Mistake) {
    var start = bytes.startIndex
    while start < bytes.endIndex {
      var end = start
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      line += 1
      try read(UnsafeBufferPointer(rebasing: bytes[start..<end]))
      start = end + 1
    }
    try finish()
  }

  private mutating func read(_ whole: UnsafeBufferPointer<UInt8>) throws(Mistake) {
    var bytes = whole[...]
    while let last = bytes.last, last == UInt8(ascii: "\r") || last == UInt8(ascii: " ") { bytes.removeLast() }
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    guard let first = bytes.first else { return }
    if first == UInt8(ascii: "#") {
      if part == .translation { try finish() }
      if bytes.dropFirst().first == UInt8(ascii: ","), String(decoding: bytes, as: UTF8.self).containsBytes(of: "fuzzy")
      {
        isFuzzy = true
      }
    } else if first == UInt8(ascii: "\"") {
      try append(bytes)
    } else if bytes.starts(with: "msgid ".utf8) {
      if part == .translation { try finish() }
      guard part == .none else { throw mistake("a sentence without its translation") }
      part = .original
      begin = line
      try append(bytes.dropFirst(6))
    } else if bytes.starts(with: "msgstr ".utf8) {
      guard part == .original else { throw mistake("a translation without its sentence") }
      part = .translation
      try append(bytes.dropFirst(7))
    } else {
      throw mistake("a line is msgid \"…\", msgstr \"…\", a text between quotation marks, or a comment")
    }
  }

  /// Takes a text between quotation marks for more of what is being read.
  private mutating func append(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) throws(Mistake) {
    let quote = UInt8(ascii: "\"")
    let text = bytes.drop { $0 == UInt8(ascii: " ") }
    guard part != .none, text.count >= 2, text.first == quote, text.last == quote else {
      throw mistake("a text must be in quotation marks")
    }
    var said: [UInt8] = []
    said.reserveCapacity(text.count)
    var rest = text.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      if byte == quote { throw mistake("a quotation mark within a text is written \\\"") }
      guard byte == UInt8(ascii: "\\") else {
        said.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "n"): said.append(UInt8(ascii: "\n"))
      case UInt8(ascii: "t"): said.append(UInt8(ascii: "\t"))
      case quote: said.append(quote)
      case UInt8(ascii: "\\"): said.append(UInt8(ascii: "\\"))
      default: throw mistake("\\ must be followed by one of n, t, \\ and \"")
      }
    }
    if part == .original { original += said } else { translation += said }
  }

  /// Keeps the entry that was read, or the headers, which are the translation of nothing.
  private mutating func finish() throws(Mistake) {
    guard part != .none else { return }
    guard part == .translation else { throw mistake("a sentence without its translation") }
    guard let sentence = String(validating: original, as: UTF8.self),
      let said = String(validating: translation, as: UTF8.self)
    else { throw Mistake(line: begin, message: "not valid UTF-8") }
    if sentence.isEmpty {
      for header in said.parts(separatedBy: "\n") {
        guard let colon = header.firstIndex(of: ":") else { continue }
        let value = header[header.index(after: colon)...].drop { $0 == " " }
        headers[header[..<colon].lowercased()] = String(value)
      }
    } else if !isFuzzy, !said.isEmpty {
      entries.append(Entry(line: begin, original: sentence, translation: said))
    }
    part = .none
    isFuzzy = false
    original.removeAll(keepingCapacity: true)
    translation.removeAll(keepingCapacity: true)
  }

  private func mistake(_ message: Message) -> Mistake { Mistake(line: line, message: message) }
}
