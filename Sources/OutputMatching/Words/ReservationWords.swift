/// Words by which a line shows a word and does not say that it is so now, in one language. Data: in lower case, without
/// signs, `n't` and `n'` as `not` and `ne`; phrases are divided by commas.
struct ReservationWords: Sendable {
  /// Before the word, in its clause.
  var before: String
  /// Right before the word, where so short a word can mean nothing else.
  var rightBefore: Set<String>
  /// After the word, in its clause.
  var after: String
  /// In the name of a value that is not how the thing is now: `preset: enabled`, `desiredStatus=…`.
  var labels: String
  /// In the name with which a line begins that lists what may be.
  var listings: String
  /// Names of a value that says how the thing is now.
  var currents: Set<String>
  /// What is still going on: it is not over.
  var goingOn: Set<String>
  /// What is over: ``goingOn`` contradicts it.
  var over: Set<String>
  /// Before the word: it was so then. An event, which a word with one of ``eventEndings`` reports, does not end.
  var pasts: Set<String>
  var eventEndings: [String]
  /// Words that open what is only said, unless a word of ``confirming`` is before them.
  var reporting: Set<String>
  var confirming: Set<String>
  /// In brackets with which a line begins: `[SKIP] …`.
  var tags: Set<String>
  /// Names of what a program ends with.
  var codes: Set<String>
  /// Before such a name: the code is that of a program, and not of an answer of a server.
  var exits: Set<String>
  /// `3 of 5`, `3 out of 5`
  var partitives: Set<String>
  /// Names of how many there should be.
  var wholes: Set<String>
  /// Numbers from one on.
  var numbers: [String]
  /// Words after which a state is said of something.
  var copulas: Set<String>
  /// Words before a copula that does not part a state from what has it.
  var existentials: Set<String> = []
  /// Words that begin another statement.
  var conjunctions: Set<String>
  /// Words that may be between a copula and its state, and change nothing.
  var links: Set<String>
  /// With which adverbs end, besides those that change nothing.
  var adverbEndings: [String]
  var adverbs: Set<String>

  private static let all = [english, french, portuguese]

  static let before = PhraseTable(all.map(\.before))
  static let after = PhraseTable(all.map(\.after))
  static let labels = PhraseTable(all.map(\.labels))
  static let listings = PhraseTable(all.map(\.listings))
  static let rightBefore = merged(\.rightBefore)
  static let currents = merged(\.currents)
  static let goingOn = merged(\.goingOn)
  static let over = merged(\.over)
  static let reporting = merged(\.reporting)
  static let confirming = merged(\.confirming)
  static let tags = merged(\.tags)
  static let codes = merged(\.codes)
  static let exits = merged(\.exits)
  static let partitives = merged(\.partitives)
  static let wholes = merged(\.wholes)
  static let copulas = merged(\.copulas)
  static let existentials = merged(\.existentials)
  static let conjunctions = merged(\.conjunctions)
  static let links = merged(\.links)
  static let adverbEndings = all.flatMap(\.adverbEndings)
  static let adverbs = merged(\.adverbs)

  static let numbers: [String: Double] = all.reduce(into: [:]) { numbers, language in
    for (index, word) in language.numbers.enumerated() { numbers[word] = Double(index + 1) }
  }

  /// With which a line or a value says that it went wrong, or that nothing was done.
  static let signs = [
    "✗", "✘", "✖", "❌", "❎", "⨯", "☐", "□", "⬜", "⛔", "🚫", "🛑", "🔴", "💥", "👎", "⚠", "⏳", "⌛", "⏸", "⏹", "🕒", "[ ]",
    "( )", "[-]", "[!]",
  ]

  /// With which participles end, which say how something is: `synchronized`, `monté`, `montado`.
  static let participleEndings = [
    "ed", "é", "ée", "és", "ées", "ado", "ada", "ados", "adas", "ido", "ida", "idos", "idas",
  ]

  /// States that are mostly said as other words: `denied on host`.
  static let ambiguous: Set<String> = ["on", "up", "open", "live", "good", "normal", "present", "bound"]

  /// `was active`; `was installed` reports an event.
  static func isPast(_ word: String, after before: [String]) -> Bool {
    all.contains { language in
      before.contains(where: language.pasts.contains) && !language.eventEndings.contains(where: word.hasSuffix)
    }
  }

  private static func merged(_ words: (ReservationWords) -> Set<String>) -> Set<String> {
    all.reduce(into: []) { $0.formUnion(words($1)) }
  }
}
