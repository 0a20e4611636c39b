/// ``AsideWords`` of all languages, ready to be looked for.
enum AsideVocabulary {
  static let openings = words(\.openings)
  static let wholes = words(\.wholes)
  static let projectWholes = words(\.projectWholes)
  static let tests = words(\.tests)
  static let projectTitles = words(\.projectTitles)
  static let lookups = words(\.lookups)
  static let operations = words { $0.lookups + $0.operations }
  static let indefinites = words(\.indefinites)

  private static func words(_ part: (AsideWords) -> [String]) -> WordList {
    WordList(AsideWords.all.flatMap(part).map { Words($0) })
  }
}
