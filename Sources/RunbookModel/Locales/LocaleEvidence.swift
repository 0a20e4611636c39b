/// What the letters and the short words of a text say about its language.
struct LocaleEvidence {
  /// How often a stop word of each language of ``LocaleWords/all`` was seen.
  private var counts = [Int](repeating: 0, count: LocaleWords.all.count)
  private var kana = 0
  private var hangul = 0
  private var han = 0
  private var traditional = 0
  private var letters = 0
  private var seen = 0

  /// In Unicode scalars: so much text is enough to tell.
  private static let limit = 20_000

  var isEnough: Bool { seen >= Self.limit }

  /// Adds a text that is whole words.
  mutating func add(_ text: String) {
    var word = ShortWord()
    var text = text
    // Nearly all of the text of most pages is ASCII, which needs no decoding.
    let end = text.withUTF8 { bytes in
      var end = 0
      while end < bytes.count, bytes[end] < 0x80, seen < Self.limit {
        seen += 1
        add(Unicode.Scalar(bytes[end]), to: &word)
        end += 1
      }
      return end
    }
    for scalar in text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: end)...].prefix(Self.limit - seen) {
      seen += 1
      add(scalar, to: &word)
    }
    count(word)
  }

  private mutating func add(_ scalar: Unicode.Scalar, to word: inout ShortWord) {
    if isLetter(scalar) {
      word.append(scalar)
    } else if !word.isEmpty {
      count(word)
      word = ShortWord()
    }
  }

  private mutating func count(_ word: ShortWord) {
    var languages = Self.stopWords[word]
    while languages != 0 {
      counts[languages.trailingZeroBitCount] += 1
      languages &= languages - 1
    }
  }

  /// East Asian languages are told by their letters.
  private mutating func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x80:
      guard 0x61...0x7A ~= scalar.value | 0x20 else { return false }
    case 0x4E00...0x9FFF:
      han += 1
      if Self.traditionalOnly.contains(scalar) { traditional += 1 }
    case 0xAC00...0xD7A3: hangul += 1
    default:
      guard scalar.properties.isAlphabetic else { return false }
      if 0x3040...0x30FF ~= scalar.value { kana += 1 }
    }
    letters += 1
    return true
  }

  /// Common characters that exist in one of the two Chinese spellings only.
  private static let traditionalOnly = Set("這個為與當應數據檔設請將動變環執確處選項連線".unicodeScalars)

  /// The languages of each stop word, one bit for each of ``LocaleWords/all``.
  private static let stopWords = StopWords(
    LocaleWords.all.enumerated().reduce(into: [:]) { found, language in
      for word in language.element.stopWords { found[ShortWord(word), default: 0] |= 1 << language.offset }
    })

  var locale: String? {
    if let script { return script }
    // Ties go to the language that is listed first.
    guard let most = counts.max(), most > 0 else { return nil }
    return counts.firstIndex(of: most).map { LocaleWords.all[$0].code }
  }

  private var script: String? {
    guard (kana + hangul + han) * 5 > letters else { return nil }
    if kana * 10 > han { return "ja" }
    if hangul > han { return "ko" }
    return traditional * 50 > han ? "zh-TW" : "zh-CN"
  }
}
