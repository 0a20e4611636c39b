/// Labels that say by which means, or from which place, the same thing is done.
extension AlternativeRules {
  /// "Using the console", "With Docker"; as items "Using the console:", "Using the CLI:" where the page says that these are
  /// two ways, since numbers say that one thing is done after the other.
  func nameMeans(_ members: [Siblings.Member], of siblings: Siblings) -> Bool {
    guard members.allSatisfy(namesMeans) else { return false }
    switch siblings.kind {
    case .headings, .labels, .details: return true
    case .comments: return members.allSatisfy(isFewWords)
    case .paragraphs: return members.allSatisfy { $0.isLabel && isFewWords($0) }
    case .bullets: return members.allSatisfy(isShortOpening)
    case .items:
      let said = siblings.announcement.map { words.choosing.isAnyWord(in: $0.lastSentence) } ?? false
      return said && members.allSatisfy(isShortOpening)
    case .tabs, .blocks: return false
    }
  }

  /// "1. Using dnf", "2. Using apt-get": numbers say that one thing is done after the other, but no one has two package
  /// managers.
  func nameInstallers(_ members: [Siblings.Member], ofAll siblings: Siblings) -> Bool {
    guard siblings.kind == .items, members.count == siblings.members.count, members.allSatisfy(namesMeans) else {
      return false
    }
    let names = members.map { member in
      let label = member.words.bytes[...].prefix { $0 != UInt8(ascii: ":") }
      return tokens(label).count <= 3 ? LabelNames.installers.name(in: label) : nil
    }
    return !names.contains(nil) && Set(names).count == names.count
  }

  /// Few words, and something after their colon or comma: "With make: `make all`".
  private func isShortOpening(_ member: Siblings.Member) -> Bool {
    let opening = member.opening
    return opening.count < member.words.bytes.count && tokens(opening).count <= Self.shortest
  }

  private static let shortest = 4

  /// "Using the console", "With Docker": short, and it begins with the means.
  func namesMeans(_ member: Siblings.Member) -> Bool {
    let label = member.words.bytes.count <= 60 ? member.words.bytes[...] : member.opening
    guard label.count <= 60, let length = words.means.beginning(label) else { return false }
    return length < label.count
  }

  /// The same words, then words that begin with a means or a source, and are not the same.
  func differInSource(_ members: [Siblings.Member]) -> Bool {
    // "Working with files", "Working in a team" are about different things.
    guard let (all, common) = beginningAlike(members.map(\.opening)) else { return false }
    let rests = all.map { $0.dropFirst(common).joined(separator: [UInt8(ascii: " ")]) }.map { Words(bytes: Array($0)) }
    guard Set(rests).count == rests.count else { return false }
    return rests.allSatisfy { words.means.beginsWord($0.bytes[...]) || words.sources.beginsWord($0.bytes[...]) }
      || common > 2 && doesSame(rests)
  }

  /// "Deploy the agent by using commands", "Deploy the agent within the cluster": one says by which means, and the other
  /// does the same in another way. "Deploy the agent in staging", "Deploy the agent in production" are two deployments.
  private func doesSame(_ rests: [Words]) -> Bool {
    rests.contains { words.means.beginsWord($0.bytes[...]) }
      && rests.allSatisfy { tokens($0.bytes[...]).first.map(isPreposition) ?? false }
  }

  /// "Create a systemd service", "Create an OpenRC service": the same words but for the names of two things of which a
  /// system has one.
  func differInName(_ members: [Siblings.Member]) -> Bool {
    let all = members.map { member in
      tokens(Self.withoutRemark(member.words.bytes[...])).filter { !isArticle($0) && !isDeterminer($0) }
    }
    guard let first = all.first, let shortest = all.map(\.count).min(), shortest > 2 else { return false }
    let before = all.dropFirst().map { zip(first, $0).prefix { $0 == $1 }.count }.min() ?? 0
    let after = all.dropFirst().map { zip(first.reversed(), $0.reversed()).prefix { $0 == $1 }.count }.min() ?? 0
    guard before + after > 1, before + after < shortest else { return false }
    let names = all.map { Array($0[before..<($0.count - after)].joined(separator: [UInt8(ascii: " ")])) }
    return [LabelNames.serviceManagers, .architectures, .databases].contains { list in
      let rows = names.map { name in
        list.name(in: name[...]).flatMap { list.rest(of: name[...], besides: $0).isEmpty ? $0 : nil }
      }
      return !rows.contains(nil) && Set(rows).count == rows.count
    }
  }

  /// "Build with CMake", "Build directly with Make": the same verb, and tools of which one builds the program.
  func differInBuildTool(_ members: [Siblings.Member]) -> Bool {
    let parts = members.map { member -> (verb: ArraySlice<UInt8>, tool: Int)? in
      let title = tokens(Self.withoutRemark(member.words.bytes[...]))
      guard let verb = title.first, words.obtaining.contains(verb),
        let last = title.lastIndex(where: { words.means.contains($0) }), last > 0, last < 3,
        case let rest = Array(title[(last + 1)...].joined(separator: [UInt8(ascii: " ")])),
        let tool = LabelNames.buildTools.name(in: rest[...]),
        LabelNames.buildTools.rest(of: rest[...], besides: tool).isEmpty
      else { return nil }
      return (verb, tool)
    }
    guard let first = parts.first ?? nil else { return false }
    return parts.allSatisfy { $0?.verb == first.verb } && Set(parts.map { $0?.tool }).count == parts.count
  }

  /// "Run it with NVIDIA cards", "Run it with other cards": the same words but for what the last one leaves over.
  func nameOthers(_ members: [Siblings.Member]) -> Bool {
    guard members.count == 2 else { return false }
    let all = members.map { member in
      tokens(Self.withoutMark(member.words.bytes[...])).filter { !isArticle($0) && !isDeterminer($0) }
    }
    let common = zip(all[0], all[1]).prefix { $0 == $1 }.count
    guard common > 0, common < min(all[0].count, all[1].count) - 1, words.means.contains(all[0][common - 1]),
      all[0].last == all[1].last
    else { return false }
    return words.otherKinds.beginsWord(all[1][common]) && !words.otherKinds.beginsWord(all[0][common])
  }

  private static func withoutMark(_ label: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    label.last == UInt8(ascii: ":") ? label.dropLast() : label
  }

  /// The same words up to a preposition, then the names of means and little else: "Reading an id with the
  /// CLI", "Reading an id with the API"; "Install via script (Linux)", "Install via Cargo (Linux, macOS)".
  func differInMeans(_ members: [Siblings.Member]) -> Bool {
    guard let rests = restsAfterPreposition(members) else { return false }
    return rests.allSatisfy { rest in
      Self.meansNames.contains { names in
        names.name(in: rest[...]).map { names.rest(of: rest[...], besides: $0).count < 2 } ?? false
      }
    }
  }

  /// "Provisioning from the cloud console", "Provisioning from the cloud CLI"; "Deploying an app that uses an image with
  /// the console", "Deploying an app from an image with the CLI": they begin alike, and end with the names of interfaces.
  func differInInterface(_ members: [Siblings.Member]) -> Bool {
    var parts: [(head: ArraySlice<ArraySlice<UInt8>>, rest: [UInt8])] = []
    for member in members {
      let title = tokens(Self.withoutRemark(member.opening)).filter { !isArticle($0) && !isDeterminer($0) }
      guard let last = title.lastIndex(where: isPreposition), last > 0, last + 1 < title.count else { return false }
      let head = title.prefix(min(last, 2))
      guard parts.first.map({ $0.head == head }) ?? true else { return false }
      parts.append((head, Array(title[(last + 1)...].joined(separator: [UInt8(ascii: " ")]))))
    }
    guard !parts.isEmpty, Set(parts.map(\.rest)).count == parts.count else { return false }
    return parts.allSatisfy { part in
      LabelNames.interfaces.name(in: part.rest[...])
        .map { LabelNames.interfaces.rest(of: part.rest[...], besides: $0).count < 4 } ?? false
    }
  }

  /// All are about getting the program, and one of them makes it from its source. "Download the tool", "Install the tool"
  /// are two steps.
  func differInOrigin(_ members: [Siblings.Member]) -> Bool {
    let isAllObtaining = members.allSatisfy { member in
      // "Installing the manual (optional)" comes after either of them.
      words.obtaining.beginsWord(member.words.bytes[...]) && !vocabulary.optional.isAnyWord(in: member.words.bytes[...])
    }
    guard isAllObtaining else { return false }
    return members.count { words.fromSource.isAnyWord(in: $0.words.bytes[...]) } == 1
  }

  private static let meansNames = [
    LabelNames.interfaces, .installers, .languages, .shells, .architectures, .clouds, .databases, .engines,
  ]

  /// "Run it on Linux", "Run it on Windows": the same words up to a preposition, and systems that exclude each other.
  func differInSystem(_ members: [Siblings.Member]) -> Bool {
    guard let rests = restsAfterPreposition(members) else { return false }
    let systems = rests.compactMap { rest in
      SystemNames.systems(in: rest[...]).flatMap { $0.others < 2 ? $0.systems : nil }
    }
    guard systems.count == rests.count else { return false }
    return systems.indices.allSatisfy { index in systems[(index + 1)...].allSatisfy { exclude(systems[index], $0) } }
  }

  /// "Make the group (Linux)", "Make the group (FreeBSD)": the same words, and another system in brackets each.
  func differInSystemRemark(_ members: [Siblings.Member]) -> Bool {
    let parts = members.map { member in
      let label = member.words.bytes[...]
      let open = label.firstIndex(of: UInt8(ascii: "(")) ?? label.endIndex
      return (name: tokens(label[..<open]), remark: label[open...].dropFirst().prefix { $0 != UInt8(ascii: ")") })
    }
    return parts.allSatisfy { part in part.name == parts[0].name && Self.namesSystem(part.remark) }
      && Set(parts.map(\.remark)).count == parts.count
  }

  private static func namesSystem(_ remark: ArraySlice<UInt8>) -> Bool {
    if let found = SystemNames.systems(in: remark) { return found.others == 0 }
    return LabelNames.otherSystems.name(in: remark).map {
      LabelNames.otherSystems.rest(of: remark, besides: $0).isEmpty
    } ?? false
  }

  /// What is after the words that all begin with, of which the last is a preposition; articles are left out.
  private func restsAfterPreposition(_ members: [Siblings.Member]) -> [[UInt8]]? {
    guard let (all, common) = beginningAlike(members.map { Self.withoutRemark($0.opening) }),
      let last = all[0].prefix(common).last(where: { !isDeterminer($0) }), isPreposition(last)
    else { return nil }
    let rests = all.map { words in
      Array(words.dropFirst(common).drop(while: isDeterminer).joined(separator: [UInt8(ascii: " ")]))
    }
    return Set(rests).count == rests.count && rests.allSatisfy { !$0.isEmpty } ? rests : nil
  }

  /// The words of each label without articles, and with how many of them all begin; nil where these are fewer than two,
  /// which the first two labels tell of most.
  private func beginningAlike(_ labels: [ArraySlice<UInt8>]) -> (all: [[ArraySlice<UInt8>]], common: Int)? {
    guard labels.count > 1, firstWord(of: labels[0]) == firstWord(of: labels[1]) else { return nil }
    var (all, common) = ([[ArraySlice<UInt8>]](), Int.max)
    for label in labels {
      let words = tokens(label).filter { !isArticle($0) }
      if let first = all.first {
        common = min(common, zip(first, words).prefix { $0 == $1 }.count)
        guard common > 1 else { return nil }
      }
      all.append(words)
    }
    return (all, common)
  }

  private func firstWord(of label: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var rest = label.drop { $0 == UInt8(ascii: " ") }
    while !rest.isEmpty {
      let word = rest.prefix { $0 != UInt8(ascii: " ") }
      if !isArticle(word) { return word }
      rest = rest[word.endIndex...].drop { $0 == UInt8(ascii: " ") }
    }
    return nil
  }

  /// "Run it as the system", "Run it as a user": two words at least are the same.
  func doAlike(_ members: [Siblings.Member]) -> Bool {
    let all = members.map { tokens($0.words.bytes[...]).filter { !isArticle($0) } }
    guard let first = all.first else { return false }
    return all.dropFirst().allSatisfy { zip(first, $0).prefix { $0 == $1 }.count > 1 }
  }

  /// "Install via Cargo (Linux, macOS)": what is in brackets is a remark.
  static func withoutRemark(_ label: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    label.prefix { $0 != UInt8(ascii: "(") }
  }

  func isFewWords(_ member: Siblings.Member) -> Bool {
    !member.words.bytes.contains(UInt8(ascii: ",")) && tokens(member.words.bytes[...]).count <= 4
  }
}
