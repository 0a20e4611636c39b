import Bytes

/// Parts that say for which operating system they are.
extension AlternativeRules {
  /// Each names other systems, or the same with another shell, architecture or version; the last one may be for all that
  /// are not named.
  func nameSystems(_ members: [Siblings.Member], of kind: Siblings.Kind) -> Bool {
    let isOpen =
      members.last.map {
        // A heading says nothing else: "Universal".
        kind == .headings
          ? words.otherSystems.contains($0.words) : words.otherSystems.beginsWord($0.words.bytes[...])
      } ?? false
    let named = isOpen ? members.dropLast() : members[...]
    let known = named.compactMap { member in systems(of: member, of: kind).map { (member, $0) } }
    guard known.count == named.count else { return false }
    return known.indices.allSatisfy { index in
      known[(index + 1)...].allSatisfy { other in
        exclude(known[index].1, other.1) || isOfOtherKind(known[index].0, other.0)
          || kind == .headings && isWithout(known[index].0, other.0)
          || kind == .bullets && known[index].1 == other.1 && isFromElsewhere(known[index].0, other.0)
          || kind == .comments && isOfOtherVersion(known[index].0, other.0)
      }
    }
  }

  /// "Windows PowerShell", "Windows command prompt"; "Linux AMD64", "Linux ARM64".
  private func isOfOtherKind(_ one: Siblings.Member, _ other: Siblings.Member) -> Bool {
    [LabelNames.shells, .architectures].contains { names in
      guard let left = names.name(in: one.opening), let right = names.name(in: other.opening) else { return false }
      return left != right
    }
  }

  /// "Snap (Linux)", "User service (Linux, without snap)": one says that it is done without what the other one is.
  func isWithout(_ one: Siblings.Member, _ other: Siblings.Member) -> Bool {
    [(one, other), (other, one)].contains { with, without in
      // "Running without installation" is beside "Installation", and no way in its place.
      guard let name = tokens(Self.withoutRemark(with.words.bytes[...])).first, name.count > 2,
        !words.ways.getting.contains(Words(bytes: Array(name))), !words.ways.chapters.beginsWord(name)
      else { return false }
      return words.ways.contrasted.contains { pair in
        guard let start = ByteSearch.wordOffset(of: pair.opposite, in: without.words.bytes[...]) else { return false }
        let missing = tokens(without.words.bytes[(start + pair.opposite.bytes.count)...]).first
        return missing.map { $0.prefix { ByteSearch.isLetter($0) || (0x30...0x39).contains($0) } == name } ?? false
      }
    }
  }

  /// "Ubuntu 20.04", "Ubuntu 22.04".
  private func isOfOtherVersion(_ one: Siblings.Member, _ other: Siblings.Member) -> Bool {
    func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    let (left, right) = (one.words.bytes, other.words.bytes)
    return left != right && left.contains(where: isDigit) && right.contains(where: isDigit)
      && left.filter { !isDigit($0) && $0 != UInt8(ascii: ".") }
        == right.filter { !isDigit($0) && $0 != UInt8(ascii: ".") }
  }

  /// "For Linux, run …", "For Linux, from a private network, run …": one has a clause that the other has not, or has
  /// otherwise, and both go on alike.
  private func isFromElsewhere(_ one: Siblings.Member, _ other: Siblings.Member) -> Bool {
    let (left, right) = (parts(of: one), parts(of: other))
    guard left.aside != right.aside, !left.rest.isEmpty else { return false }
    return left.rest == right.rest
  }

  /// What is after the opening: a clause that begins with a preposition, if there is one, and the first words of the rest.
  private func parts(of member: Siblings.Member) -> (aside: Words?, rest: [ArraySlice<UInt8>]) {
    let comma = UInt8(ascii: ",")
    var rest = member.words.bytes[member.opening.endIndex...]
    guard rest.first == comma else { return (nil, []) }
    rest = rest.dropFirst().drop { $0 == UInt8(ascii: " ") }
    var aside: Words?
    let clause = rest.prefix { $0 != comma }
    if clause.endIndex < rest.endIndex, words.prepositions.beginsWord(clause) || words.means.beginsWord(clause) {
      aside = Words(bytes: Array(clause))
      rest = rest[clause.endIndex...].dropFirst()
    }
    return (aside, Array(tokens(rest).prefix(Self.wordsAlike)))
  }

  /// So many words after the clause are the same.
  private static let wordsAlike = 3

  /// Two of them at least cannot both be meant: "For Linux, …" and "For Linux, from the root folder, …" alone may be two
  /// steps.
  func haveContrast(_ members: [Siblings.Member], of kind: Siblings.Kind) -> Bool {
    guard kind == .bullets else { return true }
    let known = members.map { systems(of: $0, of: kind) }
    return Set(known).count > 1 || members.dropFirst().contains { isOfOtherKind(members[0], $0) }
  }
}
