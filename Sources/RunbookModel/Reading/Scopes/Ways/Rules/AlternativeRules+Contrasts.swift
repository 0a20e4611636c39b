import Bytes

/// Titles that set something against something else, and names of things of one kind.
extension AlternativeRules {
  /// "Installation", "Manual installation"; "Quick install", "Install by hand": the same but for the manner.
  func differInManner(_ members: [Siblings.Member]) -> Bool {
    guard members.count(where: { words.ways.byHand.isAnyWord(in: $0.opening) }) == 1,
      !members.contains(where: { isAboutManual($0.opening) })
    else { return false }
    let parts = members.map { member in
      let label = Self.withoutRemark(member.opening)
      let rest = without(words.ways.byHand, in: without(words.ways.quick, in: label)[...])
      return (isByHand: words.ways.byHand.isAnyWord(in: label), rest: tokens(rest[...]).filter { !isArticle($0) })
    }
    guard let byHand = parts.first(where: \.isByHand) else { return false }
    let wanted = stems(byHand.rest)
    return !wanted.isEmpty
      && parts.allSatisfy { part in
        words.ways.getting.beginsWord(Array(part.rest.joined(separator: [UInt8(ascii: " ")]))[...])
          && wanted.isSubset(of: stems(part.rest))
      }
  }

  /// "Install the manual": after an article it is a book.
  private func isAboutManual(_ label: ArraySlice<UInt8>) -> Bool {
    let all = tokens(Self.withoutRemark(label))
    return zip(all, all.dropFirst()).contains { isArticle($0) && words.ways.byHand.contains($1) && $1 == all.last }
  }

  /// "Deploy with a proxy", "Deploy without a proxy"; "Single strategy", "Mixed strategy"; "Use a new project", "Use an existing project".
  func areContrasted(_ members: [Siblings.Member]) -> Bool {
    if members.count > 1, isWithout(members[0], members[1]) { return exclude(members) }
    guard members.count == 2 else { return false }
    let titles = members.map { $0.words.bytes[...] }
    // "Single-node setup (CPU only)": what is in brackets may be what tells them apart, or a remark.
    return areContrasted(titles[0], titles[1])
      || areContrasted(Self.withoutRemark(titles[0]), Self.withoutRemark(titles[1]))
  }

  /// Those after the first two are for other systems than these.
  private func exclude(_ members: [Siblings.Member]) -> Bool {
    let systems = members.map { SystemNames.systems(in: $0.words.bytes[...])?.systems }
    return members.indices.dropFirst(2).allSatisfy { index in
      guard let own = systems[index] else { return false }
      return systems[..<index].allSatisfy { other in other.map { exclude($0, own) } ?? false }
    }
  }

  private func areContrasted(_ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>) -> Bool {
    guard !words.tending.beginsWord(one), !words.tending.beginsWord(other) else { return false }
    return [(one, other), (other, one)].contains { left, right in
      words.ways.contrasted.contains { isSame(left, right, but: $0.word, $0.opposite, words: 2) }
        || words.ways.manners.contains { isSame(left, right, but: $0.word, $0.opposite, words: 1) }
        || words.ways.adjectives.contains { pair in
          guard let new = noun(of: pair.word, in: left) else { return false }
          return new == noun(of: pair.opposite, in: right) && takesInstead(right, of: left)
        }
    }
  }

  /// "Use an existing branch", or what the other title asks for; "Push to an existing branch" comes after "Make a new one".
  private func takesInstead(_ existing: ArraySlice<UInt8>, of new: ArraySlice<UInt8>) -> Bool {
    words.ways.reusing.beginsWord(existing) || tokens(existing).first == tokens(new).first
  }

  /// - Parameter words: so many more both have at least.
  private func isSame(
    _ one: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, but word: Words, _ opposite: Words, words count: Int
  ) -> Bool {
    guard ByteSearch.holdsWord(word, in: one), ByteSearch.holdsWord(opposite, in: other) else { return false }
    func rest(_ text: ArraySlice<UInt8>, _ word: Words) -> [ArraySlice<UInt8>] {
      tokens(without([word], in: text)[...]).filter { !isArticle($0) && !isDeterminer($0) }
    }
    let left = rest(one, word)
    let right = rest(other, opposite)
    // "Manually entering the mode", "Automatically enter the mode".
    return left.count >= count && left.dropFirst() == right.dropFirst()
      && left.first?.prefix(5) == right.first?.prefix(5)
  }

  /// The word next to an adjective: after it, and where nothing is after it, as in "un projet existant", before it.
  private func noun(of adjective: Words, in title: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let start = ByteSearch.wordOffset(of: adjective, in: title) else { return nil }
    let after = tokens(title[(start + adjective.bytes.count)...]).first
    return after ?? tokens(title[..<start]).last
  }

  /// "AWS", "Google Cloud"; "For PostgreSQL:", "If you use MySQL:": names of things of one kind, of which one is used, and
  /// little else. "Install Redis", "Install Nginx" are about things of different kinds.
  func nameProducts(_ members: [Siblings.Member], of kind: Siblings.Kind) -> Bool {
    guard kind != .items, kind != .paragraphs || members.allSatisfy({ $0.opening.count < $0.words.bytes.count }) else {
      return false
    }
    return LabelNames.products.contains { names in
      var seen: Set<Int> = []
      return members.allSatisfy { member in
        // "postgres (needs a server)": what is in brackets is a remark.
        let label = withoutUsing(member.opening).prefix { $0 != UInt8(ascii: "(") }
        guard label.count <= 40, let name = names.name(in: label),
          names.rest(of: label, besides: name).allSatisfy(isBesideProduct)
        else { return false }
        return seen.insert(name).inserted
      }
    }
  }

  /// "With", "server", and the number of a version.
  private func isBesideProduct(_ word: ArraySlice<UInt8>) -> Bool {
    isPreposition(word) || isArticle(word) || words.ways.kindsOfThings.contains(Words(bytes: Array(word)))
      || word.allSatisfy { (0x30...0x39).contains($0) }
  }

  /// "If you use fish" names what "fish" names.
  func withoutUsing(_ label: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let length = words.ways.using.beginning(label) else { return label }
    return label.dropFirst(length).drop { $0 == UInt8(ascii: " ") }
  }

  private func without(_ list: WordList, in text: ArraySlice<UInt8>) -> [UInt8] {
    var rest = Array(text)
    for word in list {
      while let start = ByteSearch.wordOffset(of: word, in: rest[...]) {
        rest.replaceSubrange(start..<start + word.bytes.count, with: [UInt8(ascii: " ")])
      }
    }
    return rest
  }

  /// "Install" and "installation" are about the same.
  private func stems(_ tokens: [ArraySlice<UInt8>]) -> Set<ArraySlice<UInt8>> {
    Set(tokens.filter { $0.count > 2 }.map { $0.prefix(5) })
  }

  /// "Prefer a package? Install it:", "Want to build it? Clone it:": questions, one of which offers a way in the place of
  /// another one. "Need metrics? …", "Need logs? …" may both be answered with yes.
  func arePreferences(_ members: [Siblings.Member]) -> Bool {
    members.allSatisfy { isQuestion($0.words) } && members.contains { isPreference($0.words) }
  }

  /// "Need metrics?"
  func isQuestion(_ text: Words) -> Bool {
    guard let first = text.sentences.first else { return false }
    return first.last == UInt8(ascii: "?") && words.ways.asking.beginsWord(first)
  }

  /// "Prefer plain files?"
  func isPreference(_ text: Words) -> Bool {
    isQuestion(text) && (text.sentences.first.map { words.ways.preferring.beginsWord($0) } ?? false)
  }
}
