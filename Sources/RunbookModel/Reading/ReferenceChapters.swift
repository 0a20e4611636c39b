import Bytes
import MarkdownBlocks
import ShellSyntax

/// Finds the entries of a command reference among the sections of a page: each is headed by a call, has its syntax first,
/// and then options and examples.
///
/// It is decided for all sections side by side, by their structure alone: where most are entries, the others are as well,
/// whatever translation or a typing error made of a title or a call.
struct ReferenceChapters {
  /// A section that is an entry, with all sections below it.
  struct Entry: Hashable {
    /// Of its heading.
    var line: Int
    var level: Int
  }

  /// For each section of the outline the entry that it is, or lies in.
  private(set) var entries: [Entry?]

  /// Fewer entries are no chapter.
  private static let fewest = 3

  private let outline: Outline
  private let reader: ProseReader
  /// Of each section.
  private var shapes: [Shape] = []

  /// - Parameters:
  ///   - earlier: those of the page as it was before.
  ///   - same: for each section whether it is as it was there; empty where there is no earlier page.
  init(_ outline: Outline, reader: ProseReader, after earlier: ReferenceChapters?, same: [Bool]) {
    (self.outline, self.reader) = (outline, reader)
    entries = Array(repeating: nil, count: outline.sections.count)
    shapes = outline.sections.indices.map { index in
      guard let earlier, same[index], isSame(extent(index), same, earlier) else { return shape(of: index) }
      return earlier.shapes[index]
    }
    let parents = outline.parents
    // An entry below another one is asked last.
    for level in Set(outline.sections.map(\.level)).sorted() {
      let group = outline.sections.indices.filter { outline.sections[$0].level == level }
      readChapter(group)
      for siblings in Dictionary(grouping: group, by: { parents[$0] }).values { readChapter(siblings) }
    }
  }

  /// Whether a section has below it what it had, and nothing else.
  private func isSame(_ extent: Range<Int>, _ same: [Bool], _ earlier: ReferenceChapters) -> Bool {
    let end = extent.upperBound
    return same[extent].allSatisfy(\.self)
      && (end < same.count ? same[end] : earlier.shapes.count == same.count)
  }

  private mutating func readChapter(_ group: [Int]) {
    let calls = group.filter { shapes[$0].hasCode }
    let headed = calls.filter { shapes[$0].isEntry }
    guard headed.count >= Self.fewest, headed.count * 2 >= calls.count else { return }
    let programs = Set(headed.compactMap { shapes[$0].program })
    for section in group where shapes[section].mayBeEntry(of: programs) {
      let (line, level) = (outline.sections[section].line, outline.sections[section].level)
      for own in extent(section) { entries[own] = Entry(line: line, level: level) }
    }
  }

  /// A section and those below it.
  private func extent(_ section: Int) -> Range<Int> {
    let level = outline.sections[section].level
    let end = outline.sections[(section + 1)...].firstIndex { $0.level <= level }
    return section..<(end ?? outline.sections.endIndex)
  }

  // MARK: One section

  /// What a section looks like with what is below it.
  private struct Shape {
    var hasCode = false
    /// It has numbered steps with commands, or asks to run what is its first block.
    var isProcedure = false
    /// The first word of its first block, in lower case.
    var program: String?
    /// The title or the anchor says what its first block calls.
    var isHeaded = false
    /// The first block has parts to be filled in or left out.
    var isUsage = false
    /// Options, parameters or examples are below it.
    var isExplained = false
    /// The first word of the title, in lower case.
    var titleWord: String?

    var isEntry: Bool { !isProcedure && isHeaded && (isUsage || isExplained) }

    func mayBeEntry(of programs: Set<String>) -> Bool {
      guard !isProcedure else { return false }
      guard let program else { return !hasCode && titleWord.map(programs.contains) == true }
      return isHeaded || isUsage || programs.contains(program) && isExplained
    }
  }

  private func shape(of index: Int) -> Shape {
    let section = outline.sections[index]
    let items = outline.sections[extent(index)].flatMap(\.items)
    var shape = Shape()
    let title = reader.plain.text(section.title)
    shape.titleWord = title.normalisedWords.parts(separatedBy: " ").first.map(String.init)
    shape.hasCode = items.contains { $0.parts.contains { $0.code != nil } }
    shape.isProcedure = items.contains { $0.isNumbered && $0.parts.contains { $0.code != nil } }
    guard shape.hasCode, !shape.isProcedure, let (item, part) = firstCode(in: items),
      let code = items[item].parts[part].code
    else { return shape }
    let above = items[item].parts[..<part].last?.prose
    shape.isProcedure = above?.asksToRun(reader.vocabulary) ?? false
    guard let program = reader.scripts[code.text].commands.first?.program, program.utf8.allSatisfy(Self.isNameByte)
    else { return shape }
    shape.program = program.lowercased()
    shape.isHeaded = ReferenceEntry.words(of: code.text, title: title) != nil || isNamed(by: section.anchor, code.text)
    shape.isUsage = Self.isUsage(code.text)
    let below = items[item].parts[(part + 1)...] + items[(item + 1)...].flatMap(\.parts)
    shape.isExplained = below.contains { part in
      switch part.block.kind {
      case .code, .table, .term: true
      default: false
      }
    }
    return shape
  }

  private func firstCode(in items: [Outline.Item]) -> (item: Int, part: Int)? {
    for (index, item) in items.enumerated() {
      if let part = item.parts.firstIndex(where: { $0.code != nil }) { return (index, part) }
    }
    return nil
  }

  /// `#cf_delete-space` of `cf delete-space NAME`: translation leaves anchors alone.
  private func isNamed(by anchor: String?, _ call: String) -> Bool {
    guard let name = anchor.map(Self.names), name.count > 1 else { return false }
    let words = Self.names(in: String(Substring(call.utf8.prefix { !"[<".utf8.contains($0) })))
    return words.starts(with: name) || words.dropFirst().starts(with: name)
  }

  private static func names(in text: String) -> [String] {
    let text = text.lowercased()
    return (text.isASCII ? text.words(with: "") : text.split { !$0.isAlphabetic && !$0.isNumeric }).map(String.init)
  }

  /// `[`, `<`, `|`, or a word of nothing but capitals.
  private static func isUsage(_ call: String) -> Bool {
    call.utf8.contains { "[<|".utf8.contains($0) }
      || (call.isASCII
        ? call.utf8.split { $0 == 0x20 || $0 >= 0x09 && $0 <= 0x0D }.map { Substring($0) }
        : call.split(whereSeparator: \.isSpace)).dropFirst().contains { word in
          word.utf8.count > 1 && word.utf8.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") }
        }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-_.".utf8.contains(byte)
  }
}
