import Bytes
import MarkdownBlocks

/// Ways that are not next to each other: another one, or another task, is between them.
extension ScopeReader {
  /// "To build from a release:", "To measure the tests:", "To build from the repository:": the first and the last one are
  /// ways.
  func purposesApart(_ siblings: Siblings) -> Siblings? {
    guard siblings.kind == .paragraphs, siblings.members.count > 2 else { return nil }
    var rest = siblings
    let purposes = reader.vocabulary.purposes
    rest.members.removeAll { !purposes.beginsWord($0.words.bytes[...]) }
    while let first = rest.members.first {
      let alike = rest.members.filter { rules.areForSamePurpose(first, $0) }
      if !alike.isEmpty {
        rest.members = [first] + alike
        return rest
      }
      rest.members.removeFirst()
    }
    return nil
  }

  /// "Quick setup", "Troubleshooting", "Manual setup": the first and the last one are ways.
  func mannersApart(_ siblings: Siblings) -> Siblings? {
    guard [.headings, .labels].contains(siblings.kind), siblings.members.count > 2,
      let last = siblings.members.lastIndex(where: { reader.vocabulary.scopes.ways.byHand.isAnyWord(in: $0.opening) })
    else { return nil }
    for member in siblings.members[..<last].dropLast()
    where reader.vocabulary.scopes.ways.quick.isAnyWord(in: member.opening) {
      var pair = siblings
      pair.members = [member, siblings.members[last]]
      let isDone = pair.members.allSatisfy { way in way.blocks.contains { parts[$0]?.code != nil } }
      if isDone, rules.differInManner(pair.members) { return pair }
    }
    return nil
  }

  /// "Install it with pip", "Install it with poetry", and beside them "Install it with Anaconda", "Run it with compose",
  /// "Install it for development", "Deploy it in a cloud": where two of a row of sections are ways to get a program, the
  /// others that are named alike are, too.
  func withNeighbours(_ runs: [(rule: AlternativeRules.Rule, members: Range<Int>)], in siblings: Siblings)
    -> [(rule: AlternativeRules.Rule, members: Range<Int>)]
  {
    guard siblings.kind == .headings, !runs.isEmpty else { return runs }
    var joined = runs
    var start = 0
    let count = siblings.members.count
    for end in 0...count where end == count || !getsInSomeWay(siblings.members[end]) {
      let row = start..<end
      let within = runs.filter { row.contains($0.members.lowerBound) && $0.members.upperBound <= end }
      if row.count > 2, within.contains(where: { Self.rulesOfMeans.contains($0.rule) }),
        within.allSatisfy({ Self.rulesOfMeans.contains($0.rule) })
      {
        joined.removeAll { row.contains($0.members.lowerBound) }
        joined.append((.means, row))
      }
      start = end + 1
    }
    return joined.sorted { $0.members.lowerBound < $1.members.lowerBound }
  }

  /// Below "Deployment" the sections "Heroku" and "Fly.io" are ways, and so is "Docker" beside them.
  func withWaysToGet(_ runs: [AlternativeRules.Run], in siblings: Siblings) -> [AlternativeRules.Run] {
    guard siblings.kind == .headings, runs.count == 1, let run = runs.first, run.rule == .products,
      let heading = siblings.heading, reader.vocabulary.scopes.ways.getting.beginsWord(heading.bytes[...])
    else { return runs }
    var (first, end) = (run.members.lowerBound, run.members.upperBound)
    while first > 0, isWayToGet(siblings.members[first - 1]) { first -= 1 }
    while end < siblings.members.count, isWayToGet(siblings.members[end]) { end += 1 }
    return [(run.rule, first..<end)]
  }

  /// The same for sections that install one and the same thing.
  func withNeighbours(_ ways: Siblings, among all: [Siblings]) -> Siblings {
    let starts = Set(ways.members.map(\.blocks.lowerBound))
    guard ways.members.allSatisfy(getsInSomeWay),
      let row = all.first(where: { siblings in
        siblings.kind == .headings && starts.isSubset(of: siblings.members.map(\.blocks.lowerBound))
      })
    else { return ways }
    let places = row.members.indices.filter { starts.contains(row.members[$0].blocks.lowerBound) }
    guard var first = places.first, var last = places.last,
      row.members[first...last].allSatisfy(getsInSomeWay)
    else { return ways }
    while first > 0, getsInSomeWay(row.members[first - 1]) { first -= 1 }
    while last + 1 < row.members.count, getsInSomeWay(row.members[last + 1]) { last += 1 }
    return Siblings(kind: .headings, members: Array(row.members[first...last]))
  }

  private static let rulesOfMeans: [AlternativeRules.Rule] = [.means, .sources, .installers, .announced, .origins]

  /// "Run it with compose": something is got or put to work, then a preposition and a name, and commands are below it.
  private func getsInSomeWay(_ member: Siblings.Member) -> Bool {
    let title = member.words.bytes[...]
    let ways = reader.vocabulary.scopes.ways
    guard ways.getting.beginsWord(title), !ways.upkeep.beginsWord(title), !ways.several.isAnyWord(in: title),
      !reader.vocabulary.optional.isAnyWord(in: title)
    else { return false }
    let tokens = rules.tokens(title)
    return tokens.dropFirst().dropLast().contains(where: rules.isPreposition)
      && !isStepHeading(member.blocks.lowerBound)
  }

  /// "You can override the command by appending arguments:" in a section of its own, below the one that has the command.
  mutating func readVariantSections() {
    for frame in tree.frames.indices {
      guard case .heading = tree.frames[frame].kind, let variant = stretches[frame].first,
        let call = callOfVariant(variant),
        let parent = tree.frames[frame].parent,
        let before = stretches[parent].last(where: { isVariant(call, of: $0) })
      else { continue }
      addChoice(among: [before, variant], of: stretches[parent])
    }
  }
}
