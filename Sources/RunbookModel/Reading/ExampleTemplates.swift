import ShellSyntax

/// The templates of one item, in whose words a later block may stand filled in: running both would do the same thing
/// twice.
struct ExampleTemplates {
  private struct Known {
    var index: Int
    var kind: BlockReading.Kind
    var text: String
    /// Nil for a synopsis.
    var alignment: TemplateAlignment?
  }

  private var known: [Known] = []

  /// An example stands near its template, and a page of many blocks is still read in linear time.
  private static let reach = 16

  /// - Parameter index: of the block in the survey.
  mutating func add(_ reading: BlockClassifier.Reading, language: Template.Language, index: Int) {
    let isSynopsis = reading.kind == .synopsis
    guard isSynopsis || reading.text.utf8.contains(where: { "<{[".utf8.contains($0) }) else { return }
    let alignment = isSynopsis ? nil : TemplateAlignment(template: reading.text, language: language)
    known.append(Known(index: index, kind: reading.kind, text: reading.text, alignment: alignment))
    if known.count > Self.reach { known.removeFirst() }
  }

  /// The index of the template that the block fills in, with or without a label that says so.
  func template(of reading: BlockClassifier.Reading) -> Int? {
    guard [.command, .http, .file, .code].contains(reading.kind) else { return nil }
    let firstWord = reading.text.utf8.prefix { $0 > 0x20 }
    return known.last { earlier in
      guard earlier.text.utf8.prefix(firstWord.count).elementsEqual(firstWord) else { return false }
      guard let alignment = earlier.alignment else { return Self.calls(reading.text, synopsis: earlier.text) }
      return earlier.kind == reading.kind && alignment.values(in: reading.text) != nil
    }?.index
  }

  /// Both begin with the same words up to the first option or argument, the program and a subcommand at least.
  private static func calls(_ command: String, synopsis: String) -> Bool {
    let words = synopsis.split(whereSeparator: \.isWhitespace).prefix { word in
      word.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } && word.first != "-"
    }
    return words.count > 1 && command.split(whereSeparator: \.isWhitespace).starts(with: words)
  }
}
