import Bytes
import Diagnostics

/// Parts of a page that its site shows only where something holds: `{% if page.oss %}` … `{% else %}` … `{% endif %}`,
/// `{{#if cloud}}` … `{{else}}` … `{{/if}}`.
///
/// With `else` they are tabs of which a reader sees one; without, a part for whom its condition concerns.
struct TemplateConditions: ContainerSyntax {
  let firstBytes = [UInt8.openBrace]
  private let family = "condition"

  func marker(at place: MarkerPlace, in page: inout ContainerPage) -> ContainerMarker? {
    guard let tag = Tag(place.line, in: page.source) else { return nil }
    let end = place.line.end
    switch tag.kind {
    case .end:
      return ContainerMarker(
        end: end,
        effects: [.close(ContainerClosing(family: family, name: "if", mustMatch: true, endsSet: true))])
    case .other:
      let label = tag.condition.isEmpty ? "else" : tag.condition
      var opening = ContainerOpening(
        meaning: .tab(label: label, id: nil), family: family, name: "if", endsTabBefore: true)
      opening.needsSet = true
      return ContainerMarker(end: end, effects: [.open(opening)])
    case .first:
      guard let hasOther = hasOther(tag, below: place.line, in: page.source) else { return nil }
      var opening = ContainerOpening(
        meaning: hasOther ? .tab(label: tag.condition, id: nil) : .details(summary: "if \(tag.condition)"),
        family: family, name: "if")
      opening.beginsSet = hasOther
      return ContainerMarker(end: end, effects: [.open(opening)])
    }
  }

  /// Whether what is below a condition has an `else` of its own; nil where nothing ends it.
  private func hasOther(_ tag: Tag, below line: PageLine, in source: SourceFile) -> Bool? {
    var depth = 0
    var hasOther = false
    var number = line.number + 1
    let last = min(source.lineCount, line.number + Self.reach)
    while number <= last {
      defer { number += 1 }
      let next = source.pageLine(number)
      guard next.start < next.end, source.bytes[next.start] == .openBrace, let found = Tag(next, in: source),
        found.isOfHandlebars == tag.isOfHandlebars
      else { continue }
      switch found.kind {
      case .first: depth += 1
      case .other where depth == 0: hasOther = true
      case .other: break
      case .end where depth == 0: return hasOther
      case .end: depth -= 1
      }
    }
    return nil
  }

  /// In lines: a condition over more than that is one of the whole page.
  private static let reach = 400

  /// A tag that is alone in its line.
  private struct Tag {
    enum Kind { case first, other, end }
    let kind: Kind
    let condition: String
    let isOfHandlebars: Bool

    init?(_ line: PageLine, in source: SourceFile) {
      guard line.end - line.start > 4, source.bytes[line.start] == .openBrace else { return nil }
      var text = Substring(String(decoding: source.bytes[line.start..<line.end], as: UTF8.self))
      while let last = text.last, last == " " || last == "\t" { text.removeLast() }
      isOfHandlebars = text.hasPrefix("{{")
      let ends = isOfHandlebars ? ["{{", "}}"] : ["{%", "%}"]
      guard text.hasPrefix(ends[0]), text.hasSuffix(ends[1]) else { return nil }
      let signs: Set<Character> = [" ", "-", "~"]
      var inside = text.dropFirst(2).dropLast(2).drop(while: signs.contains)
      while let last = inside.last, signs.contains(last) { inside.removeLast() }
      guard !inside.containsBytes(of: ends[1]) else { return nil }
      let word = inside.prefix { $0 != " " }
      let rest = inside.dropFirst(word.count).drop { $0 == " " }
      guard let kind = (isOfHandlebars ? Self.handlebars : Self.liquid)[String(word)],
        kind != .first || !rest.isEmpty
      else { return nil }
      self.kind = kind
      let isNegated = word.hasSuffix("unless")
      condition = (isNegated ? "not " : "") + String(rest)
    }

    private static let liquid: [String: Kind] = [
      "if": .first, "unless": .first, "ifversion": .first, "elsif": .other, "elif": .other, "else": .other,
      "endif": .end, "endunless": .end, "endifversion": .end,
    ]
    private static let handlebars: [String: Kind] = [
      "#if": .first, "#unless": .first, "else": .other, "/if": .end, "/unless": .end,
    ]
  }
}
