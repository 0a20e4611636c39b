import Diagnostics
import Testing

@testable import RunbookReport

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CatalogueTests {
  @Test(arguments: [
    ("fr_FR.UTF-8", "fr"), ("fr", "fr"), ("fr-CA", "fr"), ("pt_BR.UTF-8", "pt-BR"), ("pt", "pt-BR"), ("en_GB", "en"),
    ("C", "en"), ("POSIX", "en"), ("", "en"), ("frr_DE", "en"), ("ja_JP.UTF-8", "en"),
    ("pt_PT", "pt-BR"), ("PT_br", "pt-BR"),
  ])
  func aLocaleHasItsLanguage(locale: String, code: String) {
    #expect(Catalogue.language(forLocale: locale).code == code)
  }

  @Test func withoutALocaleItIsEnglish() {
    #expect(Catalogue.language(forLocale: nil) == .english)
  }

  @Test(arguments: [
    (0.0, "0 s", "0 s"), (0.04, "0.0 s", "0,0 s"), (4.23, "4.2 s", "4,2 s"), (12.4, "12 s", "12 s"),
    (192, "3 min 12 s", "3 min 12 s"), (7500, "2 h 05 min", "2 h 05 min"), (-1, "0 s", "0 s"),
    (.infinity, "0 s", "0 s"), (.nan, "0 s", "0 s"),
  ])
  func durations(seconds: Double, english: String, french: String) {
    #expect(Language.english.duration(seconds: seconds) == english)
    #expect(Language.french.duration(seconds: seconds) == french)
  }

  @Test func pluralsFollowTheLanguage() {
    let message = Message("\(count: 0, "step", "steps"), \(count: 2, "action", "actions"), runs nothing")
    #expect(Language.english.say(message) == "0 steps, 2 actions, runs nothing")
    #expect(Language.french.say(message) == "0 étape, 2 actions, rien n'est exécuté")
  }

  /// Every sentence that this module, the runner, the rules and the command line can say. `PASSO_RECORD=1` adds those
  /// that are missing to the language files, to be translated.
  @Test(arguments: Catalogue.all.filter { $0 != .english })
  func everySentenceIsTranslated(language: Language) throws {
    let missing = Sentences.all.filter { language.translations[$0.pattern] == nil }
    if ProcessInfo.processInfo.environment["PASSO_RECORD"] == "1" {
      try LanguageFiles.add(missing.map(\.pattern), to: language.code)
    }
    #expect(missing.map(\.description).joined(separator: "\n") == "")
  }

  @Test func theSourcesAreFound() {
    #expect(Sentences.all.contains { $0.pattern == "Needs" })
    #expect(Sentences.all.contains { $0.pattern == "{#step|steps}, {#action|actions}, runs nothing" })
  }

  /// A translation that drops an argument says less than the sentence; one that adds an argument says nothing there.
  @Test(arguments: Catalogue.codes.dropFirst())
  func translationsSayAllThatTheSentenceSays(code: String) throws {
    let bytes = Array(try #require(FileManager.default.contents(atPath: "\(Sentences.languages)/\(code).po")))
    let file = try bytes.withUnsafeBufferPointer { try TranslationFile($0) }
    let forms = try #require(PluralForms(file.headers["plural-forms"] ?? ""))
    #expect(file.mistakes(forms) == [])
    #expect(file.headers["language"] == String(code.map { $0 == "-" ? "_" : $0 }))
    let read = try Language(file: bytes, path: code)
    #expect(read == Catalogue.language(forLocale: code))
  }

  /// Whoever adds a language adds a file, and nothing else.
  @Test func everyLanguageFileOfTheFolderIsALanguage() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Sentences.languages)
    let codes = files.filter { $0.hasSuffix(".po") }.map { String($0.dropLast(3)) }.sorted()
    #expect(codes.count >= 2)
    #expect(Catalogue.codes == ["en"] + codes)
    #expect(Catalogue.all.map(\.code) == Catalogue.codes)
  }

  /// No one translates the same sentence for one language only, or what is said no longer for one of them.
  @Test func theLanguagesHaveTheSameSentences() {
    let languages = Catalogue.all.dropFirst()
    for language in languages {
      #expect(Set(language.translations.keys) == Set(languages[1].translations.keys), "\(language)")
    }
  }

  /// A line never begins with a sign that belongs to the word before it.
  @Test func frenchSignsStayWithTheirWords() {
    for text in Language.french.translations.values {
      // Code between backticks is not French.
      let words = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
        $0.offset % 2 == 0
      }
      for part in words.map(\.element) {
        for sign in [";", ":", "!", "?", "»", "%"] { #expect(!part.contains(" " + sign), "\(text)") }
        #expect(!part.contains("« "), "\(text)")
      }
    }
  }

  @Test func literalsAreReadAsSwiftReadsThem() {
    let source = #"""
      // Message("not this")
      let a = Message("one \(name("x", "y")) two {z} \u{2014} \"q\"")
      let b = Message("\(count: n(1), "step", "steps") left")
      """#
    let patterns = SwiftLiterals(source).literals.filter { $0.context.hasSuffix("Message(") }.map(\.pattern)
    #expect(patterns == ["one {} two {{z}} — \"q\"", "{#step|steps} left"])
  }
}

/// The sentences in the sources of the modules that address people.
private struct Sentences: CustomStringConvertible {
  var file: String
  var line: Int
  var pattern: String

  var description: String { "\(file):\(line): \(pattern.debugDescription)" }

  static let all: [Sentences] = ["RunbookReport", "RunbookRunner", "RunbookLint", "passo"].flatMap(sentences(inModule:))

  private static let sources = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/") + "/Sources"

  /// Tables of what programs take and print.
  private static let tables = [
    "Proof/SuccessTable.swift", "Proof/SuccessTable+Machines.swift", "Proof/ProgramOptions.swift",
    "Proof/Scope/ScopeTable.swift", "Proof/Scope/SwitchTable.swift",
  ]

  static let languages = LanguageFiles.folder

  private static func sentences(inModule module: String) -> [Sentences] {
    let folder = "\(sources)/\(module)"
    let files = ((try? FileManager.default.subpathsOfDirectory(atPath: folder + "/")) ?? []).sorted()
    return files.filter { $0.hasSuffix(".swift") && !tables.contains($0) }.flatMap { file in
      let data = FileManager.default.contents(atPath: "\(folder)/\(file)") ?? Data()
      return SwiftLiterals(String(decoding: data, as: UTF8.self)).literals.filter { isSentence($0, in: module) }
        .map { Sentences(file: "\(module)/\(file)", line: $0.line, pattern: $0.pattern) }
    }
  }

  /// What is written as a message, or is where one is expected.
  private static func isSentence(_ literal: SwiftLiterals.Literal, in module: String) -> Bool {
    guard literal.pattern.contains(where: \.isLetter), !isForPrograms(literal) else { return false }
    let openings = [
      "Message(", "Message=", "say(", "message:", "help:", "reason:", "remark(", "Complaint(", "ValidationError(",
      "ArgumentHelp(", "valueName:", "abstract:", "title:", "heading(", "under:", "advise(", "remarks:[", "finding(",
    ]
    if openings.contains(where: literal.context.hasSuffix) { return true }
    // The meaning of an example: `.init("passo plan page.md", "…")`.
    if literal.context.hasSuffix("\","), literal.context.contains(".init(\"passo") { return true }
    // The runner has no text but sentences: all that has a blank is one.
    return module == "RunbookRunner" && literal.pattern.contains(" ")
  }

  /// Texts that programs read, and what the parser of the command line says by itself.
  private static func isForPrograms(_ literal: SwiftLiterals.Literal) -> Bool {
    let forPrograms = [
      "alias {}='{}'", "export {}='{}'", "Content-Type: application/json", "set -o pipefail",
      "(set -o pipefail) 2>/dev/null",
      "! [[ -o pipefail ]]", "! typeset -f {} >/dev/null",
      "test -d {} || echo missing", "cd -- {}", "cd -- '{}'", "\"$(git rev-parse --show-toplevel 2>/dev/null)\"",
    ]
    let openings = ["debugDescription:", "hasPrefix(", "dropFirst(", "Set<String>=[", "shell:"]
    return forPrograms.contains(literal.pattern) || literal.pattern.hasPrefix("Missing expected argument")
      || openings.contains(where: literal.context.contains)
      // Compared byte by byte: `Array("---- END".utf8)`.
      || literal.context.hasSuffix("Array(")
  }
}
