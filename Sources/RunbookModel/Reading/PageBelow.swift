import Bytes
import MarkdownBlocks

/// The headings of sections, each taken apart once, for whichever of the lists above it asks.
final class SectionHeadings {
  private var known: [Int: [PageBelow.Heading]] = [:]

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

  private let headings: [Heading]
  let holdsCode: Bool

  /// - Parameters:
  ///   - item: the first item below, in its section.
  ///   - section: its index.
  ///   - known: the headings of the sections below.
  init(_ item: Int, in section: Int, of outline: Outline, plain: PlainText, _ known: SectionHeadings) {
    let own = outline.sections[section].items[item...]
    let level = outline.sections[section].level
    let below = outline.sections[(section + 1)...]
    // What is next to the section, or above it, is about something else.
    let inner = below.prefix { $0.level > level || $0.continued != nil }
    holdsCode = (own + inner.flatMap(\.items)).contains { $0.parts.contains { $0.code != nil } }
    headings =
      Self.headings(of: own) + below.indices.flatMap { known.headings(of: $0, in: outline, plain: plain) }
  }

  /// Those of steps.
  fileprivate static func headings(of steps: some Sequence<Outline.Item>) -> [Heading] {
    steps.compactMap { step in
      guard step.parts.first?.isHeading == true, step.path.count == 1 else { return nil }
      let text = step.parts[0].prose?.text ?? ""
      return Heading(number: step.path[0], stems: stems(of: text), anchors: Set(step.anchors))
    }
  }

  /// Whether the items are nothing but links to sections below, in their order.
  func isLinked(by items: [Outline.Part]) -> Bool {
    var rest = headings[...]
    return items.allSatisfy { item in
      guard let target = Self.onlyTarget(of: item),
        let found = rest.firstIndex(where: { $0.anchors.contains(target) })
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
    let items = items.map { Self.stems(of: $0.prose?.text ?? "") }
    let steps = items.indices.map { index in headings.first { $0.number == String(index + 1) } }
    if steps.allSatisfy({ $0 != nil }) {
      let same = zip(items, steps).count { item, step in step.map { Self.areAlike(item, $0.stems) } ?? false }
      if same * 2 > items.count { return true }
    }
    var rest = headings.prefix { $0.number == nil }[...]
    guard rest.prefix(2).contains(where: { heading in items.first.map { Self.areAlike($0, heading.stems) } ?? false })
    else { return false }
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
