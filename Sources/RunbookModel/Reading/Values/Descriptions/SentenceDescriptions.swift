import Bytes

/// Reads the sentences that say by what a name is to be replaced, or what it is.
struct SentenceDescriptions {
  let vocabulary: Vocabulary

  /// So many sentences go on about a name at most.
  private static let reach = 6

  /// Whether a paragraph, with its marks (``MarkedText``), may hold a name at all.
  static func mayName(_ marked: String) -> Bool {
    // The marks (U+E000) begin with the byte 0xEE in UTF-8.
    let (less, brace, underscore) = (UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "_"))
    var marked = marked
    return marked.withUTF8 { $0.contains { $0 == 0xEE || $0 == less || $0 == brace || $0 == underscore } }
  }

  /// - Parameter sentences: of a paragraph, with their marks, in which a name may be.
  func descriptions(
    in sentences: [String], lines makeLines: @autoclosure () -> InlineLines
  ) -> [PlaceholderDescription] {
    let mentions = sentences.map { Self.mayName($0) ? NameMention.all(in: $0) : [] }
    var seen: [String: Int] = [:]
    var result: [PlaceholderDescription] = []
    var known: InlineLines?
    for (index, sentence) in sentences.enumerated() where !mentions[index].isEmpty {
      var read = Reading(sentence: sentence, vocabulary: vocabulary)
      read.read(mentions[index])
      // Sentences without a name of their own go on about the last one.
      let following = sentences.indices[(index + 1)...].prefix(Self.reach).prefix { following in
        !mentions[following].contains { $0.kind == .bracketed || $0.kind == .capitals }
      }
      let lines = known ?? makeLines()
      known = lines
      let tail = following.map { " " + sentences[$0] }.joined()
      for found in read.found {
        var description = PlaceholderDescription(
          text: MarkedText.plain(found.text), marked: found.text + found.note + (found.isMention ? "" : "." + tail),
          line: lines.line(of: found.name, occurrence: seen[found.name, default: 0]), place: .prose)
        if found.isFlag { description.options = [found.name] } else { description.names = [found.name] }
        description.isMention = found.isMention
        description.requirement = found.requirement
        result.append(description)
      }
      for mention in mentions[index] { seen[mention.name, default: 0] += 1 }
    }
    return result
  }

  /// One sentence.
  private struct Reading {
    struct Found {
      var name: String
      var text: String
      /// What is in parentheses after the name: an example, mostly.
      var note = ""
      var isMention = false
      /// "where <x> is optional"
      var requirement: String?

      var isFlag: Bool { name.hasPrefix("-") }
    }

    let sentence: String
    let vocabulary: Vocabulary
    private(set) var found: [Found] = []
    /// It asks to replace names with "your own values", no matter what they are.
    private var saysNothing = false

    init(sentence: String, vocabulary: Vocabulary) {
      self.sentence = sentence
      self.vocabulary = vocabulary
    }

    mutating func read(_ mentions: [NameMention]) {
      let words = Words(MarkedText.plain(sentence))
      let pairs = vocabulary.replacing(in: words)
      for before in pairs.map(\.before).uniqued {
        explain(mentions, before: before, after: pairs.filter { $0.before == before }.map(\.after))
        if !found.isEmpty { break }
      }
      if found.isEmpty, saysNothing { return }
      if found.isEmpty { define(mentions) }
      // "Make sure to replace `<x>`": with what, it does not say.
      if found.isEmpty, pairs.isEmpty, words.contains(anyOf: vocabulary.replacingWords) { return }
      let explained = Set(found.map(\.name))
      mention(mentions.filter { !explained.contains($0.name) && $0.kind != .word })
    }

    /// "The `target` is the region where …": a field with its article, and what it is.
    private mutating func define(_ mentions: [NameMention]) {
      guard let first = mentions.first, first.kind == .word || first.kind == .capitals, !first.isPart else { return }
      let lead = MarkedText.plain(sentence[..<first.range.lowerBound]).trimmingBlanks
      guard !lead.isEmpty, lead.count < 5, lead.allSatisfy(\.isAlphabetic) else { return }
      let rest = sentence[first.range.upperBound...].drop { MarkedText.isSign($0) || $0 == " " }
      let opening = Words(MarkedText.plain(rest.prefix(12)))
      guard let copula = vocabulary.copulas.indices.first(where: { opening.hasPrefix(vocabulary.copulaWords[$0]) })
      else {
        return
      }
      let text = trimmed(rest.dropFirst(vocabulary.copulas[copula].count), untilNext: false)
      guard text.parts(separatedBy: " ").count > 2, !isRequirement(text), Self.hasWords(text) else { return }
      found.append(Found(name: first.name, text: text))
    }

    /// A sentence that only mentions a placeholder or a flag still says more than nothing.
    private mutating func mention(_ mentions: [NameMention]) {
      let names = mentions.filter { !$0.isPart || $0.kind == .flag }.map(\.name).uniqued
      guard !names.isEmpty else { return }
      // So many names leave no doubt, and a hostile line of thousands is still read in linear time.
      let rest = names.prefix(32).reduce(MarkedText.plain(sentence)) { $0.replacingBytes(of: $1, with: "") }
      let eastAsian = rest.unicodeScalars.count { $0.value > 0x2E80 }
      // What begins with the name is about it.
      let isSubject =
        mentions.first?.kind == .bracketed && sentence[..<mentions[0].range.lowerBound].allSatisfy(MarkedText.isSign)
      guard rest.parts(separatedBy: " ").count > (isSubject ? 2 : 5) || eastAsian > 8 else { return }
      found += names.map { Found(name: $0, text: sentence, isMention: true) }
    }

    // MARK: Explanations

    /// Between the word that asks and the name are at most a few words: `replace the value of`.
    private static let reach = 36

    private mutating func explain(_ mentions: [NameMention], before: String, after: [String]) {
      var start = sentence.startIndex
      if !before.isEmpty {
        guard let cue = sentence.range(ofWord: before) else { return }
        start = cue.upperBound
      }
      let names = subjects(
        mentions.filter { $0.range.lowerBound >= start && !$0.isPart }, before: before, after: after, from: start)
      guard let first = names.first,
        before.isEmpty || distance(start, first.range.lowerBound) < Self.reach || isLed(first, by: before)
      else { return }
      var pending: [Found] = []
      for (index, name) in names.enumerated() {
        let next = index + 1 < names.count ? names[index + 1].range.lowerBound : nil
        let rest = sentence[name.range.upperBound..<(next ?? sentence.endIndex)]
        let subject = Found(name: name.name, text: "", note: note(after: rest))
        guard let text = explanation(rest, after: after, untilNext: next != nil, isSuffixed: before.isEmpty) else {
          if next != nil, isJoint(rest) { pending.append(subject) } else { pending = [] }
          continue
        }
        // "where <x> is `eu-gb`" gives a value and explains nothing; that it is optional is no explanation either.
        for var explained in pending + [subject] where Self.hasWords(text) {
          // "Replace `<x>` (for example, `eth1`) with your value" gives an example at least.
          if explained.note.isEmpty, isEmpty(text) {
            saysNothing = true
            continue
          }
          let isRequirement = isRequirement(text)
          explained.text = isRequirement ? sentence : text
          explained.isMention = isRequirement
          explained.requirement = isRequirement ? MarkedText.plain(text) : nil
          found.append(explained)
        }
        pending = []
      }
    }

    private func distance(_ start: String.Index, _ end: String.Index) -> Int {
      start <= end ? sentence[start..<end].count : .max
    }

    /// The names that the sentence explains: a plain word counts only where a name must be.
    private func subjects(
      _ mentions: [NameMention], before: String, after: [String], from start: String.Index
    ) -> [NameMention] {
      var end = start
      return mentions.filter { mention in
        defer { end = max(end, mention.range.upperBound) }
        guard mention.kind == .word || mention.kind == .flag else { return !isExample(mention) }
        guard !isExample(mention) else { return false }
        let lead = sentence[end..<mention.range.lowerBound]
        let isFirst = end == start && lead.parts(separatedBy: " ").count < 5
        guard isFirst || endsWithJoint(lead) || isLed(mention, by: before) else { return false }
        let rest = MarkedText.plain(withoutParentheses(sentence[mention.range.upperBound...].prefix(160)))
          .trimmingBlanks
        let words = Words(String(rest.prefix(24)))
        return after.contains { !$0.isEmpty && words.hasPrefix(Words($0)) }
      }
    }

    /// The word that asks is right before it.
    private func isLed(_ mention: NameMention, by before: String) -> Bool {
      !before.isEmpty
        && Words(MarkedText.plain(sentence[..<mention.range.lowerBound].suffix(40))).hasSuffix(Words(before))
    }

    private func isRequirement(_ text: String) -> Bool {
      text.parts(separatedBy: " ").count < 3 && Requirement.read(MarkedText.plain(text), vocabulary) != nil
    }

    /// `(for example, eth10)`
    private func note(after rest: Substring) -> String {
      let inner = rest.drop { $0 == " " || MarkedText.isSign($0) }
      guard let open = inner.first, open == "(" || open == "（",
        let close = inner.prefix(80).firstIndex(where: { $0 == ")" || $0 == "）" })
      else { return "" }
      return " " + inner[...close]
    }

    /// "such as `us-south`": a value.
    private func isExample(_ mention: NameMention) -> Bool {
      let lead = MarkedText.plain(sentence[..<mention.range.lowerBound].suffix(24))
      let words = Words(lead.filter { !",:：，".containsBytes(of: $0) })
      return mention.kind != .bracketed
        && vocabulary.exampleCueEndings.contains { words.hasSuffix($0) }
    }

    private func explanation(
      _ rest: Substring, after: [String], untilNext: Bool, isSuffixed: Bool
    ) -> String? {
      var text = withoutParentheses(rest, onlyLeading: true)[...]
      if !after.contains("") {
        // `by`, `with`: whichever of the language's words comes first.
        guard let (word, mark) = earliest(after, in: text) else { return nil }
        if isSuffixed {
          let lead = text[..<word.lowerBound].filter { !MarkedText.isSign($0) && $0 != " " }
          guard lead.count <= (vocabulary.objectMarks.contains(mark) ? 8 : 0) else { return nil }
        }
        text = text[word.upperBound...]
        if isSuffixed, vocabulary.objectMarks.contains(mark) {
          // The verb is after the explanation, or after that of the last name; without it nothing is replaced.
          if let (verb, _) = earliest(vocabulary.replaceVerbs, in: text) {
            text = text[..<verb.lowerBound]
          } else if earliest(vocabulary.replaceVerbs, in: sentence[rest.endIndex...].prefix(400)) != nil {
            text = text.dropping(particles: vocabulary.replaceParticles)
          } else if !vocabulary.topicMarks.contains(mark) {
            return nil
          }
        }
      }
      return trimmed(text, untilNext: untilNext)
    }

    private func earliest(_ words: [String], in text: Substring) -> (range: Range<String.Index>, word: String)? {
      let found = words.compactMap { word in text.range(ofWord: word).map { (range: $0, word: word) } }
      return found.min { $0.range.lowerBound < $1.range.lowerBound }
    }

    /// "with your own values"
    private func isEmpty(_ text: String) -> Bool {
      MarkedText.plain(text).split { !$0.isAlphabetic }.allSatisfy { vocabulary.fillers.contains($0.lowercased()) }
    }

    private static func hasWords(_ text: String) -> Bool {
      let rest = MarkedText.ranges(in: text).reversed().reduce(into: text) { $0.removeSubrange($1) }
      return rest.contains(where: \.isAlphabetic)
    }

    // MARK: Joints

    private func isJoint(_ text: Substring) -> Bool {
      let bare = MarkedText.plain(withoutParentheses(text)).filter { !",;、，".containsBytes(of: $0) }.normalisedWords
      return bare.isEmpty || vocabulary.joints.contains(bare)
    }

    private func endsWithJoint(_ text: Substring) -> Bool {
      let words = Words(MarkedText.plain(text))
      return words.isEmpty || vocabulary.jointWords.contains { words.hasSuffix($0) } || words.hasSuffix(",")
    }

    private func withoutParentheses(_ text: Substring, onlyLeading: Bool = false) -> String {
      // `（` and `）` begin with the byte 0xEF.
      guard text.utf8.contains(where: { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")") || $0 == 0xEF }) else {
        return String(text)
      }
      var result = ""
      var depth = 0
      for character in text {
        let mayOpen = !onlyLeading || !result.contains(where: \.isAlphabetic)
        if character == "(" || character == "（", mayOpen || depth > 0 {
          depth += 1
        } else if character == ")" || character == "）", depth > 0 {
          depth -= 1
        } else if depth == 0 {
          result.append(character)
        }
      }
      return depth > 0 ? String(text) : result
    }

    /// An explanation without what joins it to the next one: "… your key, and replace".
    private func trimmed(_ text: Substring, untilNext: Bool) -> String {
      var text = text.drop { " ,、，:：".containsBytes(of: $0) }.foldingBlanks
      // Each round takes one word away; no one joins with more.
      for _ in 0..<8 {
        let length = text.utf8.count
        while let last = text.last, ",;:.，、。；：".containsBytes(of: last) || last.isSpace { text.removeLast() }
        if text.last == MarkedText.opening { text.removeLast() }
        if untilNext || length != text.utf8.count {
          for word in vocabulary.joints + (untilNext ? vocabulary.replaceCues : []) {
            guard let shorter = text.dropping(suffixWord: word) else { continue }
            text = shorter
            break
          }
        }
        if length == text.utf8.count { return text }
      }
      return text
    }
  }
}

extension Substring {
  /// Without the particle that the verb demands of what is before it.
  fileprivate func dropping(particles: [String]) -> Substring {
    let bare = self[
      ..<(lastIndex { !" ,、".containsBytes(of: $0) && !MarkedText.isSign($0) }.map { index(after: $0) } ?? startIndex)]
    guard let particle = particles.first(where: { bare.hasSuffix($0) }) else { return self }
    return bare.dropLast(particle.count)
  }
}

extension String {
  /// Whether it ends with a word in small letters, no matter its own case; nil where letters outside ASCII decide.
  private func endsWithASCII(_ word: String) -> Bool? {
    guard utf8.count >= word.utf8.count else { return nil }
    for (own, wanted) in zip(utf8.suffix(word.utf8.count), word.utf8) {
      guard own < 0x80, wanted < 0x80 else { return nil }
      guard own == wanted || (0x41...0x5A).contains(own) && own | 0x20 == wanted else { return false }
    }
    return true
  }

  /// Without the word at the end; nil when the word is not the last one, or the only one.
  fileprivate func dropping(suffixWord word: String) -> String? {
    // Mostly the last letters differ.
    if let own = utf8.last, own < 0x80, let wanted = word.utf8.last {
      guard own == wanted || (0x41...0x5A).contains(own) && own | 0x20 == wanted else { return nil }
    }
    guard count > word.count, endsWithASCII(word) ?? lowercased().hasSuffix(word) else { return nil }
    let rest = dropLast(word.count)
    let isEastAsian = word.unicodeScalars.contains { $0.value > 0x2E80 }
    guard isEastAsian || rest.last.map({ !$0.isAlphabetic && !$0.isNumeric }) ?? false else { return nil }
    return String(rest)
  }
}
