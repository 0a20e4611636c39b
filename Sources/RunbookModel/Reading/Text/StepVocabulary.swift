/// ``StepWords`` of a page's language and of English, ready to be looked for.
struct StepVocabulary: Sendable {
  let doing: WordList
  /// Of the page's own language.
  let listsMostVerbs: Bool
  let altering: WordList
  let executing: WordList
  let operating: WordList
  let following: WordList
  let guides: WordList
  let obliging: WordList
  let openings: WordList
  let describing: Set<Words>
  let determiners: Set<Words>
  let outlining: WordList
  let recapping: WordList
  let outlineTitles: Set<Words>
  let nextTitles: Set<Words>
  let announcing: WordList
  let phases: WordList

  init(_ languages: [StepWords]) {
    func words(_ part: (StepWords) -> [String]) -> [Words] { languages.flatMap(part).map { Words($0) } }
    listsMostVerbs = languages.first?.listsMostVerbs == true
    doing = WordList(words(\.doing))
    altering = WordList(words(\.altering))
    executing = WordList(words(\.executing))
    operating = WordList(words(\.operating))
    following = WordList(words(\.following))
    guides = WordList(words(\.guides))
    obliging = WordList(words(\.obliging))
    openings = WordList(words(\.openings))
    describing = Set(words(\.describing))
    determiners = Set(words(\.determiners))
    outlining = WordList(words(\.outlining))
    recapping = WordList(words(\.recapping))
    outlineTitles = Set(words(\.outlineTitles))
    nextTitles = Set(words(\.nextTitles))
    announcing = WordList(words(\.announcing))
    phases = WordList(words(\.phases))
  }
}
