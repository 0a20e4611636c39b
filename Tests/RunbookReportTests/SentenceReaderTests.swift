import Diagnostics
import Testing

@testable import RunbookReport

@Suite struct SentenceReaderTests {
  private func french(_ english: String) -> String {
    Language.french.say(SentenceReader(.french).understood(Message(verbatim: english)))
  }

  @Test(arguments: [
    ("as the sample shows", "comme le montre l'exemple"),
    ("code 3", "code 3"),
    ("attempt 2", "tentative 2"),
    ("AGE: another date", "AGE\u{A0}: autre date"),
    ("3 bytes left out", "3 octets omis"),
    ("1 byte left out", "1 octet omis"),
    ("no one ever said this", "no one ever said this"),
    ("", ""),
    ("{}", "{}"),
    (
      "line 3: 1 line that the sample does not have (output line 3)",
      "ligne 3\u{A0}: 1 ligne que l'exemple n'a pas (ligne 3 de la sortie)"
    ),
    ("a line of the output must be `{x}`", "une ligne de la sortie doit être `{x}`"),
  ])
  func aSentenceFromAJournalIsTranslated(english: String, expected: String) {
    #expect(french(english) == expected)
  }

  /// What is read as a sentence says in English what it said before.
  @Test(arguments: ["", "{", "}}", "line 4", "exit status 99", "x is empty", "the output contains a, b", "a: b: c: d"])
  func englishStaysAsItWas(text: String) {
    #expect(SentenceReader(.french).understood(Message(verbatim: text)).description == text)
  }

  @Test func aSentenceThatIsOneAlreadyStays() {
    let message = Message("attempt \(2)")
    #expect(SentenceReader(.french).understood(message) == message)
  }

  /// What is in a journal is English text, and said in the person's language all the same: every sentence that the
  /// runner and the comparisons can say, within those that hold others.
  @Test(arguments: Catalogue.all.dropFirst()) func everySentenceOfAJournalIsSaidInTheLanguage(language: Language) {
    let reader = SentenceReader(language)
    var unlike: [String] = []
    for sentence in JournalSentences.all {
      let atLine: Message = "\(Message("line \(3)")): \(sentence)"
      let atKey: Message = "\(Message("\("AGE"): \(sentence)")) (output line \(7))"
      // What says its place already says no second one.
      for message in [sentence] + (sentence.pattern.contains("line {}") ? [] : [atLine, atKey]) {
        let read = reader.understood(Message(verbatim: message.description))
        if language.say(read) != language.say(message) { unlike.append("\(language.say(read)) ← \(message)") }
      }
    }
    #expect(unlike.joined(separator: "\n") == "")
  }

  @Test func everyPatternIsFoundAgain() {
    let reader = SentenceReader(.french)
    for pattern in Language.french.translations.keys where !pattern.contains("{") && pattern.utf8.count > 3 {
      #expect(reader.understood(Message(verbatim: pattern)).pattern == pattern)
    }
  }
}
