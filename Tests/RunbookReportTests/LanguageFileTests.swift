import Diagnostics
import Testing

@testable import RunbookReport

@Suite struct LanguageFileTests {
  private static let header = #"""
    # A language that no one speaks.
    msgid ""
    msgstr ""
    "Language: pl_PL\n"
    "Plural-Forms: nplurals=3; plural=n==1 ? 0 : n<5 ? 1 : 2;\n"
    "X-Decimal-Separator: ,\n"


    """#

  private func language(_ entries: String) throws -> Language {
    try Language(file: Array((Self.header + entries).utf8), path: "pl.po")
  }

  private func complaint(_ text: String) -> String? {
    do {
      _ = try Language(file: Array(text.utf8), path: "pl.po")
      return nil
    } catch { return error.message.description }
  }

  @Test func aFileIsALanguage() throws {
    let language = try language(
      #"""
      #. Said at the end.
      #: passo/Run.swift
      msgid "{#step|steps} of {}"
      msgstr "{2}: {1#krok|kroki|kroków}"

      msgid ""
      "a text of \"two\""
      " lines\n"
      msgstr ""
      "tekst\t"
      "\\"
      """#.replacing("tekst\\t", with: "tekst "))
    #expect(language.code == "pl-PL")
    #expect(language.say("\(count: 1, "step", "steps") of \("x")") == "x: 1 krok")
    #expect(language.say("\(count: 4, "step", "steps") of \("x")") == "x: 4 kroki")
    #expect(language.say("\(count: 9, "step", "steps") of \("x")") == "x: 9 kroków")
    #expect(language.say("a text of \"two\" lines\n") == "tekst \\")
    #expect(language.duration(seconds: 4.2) == "4,2 s")
  }

  @Test func whatIsNotTranslatedIsEnglish() throws {
    let language = try language(
      #"""
      msgid "one"
      msgstr ""

      #, fuzzy
      msgid "two"
      msgstr "dwa?"

      msgid "three"
      msgstr "trzy"

      #~ msgid "four"
      #~ msgstr "cztery"
      """#)
    #expect(
      ["one", "two", "three", "four"].map { language.say(Message(stringLiteral: $0)) } == [
        "one", "two", "trzy", "four",
      ])
  }

  @Test func lineEndsOfWindowsAreLineEnds() throws {
    let text = (Self.header + "msgid \"one\"\nmsgstr \"jeden\"\n").replacing("\n", with: "\r\n")
    #expect(try Language(file: Array(text.utf8), path: "pl.po").say("one") == "jeden")
  }

  @Test(arguments: [
    (#"msgid "{} of {}""# + "\n" + #"msgstr "{}""#, "line 8", "the same {}"),
    (#"msgid "{} of {}""# + "\n" + #"msgstr "{1} z {1}""#, "line 8", "the same {}"),
    (#"msgid "one""# + "\n" + #"msgstr "jeden {}""#, "line 8", "the same {}"),
    (#"msgid "{#step|steps}""# + "\n" + #"msgstr "{#krok|kroki}""#, "line 8", "3 forms"),
    (#"msgid "{#step|steps}""# + "\n" + #"msgstr "{}""#, "line 8", "the same {}"),
    (#"msgid "one""# + "\n" + #"msgstr "\t""#, "line 8", "control character"),
    (#"msgid "one""# + "\n" + "msgstr \"\u{1B}[2J\"", "line 8", "control character"),
    (#"msgid "one""# + "\n" + "msgstr \"\u{202E}neo\"", "line 8", "control character"),
    ("msgid \"one\"\nmsgstr \"a\"\n\nmsgid \"one\"\nmsgstr \"b\"", "line 11", "twice"),
    (#"msgid "one""#, "line 8", "without its translation"),
    ("msgid \"one\"\nmsgid \"two\"\nmsgstr \"\"", "line 9", "without its translation"),
    (#"msgstr "jeden""#, "line 8", "without its sentence"),
    ("msgid one\nmsgstr \"jeden\"", "line 8", "quotation marks"),
    (#"msgid "on"e""#, "line 8", #"written \""#),
    (#"msgid "\x""#, "line 8", "must be followed"),
    (#"msgid "one\""#, "line 8", "must be followed"),
    ("msgctxt \"menu\"\nmsgid \"one\"\nmsgstr \"jeden\"", "line 8", "a line is msgid"),
    ("<html>", "line 8", "a line is msgid"),
  ])
  func whatIsWrongIsNamed(entries: String, line: String, reason: String) throws {
    let text = try #require(complaint(Self.header + entries))
    #expect(text.hasPrefix("\(line) of the language file pl.po: ") && text.contains(reason), "\(text)")
  }

  @Test func theHeadersAreNeeded() {
    #expect(complaint("")?.contains("Language is missing") == true)
    let withoutForms = "msgid \"\"\nmsgstr \"Language: pl\\n\"\n"
    #expect(complaint(withoutForms)?.contains("Plural-Forms is missing") == true)
  }

  @Test func bytesThatAreNoTextAreRefused() {
    #expect(throws: LanguageFileError.self) {
      try Language(file: Array(Self.header.utf8) + Array("msgid \"one\"\nmsgstr \"".utf8) + [0xFF, 0x22], path: "x.po")
    }
  }
}
