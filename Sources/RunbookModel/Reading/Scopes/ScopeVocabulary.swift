import Bytes

/// ``ScopeWords`` of a page's language and of English, ready to be looked for.
struct ScopeVocabulary: Sendable {
  let options: WordList
  let choosing: WordList
  let deciding: WordList
  let oneByOne: WordList
  let offering: WordList
  let offeringFreely: WordList
  let offeringBesides: WordList
  let remarks: WordList
  let lacking: WordList
  let appending: WordList
  let wishes: WordList
  let resuming: WordList
  let adding: WordList
  let versions: WordList
  let means: WordList
  let prepositions: WordList
  let sources: WordList
  let exampleCalls: WordList
  let beingExamples: WordList
  let creating: WordList
  let tending: WordList
  let obtaining: WordList
  let fromSource: WordList
  let manners: WordList
  let others: WordList
  let otherMeans: WordList
  let allWays: WordList
  let unfolding: WordList
  let otherSystems: WordList
  let otherKinds: WordList
  let contrasts: WordList
  let placeDeterminers: WordList
  let hosts: WordList
  let containers: WordList
  let entering: WordList
  let placeOpenings: WordList
  let inside: WordList
  let doneThere: WordList
  let doneAt: WordList
  let terminals: WordList
  let newTerminals: WordList
  let staying: WordList
  let returning: WordList
  let returningTo: WordList
  let continuing: WordList
  let undoing: WordList
  let deleting: WordList
  let directories: WordList
  let directoryOpenings: WordList
  let directoryChanges: WordList
  let directoryMoves: WordList
  let directoryNouns: WordList
  let directoryVerbs: WordList
  let directoryPlaces: WordList
  let directoryFillers: WordList
  let directoryBeing: WordList
  let directoryJoints: WordList
  let directoryRoots: WordList
  let ways: WayVocabulary
  let conditions: ConditionVocabulary

  init(_ languages: [ScopeWords]) {
    func words(_ part: (ScopeWords) -> [String]) -> WordList { WordList(languages.flatMap(part).map { Words($0) }) }
    options = words(\.options)
    choosing = words(\.choosing)
    deciding = words(\.deciding)
    oneByOne = words(\.oneByOne)
    offering = words(\.offering)
    offeringFreely = words(\.offeringFreely)
    offeringBesides = words(\.offeringBesides)
    remarks = words(\.remarks)
    lacking = words(\.lacking)
    appending = words(\.appending)
    wishes = words(\.wishes)
    resuming = words(\.resuming)
    adding = words(\.adding)
    versions = words(\.versions)
    prepositions = words(\.prepositions)
    (means, sources) = (words(\.means), words(\.sources))
    exampleCalls = words(\.exampleCalls)
    beingExamples = words(\.beingExamples)
    creating = words(\.creating)
    tending = words(\.tending)
    obtaining = words(\.obtaining)
    fromSource = words(\.fromSource)
    manners = words(\.manners)
    others = words(\.others)
    otherMeans = words(\.otherMeans)
    allWays = words(\.allWays)
    unfolding = words(\.unfolding)
    otherSystems = words(\.otherSystems)
    (contrasts, otherKinds) = (words(\.contrasts), words(\.otherKinds))
    placeDeterminers = words(\.placeDeterminers)
    hosts = words(\.hosts)
    containers = words(\.containers)
    entering = words(\.entering)
    placeOpenings = words(\.placeOpenings)
    inside = words(\.inside)
    doneThere = words(\.doneThere)
    doneAt = words(\.doneAt)
    terminals = words(\.terminals)
    newTerminals = words(\.newTerminals)
    staying = words(\.staying)
    (returning, returningTo) = (words(\.returning), words(\.returningTo))
    continuing = words(\.continuing)
    undoing = words(\.undoing)
    deleting = words(\.deleting)
    directories = words(\.directories)
    directoryOpenings = words(\.directoryOpenings)
    directoryChanges = words(\.directoryChanges)
    directoryMoves = words(\.directoryMoves)
    directoryNouns = words(\.directoryNouns)
    directoryVerbs = words(\.directoryVerbs)
    directoryPlaces = words(\.directoryPlaces)
    directoryFillers = words(\.directoryFillers)
    directoryBeing = words(\.directoryBeing)
    directoryJoints = words(\.directoryJoints)
    directoryRoots = words(\.directoryRoots)
    ways = WayVocabulary(languages.map(\.ways))
    conditions = ConditionVocabulary(languages.map(\.conditions))
  }
}

extension WordList {
  /// How many bytes of `text` the longest of the words takes that begins it with no letter touching it; nil: none does.
  func beginning(_ text: ArraySlice<UInt8>) -> Int? {
    guard beginsWord(text) else { return nil }
    return filter { word in
      text.starts(with: word.bytes)
        && ByteSearch.isWord(text.startIndex..<text.startIndex + word.bytes.count, in: text)
    }.map(\.bytes.count).max()
  }
}
