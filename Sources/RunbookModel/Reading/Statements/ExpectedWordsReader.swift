import Bytes
import MarkdownBlocks
import ShellSyntax

/// Finds what a verify step says that its output holds, or does not hold: "Verify that the status is **Running**",
/// "Verify that your namespace was created".
///
/// Only what is quoted, bold or in code, and only next to a word for what an output shows, or the names that the
/// commands before it were given: a word that is expected in vain would fail a run in which nothing is wrong.
struct ExpectedWordsReader {
  let vocabulary: Vocabulary
  let plain: PlainText
  let objects: ObjectNames

  private static let maximum = 20

  /// What is not understood of the sentences from which something was is one more element, without words.
  ///
  /// - Parameters:
  ///   - paragraphs: what the page says before and right after the action, with the lines where each begins.
  ///   - command: what is run: a word of it says what is asked, not what is answered.
  func words(in paragraphs: [(inlines: [Inline], line: Int)], command: String) -> [ExpectedWords] {
    var found: [ExpectedWords] = []
    var isWhole = true
    // A demand may be explained by the sentences after it: "Check the pods. **Running** is displayed."
    var isExplained = true
    let commandWords = Words(command)
    let demands = VerifyWords(vocabulary: vocabulary)
    for paragraph in paragraphs {
      let lines = InlineLines(paragraph.inlines, plain: plain, first: paragraph.line)
      for text in Sentences.split(Self.quotesMarked(plain.marked(paragraph.inlines))) where found.count < Self.maximum {
        let sentence = MarkedSentence(text, vocabulary: vocabulary) { isWord($0, command: commandWords) }
        guard !isConditional(sentence.text) else { continue }
        let read = SentenceStatements(sentence, vocabulary: vocabulary, objects: objects)
        for var statement in read.statements {
          statement.line = statement.sources.isEmpty ? lines.line(of: statement.words[0]) : paragraph.line
          if !found.contains(statement) { found.append(statement) }
        }
        let isDemand = demands.demands(sentence.text)
        if !read.statements.isEmpty {
          isWhole = isWhole && read.isWhole
          isExplained = isExplained || !isDemand
        } else if read.isLimited {
          // "It might take some minutes." says nothing of the output.
          isWhole = isWhole && !isDemand && sentence.groups.isEmpty
        } else if isDemand, makesClaim(sentence.text) {
          isExplained = false
        }
      }
    }
    guard let last = found.last else { return [] }
    return isWhole && isExplained ? found : found + [ExpectedWords(words: [], isNegated: false, line: last.line)]
  }

  private func makesClaim(_ sentence: Words) -> Bool { vocabulary.claims.isAnyWord(in: sentence.bytes[...]) }

  private func isConditional(_ sentence: Words) -> Bool {
    vocabulary.conditionals.contains {
      sentence.hasPrefix($0) && ByteSearch.isWord(0..<$0.bytes.count, in: sentence.bytes[...])
    }
  }

  // MARK: Words

  /// Neither a command, nor an option, nor a part of the command that is run.
  private func isWord(_ word: String, command: Words) -> Bool {
    guard !word.isEmpty, word.count < 80, word.contains(where: { $0.isAlphabetic || $0.isNumeric }),
      !word.hasPrefix("-"), !word.hasPrefix("$"), PlaceholderNames.all(in: word).allSatisfy({ $0 == word })
    else { return false }
    let first = word.parts(separatedBy: " ").first.map(String.init) ?? word
    // Shells have `true` as a program, and outputs as a value.
    if KnownPrograms.contains(first), !["true", "false"].contains(word) { return false }
    return !command.containsWord(Words(word))
  }

  /// Quotation marks are marks, too, but for those within what is marked: `"status": "ok"` is looked for as it is.
  private static func quotesMarked(_ text: String) -> String {
    let pairs: [(Character, Character)] = [("“", "”"), ("«", "»"), ("„", "“"), ("「", "」"), ("『", "』"), ("\"", "\"")]
    var text = text
    for (open, close) in pairs where text.containsBytes(of: open) {
      var result = ""
      var isOpen = false
      var isMarked = false
      for character in text {
        if MarkedText.isSign(character), !isOpen { isMarked = character == MarkedText.opening }
        if isMarked {
          result.append(character)
        } else if !isOpen, character == open {
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
