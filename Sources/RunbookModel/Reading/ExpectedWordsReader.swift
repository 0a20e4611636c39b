import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds the words that a verify step says its output holds, or does not hold: "Verify that the status is **Running**".
///
/// Only what is quoted, bold or in code, and only next to a word for what an output shows: a word that is expected in
/// vain would fail a run in which nothing is wrong.
struct ExpectedWordsReader {
  let vocabulary: Vocabulary
  let plain: PlainText

  /// - Parameters:
  ///   - paragraphs: what the page says before and right behind the action, with the lines where each begins.
  ///   - command: what is run: a word of it says what is asked, not what is answered.
  func words(in paragraphs: [(inlines: [Inline], line: Int)], command: String) -> ExpectedWords? {
    var found: ExpectedWords?
    let commandWords = Words(command)
    for paragraph in paragraphs {
      let lines = InlineLines(paragraph.inlines, plain: plain, first: paragraph.line)
      for sentence in Sentences.split(Self.quotesMarked(plain.marked(paragraph.inlines))) {
        guard (found?.words.count ?? 0) < Self.maximum, let (words, isNegated) = read(sentence, command: commandWords)
        else { continue }
        guard let known = found else {
          found = ExpectedWords(words: words, isNegated: isNegated, line: lines.line(of: words[0]))
          continue
        }
        if known.isNegated == isNegated { found?.words += words.filter { !known.words.contains($0) } }
      }
    }
    return found
  }

  // MARK: One sentence

  private static let maximum = 20

  private func read(_ sentence: String, command: Words) -> (words: [String], isNegated: Bool)? {
    let whole = Words(MarkedText.plain(sentence))
    guard !vocabulary.conditionals.contains(where: { whole.hasPrefix($0) && startsAlone($0, in: whole) }) else {
      return nil
    }
    let spans = MarkedText.ranges(in: sentence)
    var words: [String] = []
    var negations: Set<Bool> = []
    var followsFormer = false
    for (index, span) in spans.enumerated() {
      let word = MarkedText.plain(sentence[span]).trimmingBlanks
      guard isWord(word, command: command) else { continue }
      let start = index > 0 ? spans[index - 1].upperBound : sentence.startIndex
      let end = index + 1 < spans.count ? spans[index + 1].lowerBound : sentence.endIndex
      let before = clause(String(sentence[start..<span.lowerBound].suffix(48)), isBefore: true)
      let behind = clause(String(sentence[span.upperBound..<end].prefix(48)), isBefore: false)
      // "from **Pending** to **Ready**": the second one is what becomes of the first.
      let isNext = followsFormer && before.text.split(separator: " ").count < 4
      followsFormer = isFormer(before)
      guard isNext || isStated(before) || isShown(behind, word: word), !followsFormer else { continue }
      words.append(word)
      negations.insert(isNegated(before) || isNegated(behind))
    }
    // "shows **a** and not **b**" is more than one sentence can be taken for.
    guard !words.isEmpty, negations.count == 1, let isNegated = negations.first else { return nil }
    return (words, isNegated)
  }

  private func startsAlone(_ word: Words, in text: Words) -> Bool {
    ByteSearch.isWord(0..<word.bytes.count, in: text.bytes[...])
  }

  /// What stands in the same clause as the word.
  private func clause(_ text: String, isBefore: Bool) -> Words {
    let bare = MarkedText.plain(text)
    let isEnd: (Character) -> Bool = { ",;:：，。".contains($0) }
    if isBefore {
      // "This is displayed: **X**" is one clause; "nobody gets in: the answer contains **X**" is two.
      let ending = bare.reversed().drop { " :：".contains($0) }.count
      guard let end = bare.prefix(ending).lastIndex(where: isEnd) else { return Words(bare) }
      return Words(bare[bare.index(after: end)...])
    }
    return Words(bare.prefix { !isEnd($0) })
  }

  private func isStated(_ before: Words) -> Bool { vocabulary.stating.contains { before.containsWord($0) } }

  /// A state behind its word, such as `**Running** status`, is written with a capital; `app status` speaks of an app.
  private func isShown(_ behind: Words, word: String) -> Bool {
    if vocabulary.appearing.contains(where: { behind.containsWord($0) }) { return true }
    let isState = word.first?.isUppercase ?? false
    return isState && vocabulary.states.contains { behind.hasPrefix($0) || before(behind, $0) }
  }

  private func before(_ text: Words, _ word: Words) -> Bool {
    text.text.split(separator: " ").prefix(2).contains { $0 == word.text }
  }

  /// "changes from **Pending** to **Ready**": the first one is over.
  private func isFormer(_ before: Words) -> Bool {
    guard let last = before.text.split(separator: " ").last else { return false }
    return vocabulary.formers.contains(String(last))
  }

  private func isNegated(_ clause: Words) -> Bool { vocabulary.negations.contains { clause.containsWord($0) } }

  // MARK: Words

  /// Neither a command, nor an option, nor a part of the command that is run.
  private func isWord(_ word: String, command: Words) -> Bool {
    guard !word.isEmpty, word.count < 80, word.contains(where: { $0.isLetter || $0.isNumber }),
      !word.hasPrefix("-"), !word.hasPrefix("$"), PlaceholderNames.all(in: word).allSatisfy({ $0 == word })
    else { return false }
    let first = word.split(separator: " ").first.map(String.init) ?? word
    if KnownPrograms.contains(first) { return false }
    return !command.containsWord(Words(word))
  }

  /// Quotation marks are marks, too.
  private static func quotesMarked(_ text: String) -> String {
    let pairs: [(Character, Character)] = [("“", "”"), ("«", "»"), ("„", "“"), ("「", "」"), ("『", "』"), ("\"", "\"")]
    var text = text
    for (open, close) in pairs where text.contains(open) {
      var result = ""
      var isOpen = false
      for character in text {
        if !isOpen, character == open {
          isOpen = true
          result.append(MarkedText.opening)
        } else if isOpen, character == close {
          isOpen = false
          result.append(MarkedText.closing)
        } else {
          result.append(character)
        }
      }
      if !isOpen { text = result }
    }
    return text
  }
}
