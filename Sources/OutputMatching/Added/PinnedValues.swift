import Bytes
import Diagnostics

/// Values that the page names beside a sample, by the command or in a sentence: there they are no examples.
struct PinnedValues: Sendable {
  private let values: Set<String>
  private let names: CommandNames
  /// The page says that what proves a thing is as the sample has it.
  private let fixesProofs: Bool

  init(_ context: SampleContext) {
    var values = Self.values(in: context.command)
    for sentence in context.sentences where !Hedges.are(in: sentence) { values.formUnion(Self.values(in: sentence)) }
    self.values = values
    names = CommandNames(context.command)
    fixesProofs = ProofWords.areFixed(by: context)
  }

  /// A value may be another of its form, unless the page names it.
  func checked(
    _ likeness: Likeness, _ expected: @autoclosure () -> String, _ actual: @autoclosure () -> String
  ) -> Likeness {
    guard likeness.isAccepted, !values.isEmpty || !names.isEmpty || fixesProofs else { return likeness }
    if case .same = likeness { return likeness }
    let sample = expected()
    guard sample.utf8.count <= Self.longest else { return likeness }
    let actual = actual()
    if fixesProofs, !ProofWords.proofs(in: sample).isSubset(of: ProofWords.proofs(in: actual)) {
      return .unexplained("another value than the page names")
    }
    let pinned = Self.values(in: sample).intersection(values)
    // What is between `<` and `>` is the reader's.
    let named = names.shown(in: Self.withoutNames(sample))
    guard pinned.isEmpty || pinned.isSubset(of: Self.values(in: actual)), named.isSubset(of: names.shown(in: actual))
    else { return .unexplained("another value than the page names") }
    return likeness
  }

  private static func withoutNames(_ sample: String) -> String {
    let text = TextSlice(sample)
    let names = NameInText.all(in: text).map(\.range)
    guard !names.isEmpty else { return sample }
    return text.indices.split { index in names.contains { $0.contains(index) } }.map {
      TextSlice(text[$0.startIndex..<$0.endIndex]).string
    }
    .joined(separator: " ")
  }

  /// In bytes.
  private static let longest = 500

  /// The values in a text: addresses, hosts, ports, versions, sizes, numbers and ids, each also as a part of another.
  static func values(in text: String) -> Set<String> {
    var values: Set<String> = []
    let words = text.split(whereSeparator: \.isSpace).flatMap {
      $0.split { "\"'`()[]{}<>,;|=«»“”".containsBytes(of: $0) }
    }
    for (index, word) in words.prefix(mostWords).enumerated() {
      let bare = trimmed(word)
      let next = index + 1 < words.count ? trimmed(words[index + 1]) : ""
      add(bare, followedBy: next, to: &values)
    }
    return values
  }

  private static let mostWords = 2_000

  private static func trimmed(_ word: Substring) -> Substring {
    var word = word
    while let last = word.last, ".,:;!?".containsBytes(of: last) { word = word.dropLast() }
    return word
  }

  private static func add(_ word: Substring, followedBy next: Substring, to values: inout Set<String>) {
    guard !word.isEmpty, word.count <= 300 else { return }
    if word.allSatisfy({ $0.isASCII && ($0.isNumeric || $0 == ".") }), units.contains(next.lowercased()) {
      values.insert(word + next.lowercased())
      return
    }
    if isValue(word) { values.insert(word.lowercased()) }
    // `2.31.0` of `requests-2.31.0`
    if let dash = word.lastIndex(of: "-"), dash > word.startIndex {
      let release = word[word.index(after: dash)...]
      if ValueShape.of(release) == .version { values.insert(release.lowercased()) }
    }
    var rest = word
    if let scheme = word.range(ofFirst: "://") {
      rest = word[scheme.upperBound...]
      rest = rest.prefix { $0 != "/" && $0 != "?" }
      if isValue(rest) { values.insert(rest.lowercased()) }
    }
    if let at = rest.lastIndex(of: "@") {
      rest = rest[rest.index(after: at)...]
      if isValue(rest) { values.insert(rest.lowercased()) }
    }
    let parts = rest.parts(separatedBy: ":")
    if (2...3).contains(parts.count) {
      for part in parts where isValue(part) { values.insert(part.lowercased()) }
    }
  }

  /// What another run may show otherwise, and is no time.
  private static func isValue(_ word: Substring) -> Bool {
    let shape = ValueShape.of(word)
    switch shape {
    case .number: return word.count > 1 && word.allSatisfy(\.isNumeric)
    case .quantity, .version, .ipAddress, .hostName, .email, .url, .guid, .hash, .token, .resourceName, .generatedName,
      .date:
      return true
    case .path: return word.count > 2
    default: return false
    }
  }

  private static let units: Set<String> = [
    "b", "kb", "mb", "gb", "tb", "pb", "kib", "mib", "gib", "tib", "bytes", "ko", "mo", "go", "to", "octets",
  ]
}

extension Substring {
  /// Where a text first is.
  fileprivate func range(ofFirst text: String) -> Range<Index>? {
    var index = startIndex
    while index < endIndex {
      if self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      index = self.index(after: index)
    }
    return nil
  }
}
