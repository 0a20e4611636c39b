import MarkdownBlocks
import ShellSyntax

/// What a heading asks to be done with the files whose content is below the headings under it.
struct FileAnnouncement: Equatable {
  /// The line that asks to make files: "Create a folder with the following files:".
  private(set) var making: Int?
  /// The line that applies each of them: "Apply the manifests with `kubectl apply -f <file>`."
  private(set) var applying: Int?

  /// Of what is after the last block among the parts; nil where that is nothing about files.
  init?(in parts: [Outline.Part], reader: ProseReader) {
    let says = FileSentences(vocabulary: reader.vocabulary, plain: reader.plain)
    for part in parts.reversed().prefix(while: { $0.code == nil }) {
      guard let prose = part.prose else { continue }
      if making == nil, says.makesFile(prose), says.speaksOfFiles(prose) { making = part.line }
      if applying == nil,
        reader.plain.codeSpans(prose.inlines).contains(where: { FileReaders.appliesUnnamed($0, reader: reader) })
      {
        applying = part.line
      }
    }
    if making == nil, applying == nil { return nil }
  }
}

/// For each section of a page what the nearest higher heading says itself. A heading that is a step opens no section, but
/// is above one as any other does. Read when first asked for: few sections hold what may be a file.
final class FileAnnouncements {
  /// A heading, and what is between it and the next one.
  private struct Heading {
    var level: Int
    var section: Int
    var items: Range<Int>
  }

  private let outline: Outline
  private let reader: ProseReader
  private var headings: [Heading] = []
  /// For each section the heading above it.
  private var above: [Int?] = []
  private var read: [Int: FileAnnouncement?] = [:]
  /// The sections that have asked, and what they were told.
  private(set) var asked: [Int: FileAnnouncement?] = [:]

  init(_ outline: Outline, reader: ProseReader) {
    self.outline = outline
    self.reader = reader
    var open: [Int] = []
    for (index, section) in outline.sections.enumerated() {
      let steps = section.items.indices.compactMap { item in
        section.items[item].parts.first?.headingLevel.map { (item: item, level: $0) }
      }
      let starts = [(item: 0, level: section.level)] + steps
      for (position, start) in starts.enumerated() {
        while let last = open.last, headings[last].level >= start.level { open.removeLast() }
        if position == 0 { above.append(open.last) }
        let end = position + 1 < starts.count ? starts[position + 1].item : section.items.count
        open.append(headings.count)
        headings.append(Heading(level: start.level, section: index, items: start.item..<end))
      }
    }
  }

  func announcement(above section: Int) -> FileAnnouncement? {
    let announcement = announcement(aboveHeadingOf: section)
    asked[section] = .some(announcement)
    return announcement
  }

  private func announcement(aboveHeadingOf section: Int) -> FileAnnouncement? {
    guard let heading = above[section] else { return nil }
    if let known = read[heading] { return known }
    let parts = outline.sections[headings[heading].section].items[headings[heading].items].flatMap(\.parts)
    let announcement = FileAnnouncement(in: parts, reader: reader)
    read[heading] = .some(announcement)
    return announcement
  }
}

extension Outline.Part {
  fileprivate var headingLevel: Int? {
    if case .heading(let level, _) = block.kind { level } else { nil }
  }
}
