/// The words of a page's language, and the English ones behind them, ready to be looked for.
///
/// English stands in every page: labels and options are often left untranslated.
struct Vocabulary: Sendable {
  let outputLabels: Set<Words>
  let outputPhrases: [[Words]]
  let exampleLabels: Set<Words>
  let required: [Words]
  let optional: [Words]
  let verifyStarts: [Words]
  let weakVerifyStarts: [Words]
  let verifyPurposes: [Words]
  let looking: [Words]
  /// Each a row of words that stand behind each other.
  let verifyParts: [[Words]]
  let replace: [(before: String, behind: String)]
  let listCues: [Words]
  let defaultCues: [Words]
  let exampleCues: [String]
  let stepWords: [String]
  let editing: [Words]
  let headerRows: Set<Words>
  let bodyRows: [String]
  let runDisplayed: [Words]
  let secretWords: [String]
  let run: [Words]
  let followingCommand: [Words]
  let creatingFile: [Words]
  let namingFile: [Words]
  let savingFile: [Words]
  let isVerbLast: Bool
  let prompting: [Words]
  let fileWords: [Words]
  let fillingFile: [[Words]]
  let answering: [[Words]]
  let failures: [Words]
  let commandWords: [Words]
  let earlier: [Words]
  let errors: [Words]
  let changingFile: [Words]

  init(_ language: LocaleWords) {
    let languages = language.code == "en" ? [language] : [language, .english]
    func words(_ list: KeyPath<LocaleWords, [String]>) -> [Words] {
      languages.flatMap { $0[keyPath: list].map { Words($0) } }
    }
    func texts(_ list: KeyPath<LocaleWords, [String]>) -> [String] { languages.flatMap { $0[keyPath: list] } }
    func rows(_ list: KeyPath<LocaleWords, [String]>) -> [[Words]] {
      texts(list).map { text in
        text.split(separator: "…").enumerated().map { $0 == 0 ? Words(notAtStart: $1) : Words($1) }
      }
    }
    outputLabels = Set(words(\.outputLabels))
    outputPhrases = rows(\.outputPhrases)
    exampleLabels = Set(words(\.exampleLabels))
    required = words(\.required)
    optional = words(\.optional)
    verifyStarts = words(\.verifyStarts)
    weakVerifyStarts = words(\.weakVerifyStarts)
    verifyPurposes = words(\.verifyPurposes)
    looking = words(\.looking)
    verifyParts = rows(\.verifyParts)
    replace = languages.flatMap(\.replace)
    listCues = words(\.listCues)
    defaultCues = words(\.defaultCues)
    exampleCues = texts(\.exampleCues)
    stepWords = texts(\.stepWords)
    editing = words(\.editing)
    headerRows = Set(words(\.headerRows))
    bodyRows = texts(\.bodyRows)
    runDisplayed = words(\.runDisplayed)
    secretWords = texts(\.secretWords)
    run = words(\.run)
    followingCommand = words(\.followingCommand)
    creatingFile = words(\.creatingFile)
    namingFile = words(\.namingFile)
    savingFile = words(\.savingFile)
    isVerbLast = language.isVerbLast
    prompting = words(\.prompting)
    fileWords = words(\.fileWords)
    fillingFile = rows(\.fillingFile)
    answering = rows(\.answering)
    failures = words(\.failures)
    commandWords = words(\.commandWords)
    earlier = words(\.earlier)
    errors = words(\.errors)
    changingFile = words(\.changingFile)
  }
}
