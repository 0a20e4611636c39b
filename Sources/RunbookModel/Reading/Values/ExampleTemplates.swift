import Bytes
import Diagnostics
import ShellSyntax

/// The templates of a page, in whose words a later block may be filled in: running both would do the same thing
/// twice.
struct ExampleTemplates: Equatable {
  /// How far a template is from the next block.
  private enum Distance { case item, section, page }

  private struct Known: Equatable {
    /// Of the opening fence.
    var line: Int
    var kind: BlockReading.Kind
    var text: String
    var fileName: String?
    var distance = Distance.item
    /// An example of it is in the item of the next block: where one is shown, more may follow.
    var isShown = false
    /// Nil for a synopsis.
    var alignment: TemplateAlignment?
    /// It has parts in brackets.
    var isUsage: Bool { alignment?.hasOptionalParts ?? true }
  }

  /// How the text before a block is about an example.
  struct Announcement {
    /// It begins as an example does, or is labelled one.
    var isExample = false
    /// It says so somewhere in its last sentence.
    var mentionsExample = false
    /// The heading is about examples, and no step asks to run the block.
    var isShownOnly = false
  }

  private var known: [Known] = []

  /// An example is near its template, and a page of many blocks is still read in linear time.
  private static let reach = 16

  /// From here on, what was added before is in another section.
  mutating func beginSection() {
    for index in known.indices {
      known[index].distance = .page
      known[index].isShown = false
    }
  }

  /// From here on, what was added before is in another item.
  mutating func beginItem() {
    for index in known.indices where known[index].distance == .item {
      known[index].distance = .section
    }
    for index in known.indices { known[index].isShown = false }
  }

  mutating func add(_ entry: BlockSurvey.Entry, scripts: ShellReadings) {
    let reading = entry.reading
    let isSynopsis = reading.kind == .synopsis
    let alignment =
      isSynopsis ? nil : TemplateAlignment(scripts.template(reading.text, language: entry.language), scripts: scripts)
    guard isSynopsis || alignment?.isOpen == true else { return }
    known.append(
      Known(
        line: entry.range.start.line, kind: reading.kind, text: reading.text, fileName: entry.fileName,
        alignment: alignment))
    if known.count > Self.reach { known.removeFirst() }
  }

  /// The line of the template that the block fills in, which is remembered as one that is shown filled in.
  ///
  /// Without words that call it an example only a block of the same item that fits word by word is one, or one that
  /// is after another example of the same template. In a section of its own an example has to be called one.
  mutating func template(of entry: BlockSurvey.Entry, announced: Announcement) -> Int? {
    guard [.command, .http, .file, .code].contains(entry.reading.kind) else { return nil }
    let firstWord = entry.reading.text.utf8.prefix { $0 > 0x20 }
    let found = known.lastIndex { earlier in
      earlier.text.utf8.prefix(firstWord.count).elementsEqual(firstWord)
        && Self.isFilled(earlier, by: entry, announced: announced)
    }
    guard let found else { return nil }
    known[found].isShown = true
    return known[found].line
  }

  private static func isFilled(_ earlier: Known, by entry: BlockSurvey.Entry, announced: Announcement) -> Bool {
    let reading = entry.reading
    guard let alignment = earlier.alignment else {
      return earlier.distance == .item && calls(reading.text, synopsis: earlier.text)
    }
    guard earlier.kind == reading.kind else { return false }
    switch earlier.distance {
    case .page: return announced.isShownOnly && alignment.isFilled(by: reading.text, announced: true)
    case .section where !announced.isExample && !announced.mentionsExample && !earlier.isShown: return false
    case .section, .item: break
    }
    let isAnnounced = announced.isExample || announced.mentionsExample || earlier.isShown
    // The parts of a usage may be left out, in any order.
    if isAnnounced, earlier.isUsage, reading.kind == .command, calls(reading.text, synopsis: earlier.text) {
      return true
    }
    return alignment.isFilled(by: reading.text, announced: isAnnounced)
      || announced.isExample
        && (sharesCall(reading, earlier) || reading.kind == .file && entry.fileName == earlier.fileName)
  }

  /// Both are one call of the same program and subcommand: `ibmcloud cr quota-set …`.
  private static func sharesCall(_ reading: BlockClassifier.Reading, _ earlier: Known) -> Bool {
    guard reading.kind == .command, !reading.text.contains(where: { "<[".containsBytes(of: $0) }) else { return false }
    let call = callWords(earlier.text)
    return call.count > 1 && callWords(reading.text) == call
  }

  /// The program and the plain words after it, up to the first option or anything that might be a value.
  static func callWords(_ command: String) -> [Substring] {
    var words: [Substring] = []
    if command.isASCII {
      for word in command.utf8.split(whereSeparator: { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }) {
        guard word.first != UInt8(ascii: "-"),
          word.allSatisfy({ $0.isLowercase || $0.isDigit || $0 == UInt8(ascii: "-") })
        else { break }
        words.append(Substring(word))
      }
      return words
    }
    var rest = command.drop(while: \.isSpace)
    while let first = rest.first, first != "-" {
      let word = rest.prefix { !$0.isSpace }
      guard word.allSatisfy({ $0.isLowercase || $0.isNumeric || $0 == "-" }) else { break }
      words.append(word)
      rest = rest[word.endIndex...].drop(while: \.isSpace)
    }
    return words
  }

  /// Both begin with the same words up to the first option or argument, the program and a subcommand at least.
  private static func calls(_ command: String, synopsis: String) -> Bool {
    // What still has brackets is another syntax, not an example.
    guard !command.containsBytes(of: "[") else { return false }
    let words = callWords(synopsis)
    return words.count > 1 && command.split(whereSeparator: \.isSpace).starts(with: words)
  }
}
