import Diagnostics
import MarkdownBlocks

/// The page cut into sections, and each section into items, before anything is known about what a block means.
struct Outline {
  var sections: [Section]
  /// Items that were read in another place than Markdown gives them.
  var diagnostics: [Diagnostic] = []
  /// Every list item, numbered or not, with the blocks that belong to it, its marker first.
  var listItems: [(kind: FrameTree.Kind, blocks: Range<Int>)] = []
  /// For each block its part, as it was before any list was found to be no steps.
  var parts: [Part?] = []
  /// The blocks whose headings are steps of a procedure, not procedures of their own.
  var stepHeadings: Set<Int> = []

  /// From one heading to the next that opens a procedure of its own.
  struct Section {
    var title: [Inline]
    /// The anchor of the heading.
    var anchor: String?
    var line: Int
    var level: Int
    /// Classes of the heading and of the headings above it: a tab such as `cli` covers all that is below.
    var classes: [String]
    /// Of the section whose procedure this one goes on with: a heading that is a step belongs to the nearest higher one,
    /// no matter what is between.
    var continued: Int?
    /// The systems that the heading names, or the one above it: all that is below is for them.
    var platforms: [Platform] = []
    var items: [Item]
  }

  /// A numbered item, or the text between numbered items.
  struct Item {
    /// The numbers of the item and of those around it, as written (`u1`, `u2`, … for a heading that is a step and has
    /// no number); empty for text outside numbered lists.
    var path: [String]
    var range: SourceRange
    var anchors: [String]
    /// Attribute classes of the marker or heading, such as the tab `cli`.
    var classes: [String]
    var parts: [Part]
    /// The numbered list that it is an item of, counted within the page from 1; nil outside such lists.
    var list: Int?

    var isNumbered: Bool { !path.isEmpty }
  }

  /// Handed on much more often than it is copied.
  final class Part {
    let id: BlockID
    let block: Block
    /// Counted like ``ListMarker/column``.
    let column: Int
    /// Nil for blocks that hold no running text.
    let prose: Prose?
    /// The bullet it belongs to, counted within the page from 1; nil outside bullets.
    let bullet: Int?
    /// The innermost note, tip, warning or the like around it.
    let admonition: Container?
    /// What its text gives out, where it is code.
    private(set) lazy var givenValues = code.map { GivenValues.values(in: $0.text) } ?? []
    private var spoken: [ExplainedNames.Capitals]?
    private var inBullet: Part?

    /// Words in capitals that stand for themselves in it. Most pages never ask.
    func capitals(_ plain: PlainText) -> [ExplainedNames.Capitals] {
      if let spoken { return spoken }
      let found = ExplainedNames.capitals(in: self, plain)
      spoken = found
      return found
    }

    /// The same as a part of that bullet, unless it is in one already.
    func inBullet(_ bullet: Int) -> Part {
      if self.bullet != nil { return self }
      if let inBullet, inBullet.bullet == bullet { return inBullet }
      let part = Part(id, block: block, column: column, prose: prose, bullet: bullet, admonition: admonition)
      inBullet = part
      return part
    }

    init(
      _ id: BlockID, block: Block, column: Int, prose: Prose?, bullet: Int? = nil, admonition: Container? = nil
    ) {
      self.id = id
      self.block = block
      self.column = column
      self.prose = prose
      self.bullet = bullet
      self.admonition = admonition
    }
  }
}

extension Outline {
  /// Of each section: its anchor, else `s` and its ordinal; an anchor given twice gets `~2`.
  var procedureIDs: [String] {
    var seen: [String: Int] = [:]
    var ids: [String] = []
    for (index, section) in sections.enumerated() {
      if let own = section.continued {
        ids.append(ids[own])
        continue
      }
      let id = section.anchor ?? "s\(index + 1)"
      let count = seen[id, default: 0] + 1
      seen[id] = count
      ids.append(count > 1 ? "\(id)~\(count)" : id)
    }
    return ids
  }

  /// For each section the nearest one before it with a higher heading.
  var parents: [Int?] {
    var open: [Int] = []
    return sections.indices.map { index in
      while let last = open.last, sections[last].level >= sections[index].level { open.removeLast() }
      defer { open.append(index) }
      return open.last
    }
  }
}

extension Outline.Part {
  var line: Int { block.range.start.line }

  /// The inlines of a paragraph, term, definition or heading.
  var inlines: [Inline]? { prose?.inlines }

  var code: CodeBlock? {
    if case .code(let code) = block.kind { code } else { nil }
  }

  var isHeading: Bool {
    if case .heading = block.kind { true } else { false }
  }

  /// It is in an admonition that warns.
  var isInWarning: Bool {
    if case .admonition(let kind, _)? = admonition?.kind { kind == .warning || kind == .danger } else { false }
  }

  /// What an admonition such as `!!! success "Expected output"` says of the block in it.
  var outputLabel: BlockLabel? {
    guard let admonition, case .admonition(.output, let title) = admonition.kind else { return nil }
    return BlockLabel(kind: .output, text: title ?? "output", line: admonition.range.start.line)
  }

  var table: Table? {
    if case .table(let table) = block.kind { table } else { nil }
  }
}
