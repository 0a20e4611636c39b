/// Tells the language of a page from its path, else from the words of its text.
struct LocaleDetection {
  /// - Parameters:
  ///   - path: as the person named it.
  ///   - text: running text of the page, without code.
  static func locale(path: String, text: some Sequence<Character>) -> String {
    fromPath(path) ?? fromText(text) ?? "en"
  }

  /// `nl/fr/page.md`, `pt/BR/page.md`, `page.fr.md`, `fr/page.md`.
  static func fromPath(_ path: String) -> String? {
    let components = path.split(separator: "/").map { $0.lowercased() }
    guard let file = components.last else { return nil }
    let fileParts = file.split(separator: ".").map(String.init)
    let folders = "/" + components.dropLast().joined(separator: "/") + "/"
    // The longest code first, so that `pt/BR` is not taken for a `pt` of its own.
    let codes = LocaleWords.all.flatMap { words in words.pathCodes.map { (words.code, $0.lowercased()) } }
      .sorted { $0.1.count > $1.1.count }
    if fileParts.count > 2, let match = codes.first(where: { $0.1 == fileParts[fileParts.count - 2] }) {
      return match.0
    }
    return codes.first { folders.contains("/nl/\($0.1)/") }?.0
      ?? codes.first { folders.hasSuffix("/\($0.1)/") }?.0
  }

  static func fromText(_ text: some Sequence<Character>) -> String? {
    var counts: [String: Int] = [:]
    var scripts = Scripts()
    var word = ""
    for character in text.prefix(20_000) {
      scripts.count(character)
      if character.isLetter {
        word.append(contentsOf: character.lowercased())
      } else if !word.isEmpty {
        for words in LocaleWords.all where words.stopWords.contains(word) { counts[words.code, default: 0] += 1 }
        word = ""
      }
    }
    if let script = scripts.locale { return script }
    // Ties go to the language that is listed first.
    return LocaleWords.all.filter { counts[$0.code] != nil }
      .max { (counts[$0.code] ?? 0, rank($1)) < (counts[$1.code] ?? 0, rank($0)) }?.code
  }

  private static func rank(_ words: LocaleWords) -> Int {
    LocaleWords.all.firstIndex { $0.code == words.code } ?? 0
  }

  /// East Asian languages are told by their letters.
  private struct Scripts {
    var kana = 0
    var hangul = 0
    var han = 0
    var traditional = 0
    var letters = 0

    /// Common characters that exist in one of the two Chinese spellings only.
    static let traditionalOnly: Set<Character> = Set("這個為與當應數據檔設請將動變環執確處選項連線")

    mutating func count(_ character: Character) {
      guard let scalar = character.unicodeScalars.first, character.isLetter else { return }
      letters += 1
      switch scalar.value {
      case 0x3040...0x30FF: kana += 1
      case 0xAC00...0xD7AF: hangul += 1
      case 0x4E00...0x9FFF:
        han += 1
        if Scripts.traditionalOnly.contains(character) { traditional += 1 }
      default: break
      }
    }

    var locale: String? {
      guard (kana + hangul + han) * 5 > letters else { return nil }
      if kana * 10 > han { return "ja" }
      if hangul > han { return "ko" }
      return traditional * 50 > han ? "zh-TW" : "zh-CN"
    }
  }
}
