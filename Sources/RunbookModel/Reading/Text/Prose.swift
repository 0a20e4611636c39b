import Diagnostics
import MarkdownBlocks
import OutputMatching
import ShellSyntax

/// One paragraph as it is read: its plain text, its words, and what it announces. Made once, asked often, and handed
/// on much more often than it is copied. Of most paragraphs without code below them the text is all that is asked for.
final class Prose {
  let inlines: [Inline]
  let text: String
  let line: Int
  private let vocabulary: Vocabulary
  private(set) lazy var words = Words(text.withoutOpeningSigns)
  private(set) lazy var label = LabelReader(vocabulary: vocabulary).label(of: text, words: words, line: line)

  /// What it says of the place where something is done.
  private(set) lazy var place = PlaceSentences(vocabulary: vocabulary).meaning(of: self)
  private(set) lazy var sentences = Sentences.split(text)
  private var markedText: String?
  private var markedParts: [String]?
  private var directory: DirectorySentences.Meaning??

  /// Its text with marks (``MarkedText``).
  func marked(_ plain: PlainText) -> String {
    if let markedText { return markedText }
    let marked = plain.marked(inlines, text: text)
    markedText = marked
    return marked
  }

  /// The sentences of its text with marks.
  func markedSentences(_ plain: PlainText) -> [String] {
    if let markedParts { return markedParts }
    let marked = marked(plain)
    let parts = marked == text ? sentences : Sentences.split(marked)
    markedParts = parts
    return parts
  }

  /// What it says of the directory in which something is done.
  func directory(_ plain: PlainText) -> DirectorySentences.Meaning? {
    if let directory { return directory }
    let meaning = DirectorySentences(vocabulary: vocabulary, plain: plain).meaning(of: self)
    directory = .some(meaning)
    return meaning
  }

  init(inlines: [Inline], text: String, line: Int, vocabulary: Vocabulary) {
    self.inlines = inlines
    self.text = text
    self.line = line
    self.vocabulary = vocabulary
  }

  var isLabel: Bool { label.kind != .none }
  /// It ends with a colon.
  var isAnnouncing: Bool { text.hasSuffix(":") || text.hasSuffix("：") }
}

struct ProseReader {
  let plain: PlainText
  let vocabulary: Vocabulary
  let scripts: ShellReadings
  let samples = SampleReadings { Sample(uncompared: $0) }
  /// That the page installs.
  var programs: Set<String> = []
  /// That the page calls, and no list of programs has.
  var called: Set<String> = []
  /// For which the page is written.
  var tool: TestTool?

  func prose(_ inlines: [Inline], line: Int) -> Prose { prose(inlines, text: plain.text(inlines), line: line) }

  private func prose(_ inlines: [Inline], text: String, line: Int) -> Prose {
    Prose(inlines: inlines, text: text, line: line, vocabulary: vocabulary)
  }

  /// Nil for blocks that hold no running text.
  ///
  /// - Parameter text: the block's plain text, where it is known.
  func prose(of block: Block, text: String? = nil) -> Prose? {
    block.runningText.map { content in
      prose(content, text: text ?? plain.text(content), line: block.range.start.line)
    }
  }
}

extension String {
  /// "🥐 Create it", "👉 Open it", "→ Run it": the text after the signs that open it.
  var withoutOpeningSigns: Substring {
    guard let first = utf8.first, first >= 0xE2 else { return self[...] }
    let rest = unicodeScalars.drop { $0.isSign || $0 == " " || $0 == "\u{A0}" }
    return rest.isEmpty ? self[...] : Substring(rest)
  }
}

extension Unicode.Scalar {
  /// An arrow, a picture, or what belongs to one. Quotation marks, brackets and dashes belong to the sentence.
  fileprivate var isSign: Bool {
    switch value {
    case 0x2190...0x21FF, 0x2300...0x2BFF, 0xFE0F, 0x200D, 0x1F000...0x1FAFF: true
    default: false
    }
  }
}

extension Block {
  /// Nil for blocks that hold none.
  var runningText: [Inline]? {
    switch kind {
    case .paragraph(let content), .term(let content), .definition(let content), .heading(_, let content): content
    case .listItem, .code, .table, .html, .thematicBreak: nil
    }
  }
}

extension Prose {
  /// Whether it asks to run the command that follows.
  func asksToRun(_ vocabulary: Vocabulary) -> Bool { words.contains(anyOf: vocabulary.followingCommand) }

  /// "With the snapshot, simply run:"
  func endsWithRun(_ vocabulary: Vocabulary) -> Bool {
    guard words.bytes.last == UInt8(ascii: ":"),
      let word = words.bytes.dropLast().split(separator: UInt8(ascii: " ")).last
    else { return false }
    return vocabulary.steps.executing.contains(Words(bytes: Array(word))) || asksForCallAsWell(vocabulary)
  }

  /// In so few words the call is asked for: "and restart it".
  private static let lastWords = 3

  /// "Edit `a.yaml` and apply it:", "Edit `a.yaml`, then run:": besides what comes first, it asks for a call.
  func asksForCallAsWell(_ vocabulary: Vocabulary) -> Bool {
    let tokens = words.lastSentence.dropLast().split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }
    return tokens.indices.dropFirst(2).suffix(Self.lastWords).contains { index in
      let word = Words(bytes: Array(tokens[index]))
      return vocabulary.steps.openings.contains(Words(bytes: Array(tokens[index - 1])))
        && (vocabulary.steps.executing.contains(word) || vocabulary.steps.operating.contains(word))
    }
  }
}
