/// ``ProjectWords`` of all languages, ready to be looked for.
enum ProjectVocabulary {
  static let excluding = words(\.excluding)
  static let savingAbove = words(\.savingAbove)
  static let failing = words(\.failing)
  static let offered = words(\.offered)
  static let already = words(\.already)
  static let belonging = words(\.belonging)
  static let explaining = words(\.explaining)
  static let usages = words(\.usages)
  static let listings = words(\.listings)
  static let audiences = words(\.audiences)

  private static func words(_ part: (ProjectWords) -> [String]) -> WordList {
    WordList(ProjectWords.all.flatMap(part).map { Words($0) })
  }
}
