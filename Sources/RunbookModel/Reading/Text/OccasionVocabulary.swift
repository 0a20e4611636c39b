/// ``OccasionWords`` of all languages, ready to be looked for.
enum OccasionVocabulary {
  static let operations = words(\.operations)
  static let faults = words(\.faults)
  static let faultEndings = words(\.faultEndings)
  static let renewals = words(\.renewals)
  static let savings = words(\.savings)
  static let recoveries = words(\.recoveries)
  static let circumstances = words(\.circumstances)
  static let removals = words(\.removals)
  static let alterations = words(\.alterations)
  static let ranks = words(\.ranks)
  static let requests = words(\.requests)

  private static func words(_ part: (OccasionWords) -> [String]) -> WordList {
    WordList(OccasionWords.all.flatMap(part).map { Words($0) })
  }
}
