import Bytes
import Diagnostics

/// A line of running text in a sample: words, of which some may be names or elisions.
struct LinePattern: Sendable {
  enum Element: Sendable {
    case word(WordPattern)
    /// One word or more.
    case name(String)
    /// A name with nothing but punctuation around it, such as `'<owner>'`: one word or more, as the name alone.
    case quoted(WordPattern)
    /// Any number of words.
    case elision

    var isWord: Bool {
      if case .word = self { true } else { false }
    }

    /// What it says does not depend on what is in its place.
    var isLiteral: Bool {
      switch self {
      case .word, .quoted: true
      case .name, .elision: false
      }
    }
  }

  /// From 0.
  let line: Int
  /// The line as it is, or as ``TightLine`` writes it.
  let text: TextSlice
  let elements: [Element]
  /// What the line must begin with, so that most lines of an output are refused at a glance.
  private let firstWord: TextSlice?

  init(_ text: TextSlice, line: Int) {
    self.line = line
    self.text = text
    let words = LineWords.split(text, holding: NameInText.all(in: text).map(\.range))
    let owner = OwnerInLine.place(in: words)
    elements = words.indices.flatMap { index -> [Element] in
      guard let owner, owner.contains(index) else { return Self.elements(of: words[index]) }
      return index == owner.lowerBound ? [.elision] : []
    }
    firstWord = if case .word(let word)? = elements.first { word.literal } else { nil }
  }

  /// A line whose words are not looked at: it counts, and matches nothing.
  init(unread text: TextSlice, line: Int) {
    (self.line, self.text, elements, firstWord) = (line, text, [], nil)
  }

  private static let elisions = ["...", "…", "[...]", "[…]", "(...)", "<...>", "⋮", "<snip>", "[snip]", "<truncated>"]
    .map {
      TextSlice($0)
    }

  /// `[...]`: stands for any number of lines.
  static func isElision(_ text: TextSlice) -> Bool {
    let text = text.trimmed
    if elisions.contains(text) { return true }
    return text.count >= 3 && text.allSatisfy { $0 == "." || $0.isBlank }
  }

  private static func elements(of word: TextSlice) -> [Element] {
    if isElision(word) { return [.elision] }
    if let name = NameInText.first(in: word), name.range == word.indices { return [.name(name.text)] }
    var rest = word
    for mark in ["[...]", "...", "…"] where rest.ends(with: mark) {
      rest = rest.dropLast(mark.utf8.count)
      while rest.last == "." { rest = rest.dropLast() }
      return [.word(WordPattern(rest, isOpen: true)), .elision]
    }
    let pattern = WordPattern(word, isOpen: false)
    return [pattern.isQuotedName ? .quoted(pattern) : .word(pattern)]
  }

  /// A line of nothing but names and elisions would be satisfied by anything.
  var saysSomething: Bool {
    elements.contains(where: \.isLiteral)
  }

  /// A line of one sign across the screen.
  var isRule: Bool { WordPattern.rule(text.trimmed) != nil }

  /// The line has a word of its own, not only values that many lines could have.
  var hasLiteral: Bool {
    !isRule && elements.contains { if case .word(let word) = $0 { !word.isOnlyValue } else { false } }
  }

  /// The line's one name, if it is nothing else.
  var onlyName: String? {
    if elements.count == 1, case .name(let name) = elements[0] { name } else { nil }
  }

  struct Match {
    /// How each word matched its pattern, where it was not the same.
    var likenesses: [(word: TextSlice, actual: TextSlice, likeness: Likeness)] = []
    /// Which words each gap took, in order; an elision's gap has no name.
    var gaps: [(name: String?, words: Range<Int>)] = []
  }

  /// Where to go on when the words after a gap do not fit: the gap takes one word more.
  private struct Retry {
    /// After the gap.
    var element: Int
    var likenesses: Int
    var gaps: Int
  }

  /// What a line may have in place of a word of the sample.
  enum Acceptance {
    /// Only what a comparison accepts.
    case explained
    /// Anything: to find the line that is nearest.
    case anything

    func accepts(_ likeness: Likeness) -> Bool { self == .anything || likeness.isAccepted }
  }

  /// Nil when the words are not such a line. Names and elisions take as few words as they can.
  func match(
    _ words: [TextSlice], bindings: [String: String], accepting acceptance: Acceptance = .explained,
    findings: inout Findings
  ) -> Match? {
    findings.spend()
    if acceptance == .explained, let firstWord, let word = words.first, !firstWord.isEqualIgnoringCase(to: word),
      firstWord.withoutQuotes == firstWord, firstWord.last != ":", StateWord(firstWord) == nil,
      ValueShape.of(word) == .word
    {
      return nil
    }
    let elements = bound(bindings)
    var match = Match()
    var retry: Retry?
    var element = 0
    var word = 0
    while true {
      findings.spend()
      guard !findings.isExhausted else { return nil }
      if element == elements.count, word == words.count { return settled(match, words, acceptance, findings.pinned) }
      if element < elements.count, let next = step(element, of: elements, words, word, &match, bindings, acceptance) {
        if !elements[element].isWord {
          retry = Retry(element: element + 1, likenesses: match.likenesses.count, gaps: match.gaps.count)
        }
        element += 1
        word = next
        continue
      }
      guard let retry else { return nil }
      match.likenesses.removeSubrange(retry.likenesses...)
      match.gaps.removeSubrange(retry.gaps...)
      let gap = match.gaps[retry.gaps - 1].words
      guard
        let end = Self.end(of: elements[retry.element - 1], words, gap.lowerBound, from: gap.upperBound + 1, bindings)
      else { return nil }
      word = end
      match.gaps[retry.gaps - 1].words = gap.lowerBound..<word
      element = retry.element
    }
  }

  /// A name stands for a value: `<none>` or `not found` is none. A value that the page names is no other one.
  private func settled(
    _ match: Match, _ words: [TextSlice], _ acceptance: Acceptance, _ pinned: PinnedValues
  ) -> Match? {
    var match = match
    for (index, found) in match.likenesses.enumerated() {
      let likeness = pinned.checked(found.likeness, found.word.excerpt, found.actual.excerpt)
      guard acceptance.accepts(likeness) else { return nil }
      match.likenesses[index].likeness = likeness
    }
    for gap in match.gaps where !gap.words.isEmpty {
      guard let name = gap.name else { continue }
      let value = TextSlice(words[gap.words].joined(separator: " ".utf8))
      let objection: Message
      if AbsentValue.isIn(value) {
        objection = "nothing, where the sample has a value"
      } else if NameInText.isAnother(value, than: name) {
        objection = "another name"
      } else {
        continue
      }
      guard acceptance == .anything else { return nil }
      match.likenesses.append((TextSlice(name), value, .unexplained(objection)))
    }
    return match
  }

  /// Words of a name in quotation marks; hostile lines have thousands.
  private static let longestName = 12

  /// Where a gap ends that begins at `start` and takes as few words as it can, but ends at `least` or later.
  private static func end(
    of element: Element, _ words: [TextSlice], _ start: Int, from least: Int, _ bindings: [String: String]
  ) -> Int? {
    guard case .quoted(let pattern) = element else { return least <= words.count ? least : nil }
    guard least <= min(words.count, start + longestName) else { return nil }
    return (least...min(words.count, start + longestName)).first { end in
      pattern.likeness(of: TextSlice(words[start..<end].joined(separator: " ".utf8)), bindings: bindings).isAccepted
    }
  }

  /// The next word to look at; nil when the word is not what the element asks for.
  private func step(
    _ index: Int, of elements: [Element], _ words: [TextSlice], _ word: Int, _ match: inout Match,
    _ bindings: [String: String], _ acceptance: Acceptance
  ) -> Int? {
    switch elements[index] {
    case .word(let pattern):
      guard word < words.count else { return nil }
      if pattern.text == words[word] { return word + 1 }
      // A version that is all there is was asked for as such.
      let names = words.count == 1 ? TextSlice("version") : LineWords.names(around: word, in: words)
      let likeness =
        likeness(ofRole: LineRoles.role(ofWord: word, in: words), pattern, words[word])
        ?? capital(ofFirst: word, pattern, words[word])
        ?? pattern.likeness(of: words[word], bindings: bindings, names: names, among: words.count)
      guard acceptance.accepts(likeness) else { return nil }
      if case .same = likeness {} else { match.likenesses.append((pattern.text, words[word], likeness)) }
      return word + 1
    case .name(let name):
      guard word < words.count else { return nil }
      match.gaps.append((name, word..<word + 1))
      return word + 1
    case .quoted(let pattern):
      guard word < words.count, let next = Self.end(of: elements[index], words, word, from: word + 1, bindings) else {
        return nil
      }
      // The word around it is looked for once more when its value is taken.
      match.gaps.append((nil, word..<next))
      if next == word + 1 {
        let likeness = pattern.likeness(of: words[word], bindings: bindings)
        if case .same = likeness {} else { match.likenesses.append((pattern.text, words[word], likeness)) }
      }
      return next
    case .elision:
      match.gaps.append((nil, word..<word))
      return word
    }
  }

  /// A sentence may begin with a capital or without.
  private func capital(ofFirst index: Int, _ pattern: WordPattern, _ actual: TextSlice) -> Likeness? {
    guard index == 0, elements.count > 1, pattern.literal != nil, pattern.text.dropFirst() == actual.dropFirst(),
      pattern.text.isEqualIgnoringCase(to: actual), pattern.text.allSatisfy({ $0.isLetter || $0 >= 0x80 })
    else { return nil }
    return .tolerable("other capitals")
  }

  /// Hosts and owners are those of the reader; that it is root says more.
  private func likeness(ofRole role: LineRoles.Role?, _ pattern: WordPattern, _ actual: TextSlice) -> Likeness? {
    switch role {
    case nil: nil
    case .size: Likeness.ofValues(pattern.text, actual, name: TextSlice("size"))
    case .lifetime: Likeness.ofValues(pattern.text, actual, name: TextSlice("ttl"))
    case .host, .owner:
      pattern.hasName || pattern.text.isEqual(to: "root") ? nil : .tolerable("a name of one's own")
    }
  }

  private func bound(_ bindings: [String: String]) -> [Element] {
    guard !bindings.isEmpty else { return elements }
    return elements.flatMap { element -> [Element] in
      guard case .name(let name) = element, let value = bindings[NameInText.key(of: name)] else { return [element] }
      return LineWords.split(TextSlice(value)).map { .word(WordPattern($0, isOpen: false)) }
    }
  }
}
