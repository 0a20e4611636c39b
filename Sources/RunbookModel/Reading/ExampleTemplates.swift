import Diagnostics
import ShellSyntax

/// The templates of one item, in whose words a later block may stand filled in: running both would do the same thing
/// twice.
struct ExampleTemplates {
  private struct Known {
    var index: Int
    var kind: BlockReading.Kind
    var text: String
    var fileName: String?
    /// Stands in the item of the next block.
    var isNear = true
    /// Nil for a synopsis.
    var alignment: TemplateAlignment?
  }

  private var known: [Known] = []

  /// An example stands near its template, and a page of many blocks is still read in linear time.
  private static let reach = 16

  /// From here on, what was added before stands in another item.
  mutating func beginItem() {
    for index in known.indices { known[index].isNear = false }
  }

  /// - Parameter index: of the block in the survey.
  mutating func add(_ entry: BlockSurvey.Entry, index: Int, scripts: ShellReadings) {
    let reading = entry.reading
    let isSynopsis = reading.kind == .synopsis
    let alignment =
      isSynopsis ? nil : TemplateAlignment(scripts.template(reading.text, language: entry.language), scripts: scripts)
    guard isSynopsis || alignment?.isOpen == true else { return }
    known.append(
      Known(index: index, kind: reading.kind, text: reading.text, fileName: entry.fileName, alignment: alignment))
    if known.count > Self.reach { known.removeFirst() }
  }

  /// The index of the template that the block fills in.
  ///
  /// - Parameter announced: the text before the block calls it an example. Without that only a block of the same item
  ///   that fits word by word is one.
  func template(of entry: BlockSurvey.Entry, announced: Bool) -> Int? {
    let reading = entry.reading
    guard [.command, .http, .file, .code].contains(reading.kind) else { return nil }
    let firstWord = reading.text.utf8.prefix { $0 > 0x20 }
    return known.last { earlier in
      guard earlier.isNear || announced, earlier.text.utf8.prefix(firstWord.count).elementsEqual(firstWord) else {
        return false
      }
      guard let alignment = earlier.alignment else {
        return earlier.isNear && Self.calls(reading.text, synopsis: earlier.text)
      }
      guard earlier.kind == reading.kind else { return false }
      return alignment.isFilled(by: reading.text, announced: announced)
        || announced
          && (Self.sharesCall(reading, earlier) || reading.kind == .file && entry.fileName == earlier.fileName)
    }?.index
  }

  /// Both are one call of the same program and subcommand: `ibmcloud cr quota-set …`.
  private static func sharesCall(_ reading: BlockClassifier.Reading, _ earlier: Known) -> Bool {
    guard reading.kind == .command, !reading.text.contains(where: { "<[".contains($0) }) else { return false }
    let call = callWords(earlier.text)
    return call.count > 1 && callWords(reading.text) == call
  }

  /// The program and the plain words behind it, up to the first option or anything that might be a value.
  static func callWords(_ command: String) -> [Substring] {
    var words: [Substring] = []
    var rest = command.drop(while: \.isWhitespace)
    while let first = rest.first, first != "-" {
      let word = rest.prefix { !$0.isWhitespace }
      guard word.allSatisfy({ $0.isLowercase || $0.isNumber || $0 == "-" }) else { break }
      words.append(word)
      rest = rest[word.endIndex...].drop(while: \.isWhitespace)
    }
    return words
  }

  /// Both begin with the same words up to the first option or argument, the program and a subcommand at least.
  private static func calls(_ command: String, synopsis: String) -> Bool {
    // What still has brackets is another syntax, not an example.
    guard !command.contains("[") else { return false }
    let words = callWords(synopsis)
    return words.count > 1 && command.split(whereSeparator: \.isWhitespace).starts(with: words)
  }
}
