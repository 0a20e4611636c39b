import Diagnostics

/// The name of an account before the address of its user, which is the reader's, of any number of words:
/// `… under account Ann's Account as ann@example.com...`
enum OwnerInLine {
  /// The words between `account` and what connects it with an e-mail address; nil where there are none.
  static func place(in words: [TextSlice]) -> Range<Int>? {
    guard words.count > 3, words.count <= longest,
      let address = words.firstIndex(where: { ShapeGrammar.isEmail($0.withoutDots) }),
      let account = words[..<address].firstIndex(where: { accounts.contains(lower($0)) })
    else { return nil }
    for connector in connectors {
      let start = address - connector.count
      guard start > account + 1, words[start..<address].map(lower) == connector else { continue }
      return account + 1..<start
    }
    return nil
  }

  /// In words.
  private static let longest = 60

  private static func lower(_ word: TextSlice) -> String { String(decoding: word.lowercased, as: UTF8.self) }

  private static let accounts = Set(TranslatedLabel.others(for: TextSlice("account")).map(\.string) + ["account"])
  /// English, French, Portuguese and Spanish
  private static let connectors = [["as"], ["en", "tant", "que"], ["como"]]
}

extension TextSlice {
  /// Without dots at its end.
  fileprivate var withoutDots: TextSlice { self[..<((lastIndex { $0 != "." } ?? startIndex - 1) + 1)] }
}
