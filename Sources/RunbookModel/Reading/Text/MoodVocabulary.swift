/// ``MoodWords`` of all languages, ready to be looked for.
enum MoodVocabulary {
  static let offering = words(\.offering)
  static let asking = words(\.asking)
  static let following = words(\.following)
  static let demanding = words(\.demanding)
  static let referring = words(\.referring)

  private static func words(_ part: (MoodWords) -> [String]) -> WordList {
    WordList(MoodWords.all.flatMap(part).map { Words($0) })
  }
}
