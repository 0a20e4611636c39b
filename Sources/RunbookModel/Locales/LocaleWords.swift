/// The words of one language that drive reading. Data only: one file a language, listed in ``LocaleWords/all``.
///
/// All words are compared case-insensitively, with typographic apostrophes and no-break blanks made plain.
package struct LocaleWords: Sendable {
  /// BCP 47.
  package var code: String
  /// Path components under which pages of this language lie, such as `pt/BR`.
  package var pathCodes: [String]
  /// Frequent short words that tell this language from the others.
  package var stopWords: Set<String>
  /// A whole label line (colon removed) that announces a sample output.
  package var outputLabels: [String]
  /// Parts of a sentence that announce a sample output; `…` stands for other words.
  package var outputPhrases: [String]
  /// A whole label line that announces a filled-in example.
  package var exampleLabels: [String]
  /// Beginnings of a description, or words in parentheses.
  package var required: [String]
  package var optional: [String]
  /// Beginnings of a sentence that asks to check something.
  package var verifyStarts: [String]
  /// Parts of a sentence that ask to check something; `…` stands for other words between two of them.
  package var verifyParts: [String] = []
  /// Words among ``verifyStarts`` and ``verifyParts`` that ask to bring something into effect as often as to check it:
  /// *valider*, `confirm`.
  package var settling: [String] = []
  /// Words after a verb with which it tells what holds: confirm `that`.
  package var clauses: [String] = []
  /// Beginnings that ask to check only when a command follows.
  package var weakVerifyStarts: [String] = []
  /// Articles and pronouns with which a sentence goes on about the one before.
  package var articles: [String] = []
  /// Openings of a sentence that say where, as an example, or in which order, but not what for.
  package var asides: [String]
  /// Purposes that are a check when the rest of the sentence asks to run or show something.
  package var verifyPurposes: [String] = []
  /// Words that ask to show something.
  package var looking: [String]
  /// What surrounds a placeholder that a sentence explains: `Replace <x> with …`. Before and after; either may be
  /// empty.
  package var replace: [(before: String, after: String)]
  /// Parts of a sentence that name the command for listing possible values.
  package var listCues: [String]
  /// Parts of a sentence that give a default.
  package var defaultCues: [String]
  /// Parts of a sentence that give an example value after them.
  package var exampleCues: [String]
  /// How a page says what a value is.
  package var values: ValueWords
  /// Words with which a sentence asks for something only where something holds: at its beginning, or anywhere before a
  /// verb that is last.
  package var conditions: [String]
  /// The same after the request; a blank at the beginning stands for one.
  package var conditionsAfter: [String]
  /// Words with which one thing is done in place of another one.
  package var instead: [String]
  /// Beginnings of a heading or sentence about prerequisites.
  package var prerequisites: [String]
  /// First words of a note that warns, before its colon.
  package var warnings: [String]
  /// Whole lines between alternatives.
  package var or: [String]
  /// Words before (or after) the number of a heading that is a step.
  package var stepWords: [String]
  /// Words for opening an editor or saving a file.
  package var editing: [String]
  /// Words that negate what a verify sentence expects.
  package var negations: [String]
  /// Stems of words with which a check says that something is there; none of a change, which a list does not show, nor of
  /// a noun: `deployment`.
  package var presences: [String] = []
  /// Stems of words with which it says that something is gone.
  package var removals: [String] = []
  /// First cells of rows that hold a request's headers.
  package var headerRows: [String]
  /// Beginnings of first cells of rows that hold a request's body, longest first; the rest tells which.
  package var bodyRows: [String]
  /// Parts of a sentence that ask to run the command which an output shows; `…` stands for other words.
  package var runDisplayed: [String]
  /// Words of placeholder names and descriptions that mean a secret.
  package var secretWords: [String]
  /// Words of a name that mean a secret only there: abbreviations, and without the accents of ``secretWords``.
  package var secretNames: [String] = []
  /// Words for a name or an identifier.
  package var nameWords: [String]
  /// Other words at the end of a name that turn it into something harmless about a secret: its file, its version.
  package var aboutSecrets: [String]
  /// Words that ask to run what is in the sentence.
  package var run: [String]
  /// Words for the command that is in the next block.
  package var followingCommand: [String]
  /// Words that say that a file is made here, not only spoken of.
  package var creatingFile: [String]
  /// Words with which what a program does is written into a file that is opened: `implement`.
  package var implementing: [String] = []
  /// Words in front of a file's name, or after it.
  package var namingFile: [String]
  /// Words that ask to save it, after what it holds.
  package var savingFile: [String]
  /// Verbs are after what is made or changed.
  package var isVerbLast = false
  /// An infinitive is after its object, other verbs before theirs.
  package var isInfinitiveLast = false
  /// Parts of a sentence about what a program will ask.
  package var prompting: [String]
  /// Names of the place where commands are typed, which is no question of a program.
  package var commandPrompts: [String]
  /// Words for a file without its name.
  package var fileWords: [String]
  /// Parts of a sentence that ask to put the content into a file of any name; `…` stands for other words.
  package var fillingFile: [String]
  /// Words that tell that a file does not exist yet, no matter what is done with it.
  package var newFile: [String]
  /// Parts of a sentence that put all of what follows into the file that is named next to them; `…` as above.
  package var copyingInto: [String]
  /// Parts of a sentence that say that what follows is all that a file holds.
  package var wholeContent: [String] = []
  /// Parts of a sentence that say what a file that is gone over holds in the end.
  package var endingAs: [String] = []
  /// Words for a piece of a file.
  package var fileParts: [String]
  /// Parts of a sentence that say that something is given as an answer.
  package var answering: [String]
  /// Parts of a sentence that say that all went well.
  package var successes: [String]
  /// Words with which a program begins to say that it failed.
  package var failures: [String]
  /// Words for a command.
  package var commandWords: [String]
  /// Stems of words with which a page asks to set a variable for the commands that follow.
  package var exporting: [String] = []
  /// Verbs that ask to choose.
  package var choosing: [String] = []
  /// Verbs that ask to keep a value for later.
  package var keeping: [String] = []
  /// Words for what an earlier step gave.
  package var earlier: [String]
  /// Words for what a program has shown, which a person copies from there.
  package var shown: [String] = []
  /// Words that announce an error message.
  package var errors: [String]
  /// Words that say that a part is put into a file that exists.
  package var changingFile: [String]
  /// Those of them that go over a file as a whole, and put no part into it.
  package var revisingFile: [String] = []
  /// Words of headings of which one undoes what the other does.
  package var opposites: [(word: String, opposite: String)]
  /// How a page says what an output shows.
  package var statements = StatementWords()
  /// How a page shows an output that it does not promise.
  package var samples = SampleWords()
  /// How a page says that it shows a sample.
  package var standIns = StandInWords()
  /// How a page says that a program asks something.
  package var prompts = PromptWords()
  /// Where, when and in which of several ways something is done.
  package var scopes = ScopeWords()
  /// Words with which a sample value asks to be replaced.
  package var unfilled = UnfilledWords()
  /// Words with which an output tells a secret.
  package var secretSentences = SecretSentenceWords()
  /// Parts of a sentence about a command that was run before, or is met elsewhere.
  package var recalling: [String] = []
  /// Parts of a sentence that shows what something that exists looks like.
  package var resembling: [String] = []
  /// How a sentence asks to run the command that is in it.
  package var instructions = InstructionWords()
  /// How a sentence asks for something, or says how things are.
  package var steps = StepWords()

  /// Every language that Passo reads.
  package static let all: [LocaleWords] = [
    english, french, brazilianPortuguese, spanish, italian, german, japanese, korean, simplifiedChinese,
    traditionalChinese, dutch, polish,
  ]

  /// The words of a BCP 47 code: exact, else the same language, else English.
  package static func words(for code: String) -> LocaleWords { known(code) ?? english }

  /// Whether there are words for a BCP 47 code or its language.
  package static func reads(_ code: String) -> Bool { known(code) != nil }

  private static func known(_ code: String) -> LocaleWords? {
    let code = code.replacingUnderscores.lowercased()
    return all.first { $0.code.lowercased() == code }
      ?? all.first { $0.code.lowercased().prefix { $0 != "-" } == code.prefix { $0 != "-" } }
  }
}

extension String {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
