import Testing

@testable import RunbookModel

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct LocaleTests {
  @Test(arguments: LocaleWords.all)
  func everyLanguageHasItsWords(words: LocaleWords) {
    #expect(!words.outputLabels.isEmpty && !words.exampleLabels.isEmpty)
    #expect(!words.required.isEmpty && !words.optional.isEmpty)
    #expect(!(words.verifyStarts + words.verifyParts).isEmpty)
    #expect(!words.replace.isEmpty && !words.listCues.isEmpty && !words.followingCommand.isEmpty)
    // Longer ones are not told apart.
    #expect(words.stopWords.allSatisfy { $0.utf8.count <= 8 })
    #expect(!words.negations.isEmpty && !words.earlier.isEmpty && !words.errors.isEmpty)
  }

  /// A language leaves out only what it has no use for: what the compiler lets it leave out, and what is said here.
  @Test(arguments: LocaleWords.all.map(\.code))
  func noListOfWordsIsForgotten(code: String) {
    var mayBeEmpty: Set<String> = ["verifyParts", "weakVerifyStarts", "verifyPurposes", "implementing"]
    // Where marks after a word say what it is in the sentence, and where the order of the words does.
    mayBeEmpty.formUnion(["objectMarks", "topicMarks", "replaceParticles", "replaceVerbs"])
    // Told by their script, and verbs are last.
    if ["ja", "ko", "zh-CN", "zh-TW"].contains(code) {
      mayBeEmpty.formUnion(["stopWords", "verifyStarts", "articles", "conditionsAfter"])
      // Looked for word by word, which blanks separate in the other languages.
      mayBeEmpty.formUnion(["presences", "removals", "settling", "clauses"])
    }
    let words = LocaleWords.words(for: code)
    var empty: Set<String> = []
    for field in [Mirror(reflecting: words), Mirror(reflecting: words.values)].flatMap(\.children) {
      if let list = field.value as? any Collection, list.isEmpty { empty.insert(field.label ?? "") }
    }
    #expect(empty.subtracting(mayBeEmpty).sorted() == [])
  }

  /// A language of pages is one file: that of its words.
  @Test func everyFileOfWordsIsALanguage() throws {
    let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let folder = "/\(root)/Sources/RunbookModel/Locales"
    let texts = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      String(decoding: FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data(), as: UTF8.self)
    }
    let declared = texts.filter { $0.contains("= LocaleWords(\n") }
    #expect(declared.count == LocaleWords.all.count && declared.count >= 10)
  }

  @Test func codesAreUniqueAndAllFind() {
    #expect(Set(LocaleWords.all.map(\.code)).count == LocaleWords.all.count)
    for words in LocaleWords.all { #expect(LocaleWords.words(for: words.code).code == words.code) }
    #expect(LocaleWords.words(for: "fr-CA").code == "fr")
    #expect(LocaleWords.words(for: "pt_BR").code == "pt-BR")
    #expect(LocaleWords.words(for: "xx").code == "en")
  }

  @Test(arguments: [
    ("nl/fr/page.md", "fr"), ("docs/nl/pt/BR/page.md", "pt-BR"), ("page.fr.md", "fr"), ("page.pt-BR.md", "pt-BR"),
    ("fr/page.md", "fr"), ("nl/zh/TW/a/page.md", "zh-TW"),
  ])
  func thePathTellsTheLanguage(path: String, locale: String) {
    #expect(LocaleDetection.fromPath(path) == locale)
  }

  @Test(arguments: [
    ("Run the command to list all of the files that you can see with your account.", "en"),
    ("Exécutez la commande pour répertorier les fichiers que vous voyez dans votre compte.", "fr"),
    ("Do one. Do two.", "en"),
    ("Execute o comando para listar os arquivos que você vê no seu diretório.", "pt-BR"),
    ("Führen Sie den Befehl aus, um die Dateien und das Verzeichnis für Ihre App anzuzeigen.", "de"),
    ("コマンドを実行して、ファイルをリストします。", "ja"),
    ("명령을 실행하여 파일을 나열하십시오.", "ko"),
    ("运行命令以列出文件。", "zh-CN"),
    ("執行這個指令以列出檔案與設定。", "zh-TW"),
  ])
  func theTextTellsTheLanguage(text: String, locale: String) {
    #expect(LocaleDetection.fromText([text]) == locale)
  }

  @Test func wordsFoldBlanksCaseAndApostrophes() {
    #expect(Words("  L\u{2019}ÉTAPE\u{a0}2\n: ") == Words("l'étape 2 :"))
    #expect(Words("Run this now").containsWord("this") && !Words("Run thisnow").containsWord("this"))
    #expect(Words("次のコマンドを実行").containsWord("コマンド"))
    #expect(
      Words("One. Two! See a.b now").sentences.map { String(decoding: $0, as: UTF8.self) } == [
        "one.", "two!", "see a.b now",
      ])
  }

  /// Folded into a buffer whose length is told beforehand: every letter that is longer when it is small has to fit.
  @Test func everyLetterFits() {
    let wrong = (0x21..<0x2000 as Range<UInt32>).compactMap(Unicode.Scalar.init).filter { letter in
      let text = String(repeating: String(letter), count: 9)
      return !letter.properties.isWhitespace && Words(text).text != text.map { $0.lowercased() }.joined()
    }
    #expect(wrong.isEmpty)
    #expect(Words(String(repeating: "\u{130}", count: 99)).bytes.count == 297)
  }

  /// What holds a shorter part is found by that one already.
  @Test(arguments: LocaleWords.all.map(\.code))
  func noPartOfACheckIsSaidTwice(code: String) {
    let parts = LocaleWords.words(for: code).verifyParts.filter { !$0.contains("…") }
    let needless = parts.filter { part in parts.contains { $0 != part && part.contains($0) } }
    #expect(needless == [] && Set(parts).count == parts.count)
  }
}
