/// ``ConditionWords`` of a page's language and of English, ready to be looked for.
struct ConditionVocabulary: Sendable {
  let provisos: WordList
  let leaving: WordList
  let restricting: WordList
  let audienceOpenings: WordList
  let audiences: WordList
  let sparingDeterminers: WordList
  let reverting: WordList
  let removing: WordList
  let pronouns: WordList
  let after: WordList
  let findingOut: WordList
  let lacking: WordList
  let forbidding: WordList

  init(_ languages: [ConditionWords]) {
    func words(_ part: (ConditionWords) -> [String]) -> WordList {
      WordList(languages.flatMap(part).map { Words($0) })
    }
    provisos = words(\.provisos)
    leaving = words(\.leaving)
    restricting = words(\.restricting)
    audienceOpenings = words(\.audienceOpenings)
    audiences = words(\.audiences)
    sparingDeterminers = words(\.sparingDeterminers)
    reverting = words(\.reverting)
    removing = words(\.removing)
    pronouns = words(\.pronouns)
    after = words(\.after)
    findingOut = words(\.findingOut)
    lacking = words(\.lacking)
    forbidding = words(\.forbidding)
  }
}
