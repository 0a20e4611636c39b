import ShellSyntax

/// Joins what actions use with what the page explains.
struct PlaceholderReader {
  /// One use of a placeholder in an action.
  struct Use {
    var site: PlaceholderSite
    var section: Int
    var item: Int
    /// The example value that a filled-in example of this action's block shows.
    var example: String?
  }

  private let vocabulary: Vocabulary
  private let descriptions: [Explained]

  /// A description with its keys, which every placeholder of the page is compared with.
  private struct Explained {
    var description: PlaceholderDescription
    var keys: [String]
    /// The key without separators, where the description has no name in brackets.
    var squashedWord: String?
  }

  init(vocabulary: Vocabulary, descriptions: [PlaceholderDescription]) {
    self.vocabulary = vocabulary
    self.descriptions = descriptions.map { description in
      let keys = description.keys
      return Explained(
        description: description, keys: description.names.isEmpty ? [] : keys,
        squashedWord: description.names.isEmpty ? Self.squashed(keys[0]) : nil)
    }
  }

  /// One placeholder for each key, in order of first use.
  func placeholders(for uses: [Use]) -> [Placeholder] {
    var order: [String] = []
    var byKey: [String: [Use]] = [:]
    for use in uses {
      if byKey[use.site.key] == nil { order.append(use.site.key) }
      byKey[use.site.key, default: []].append(use)
    }
    let known = Set(order)
    return order.map { placeholder(key: $0, uses: byKey[$0] ?? [], known: known) }
  }

  private func placeholder(key: String, uses: [Use], known: Set<String>) -> Placeholder {
    let matches = matches(key: key, uses: uses)
    var placeholder = Placeholder(key: key, name: uses[0].site.name)
    if uses[0].site.form == .optional {
      placeholder.kind = .flag
      placeholder.isRequired = false
    }
    for name in uses.map(\.site.name) + matches.flatMap(\.names)
    where PlaceholderKey.key(of: name) == key && !placeholder.spellings.contains(name) {
      placeholder.spellings.append(name)
    }
    placeholder.describedAt = matches.map { .init(line: $0.line, place: $0.place) }
    placeholder.example = uses.lazy.compactMap(\.example).first
    if let best = matches.first {
      apply(best, to: &placeholder, known: known)
      placeholder.isRequired = placeholder.isRequired ?? matches.lazy.compactMap { requirement(of: $0) }.first
    }
    placeholder.isSecret = SecretNames(vocabulary: vocabulary).isSecret(key: key, description: placeholder.description)
    // A command that helps to get a secret does not list secrets to pick from.
    if placeholder.isSecret { placeholder.suggestCommand = nil }
    return placeholder
  }

  private func requirement(of description: PlaceholderDescription) -> Bool? {
    description.requirement.flatMap { Requirement.read($0, vocabulary) }
      ?? Requirement.read(description.text, vocabulary)
  }

  private func apply(_ best: PlaceholderDescription, to placeholder: inout Placeholder, known: Set<String>) {
    placeholder.description = Requirement.stripped(best.text, vocabulary)
    let details = DescriptionDetails(best, vocabulary: vocabulary)
    placeholder.defaultValue = details.defaultValue
    placeholder.example = placeholder.example ?? details.example
    placeholder.suggestCommand = details.listingCommand
    placeholder.derivedFrom = details.derivation(of: placeholder.key, known: known)
  }

  // MARK: Matching

  /// Best first: what names it nearest to its use, then what describes its option there, then its name elsewhere.
  private func matches(key: String, uses: [Use]) -> [PlaceholderDescription] {
    let options = Set(uses.compactMap { use in use.site.option.map { "\(use.section)/\($0)" } })
    let firstUse = uses[0]
    let squashedKey = Self.squashed(key)
    let ranked = descriptions.enumerated().compactMap { index, explained -> (rank: [Int], PlaceholderDescription)? in
      let description = explained.description
      let named = explained.keys.contains(key)
      let byWord = explained.squashedWord == squashedKey
      let byOption =
        !named && explained.keys.isEmpty
        && description.options.contains { options.contains("\(description.section)/\($0)") }
      guard named || byOption || byWord else { return nil }
      let here = uses.contains { $0.section == description.section && $0.item == description.item }
      let first = firstUse.section == description.section && firstUse.item == description.item
      let distance = abs(description.section - firstUse.section)
      let place = [.table: 0, .definition: 0, .list: 1, .prose: 2][description.place] ?? 2
      return (
        [description.isMention ? 1 : 0, here ? 0 : 1, place, named ? 0 : 1, first ? 0 : 1, distance, index], description
      )
    }
    return ranked.sorted { $0.rank.lexicographicallyPrecedes($1.rank) }.map(\.1)
  }

  /// `service_key` and `servicekey` are one name to a reader.
  private static func squashed(_ key: String) -> String { key.filter { $0 != "_" } }
}
