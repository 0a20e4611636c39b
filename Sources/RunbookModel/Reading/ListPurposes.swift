import Bytes
import MarkdownBlocks

/// Finds numbered lists that are no steps, and has them read like bullets: explanations, questions and names, what a
/// system does by itself, and outlines of what is done further down. A list that holds a block of code or a command is
/// left as it is, and so is one of which nothing is certain.
struct ListPurposes {
  let reader: ProseReader
  /// Of sections below the one that is read, none of whose lists is flattened yet.
  private let headings = SectionHeadings()

  init(reader: ProseReader) { self.reader = reader }

  private var vocabulary: Vocabulary { reader.vocabulary }
  private var demands: DemandReader { DemandReader(vocabulary: vocabulary) }

  /// The items of one numbered list, with the items below them.
  private struct List {
    var section: Int
    var items: [Int]
    var all: Range<Int>

    /// What is after a list within it has moved.
    mutating func drop(_ count: Int, at inner: Range<Int>) {
      items = items.map { $0 >= inner.upperBound ? $0 - count : $0 }
      all = all.lowerBound..<all.upperBound - count
    }
  }

  func withoutMereLists(_ outline: Outline) -> Outline {
    var outline = outline
    var bullet = outline.sections.flatMap(\.items).flatMap(\.parts).compactMap(\.bullet).max() ?? 0
    for section in outline.sections.indices {
      // From the last one: what is above keeps its place, but for the lists that hold it.
      var rest = lists(of: outline.sections[section].items, section)
      while let list = rest.popLast() {
        guard isMere(list, in: outline) else { continue }
        let count = outline.sections[section].items.count
        MereList(list.all).flatten(in: &outline.sections[section].items, bullet: &bullet)
        let gone = count - outline.sections[section].items.count
        for index in rest.indices where rest[index].all.upperBound > list.all.lowerBound {
          rest[index].drop(gone, at: list.all)
        }
      }
    }
    return outline
  }

  private func lists(of items: [Outline.Item], _ section: Int) -> [List] {
    var members: [Int: [Int]] = [:]
    for index in items.indices { if let list = items[index].list { members[list, default: []].append(index) } }
    return members.values.filter { $0.count > 1 }.map { indices in
      var end = indices[indices.count - 1] + 1
      let level = items[indices[0]].path.count
      while end < items.count, items[end].path.count > level { end += 1 }
      return List(section: section, items: indices, all: indices[0]..<end)
    }.sorted { $0.all.lowerBound < $1.all.lowerBound }
  }

  private func isMere(_ list: List, in outline: Outline) -> Bool {
    let items = outline.sections[list.section].items
    let parts = items[list.all].flatMap(\.parts)
    guard
      parts.allSatisfy({ $0.code == nil && $0.table == nil && Includes.name(in: $0) == nil && $0.admonition == nil }),
      list.items.allSatisfy({ items[$0].parts.first?.prose != nil }), !asksForCommands(parts)
    else { return false }
    return areCallouts(list, items) || tellsAgain(list, items) || explains(list, items) || namesExamples(list, items)
      || isWhatASystemDoes(list, items)
      || isOutline(list, outline) || areLinks(list, items) || namesThings(list, items)
      || asksForNothing(list, items)
  }

  private func asksForCommands(_ parts: [Outline.Part]) -> Bool {
    let finder = InstructionReader(reader: reader, programs: [])
    return parts.contains { part in
      part.prose.map { !finder.instructions(in: $0.inlines, line: part.line).isEmpty } ?? false
    }
  }

  // MARK: Kinds of lists

  /// Notes on the places of a listing that bear their numbers: `image: app # (1)!`, `port: 80 <1>`, or the paths that are
  /// named where a file is shown, `::yaml{file="app.yml" paths="kind,spec"}`.
  private func areCallouts(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard let above = items[..<list.all.lowerBound].last?.parts.last else { return false }
    if let text = above.prose?.text { return text.hasPrefix("::") && text.containsBytes(of: "paths=") }
    guard let code = above.code?.text else { return false }
    return Self.firstMarks.contains(where: code.containsBytes(of:))
  }

  private static let firstMarks = ["# (1)", "// (1)", "-- (1)", "<!-- (1)", "# <1>", "// <1>", " <1>\n"]

  /// "All we had to do was: 1. Add the module 2. Build it"
  private func tellsAgain(_ list: List, _ items: [Outline.Item]) -> Bool {
    lead(of: list, items)?.prose.map { vocabulary.steps.recapping.isAny(in: $0.words.lastSentence) } ?? false
  }

  /// "1. `expireAfter` is set to three days. 2. The policy lets nodes be replaced."
  private func explains(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard !asksForAnything(list, items) else { return false }
    let stating = list.items.count { index in
      items[index].parts.first.map { $0.prose.map { demands.states($0.text) } ?? false || isNamedByCode($0) } ?? false
    }
    return stating * 2 > list.items.count
  }

  private func asksForAnything(_ list: List, _ items: [Outline.Item]) -> Bool {
    items[list.all].flatMap(\.parts).contains { $0.prose.map { demands.asks($0.words) } ?? false }
  }

  /// "`metadata.name`: The name of it"
  private func isNamedByCode(_ part: Outline.Part) -> Bool {
    guard let inlines = part.inlines, inlines.count > 1, case .code = inlines[0].kind,
      case .text(let text) = inlines[1].kind
    else { return false }
    return text.hasPrefix(":") || text.hasPrefix(" :")
  }

  /// "For example: 1. `a:1` or `b:1`"
  private func namesExamples(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard let lead = lead(of: list, items)?.prose?.words.lastSentence, lead.last == UInt8(ascii: ":") else {
      return false
    }
    let label = Words(bytes: Array(lead.dropLast().drop { $0 == UInt8(ascii: " ") }))
    return vocabulary.exampleLabels.contains(label) && !asksForAnything(list, items)
  }

  /// "1. [Forks](a.md) 2. [Pull requests](b.md)": what else there is to read.
  private func areLinks(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard !asksForAnything(list, items) else { return false }
    return items[list.all].allSatisfy { item in
      item.parts.count == 1 && item.parts[0].inlines.map(isLink) ?? false
    }
  }

  private func isLink(_ inlines: [Inline]) -> Bool {
    var links = 0
    for inline in inlines {
      switch inline.kind {
      case .link: links += 1
      case .text(let text) where text.allSatisfy({ $0 == " " || $0 == "." || $0 == "\n" }): continue
      case .softBreak, .attributes: continue
      default: return false
      }
    }
    return links == 1
  }

  /// "You need: 1. A machine with 4 GB of memory. 2. An account."
  private func namesThings(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard !asksForAnything(list, items) else { return false }
    let named = list.items.count { index in
      let text = items[index].parts[0].prose?.text ?? ""
      return vocabulary.steps.determiners.contains(Words(text.prefix { $0 != " " && $0 != "'" }))
    }
    return named * 2 > list.items.count
  }

  /// "It helps with: 1. Pages whose commands are out of date 2. Projects without a test": names, and no sentences. A
  /// sentence, or a list that what is above announces as steps, may begin with a verb that no list has.
  private func asksForNothing(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard vocabulary.steps.listsMostVerbs, !asksForAnything(list, items),
      items[list.all].allSatisfy({ $0.parts.count == 1 && $0.parts[0].prose?.text.hasSuffix(".") == false })
    else { return false }
    return lead(of: list, items)?.prose.map { !demands.asks($0.words) && !announcesSteps($0) } ?? true
  }

  /// "To repair it:", "as follows:", "these steps:"
  private func announcesSteps(_ prose: Prose) -> Bool {
    let last = prose.words.lastSentence
    return vocabulary.steps.announcing.isAnyWord(in: last) || vocabulary.purposes.beginsWord(last)
  }

  /// "The tests run through the following stages: 1. Provision the cluster"
  private func isWhatASystemDoes(_ list: List, _ items: [Outline.Item]) -> Bool {
    guard let lead = lead(of: list, items)?.prose?.words.lastSentence, lead.last == UInt8(ascii: ":"),
      vocabulary.steps.phases.isAnyWord(in: lead)
    else { return false }
    return !demands.asks(lead)
  }

  /// What is right above the list, outside of other lists.
  private func lead(of list: List, _ items: [Outline.Item]) -> Outline.Part? {
    guard list.all.lowerBound > 0 else { return nil }
    let above = items[list.all.lowerBound - 1]
    let own = items[list.all.lowerBound].path
    guard !above.isNumbered || above.path.elementsEqual(own.dropLast()) else { return nil }
    return above.parts.last.flatMap { $0.prose == nil ? nil : $0 }
  }

  // MARK: Outlines

  private func isOutline(_ list: List, _ outline: Outline) -> Bool {
    guard list.items.allSatisfy({ outline.sections[list.section].items[$0].path.count == 1 }) else { return false }
    let below = PageBelow(list.all.upperBound, in: list.section, of: outline, plain: reader.plain, headings)
    let items = outline.sections[list.section].items
    let texts = list.items.map { items[$0].parts[0] }
    if below.isLinked(by: texts) { return true }
    if below.isRepeated(by: texts) { return true }
    // "## Objectives"
    if vocabulary.steps.outlineTitles.contains(Words(reader.plain.text(outline.sections[list.section].title))) {
      return outline.sections[(list.section + 1)...].contains { section in
        section.items.contains { $0.parts.contains { $0.code != nil } }
      }
    }
    guard let lead = lead(of: list, items)?.prose?.words, vocabulary.steps.outlining.isAny(in: lead.lastSentence) else {
      return false
    }
    return below.holdsCode
  }
}

/// A numbered list that is read like bullets.
private struct MereList {
  /// The items.
  let items: Range<Int>

  init(_ items: Range<Int>) { self.items = items }

  /// - Parameter bullet: the last one that there is on the page.
  func flatten(in all: inout [Outline.Item], bullet: inout Int) {
    var parts: [Outline.Part] = []
    for item in all[items] {
      bullet += 1
      parts += item.parts.map { $0.inBullet(bullet) }
    }
    let first = all[items.lowerBound]
    let around = first.path.dropLast()
    all.removeSubrange(items)
    let above = all[..<items.lowerBound].lastIndex { item in
      around.isEmpty ? !item.isNumbered : item.path.elementsEqual(around)
    }
    var target = items.lowerBound
    if let above, !around.isEmpty || above == items.lowerBound - 1 {
      target = above
      all[above].parts += parts
    } else {
      all.insert(
        Outline.Item(path: [], range: first.range, anchors: [], classes: [], parts: parts), at: items.lowerBound)
    }
    let next = target + 1
    guard !all[target].isNumbered, next < all.count, !all[next].isNumbered else { return }
    all[target].parts += all[next].parts
    all.remove(at: next)
  }
}
