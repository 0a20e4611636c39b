/// ``StandInWords`` of a page's language and of English, as they are looked for.
struct StandInVocabulary: Sendable {
  let verbs: WordList
  let instead: WordList
  let statements: WordList
  let owners: WordList
  let naming: WordList
  let possessives: WordList
  let values: WordList
  let changes: WordList
  /// What may be after the replaced, such as `with`.
  let replacers: WordList
  /// One of these is in each sentence that says so.
  let cues: WordList

  init(_ languages: [LocaleWords]) {
    func words(_ list: KeyPath<StandInWords, [String]>) -> WordList {
      WordList(languages.flatMap { $0.standIns[keyPath: list].map { Words($0) } })
    }
    verbs = words(\.verbs)
    instead = words(\.instead)
    statements = words(\.statements)
    owners = words(\.owners)
    naming = words(\.naming)
    possessives = words(\.possessives)
    values = words(\.values)
    changes = words(\.changes)
    let verbs = verbs
    replacers = WordList(
      languages.flatMap(\.replace).filter { verbs.contains(Words($0.before)) && !$0.after.isEmpty }.map {
        Words($0.after)
      })
    cues = WordList(Array(verbs) + instead + statements + naming + possessives)
  }
}
