import Bytes

/// Decides whether parts side by side are ways of which one is followed. Each rule is named, with an example.
struct AlternativeRules {
  let vocabulary: Vocabulary
  var words: ScopeVocabulary { vocabulary.scopes }

  enum Rule: String, CaseIterable {
    /// Tabs "macOS" and "Linux".
    case tabs
    /// "Option 1: With a token", "Option 2: With a key".
    case options
    /// "On Debian:", "On Fedora:".
    case systems
    /// "Using npm", "Using pnpm".
    case means
    /// "Running a build from the console", "Running a build with the CLI"; "Make a systemd unit", "Make a launchd unit".
    case sources
    /// "Install the tool", "Build it from source".
    case origins
    /// "Choose one of the following options."
    case announced
    /// "If you have a federated ID, …", "If you do not have a federated ID, …"
    case conditions
    /// "To deploy to Kubernetes, run", "To deploy to Docker, run".
    case purposes
    /// "npm:", "yarn:".
    case installers
    /// "AMD64", "ARM64".
    case architectures
    /// "bash", "zsh".
    case shells
    /// "Node.js", "Swift": for which programs of one's own.
    case languages
    /// "AWS", "Google Cloud"; "If you use PostgreSQL", "If you use MySQL".
    case products
    /// "Quick installation", "Manual installation".
    case manners
    /// "Deploy with a proxy", "Deploy without a proxy".
    case contrasts
    /// `# or with yarn`, below another command of the block.
    case others
    /// "For Debian 13 and later:", "For Debian 12 and earlier:".
    case versions
    /// `# Production` and `# Test`, below each another value for one variable.
    case settings
    /// `# Built in (default)` and `# External`, each with the same call.
    case usual
    /// "Prefer a package? …", "Want to build it yourself? …"
    case preferences
  }

  /// Members that are ways by one rule.
  typealias Run = (rule: Rule, members: Range<Int>)

  /// Runs of members that are ways to do the same thing, none of them in two runs.
  func runs(in siblings: Siblings) -> [Run] {
    let count = siblings.members.count
    guard count > 1 else { return [] }
    if let rule = [Rule.tabs, .announced].first(where: { holds($0, for: siblings, siblings.members) }) {
      return [(rule, 0..<count)]
    }
    var found: [Run] = []
    var start = 0
    while start + 1 < count {
      guard let (rule, end) = longestRun(in: siblings, from: start) else {
        start += 1
        continue
      }
      found.append((rule, start..<end))
      start = end
    }
    return found
  }

  /// "with pip", "with docker", "with git": the first two name installers, but all three name means.
  private func longestRun(in siblings: Siblings, from start: Int) -> (rule: Rule, end: Int)? {
    // "Or with pipx:" goes on with what is before it.
    if siblings.kind == .paragraphs, start > 0, isOther(siblings.members[start]) { return nil }
    var longest: (rule: Rule, end: Int)?
    // Most rules hold for no two of them: those are asked of all rules.
    let two = Array(siblings.members[start..<start + 2])
    for rule in Self.ofRuns where holds(rule, for: siblings, two) {
      var end = start + 2
      while end < siblings.members.count, holds(rule, for: siblings, Array(siblings.members[start..<end + 1])) {
        end += 1
      }
      if rule == .systems, !haveContrast(Array(siblings.members[start..<end]), of: siblings.kind) { continue }
      if end > max(start + 1, longest?.end ?? 0) { longest = (rule, end) }
    }
    return longest
  }

  /// In the order in which they are tried.
  private static let ofRuns: [Rule] = [
    .options, .systems, .versions, .conditions, .installers, .architectures, .shells, .languages, .means, .sources,
    .origins, .products, .manners, .contrasts, .purposes, .preferences, .others,
  ]

  private func holds(_ rule: Rule, for siblings: Siblings, _ members: [Siblings.Member]) -> Bool {
    switch rule {
    case .tabs: return siblings.kind == .tabs
    case .options: return siblings.kind != .paragraphs && members.allSatisfy { isOption($0.words.bytes[...]) }
    case .systems: return nameSystems(members, of: siblings.kind)
    case .means: return nameMeans(members, of: siblings)
    case .sources:
      return [.headings, .labels, .details].contains(siblings.kind)
        && (differInSource(members) || differInMeans(members) || differInInterface(members) || differInSystem(members)
          || differInSystemRemark(members) || differInName(members) || differInBuildTool(members))
    case .origins: return [.headings, .labels].contains(siblings.kind) && differInOrigin(members)
    case .announced: return isAnnounced(siblings)
    case .conditions:
      return siblings.kind != .headings
        && excludeEachOther(members, siblings.announcement ?? members[0].above)
    case .purposes:
      return [.paragraphs, .bullets].contains(siblings.kind) && differAfterPreposition(members)
        || (siblings.kind == .headings || members.allSatisfy(\.isLabel)) && siblings.kind != .items
          && nameOthers(members)
    case .installers: return name(members, .installers, of: siblings.kind) || nameInstallers(members, ofAll: siblings)
    case .architectures: return name(members, .architectures, of: siblings.kind)
    case .shells: return name(members, .shells, of: siblings.kind)
    case .languages: return siblings.kind != .paragraphs && name(members, .languages, of: siblings.kind, alone: true)
    case .products: return nameProducts(members, of: siblings.kind)
    case .manners: return [.headings, .labels, .details].contains(siblings.kind) && differInManner(members)
    case .contrasts: return [.headings, .labels, .details].contains(siblings.kind) && areContrasted(members)
    case .others: return siblings.kind == .comments && members.dropFirst().allSatisfy { isOther($0) }
    case .versions:
      return [.paragraphs, .bullets].contains(siblings.kind) && areVersions(members)
        || siblings.kind == .comments && areBounds(members)
        || [.headings, .labels].contains(siblings.kind) && endWithVersions(members)
    case .preferences: return [.paragraphs, .bullets, .labels].contains(siblings.kind) && arePreferences(members)
    // Known by what is below the labels.
    case .settings, .usual: return false
    }
  }

  // MARK: Labels

  /// "Option 1", "Method B: …", "1. Option: …" is none.
  private func isOption(_ label: ArraySlice<UInt8>) -> Bool {
    guard let length = words.options.beginning(label) else { return false }
    let rest = label.dropFirst(length).drop { $0 == UInt8(ascii: " ") }
    let mark = rest.prefix { ByteSearch.isLetter($0) || (0x30...0x39).contains($0) }
    return !mark.isEmpty && mark.count < 3
  }

  /// The systems that the member is for.
  func systems(of member: Siblings.Member, of kind: Siblings.Kind) -> Systems? {
    if kind == .headings, let found = bracketed(member.words.bytes[...]) { return found }
    guard let found = SystemNames.systems(in: member.opening) else { return nil }
    // A heading about Windows servers is not for Windows.
    let most = [.headings, .labels, .tabs, .comments].contains(kind) ? 2 : 4
    return found.others <= most ? found.systems : nil
  }

  /// "Make a cluster (Windows)"
  private func bracketed(_ label: ArraySlice<UInt8>) -> Systems? {
    guard label.last == UInt8(ascii: ")"), let open = label.lastIndex(of: UInt8(ascii: "(")),
      let found = SystemNames.systems(in: label[(open + 1)...].dropLast()), found.others == 0
    else { return nil }
    return found.systems
  }

  func exclude(_ one: Systems, _ other: Systems) -> Bool {
    if Set(one.platforms).isDisjoint(with: other.platforms) { return true }
    return !one.distributions.isEmpty && !other.distributions.isEmpty
      && Set(one.distributions).isDisjoint(with: other.distributions)
  }

  /// Short labels that each name another one of these, and little else.
  ///
  /// - Parameter alone: and nothing else: "Install Python", "Install Go" are both done.
  private func name(
    _ members: [Siblings.Member], _ names: LabelNames, of kind: Siblings.Kind, alone: Bool = false
  ) -> Bool {
    guard kind != .items else { return false }
    var seen: Set<Int> = []
    return members.allSatisfy { member in
      // "arm64 architecture (64-bit boards)": what is in brackets is a remark.
      let opening = withoutUsing(member.opening)
      let label = kind == .headings ? opening.prefix { $0 != UInt8(ascii: "(") } : opening
      guard label.count <= 40, let name = names.name(in: label), isShort(label, names, name, of: kind),
        !alone || names.rest(of: label, besides: name).isEmpty
      else { return false }
      return seen.insert(name).inserted
    }
  }

  /// `# install pip` says what a command does: of a comment nothing but the name and words such as "with" are left.
  private func isShort(_ label: ArraySlice<UInt8>, _ names: LabelNames, _ name: Int, of kind: Siblings.Kind) -> Bool {
    guard kind == .comments else { return label.split(separator: UInt8(ascii: " ")).count <= 3 }
    return names.rest(of: label, besides: name).allSatisfy { word in
      isPreposition(word) || words.others.contains(word)
        || SystemNames.systems(in: word)?.others == 0
    }
  }

  private func isOther(_ member: Siblings.Member) -> Bool { words.others.beginsWord(member.words.bytes[...]) }

  // MARK: Versions

  /// The same words up to the number of a version, of a system or with a dot in it, and each says which side of it is
  /// meant. "On node 1:", "On node 2:" are both done.
  private func areVersions(_ members: [Siblings.Member]) -> Bool {
    guard members.allSatisfy(\.isLabel) else { return false }
    let all = members.map { tokens($0.words.bytes[...]).map(Self.withoutMarks) }
    guard let first = all.first, let number = first.firstIndex(where: Self.isVersion), number > 0,
      members.allSatisfy({ words.versions.isAnyWord(in: $0.words.bytes[...]) })
        || members.allSatisfy({ systems(of: $0, of: .paragraphs) != nil })
        || members.allSatisfy({ isOfVersion(tokens($0.words.bytes[...]), number) })
    else { return false }
    let numbers = all.compactMap { tokens -> ArraySlice<UInt8>? in
      guard tokens.count > number, Self.isVersion(tokens[number]), zip(tokens, first).prefix(number).allSatisfy(==)
      else { return nil }
      return tokens[number]
    }
    return numbers.count == members.count && Set(numbers).count == numbers.count
  }

  /// "For Tool v0.1 (made by hand):": a preposition, a name, the version, and at most a remark. "On node 1:" is none.
  private func isOfVersion(_ label: [ArraySlice<UInt8>], _ number: Int) -> Bool {
    guard label.count > number, number < 4, let first = label.first, isPreposition(first) else { return false }
    let version = Self.withoutMarks(label[number])
    guard version.contains(UInt8(ascii: ".")), Self.isVersion(version) else { return false }
    return label.count == number + 1 || label[number + 1].first == UInt8(ascii: "(")
  }

  /// "Upgrade from v0.1", "Upgrade from v0.2": the same words, a preposition and another version.
  private func endWithVersions(_ members: [Siblings.Member]) -> Bool {
    let all = members.map { tokens($0.words.bytes[...]).map(Self.withoutMarks) }
    guard let first = all.first, first.count > 2, isPreposition(first[first.count - 2]) else { return false }
    return Set(all.compactMap(\.last)).count == all.count
      && all.allSatisfy { label in
        label.count == first.count && label.dropLast().elementsEqual(first.dropLast())
          && label[label.count - 1].contains(UInt8(ascii: ".")) && Self.isVersion(label[label.count - 1])
      }
  }

  /// `# For Tool >= 1.2`, `# For Tool < 1.2`: the same words, signs that exclude each other, and one version.
  private func areBounds(_ members: [Siblings.Member]) -> Bool {
    guard members.count == 2 else { return false }
    let all = members.map { tokens($0.words.bytes[...]) }
    guard let sign = all[0].firstIndex(where: Self.isBound), all[1].count > sign, Self.isBound(all[1][sign]), sign > 0,
      all[0].prefix(sign).elementsEqual(all[1].prefix(sign)), all[0][sign].first != all[1][sign].first
    else { return false }
    return all[0].dropFirst(sign + 1).elementsEqual(all[1].dropFirst(sign + 1))
  }

  private static func isBound(_ token: ArraySlice<UInt8>) -> Bool {
    ["<", "<=", ">", ">="].contains { token.elementsEqual($0.utf8) }
  }

  private static func isVersion(_ token: ArraySlice<UInt8>) -> Bool {
    let digits = token.first == UInt8(ascii: "v") ? token.dropFirst() : token
    return digits.first.map { (0x30...0x39).contains($0) } == true
      && digits.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "x") }
  }

  private static func withoutMarks(_ token: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = token.drop { openingMarks.contains($0) }
    while let last = rest.last, closingMarks.contains(last) { rest.removeLast() }
    return rest
  }

  private static let openingMarks: ByteSet = "*_\"'("
  private static let closingMarks: ByteSet = "*_\"'),:;."

  // MARK: Announcements

  /// "Choose one of the following options:", "Choose to either build it here or …" above bullets or headings. Numbered items are steps, and a long sentence says
  /// something else besides: "Depending on your plan you may …".
  private func isAnnounced(_ siblings: Siblings) -> Bool {
    let kinds: [Siblings.Kind] = [.bullets, .headings, .labels, .comments]
    // "Push it with one of the following options:" above numbers.
    let isOptions =
      siblings.kind == .items
      && (siblings.announcement.map { words.ways.options.isAnyWord(in: $0.lastSentence) } ?? false)
    guard kinds.contains(siblings.kind) || isOptions,
      siblings.members.allSatisfy({ !$0.words.isEmpty }), let announcement = siblings.announcement
    else {
      return false
    }
    let said = announcement.lastSentence
    guard
      said.last == UInt8(ascii: ":") || said.count <= Self.longestAnnouncement
        || siblings.kind == .labels && doAlike(siblings.members) || words.deciding.beginsWord(said)
    else { return false }
    return words.choosing.isAnyWord(in: said) || words.deciding.beginsWord(said)
  }

  /// In bytes.
  private static let longestAnnouncement = 90

  // MARK: Sentences

  /// Two conditions of which only one can hold: the second denies the first, both say the same of different things, or
  /// the page says that one of them holds.
  func excludeEachOther(_ members: [Siblings.Member], _ announcement: Words?) -> Bool {
    guard members.allSatisfy({ isCondition($0.words.bytes[...]) }) else { return false }
    let first = tokens(members[0].opening)
    let isAnnounced = announcement.map { words.choosing.isAnyWord(in: $0.bytes[...]) } ?? false
    return members.dropFirst().allSatisfy { member in
      let other = tokens(member.opening)
      return isAnnounced || words.contrasts.beginsWord(member.words.bytes[...]) || denies(other, first)
        || isOfOtherTarget(first, other) || isOfOtherState(first, other) || areOtherTools(members[0], member)
    }
  }

  /// `# If using systemd`, `# If using openrc`: nothing but the names of two.
  private func areOtherTools(_ one: Siblings.Member, _ other: Siblings.Member) -> Bool {
    let names = [one, other].map { withoutUsing($0.opening) }
    return words.ways.using.beginsWord(one.opening) && words.ways.using.beginsWord(other.opening)
      && names[0] != names[1]
      && names.allSatisfy { (1...2).contains(tokens($0).count) }
  }

  func isCondition(_ sentence: ArraySlice<UInt8>) -> Bool {
    vocabulary.conditions.beginsWord(sentence) || words.contrasts.beginsWord(sentence)
  }

  /// "If you have an account", "If you do not have an account": nearly the same words, and a negation.
  private func denies(_ one: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> Bool {
    let (said, before) = (Set(one), Set(other))
    func isDenied(_ words: [ArraySlice<UInt8>]) -> Bool {
      vocabulary.negations.isAnyWord(in: Array(words.joined(separator: [UInt8(ascii: " ")]))[...])
    }
    return isDenied(one) != isDenied(other) && 2 * said.intersection(before).count >= before.count
  }

  /// "If you want to send them to Frankfurt", "If you want to send the numbers to London".
  private func isOfOtherTarget(_ one: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> Bool {
    guard let left = target(of: one), let right = target(of: other) else { return false }
    return zip(one, other).prefix { $0 == $1 }.count >= 3 && left.preposition == right.preposition
      && left.rest != right.rest
  }

  /// What is after the last preposition.
  private func target(of tokens: [ArraySlice<UInt8>]) -> (preposition: ArraySlice<UInt8>, rest: [ArraySlice<UInt8>])? {
    guard let index = tokens.lastIndex(where: isPreposition), index + 1 < tokens.count, tokens.count - index <= 4 else {
      return nil
    }
    return (tokens[index], Array(tokens[(index + 1)...]))
  }

  func isPreposition(_ token: ArraySlice<UInt8>) -> Bool {
    words.means.contains(token) || words.prepositions.contains(token)
  }

  /// "If the database is small", "If the database is large".
  private func isOfOtherState(_ one: [ArraySlice<UInt8>], _ other: [ArraySlice<UInt8>]) -> Bool {
    let common = zip(one, other).prefix { $0 == $1 }.count
    guard common >= 3, one.count == common + 1, other.count == common + 1 else { return false }
    return vocabulary.statedCopulas.contains(one[common - 1])
  }

  /// The same verb for another place or means.
  private func differAfterPreposition(_ members: [Siblings.Member]) -> Bool {
    // "To complete names of one, run one of the following:": the ways are below it.
    guard
      members.allSatisfy({
        vocabulary.purposes.beginsWord($0.words.bytes[...]) && !words.choosing.isAnyWord(in: $0.words.bytes[...])
      })
    else { return false }
    // "from a file", "from the URL"
    let all = members.map { tokens($0.opening).filter { !isArticle($0) } }
    guard let first = all.first else { return false }
    return all.dropFirst().allSatisfy { other in
      let common = zip(first, other).prefix { $0 == $1 }.count
      guard common >= 3, common < first.count, common < other.count else { return false }
      return isPreposition(first[common - 1])
    }
  }

  /// "To build from a release", "To build from the repository".
  func areForSamePurpose(_ one: Siblings.Member, _ other: Siblings.Member) -> Bool {
    one.words != other.words && differAfterPreposition([one, other])
  }

  func tokens(_ text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] { text.split(separator: UInt8(ascii: " ")) }

  func isArticle(_ token: ArraySlice<UInt8>) -> Bool {
    vocabulary.articles.contains(token)
  }

  /// `a`, `the`; in Portuguese some are prepositions, too.
  func isDeterminer(_ token: ArraySlice<UInt8>) -> Bool {
    vocabulary.determiners.contains(token)
  }
}
