import ShellSyntax

/// Joins what actions use with what the page explains.
struct PlaceholderReader {
  /// One use of a placeholder in an action.
  struct Use: Equatable {
    var site: PlaceholderSite
    var section: Int
    var item: Int
    /// Line of the action's block.
    var line: Int
    /// The example value that a filled-in example of this action's block shows.
    var example: String?
    /// A sample is there without brackets, and the page does not explain it.
    var isSample = false
    /// This action or one before it makes what the sample names.
    var isMade = false
  }

  private let vocabulary: Vocabulary
  private let matcher: DescriptionMatcher

  /// - Parameter parents: for each section of the page the one that holds it.
  init(vocabulary: Vocabulary, descriptions: [PlaceholderDescription], parents: [Int?]) {
    self.vocabulary = vocabulary
    matcher = DescriptionMatcher(descriptions, parents: parents)
  }

  /// One placeholder for each key, in order of first use.
  ///
  /// - Parameter sightings: where names are as values in the files of the page.
  func placeholders(for uses: [Use], sightings: @autoclosure () -> [FieldSighting]) -> [Placeholder] {
    var order: [String] = []
    var byKey: [String: [Use]] = [:]
    for use in uses {
      if byKey[use.site.key] == nil { order.append(use.site.key) }
      byKey[use.site.key, default: []].append(use)
    }
    let known = Set(order)
    let matches = matcher.matches(order: order, uses: byKey, sightings: sightings())
    return order.map { placeholder(key: $0, uses: byKey[$0] ?? [], matches: matches[$0] ?? [], known: known) }
  }

  private func placeholder(
    key: String, uses: [Use], matches: [PlaceholderDescription], known: Set<String>
  ) -> Placeholder {
    var placeholder = Placeholder(key: key, name: uses[0].site.name)
    let first = uses[0].site
    placeholder.isOptionalPart = uses.allSatisfy { $0.site.form == .optional }
    if first.form == .optional, first.argument == nil { placeholder.kind = .flag }
    if placeholder.isOptionalPart || placeholder.kind == .flag { placeholder.isRequired = false }
    for name in uses.map(\.site.name) + matches.flatMap(\.names)
    where PlaceholderKey.key(of: name) == key && !placeholder.spellings.contains(name) {
      placeholder.spellings.append(name)
    }
    placeholder.isSample = uses.allSatisfy(\.isSample)
    placeholder.describedAt = matches.map { .init(line: $0.line, place: $0.place) }
    placeholder.example = uses.lazy.compactMap(\.example).first
    if let best = matches.first {
      placeholder.description = Requirement.stripped(best.text, vocabulary)
      placeholder.isRequired = placeholder.isRequired ?? matches.lazy.compactMap { requirement(of: $0) }.first
    }
    if placeholder.kind == .flag {
      // What is asked is yes or no; a secret is inside, as a placeholder of its own.
      placeholder.example = nil
      return placeholder
    }
    if placeholder.isSample, uses[0].isMade { placeholder.defaultValue = placeholder.name }
    if let best = matches.first { apply(best, to: &placeholder, known: known) }
    // "If <tag> is not given, the default is …" may be after the explanation.
    for other in matches.dropFirst() where other.section == matches[0].section { complete(&placeholder, from: other) }
    addChoices(ChoiceReader.choices(inName: first.argument ?? placeholder.name), isComplete: true, to: &placeholder)
    // What the program takes where the part is left out.
    if placeholder.isOptionalPart { placeholder.defaultValue = nil }
    placeholder.comesFromStep = comesFromStep(placeholder)
    placeholder.isSecret =
      SecretNames.isSecret(key: key, description: placeholder.description)
      || placeholder.isSample
        && SecretNames.isSecret(key: Self.divided(placeholder.name), description: placeholder.description)
    if placeholder.isSecret {
      // A command that helps to get a secret does not list secrets to pick from, and no example is one.
      placeholder.suggestCommand = nil
      placeholder.example = nil
    }
    return placeholder
  }

  /// `mySecret` → `my_secret`
  private static func divided(_ name: String) -> String {
    PlaceholderKey.key(of: name.reduce(into: "") { $0 += $1.isUppercase && !$0.isEmpty ? "_\($1)" : "\($1)" })
  }

  private func comesFromStep(_ placeholder: Placeholder) -> Bool {
    guard placeholder.kind == .text, !placeholder.isOptionalPart, placeholder.defaultValue == nil,
      let words = placeholder.description.map(Words.init)
    else { return false }
    return words.contains(anyOf: vocabulary.earlier) || words.contains(anyOf: vocabulary.shown)
  }

  private func requirement(of description: PlaceholderDescription) -> Bool? {
    description.requirement.flatMap { Requirement.read($0, vocabulary) }
      ?? Requirement.read(description.text, vocabulary)
  }

  private func apply(_ best: PlaceholderDescription, to placeholder: inout Placeholder, known: Set<String>) {
    let details = DescriptionDetails(best, vocabulary: vocabulary)
    placeholder.defaultValue = details.defaultValue.flatMap { isItself($0, placeholder) ? nil : $0 }
    placeholder.example = placeholder.example ?? details.example
    if let example = placeholder.example, isItself(example, placeholder) { placeholder.example = nil }
    placeholder.suggestCommand = details.listingCommand
    placeholder.derivedFrom = details.derivation(of: placeholder.key, known: known)
    if let choices = details.choices { addChoices(choices.values, isComplete: choices.isComplete, to: &placeholder) }
    placeholder.numbers = details.numbers
  }

  private func complete(_ placeholder: inout Placeholder, from description: PlaceholderDescription) {
    let details = DescriptionDetails(description, vocabulary: vocabulary)
    if placeholder.defaultValue == nil, let value = details.defaultValue, !isItself(value, placeholder) {
      placeholder.defaultValue = value
    }
    if let choices = details.choices { addChoices(choices.values, isComplete: choices.isComplete, to: &placeholder) }
  }

  /// A page that says "for example, `<my_app>`" gives no example.
  private func isItself(_ value: String, _ placeholder: Placeholder) -> Bool {
    PlaceholderKey.key(of: value) == placeholder.key
  }

  private func addChoices(_ values: [String], isComplete: Bool, to placeholder: inout Placeholder) {
    let values = values.filter { !isItself($0, placeholder) }
    guard values.count > 1, placeholder.choices.isEmpty else { return }
    placeholder.choices = values
    if isComplete { placeholder.kind = .choice }
  }
}
