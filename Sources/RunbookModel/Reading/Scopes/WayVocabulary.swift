/// ``WayWords`` of a page's language and of English, ready to be looked for.
struct WayVocabulary: Sendable {
  let getting: WordList
  let several: WordList
  let choosing: WordList
  let quick: WordList
  let byHand: WordList
  let contrasted: [(word: Words, opposite: Words)]
  let manners: [(word: Words, opposite: Words)]
  let adjectives: [(word: Words, opposite: Words)]
  let reusing: WordList
  let replacing: WordList
  let otherSections: WordList
  let otherMarks: WordList
  let specific: WordList
  let using: WordList
  let only: WordList
  let limiting: WordList
  let partsOfPage: WordList
  let skipping: WordList
  let skippingTo: WordList
  let atOnce: WordList
  let occasions: WordList
  let upkeep: WordList
  let newVersions: WordList
  let fromElsewhere: WordList
  let upgrading: WordList
  let results: WordList
  let updating: WordList
  let states: WordList
  let allowing: WordList
  let setting: WordList
  let ending: WordList
  let referringBack: WordList
  let onSystem: WordList
  let remedies: WordList
  let sparing: WordList
  let joining: WordList
  let options: WordList
  let former: WordList
  let preferring: WordList
  let asking: WordList
  let usual: WordList
  let otherClusters: WordList
  let firstClusters: WordList
  let switchingTo: WordList
  let plural: WordList
  let pluralOfGetting: WordList
  let supporting: WordList
  let kindsOfThings: WordList
  let chapters: WordList
  let warnedAgainst: WordList
  let outdated: WordList
  let newest: WordList

  init(_ languages: [WayWords]) {
    func words(_ part: (WayWords) -> [String]) -> WordList { WordList(languages.flatMap(part).map { Words($0) }) }
    func pairs(_ part: (WayWords) -> [(word: String, opposite: String)]) -> [(word: Words, opposite: Words)] {
      languages.flatMap(part).map { (Words($0.word), Words($0.opposite)) }
    }
    getting = words(\.getting)
    several = words(\.several)
    choosing = words(\.choosing)
    quick = words(\.quick)
    byHand = words(\.byHand)
    contrasted = pairs(\.contrasted)
    manners = pairs(\.manners)
    adjectives = pairs(\.adjectives)
    reusing = words(\.reusing)
    replacing = words(\.replacing)
    otherSections = words(\.otherSections)
    otherMarks = words(\.otherMarks)
    specific = words(\.specific)
    using = words(\.using)
    only = words(\.only)
    limiting = words(\.limiting)
    partsOfPage = words(\.partsOfPage)
    skipping = words(\.skipping)
    skippingTo = words(\.skippingTo)
    atOnce = words(\.atOnce)
    occasions = words(\.occasions)
    upkeep = words(\.upkeep)
    newVersions = words(\.newVersions)
    results = words(\.results)
    upgrading = words(\.upgrading)
    updating = words(\.updating)
    states = words(\.states)
    allowing = words(\.allowing)
    setting = words(\.setting)
    fromElsewhere = words(\.fromElsewhere)
    ending = words(\.ending)
    referringBack = words(\.referringBack)
    onSystem = words(\.onSystem)
    remedies = words(\.remedies)
    sparing = words(\.sparing)
    joining = words(\.joining)
    options = words(\.options)
    former = words(\.former)
    preferring = words(\.preferring)
    asking = words(\.asking)
    usual = words(\.usual)
    otherClusters = words(\.otherClusters)
    firstClusters = words(\.firstClusters)
    switchingTo = words(\.switchingTo)
    plural = words(\.plural)
    pluralOfGetting = words(\.pluralOfGetting)
    supporting = words(\.supporting)
    kindsOfThings = words(\.kindsOfThings)
    chapters = words(\.chapters)
    warnedAgainst = words(\.warnedAgainst)
    outdated = words(\.outdated)
    newest = words(\.newest)
  }
}
