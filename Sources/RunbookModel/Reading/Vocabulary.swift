/// The words of a page's language, and the English ones behind them, ready to be looked for.
///
/// English stands in every page: labels and options are often left untranslated.
struct Vocabulary: Sendable {
  let outputLabels: Set<Words>
  let outputPhrases: [Words]
  let exampleLabels: Set<Words>
  let required: [Words]
  let optional: [Words]
  let verifyStarts: [Words]
  let weakVerifyStarts: [Words]
  let verifyParts: [Words]
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
  let earlier: [Words]
  let errors: [Words]
  let changingFile: [Words]

  init(_ language: LocaleWords) {
    let languages = language.code == "en" ? [language] : [language, .english]
    func words(_ list: KeyPath<LocaleWords, [String]>) -> [Words] {
      languages.flatMap { $0[keyPath: list].map { Words($0) } }
    }
    func texts(_ list: KeyPath<LocaleWords, [String]>) -> [String] { languages.flatMap { $0[keyPath: list] } }
    outputLabels = Set(words(\.outputLabels))
    outputPhrases = words(\.outputPhrases)
    exampleLabels = Set(words(\.exampleLabels))
    required = words(\.required)
    optional = words(\.optional)
    verifyStarts = words(\.verifyStarts)
    weakVerifyStarts = words(\.weakVerifyStarts)
    verifyParts = words(\.verifyParts)
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
    earlier = words(\.earlier)
    errors = words(\.errors)
    changingFile = words(\.changingFile)
  }
}
