import Bytes
import MarkdownBlocks
import ShellSyntax

/// Sections that are ways by what is above them, or by the tab under which a site shows them.
extension ScopeReader {
  /// Those of the first sign that says so, from the surest to the weakest.
  func sectionWays(_ siblings: Siblings) -> [Range<Int>] {
    for ways in [linkedWays, waysBelowHeading, waysBelowText, waysByCalls] {
      let found = ways(siblings)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Sections that a site shows under its tabs, `{: ui}` and `{: api}`: next to each other, those of one tab are one way,
  /// and the first one under each tab does the same: "Deleting a key in the console", "Deleting a key with the API".
  func interfaceWays(_ siblings: Siblings) -> [Siblings] {
    guard siblings.kind == .headings else { return [] }
    var rows: [[(name: String, member: Siblings.Member)]] = [[]]
    for member in siblings.members {
      let classes = document.blocks[member.blocks.lowerBound].classes
      guard let name = InterfaceTags.interface(of: classes) else {
        rows.append([])
        continue
      }
      let last = rows.count - 1
      if let index = rows[last].indices.last, rows[last][index].name == name {
        let start = rows[last][index].member.blocks.lowerBound
        rows[last][index].member.blocks = start..<member.blocks.upperBound
      } else if rows[last].contains(where: { $0.name == name || verb(of: $0.member) != verb(of: member) }) {
        rows.append([(name, member)])
      } else {
        rows[last].append((name, member))
      }
    }
    return rows.filter { $0.count > 1 }.map { Siblings(kind: .headings, members: $0.map(\.member)) }
  }

  /// The beginning of the title's first word.
  private func verb(of member: Siblings.Member) -> ArraySlice<UInt8>? {
    rules.tokens(member.words.bytes[...]).first { !rules.isArticle($0) }?.prefix(Self.stem)
  }

  /// In bytes.
  private static let stem = 4

  /// "macOS", "Docker", "Using npm", "From source"; "Docker" above the commands that install Docker is none.
  func isWayToGet(_ member: Siblings.Member) -> Bool {
    let label = member.words.bytes.prefix { $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ":") }
    guard rules.tokens(label).count <= Self.longestName, !reader.vocabulary.optional.isAnyWord(in: label) else {
      return false
    }
    let scopes = reader.vocabulary.scopes
    if let systems = SystemNames.systems(in: label) { return systems.others < 2 }
    if scopes.fromSource.isAnyWord(in: label) { return true }
    if let form = LabelNames.forms.name(in: label),
      LabelNames.forms.rest(of: label, besides: form).allSatisfy(isBesideForm)
    {
      return true
    }
    let names = [LabelNames.installers, .interfaces, .clouds, .engines]
    return names.contains { names in
      guard let name = names.name(in: label) else { return false }
      let rest = names.rest(of: label, besides: name)
      guard rest.allSatisfy(isBesideForm) else { return false }
      return !rest.isEmpty && rules.isPreposition(rest[0]) || calls(names.names(inRow: name), in: member.blocks)
    }
  }

  /// "Install with", besides the name of a form.
  func isBesideForm(_ word: ArraySlice<UInt8>) -> Bool {
    rules.isPreposition(word) || reader.vocabulary.scopes.ways.getting.contains(Words(bytes: Array(word)))
  }

  /// Whether a command calls one of the programs, and none installs it.
  private func calls(_ programs: [String], in blocks: Range<Int>) -> Bool {
    let scripts = blocks.lazy.compactMap { self.parts[$0]?.code }.map { reader.scripts[self.promptless($0.text)] }
    let installed = Set(scripts.flatMap { InstallCalls($0).packages.values.flatMap(\.self) })
    guard installed.isDisjoint(with: programs) else { return false }
    return scripts.contains { script in
      script.commands.flatMap(\.simpleCommands).contains { call in
        let words = call.calledWords.prefix(2).compactMap(\.literal)
        return words.first.map(programs.contains) == true || programs.contains(words.joined(separator: " "))
      }
    }
  }

  /// "Alternatively, …", "Instead of installing each of them, you can …" at the beginning of a section, an item or a bullet:
  /// another way of doing what the one before it does.
  mutating func readOtherSections(_ all: [Siblings]) {
    for siblings in all where [.headings, .items, .bullets].contains(siblings.kind) {
      for index in siblings.members.indices.dropFirst() {
        let pair = siblings.members[(index - 1)...index]
        guard opensAsOther(siblings.members[index], of: siblings.kind),
          !pair.contains(where: { isInChoice($0.blocks) })
        else { continue }
        addChoice(among: siblings, index - 1..<index + 1, by: .others)
      }
    }
  }

  /// "If you have a database, …" in the first paragraph of a section, "If you have none, …" in that of the next one.
  mutating func readOpposedSections(_ all: [Siblings]) {
    for siblings in all where siblings.kind == .headings {
      for index in siblings.members.indices.dropFirst() {
        let pair = siblings.members[(index - 1)...index]
        guard !pair.contains(where: { isInChoice($0.blocks) }) else { continue }
        let openings = pair.compactMap { member -> Siblings.Member? in
          guard let position = member.blocks.dropFirst().first, let prose = parts[position]?.prose,
            let sentence = prose.words.sentences.first, rules.isCondition(sentence),
            // "If it is outdated, you see an error:" is one of many things that can go wrong.
            !reader.vocabulary.errors.isAny(in: prose.words.bytes[...])
          else { return nil }
          var member = member
          member.words = Words(bytes: Array(sentence))
          return member
        }
        guard openings.count == 2, rules.excludeEachOther(openings, nil) else { continue }
        addChoice(among: siblings, index - 1..<index + 1, by: .conditions)
      }
    }
  }

  private func opensAsOther(_ member: Siblings.Member, of kind: Siblings.Kind) -> Bool {
    guard kind == .headings else {
      return reader.vocabulary.scopes.others.beginsWord(member.words.bytes[...])
        || offersInstead(member.words.bytes[...])
    }
    if let mark = Self.bracketed(member.words.bytes[...]), reader.vocabulary.scopes.ways.otherMarks.contains(mark) {
      return true
    }
    guard let position = member.blocks.dropFirst().first, let sentence = parts[position]?.prose?.words.sentences.first
    else { return false }
    return reader.vocabulary.scopes.ways.otherSections.beginsWord(sentence) || offersInstead(sentence)
  }

  /// What is in the brackets at the end of a title: "Installation (alternative)".
  static func bracketed(_ title: ArraySlice<UInt8>) -> Words? {
    // "(alternative) Installation"
    if title.first == UInt8(ascii: "("), let close = title.firstIndex(of: UInt8(ascii: ")")) {
      return Words(bytes: Array(title[..<close].dropFirst()))
    }
    guard title.last == UInt8(ascii: ")"), let open = title.lastIndex(of: UInt8(ascii: "(")), open > title.startIndex
    else { return nil }
    return Words(bytes: Array(title[(open + 1)...].dropLast()))
  }

  /// "Instead of building it, you can …"
  func offersInstead(_ sentence: ArraySlice<UInt8>) -> Bool {
    reader.vocabulary.scopes.ways.replacing.beginsWord(sentence)
      && reader.vocabulary.scopes.offering.isAnyWord(in: sentence)
  }
}
