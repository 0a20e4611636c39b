import Bytes
import ShellSyntax
import Synchronization

/// The words of a page's language, and the English ones after them, ready to be looked for.
///
/// English is in every page: labels and options are often left untranslated.
final class Vocabulary: Sendable {
  let isEnglish: Bool
  let outputLabels: Set<Words>
  /// Output is announced by them wherever they are.
  let outputPhrases: WordList
  /// Output is announced by them in the sentence next to the block.
  let outputPhrasesBeside: PhraseList
  let exampleLabels: Set<Words>
  let required: WordList
  let optional: WordList
  let verifyStarts: WordList
  let weakVerifyStarts: WordList
  let settling: WordList
  let clauses: WordList
  let articles: WordList
  let determiners: WordList
  let asides: WordList
  let verifyPurposes: WordList
  let looking: WordList
  let verifyParts: PhraseList
  private let replace: [Replacing]
  /// How the page says that it shows a sample.
  let standIns: StandInVocabulary
  /// The words of `replace` that are first in it: a sentence with none of them replaces nothing.
  private let replaceOpenings: WordList
  /// Words that are about an example somewhere in a sentence.
  let exampleMentions: WordList
  /// ``exampleLabels`` with a comma after them.
  let exampleLabelStarts: [Words]
  /// Of ``outputLabels`` and ``exampleLabels``, in bytes.
  let longestLabel: Int
  let listCues: WordList
  let defaultCues: WordList
  let exampleCues: [String]
  let stepWords: [String]
  let editing: WordList
  let headerRows: Set<Words>
  let prerequisites: WordList
  let scopes: ScopeVocabulary
  let steps: StepVocabulary
  let bodyRows: [String]
  let runDisplayed: PhraseList
  let run: WordList
  let followingCommand: WordList
  let creatingFile: WordList
  let namingFile: WordList
  let savingFile: WordList
  let implementing: WordList
  let isVerbLast: Bool
  let isInfinitiveLast: Bool
  let prompting: WordList
  let commandPrompts: WordList
  let promptAnswering: WordList
  let promptQuestions: WordList
  let rootPrompts: WordList
  let fileWords: WordList
  let fillingFile: PhraseList
  let newFile: WordList
  let copyingInto: PhraseList
  let wholeContent: WordList
  let endingAs: WordList
  let fileParts: WordList
  let recalling: PhraseList
  let resembling: PhraseList
  /// Words for what is the reader's own.
  let possessives: Set<String>
  let answering: PhraseList
  let successes: WordList
  let failures: WordList
  let commandWords: WordList
  let exporting: WordList
  let choosing: WordList
  let keeping: WordList
  let earlier: WordList
  let shown: WordList
  let errors: WordList
  let changingFile: WordList
  let revisingFile: WordList
  /// ``changingFile`` without ``revisingFile``.
  let addingToFile: WordList
  let opposites: [(word: Words, opposite: Words)]
  /// All of ``opposites``.
  let oppositeWords: WordList
  let or: [String]
  let wheres: [String]
  let whereWords: WordList
  let joints: [String]
  /// Of ``joints``, ``copulas``, ``wheres``, and of ``exampleCues`` without colons, in their order.
  let jointWords: [Words]
  let copulaWords: [Words]
  let whereStarts: [Words]
  let exampleCueEndings: [Words]
  /// ``eithers`` with a blank after them.
  let eitherStarts: [Words]
  /// The first words of `replace`.
  let replaceCues: [String]
  /// Those of them that say so by themselves, which no short word does.
  let replacingWords: WordList
  let replaceVerbs: [String]
  let objectMarks: Set<String>
  let topicMarks: Set<String>
  let replaceParticles: [String]
  let fillers: Set<String>
  let copulas: [String]
  let choiceCues: WordList
  let choiceOpenings: WordList
  let eithers: [String]
  let rangeCues: WordList
  let descriptionHeadings: WordList
  let fields: WordList
  let madeCommonWords = MadeOnce<Set<String>>()
  let languages: [LocaleWords]
  let negations: WordList
  let appearing: WordList
  let stating: WordList
  let states: WordList
  let formers: Set<String>
  let conditionals: WordList
  let conditions: WordList
  let conditionsAfter: PhraseList
  let instead: WordList
  /// ``StatementWords``, of which the single words are asked for as they are.
  let conjunctions: Set<String>
  let contrasts: Set<String>
  let corrections: Set<String>
  /// What joins words of which the same is said; nothing but a comma among it.
  let listJoints: Set<String>
  let statedCopulas: WordList
  private let adverbs: Set<String>
  let naming: WordList
  let lacking: WordList
  let missing: WordList
  let ofs: WordList
  let limits: WordList
  let comparisons: WordList
  let statementConditionals: Set<String>
  /// Words that ask to check, after which `if` opens no condition.
  let askingWords: Set<String>
  let quantifiers: WordList
  let nones: WordList
  let numbers: WordList
  let claims: WordList
  let auxiliaries: WordList
  let purposes: WordList
  let made: WordList
  let installed: WordList
  let removed: WordList
  let running: WordList
  let using: WordList
  let specifying: WordList
  let typedAt: WordList
  let subordinates: WordList
  let findingOut: WordList
  let usageTitles: WordList
  /// Words for how commands have to be run.
  let manners: WordList
  let commandNaming: WordList
  let subordinatesAfter: WordList
  let continuing: WordList
  let showing: WordList
  let uninstalled: WordList
  let lists: WordList
  let unwantedSamples: PhraseList
  let samplesBelow: WordList
  let failing: WordList
  let trying: WordList
  let inVain: WordList
  let failingAbove: WordList
  let exitStatuses: WordList
  let absences: WordList
  let troubles: WordList
  let outputWords: WordList
  let beforeChanges: WordList
  let pastOutputs: WordList

  /// The vocabulary of a BCP 47 code. Each is made once: a folder of pages asks for few of them many times.
  static func of(_ code: String) -> Vocabulary {
    made.withLock { made in
      if let vocabulary = made[code] { return vocabulary }
      let vocabulary = Vocabulary(LocaleWords.words(for: code))
      made[code] = vocabulary
      return vocabulary
    }
  }

  private static let made = Mutex<[String: Vocabulary]>([:])

  init(_ language: LocaleWords) {
    let languages = language.code == "en" ? [language] : [language, .english]
    self.languages = languages
    // Not of each of `languages`: that would copy all of the words to get at some of them.
    func texts(_ list: (LocaleWords) -> [String]) -> [String] {
      language.code == "en" ? list(language) : list(language) + list(.english)
    }
    func words(_ list: (LocaleWords) -> [String]) -> WordList { WordList(texts(list).map { Words($0) }) }
    func rows(_ list: (LocaleWords) -> [String]) -> [[Words]] {
      texts(list).map { text in
        guard text.containsBytes(of: "…") else { return text.isEmpty ? [] : [Words(notAtStart: text)] }
        return text.parts(separatedBy: "…").enumerated().map { $0 == 0 ? Words(notAtStart: $1) : Words($1) }
      }
    }
    isEnglish = language.code == "en"
    outputLabels = Set(words(\.outputLabels))
    let outputs = rows(\.outputPhrases)
    outputPhrases = WordList(outputs.filter { $0.count == 1 }.map { $0[0] })
    outputPhrasesBeside = PhraseList(outputs.filter { $0.count > 1 })
    exampleLabels = Set(words(\.exampleLabels))
    required = words(\.required)
    optional = words(\.optional)
    verifyStarts = words(\.verifyStarts)
    weakVerifyStarts = words(\.weakVerifyStarts)
    settling = words(\.settling)
    clauses = words(\.clauses)
    articles = words(\.articles)
    determiners = words { $0.unfilled.articles.sorted() }
    asides = words(\.asides)
    verifyPurposes = words(\.verifyPurposes)
    looking = words(\.looking)
    verifyParts = PhraseList(rows(\.verifyParts))
    replace = languages.flatMap(\.replace).map(Replacing.init)
    standIns = StandInVocabulary(languages)
    replaceOpenings = WordList(replace.map { $0.before.isEmpty ? $0.wordsAfter : $0.wordsBefore })
    longestLabel = outputLabels.union(exampleLabels).map(\.bytes.count).max() ?? 0
    exampleLabelStarts = exampleLabels.map { Words($0.text + ",") }
    // "beispielsweise" is about one as "Beispiel" does; of one letter alone nothing can be told.
    let labels = exampleLabels
    exampleMentions = WordList(
      labels.filter { $0.text.count > 1 }
        + words(\.exampleCues).filter { cue in labels.contains { cue.contains($0) } && !labels.contains(cue) })
    listCues = words(\.listCues)
    defaultCues = words(\.defaultCues)
    exampleCues = texts(\.exampleCues)
    stepWords = texts(\.stepWords)
    editing = words(\.editing)
    headerRows = Set(words(\.headerRows))
    bodyRows = texts(\.bodyRows)
    runDisplayed = PhraseList(rows(\.runDisplayed))
    run = words(\.run)
    followingCommand = words(\.followingCommand)
    creatingFile = words(\.creatingFile)
    namingFile = words(\.namingFile)
    savingFile = words(\.savingFile)
    implementing = words(\.implementing)
    isVerbLast = language.isVerbLast
    isInfinitiveLast = language.isInfinitiveLast
    prompting = words(\.prompting)
    commandPrompts = words(\.commandPrompts)
    promptAnswering = words(\.prompts.answering)
    promptQuestions = words(\.prompts.questions)
    rootPrompts = words(\.prompts.root)
    fileWords = words(\.fileWords)
    fillingFile = PhraseList(rows(\.fillingFile))
    newFile = words(\.newFile)
    copyingInto = PhraseList(rows(\.copyingInto))
    wholeContent = words(\.wholeContent)
    endingAs = words(\.endingAs)
    fileParts = words(\.fileParts)
    recalling = PhraseList(rows(\.recalling))
    resembling = PhraseList(rows(\.resembling))
    possessives = languages.reduce(into: []) { $0.formUnion($1.unfilled.possessives) }
    answering = PhraseList(rows(\.answering))
    successes = words(\.successes)
    failures = words(\.failures)
    commandWords = words(\.commandWords)
    exporting = words(\.exporting)
    choosing = words(\.choosing)
    keeping = words(\.keeping)
    earlier = words(\.earlier)
    shown = words(\.shown)
    errors = words(\.errors)
    changingFile = words(\.changingFile)
    revisingFile = words(\.revisingFile)
    addingToFile = WordList(
      languages.flatMap { language in
        language.changingFile.filter { !language.revisingFile.contains($0) }.map { Words($0) }
      })
    opposites = languages.flatMap(\.opposites).map { (word: Words($0.word), opposite: Words($0.opposite)) }
    oppositeWords = WordList(opposites.flatMap { [$0.word, $0.opposite] })
    or = texts(\.or)
    wheres = texts(\.values.wheres)
    whereWords = words(\.values.wheres)
    // Longer ones first: "and the value of" ends with "of", too.
    joints = texts(\.values.joints).uniqued.sorted { $0.utf8.count > $1.utf8.count }
    jointWords = joints.map { Words($0) }
    copulaWords = texts(\.values.copulas).map { Words($0) }
    whereStarts = texts(\.values.wheres).map { Words($0) }
    exampleCueEndings = texts(\.exampleCues).map { cue in Words(cue.filter { $0 != ":" }) }
    eitherStarts = texts(\.values.eithers).map { Words($0 + " ") }
    replaceCues = texts { $0.replace.map(\.before).filter { !$0.isEmpty } }.uniqued.sorted {
      $0.utf8.count > $1.utf8.count
    }
    replacingWords = WordList(replaceCues.filter { $0.utf8.count > 6 }.map { Words($0) })
    replaceVerbs = language.values.replaceVerbs
    topicMarks = Set(language.values.topicMarks)
    objectMarks = Set(language.values.objectMarks).union(topicMarks)
    replaceParticles = language.values.replaceParticles
    fillers = Set(texts(\.values.fillers))
    copulas = texts(\.values.copulas)
    choiceCues = words(\.values.choiceCues)
    choiceOpenings = words(\.values.choiceOpenings)
    eithers = texts(\.values.eithers)
    rangeCues = words(\.values.rangeCues)
    descriptionHeadings = words(\.values.descriptionHeadings)
    fields = words(\.values.fields)
    negations = words(\.negations)
    appearing = words(\.values.appearing)
    stating = words(\.values.stating)
    states = words(\.values.states)
    formers = Set(texts(\.values.formers))
    conditionals = words(\.values.conditionals)
    conditions = words(\.conditions)
    conditionsAfter = PhraseList(rows(\.conditionsAfter))
    instead = words(\.instead)
    scopes = ScopeVocabulary(languages.map(\.scopes))
    steps = StepVocabulary(languages.map(\.steps))
    prerequisites = words(\.prerequisites)
    manners = words(\.instructions.manners)
    commandNaming = words(\.instructions.naming)
    conjunctions = Set(texts(\.statements.conjunctions))
    contrasts = Set(texts(\.statements.contrasts))
    corrections = Set(texts(\.statements.corrections))
    listJoints = Set(texts(\.values.joints) + texts(\.or) + texts(\.statements.nors) + [""])
    statedCopulas = words(\.statements.copulas)
    adverbs = Set(texts(\.statements.adverbs))
    naming = words(\.statements.naming)
    lacking = words(\.statements.lacking)
    missing = words(\.statements.missing)
    ofs = words(\.statements.ofs)
    limits = words(\.statements.limits)
    comparisons = words(\.statements.comparisons)
    let conditionals = Set(texts(\.statements.conditionals))
    statementConditionals = conditionals
    let asking = (texts(\.verifyStarts) + texts(\.weakVerifyStarts) + texts(\.verifyParts)).map { Words($0).text }
    askingWords = asking.reduce(into: []) { words, phrase in
      let parts = phrase.parts(separatedBy: " ").map(String.init)
      if let first = parts.first { words.insert(first) }
      for (word, next) in zip(parts, parts.dropFirst()) where conditionals.contains(next) { words.insert(word) }
    }
    quantifiers = words(\.statements.quantifiers)
    nones = words(\.statements.nones)
    numbers = words(\.statements.numbers)
    claims = words(\.statements.claims)
    auxiliaries = words(\.statements.auxiliaries)
    purposes = words(\.statements.purposes)
    made = words(\.statements.made)
    installed = words(\.statements.installed)
    removed = words(\.statements.removed)
    running = words(\.instructions.running)
    using = words(\.instructions.using)
    specifying = words(\.instructions.specifying)
    typedAt = words(\.instructions.typedAt)
    subordinates = words(\.instructions.subordinates)
    findingOut = words(\.instructions.findingOut)
    usageTitles = words(\.instructions.usageTitles)
    subordinatesAfter = words(\.instructions.subordinatesAfter)
    continuing = words(\.instructions.continuing)
    showing = words(\.instructions.showing)
    uninstalled = words(\.statements.uninstalled)
    lists = words(\.statements.lists)
    unwantedSamples = PhraseList(rows(\.samples.unwanted))
    samplesBelow = words(\.samples.below)
    failing = words(\.samples.failing)
    trying = words(\.samples.trying)
    inVain = words(\.samples.inVain)
    failingAbove = words(\.samples.failingAbove)
    exitStatuses = words(\.samples.exitStatuses)
    absences = words(\.samples.absences)
    troubles = words(\.samples.troubles)
    outputWords = words(\.samples.outputs)
    beforeChanges = words(\.samples.earlier)
    pastOutputs = words(\.samples.past)
  }
}

extension Vocabulary {
  /// Whether the word may be between a copula and its state: `not`, `now`.
  func isAdverb(_ word: String) -> Bool { adverbs.contains(word) || negations.contains(Words(word)) }

  /// The words for replacing that are in a sentence.
  func replacing(in sentence: Words) -> [Replacing] {
    guard sentence.contains(anyOf: replaceOpenings) else { return [] }
    return replace.filter {
      ($0.before.isEmpty || sentence.containsWord($0.wordsBefore))
        && ($0.after.isEmpty || sentence.containsWord($0.wordsAfter))
    }
  }
}
