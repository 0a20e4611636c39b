import Diagnostics

extension Language {
  /// A language of a language file that is not Passo's own; see docs/translating.md.
  ///
  /// All that is wrong with the file as a whole is an error. So is a translation that leaves out a part of its
  /// sentence, adds one, or holds control characters. Sentences that it lacks are said in English.
  ///
  /// - Parameters:
  ///   - bytes: the file.
  ///   - path: how messages name it.
  /// - Throws: what is wrong first, with its line.
  package init(file bytes: [UInt8], path: String) throws(LanguageFileError) {
    do throws(TranslationFile.Mistake) {
      let file = try bytes.withUnsafeBufferPointer { buffer throws(TranslationFile.Mistake) in
        try TranslationFile(buffer)
      }
      try self.init(file, code: nil)
      if let mistake = file.mistakes(plurals).first { throw mistake }
    } catch { throw LanguageFileError("line \(error.line) of the language file \(path): \(error.message)") }
  }

  /// One of Passo's own; nil if the file cannot be read, which a test holds impossible.
  init?(embedded text: StaticString, code: String) {
    guard let file = try? TranslationFile(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)),
      let language = try? Language(file, code: code)
    else { return nil }
    self = language
  }

  private init(_ file: TranslationFile, code: String?) throws(TranslationFile.Mistake) {
    guard let code = code ?? file.headers["language"], !code.isEmpty else {
      throw TranslationFile.Mistake(line: 1, message: "the header Language is missing")
    }
    guard let plurals = file.headers["plural-forms"].flatMap({ PluralForms($0) }) else {
      throw TranslationFile.Mistake(
        line: 1, message: "the header Plural-Forms is missing, or is not of the form nplurals=2; plural=(n != 1);")
    }
    let pairs = file.entries.map { ($0.original, $0.translation) }
    self.init(
      code: String(code.map { $0 == "_" ? "-" : $0 }), translations: Dictionary(pairs) { first, _ in first },
      decimalSeparator: file.headers["x-decimal-separator"] ?? ".", plurals: plurals)
  }
}
