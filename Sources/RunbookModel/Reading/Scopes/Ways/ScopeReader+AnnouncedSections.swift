import Bytes
import MarkdownBlocks
import ShellSyntax

/// Sections that are ways because the heading or the text above them says so.
extension ScopeReader {
  /// Below "Installation" the sections "Homebrew", "Docker", "From source"; below "Choose a database" or "Backends" the
  /// sections "PostgreSQL" and "MySQL": runs of members of which one is followed.
  func waysBelowHeading(_ siblings: Siblings) -> [Range<Int>] {
    guard [.headings, .labels, .details].contains(siblings.kind), let heading = siblings.heading else { return [] }
    let title = StepHeadings.withoutNumber(heading, reader.vocabulary.stepWords).bytes[...]
    let ways = reader.vocabulary.scopes.ways
    guard !ways.several.isAnyWord(in: title) else { return [] }
    if ways.choosing.beginsWord(title) { return runs(of: siblings.members, where: isChoosable) }
    if isAboveSeveralWays(title) { return runs(of: siblings.members, where: isNamed) }
    if ways.getting.beginsWord(title) { return runs(of: siblings.members, where: isWayToGet) }
    return []
  }

  /// "Installation methods", "Storage backends", "Ways to deploy it"; "Configuration options" are settings.
  private func isAboveSeveralWays(_ title: ArraySlice<UInt8>) -> Bool {
    let ways = reader.vocabulary.scopes.ways
    guard rules.tokens(title).count > 1 else { return false }
    return ways.plural.isAnyWord(in: title)
      || ways.getting.beginsWord(title) && ways.pluralOfGetting.isAnyWord(in: title)
  }

  /// "The tool supports several backends. The next sections show how each of them is set up.": the sections that have
  /// names, where they are most of what there is to do below that text.
  func waysBelowText(_ siblings: Siblings) -> [Range<Int>] {
    guard siblings.kind == .headings, let text = textAbove(siblings),
      text.sentences.contains(where: reader.vocabulary.scopes.ways.supporting.isAnyWord)
    else { return [] }
    let count = siblings.members.count { $0.blocks.contains(where: isDone) }
    return runs(of: siblings.members, where: isNamed).filter { 2 * $0.count > count && !dependOnEach(siblings, $0) }
  }

  /// What is directly below the heading above the sections.
  private func textAbove(_ siblings: Siblings) -> Words? {
    guard let first = siblings.members.first?.blocks.lowerBound else { return nil }
    let start = document.blocks[..<first].lastIndex { if case .heading = $0.kind { true } else { false } } ?? -1
    let text = ((start + 1)..<first).compactMap { parts[$0]?.prose?.text }.joined(separator: " ")
    return text.isEmpty ? nil : Words(text)
  }

  /// Whether one of the sections sets a variable that a later one reads.
  func dependOnEach(_ siblings: Siblings, _ members: Range<Int>) -> Bool {
    var known: Set<String> = []
    for member in siblings.members[members] {
      let commands = member.blocks.compactMap { parts[$0]?.code }
        .flatMap { reader.scripts[promptless($0.text)].commands }
      let set = Set(commands.flatMap(\.assigns))
      guard known.isDisjoint(with: Set(commands.flatMap(\.reads)).subtracting(set)) else { return true }
      known.formUnion(set)
    }
    return false
  }

  /// Runs of two or more that differ in their labels.
  func runs(of members: [Siblings.Member], where isWay: (Siblings.Member) -> Bool) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for end in 0...members.count where end == members.count || !isWay(members[end]) {
      if end > start + 1, Set(members[start..<end].map(\.words)).count == end - start { runs.append(start..<end) }
      start = end + 1
    }
    return runs
  }

  /// A short name that is none of those which the sections of all pages have.
  func isNamed(_ member: Siblings.Member) -> Bool {
    let scopes = reader.vocabulary.scopes
    return isChoosable(member) && !scopes.ways.chapters.beginsWord(member.opening)
      && !scopes.ways.upkeep.beginsWord(member.opening) && !scopes.undoing.beginsWord(member.opening)
      && !scopes.tending.beginsWord(member.opening)
  }

  /// A short name, and nothing that asks for something.
  func isChoosable(_ member: Siblings.Member) -> Bool {
    let label = member.opening
    let tokens = rules.tokens(label)
    return tokens.count <= Self.longestName && !tokens.contains(where: rules.isArticle)
      && !reader.vocabulary.steps.doing.beginsWord(label)
      && !reader.vocabulary.optional.isAnyWord(in: label) && !isStepHeading(member.blocks.lowerBound)
      && member.blocks.contains(where: isDone)
  }

  /// A block of code, or an item.
  private func isDone(_ position: Int) -> Bool {
    switch document.blocks[position].kind {
    case .code, .listItem: true
    default: false
    }
  }

  /// In words.
  static let longestName = 4
}
