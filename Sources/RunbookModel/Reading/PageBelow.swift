import Bytes
import MarkdownBlocks

/// The headings of sections, each taken apart once, for whichever of the lists above it asks.
final class SectionHeadings {
  private var known: [Int: [PageBelow.Heading]] = [:]
  /// By the number of a step the sections with a heading of it; nil: not looked for.
  private var steps: [String: [Int]]?

  /// The first section, from that one on, with a heading that is a step with that number.
  fileprivate func section(ofStep number: String, from section: Int, in outline: Outline) -> Int? {
    let known = steps ?? Self.steps(of: outline)
    steps = known
    return known[number]?.first { $0 >= section }
  }

  private static func steps(of outline: Outline) -> [String: [Int]] {
    outline.sections.enumerated().reduce(into: [:]) { steps, section in
      for item in section.element.items where PageBelow.isHeading(item) {
        steps[item.path[0], default: []].append(section.offset)
      }
    }
  }

  /// - Parameter section: whose items are as they were when they were first asked for.
  fileprivate func headings(of section: Int, in outline: Outline, plain: PlainText) -> [PageBelow.Heading] {
    if let headings = known[section] { return headings }
    let content = outline.sections[section]
    var headings = PageBelow.headings(of: content.items)
    if content.continued == nil {
      let title = plain.text(content.title)
      let anchors = [content.anchor].compactMap(\.self) + [HeadingSlug.of(title)]
      headings.insert(.init(number: nil, stems: PageBelow.stems(of: title), anchors: Set(anchors)), at: 0)
    }
    known[section] = headings
    return headings
  }
}

/// What is below a place of the page: its headings, and whether there is code.
struct PageBelow {
  fileprivate struct Heading {
    /// Of a step.
    var number: String?
    var stems: Set<String>
    var anchors: Set<String>
  }

  private let outline: Outline
  private let own: ArraySlice<Outline.Item>
  private let below: Range<Int>
  private let plain: PlainText
  private let known: SectionHeadings

  /// - Parameters:
  ///   - item: the first item below, in its section.
  ///   - section: its index.
  ///   - known: the headings of the sections below.
  init(_ item: Int, in section: Int, of outline: Outline, plain: PlainText, _ known: SectionHeadings) {
    (self.outline, self.plain, self.known) = (outline, plain, known)
    own = outline.sections[section].items[item...]
    below = section + 1..<outline.sections.count
  }

  var holdsCode: Bool {
    let level = outline.sections[below.lowerBound - 1].level
    // What is next to the section, or above it, is about something else.
    let inner = outline.sections[below].prefix { $0.level > level || $0.continued != nil }
    func holdsCode(_ item: Outline.Item) -> Bool { item.parts.contains { $0.code != nil } }
    return own.contains(where: holdsCode) || inner.contains { $0.items.contains(where: holdsCode) }
  }

  private var headings: [Heading] { first(.max) }

  /// So many headings, or a few more. Most lists are told from what is below by the first of them.
  private func first(_ count: Int) -> [Heading] {
    var headings = Self.headings(of: own)
    for section in below where headings.count < count {
      headings += known.headings(of: section, in: outline, plain: plain)
    }
    return headings
  }

  /// The first heading of a step with that number.
  private func step(_ number: String) -> Heading? {
    if let own = Self.headings(of: own).first(where: { $0.number == number }) { return own }
    return known.section(ofStep: number, from: below.lowerBound, in: outline).flatMap { section in
      known.headings(of: section, in: outline, plain: plain).first { $0.number == number }
    }
  }

  fileprivate static func isHeading(_ step: Outline.Item) -> Bool {
    step.parts.first?.isHeading == true && step.path.count == 1
  }

  /// Those of steps.
  fileprivate static func headings(of steps: some Sequence<Outline.Item>) -> [Heading] {
    steps.compactMap { step in
      guard isHeading(step) else { return nil }
      let text = step.parts[0].prose?.text ?? ""
      return Heading(number: step.path[0], stems: stems(of: text), anchors: Set(step.anchors))
    }
  }

  /// Whether the items are nothing but links to sections below, in their order.
  func isLinked(by items: [Outline.Part]) -> Bool {
    let targets = items.compactMap(Self.onlyTarget)
    guard targets.count == items.count else { return false }
    var rest = headings[...]
    return targets.allSatisfy { target in
      guard let found = rest.firstIndex(where: { $0.anchors.contains(target) })
      else { return false }
      rest = rest[(found + 1)...]
      return true
    }
  }

  private static func onlyTarget(of item: Outline.Part) -> String? {
    var target: String?
    for inline in item.inlines ?? [] {
      switch inline.kind {
      case .link(let destination, _) where destination.hasPrefix("#") && target == nil:
        target = String(destination.dropFirst())
      case .text(let text) where !text.contains { $0.isAlphabetic || $0.isNumeric }: continue
      case .softBreak, .lineBreak, .attributes: continue
      default: return nil
      }
    }
    return target
  }

  /// Whether the headings below say the same: those of the steps with the same numbers, or the next ones in the same
  /// order.
  func isRepeated(by items: [Outline.Part]) -> Bool {
    guard let opening = items.first.map({ Self.stems(of: $0.prose?.text ?? "") }) else { return false }
    let begins = first(2).prefix(2).prefix { $0.number == nil }.contains { Self.areAlike(opening, $0.stems) }
    var steps: [Heading] = []
    while steps.count < items.count, let step = step(String(steps.count + 1)) { steps.append(step) }
    guard begins || steps.count == items.count else { return false }
    let items = items.map { Self.stems(of: $0.prose?.text ?? "") }
    if steps.count == items.count {
      let same = zip(items, steps).count { item, step in Self.areAlike(item, step.stems) }
      if same * 2 > items.count { return true }
    }
    guard begins else { return false }
    var rest = headings.prefix { $0.number == nil }
    return items.allSatisfy { item in
      guard let found = rest.firstIndex(where: { Self.areAlike(item, $0.stems) }) else { return false }
      rest = rest[(found + 1)...]
      return true
    }
  }

  /// Most of what a heading says is in the item.
  private static func areAlike(_ item: Set<String>, _ heading: Set<String>) -> Bool {
    let shared = item.intersection(heading).count
    return shared > 0 && shared * 2 >= heading.count
  }

  /// The beginnings of longer words: `Configure`, `Configurar`.
  fileprivate static func stems(of text: String) -> Set<String> {
    Set(
      text.normalisedWords.words(with: "").filter { $0.count > 3 }.map { String($0.prefix(5)) })
  }
}
