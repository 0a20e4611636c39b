/// Parts of the page side by side that may be ways to do the same thing, and what tells them apart.
struct Siblings: Equatable {
  enum Kind {
    case tabs, headings, bullets, items, paragraphs, comments, blocks
    /// Parts that unfold, one after the other.
    case details
    /// Paragraphs of bold words alone, each with what is below it.
    case labels

    /// Each has a title, and not a sentence of running text.
    var hasTitles: Bool { [.tabs, .headings, .comments, .blocks, .details, .labels].contains(self) }
  }

  struct Member: Equatable {
    /// Positions in the document's blocks.
    var blocks: Range<Int>
    /// A tab's or heading's title, or the text with which it begins.
    var label: String
    var words: Words
    /// Of the paragraph that the label is the beginning of.
    var line: Int
    /// Of the page; nil: all of the blocks.
    var lines: ClosedRange<Int>?
    /// The paragraphs right above it that lead to it as well.
    var above: Words?

    /// It ends with a colon.
    var isLabel: Bool { words.bytes.last == UInt8(ascii: ":") || words.bytes.suffix(3).elementsEqual("：".utf8) }

    /// Up to the first colon or comma.
    var opening: ArraySlice<UInt8> {
      let end = words.bytes.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") } ?? words.bytes.endIndex
      return words.bytes[..<end]
    }
  }

  var kind: Kind
  var members: [Member]
  /// The text right above the first of them.
  var announcement: Words?
  /// As it is written.
  var question: String?
  /// The heading that they are directly below.
  var heading: Words?
}

/// What was found of parts side by side, which say the same wherever the page is read again.
struct RunsOfSiblings {
  let siblings: Siblings
  let runs: [AlternativeRules.Run]

  /// Where they are. Two of them at one place are told apart by being compared.
  struct Key: Hashable {
    private let line: Int
    private let kind: Siblings.Kind

    init(_ siblings: Siblings) {
      line = siblings.members.first?.line ?? 0
      kind = siblings.kind
    }
  }
}
