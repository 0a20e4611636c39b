import Bytes
import OutputMatching
import ShellSyntax

/// Finds which values a sample output shows that later placeholders need.
struct CaptureReader {
  private let vocabulary: Vocabulary
  private let placeholders: [String: Placeholder]
  private let samples: SampleReadings

  private let prose: ProseCaptures
  private let paragraphsAfter: [ActionID: [ProseCaptures.Paragraph]]

  /// - Parameters:
  ///   - placeholders: all that some action of the page uses.
  ///   - paragraphsAfter: for each action, by its id, what the page says after it.
  init(
    placeholders: [Placeholder], reader: ProseReader, paragraphsAfter: [ActionID: [ProseCaptures.Paragraph]]
  ) {
    let vocabulary = reader.vocabulary
    samples = reader.samples
    self.vocabulary = vocabulary
    self.paragraphsAfter = paragraphsAfter
    prose = ProseCaptures(vocabulary: vocabulary, plain: reader.plain)
    self.placeholders = Dictionary(placeholders.map { ($0.key, $0) }) { first, _ in first }
  }

  /// Gives each action its captures.
  func add(to procedures: inout [Procedure]) {
    // A value that no placeholder waits for is not looked for.
    guard !placeholders.isEmpty else { return }
    let shown = samples(in: procedures).flatMap { captures(from: $0, line: 0) }
    for procedure in procedures.indices {
      // Keys that an action needed before any output gave them: they are what the person put in.
      var given: Set<String> = []
      var captured: Set<String> = []
      var later = Self.uses(in: procedures[procedure])
      for step in procedures[procedure].steps.indices {
        for action in procedures[procedure].steps[step].actions.indices {
          let current = procedures[procedure].steps[step].actions[action]
          let used = Set(current.placeholders.map(PlaceholderKey.key(of:)))
          later.removeFirst()
          given.formUnion(used.subtracting(captured))
          let sample = current.promised.map { samples[withNames($0.text)] }
          // Where a sample shows a given value, or one that the command itself was given, it must show that one; only
          // a secret is renewed by an answer.
          var captures =
            sample.map { self.captures(from: $0, line: current.promised?.textLine ?? current.line) } ?? []
          captures.removeAll { (given.contains($0.key) || used.contains($0.key)) && !($0.isSecret && $0.isFromRecord) }
          captured.formUnion(captures.map(\.key))
          captures += directed(by: current, sample: sample, known: given.union(captured), later: later, shown: shown)
          captured.formUnion(captures.map(\.key))
          procedures[procedure].steps[step].actions[action].captures = captures
        }
      }
    }
  }

  /// The keys that each action uses.
  private static func uses(in procedure: Procedure) -> [Set<String>] {
    procedure.steps.flatMap(\.actions).map { Set($0.placeholders.map(PlaceholderKey.key(of:))) }
  }

  /// What the sentences after the action say: for a placeholder that a later action needs, that the page says an
  /// earlier step gives, and that the sentence is about.
  private func directed(
    by action: Action, sample: Sample?, known: Set<String>, later: [Set<String>], shown: [Capture]
  ) -> [Capture] {
    guard action.kind == .command || action.kind == .http, let paragraphs = paragraphsAfter[action.id] else {
      return []
    }
    let fields = prose.fields(in: paragraphs)
    guard !fields.isEmpty else { return [] }
    let needed = later.reduce(into: Set<String>()) { $0.formUnion($1) }.subtracting(known)
    let candidates = placeholders.values.filter { needed.contains($0.key) && comesFromOutput($0) }
      .sorted { $0.key < $1.key }
    var captures: [Capture] = []
    for field in fields {
      let ranked = candidates.filter { candidate in !captures.contains { $0.key == candidate.key } }
        .map { (placeholder: $0, likeness: prose.likeness(field, $0)) }
      // A sentence that shares no word with any, or as many with two, is not understood.
      guard let best = ranked.max(by: { $0.likeness < $1.likeness }), best.likeness > 0,
        ranked.filter({ $0.likeness == best.likeness }).count == 1,
        let selector = selector(for: field, key: best.placeholder.key, sample: sample, shown: shown)
      else { continue }
      captures.append(capture(best.placeholder.key, selector, line: field.line))
    }
    return captures
  }

  /// A translated page translates labels, which the program prints as they are: then a sample elsewhere on the page
  /// must show where such a value is.
  private func selector(
    for field: ProseCaptures.Field, key: String, sample: Sample?, shown: [Capture]
  ) -> Selector? {
    guard let selector = ProseCaptures.selector(for: field.label, sample: sample) else { return nil }
    guard case .label(let label) = selector, !vocabulary.isEnglish, !ProseCaptures.isIdentifier(label) else {
      return selector
    }
    return shown.first { $0.key == key }?.selector
  }

  /// With a name in the place of each value that the program gives out: `Submitted 'run-090000000'.` Names that people
  /// think up may be those of anything that the program lists.
  private func withNames(_ text: String) -> String {
    placeholders.values.filter {
      $0.isSample && GivenValues.isFromProgram($0.name) && GivenValues.holds($0.name, in: text)
    }
    .sorted { $0.name.utf8.count > $1.name.utf8.count }
    .reduce(text) { $0.replacingBytes(of: $1.name, with: "<\($1.name)>") }
  }

  private func samples(in procedures: [Procedure]) -> [Sample] {
    procedures.flatMap(\.steps).flatMap(\.actions).compactMap { $0.expectation.map { samples[$0.text] } }
  }

  /// - Parameter line: of the sample's first line.
  private func captures(from sample: Sample, line: Int) -> [Capture] {
    var captures: [Capture] = []
    for name in sample.names {
      let key = PlaceholderKey.key(of: name.name)
      guard placeholders[key] != nil, !captures.contains(where: { $0.key == key }) else { continue }
      captures.append(capture(key, name.selector, line: line + name.line))
    }
    for placeholder in placeholders.values.sorted(by: { $0.key < $1.key }) where comesFromOutput(placeholder) {
      guard !captures.contains(where: { $0.key == placeholder.key }) else { continue }
      let fields = sample.fields.filter { stems(of: placeholder.key).contains(PlaceholderKey.key(of: $0.name)) }
      // Two fields of that name: no one knows which one is meant.
      guard fields.count == 1, let field = fields.first else { continue }
      captures.append(capture(placeholder.key, field.selector, line: line + field.line))
    }
    return captures
  }

  /// A field whose name is the placeholder's is its value only when the page says that an earlier step gives it, or
  /// when it is a secret that no person would know by heart; `"name"` of some record is not `<name>`.
  private func comesFromOutput(_ placeholder: Placeholder) -> Bool {
    guard placeholder.kind == .text else { return false }
    guard let description = placeholder.description else { return placeholder.isSecret }
    if Words(description).contains(anyOf: vocabulary.earlier) { return true }
    // "The field refresh_token has the token" names the field, and no person.
    return placeholder.isSecret && placeholder.key.containsBytes(of: "_")
      && description.containsBytes(of: placeholder.key)
  }

  /// `<token_value>` and `<your_token>` mean the field `token`.
  private func stems(of key: String) -> Set<String> {
    var parts = key.parts(separatedBy: "_")
    var stems: Set<String> = [key]
    if parts.count > 1, parts.last == "value" { parts.removeLast() }
    if parts.count > 1, parts.first == "your" || parts.first == "my" { parts.removeFirst() }
    stems.insert(parts.joined(separator: "_"))
    return stems
  }

  private func capture(_ key: String, _ selector: Selector, line: Int) -> Capture {
    let isSecret = placeholders[key]?.isSecret ?? SecretNames.isSecret(key: key, description: nil)
    return Capture(key: key, selector: selector, isSecret: isSecret, line: line)
  }
}

extension Capture {
  /// The value is under a name of its own, not somewhere in a line.
  fileprivate var isFromRecord: Bool {
    if case .json = selector { true } else { false }
  }
}
