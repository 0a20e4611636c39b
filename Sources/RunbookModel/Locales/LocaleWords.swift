/// The words of one language that drive reading. Data only: one file a language, listed in ``LocaleWords/all``.
///
/// All words are compared case-insensitively, with typographic apostrophes and no-break blanks made plain.
public struct LocaleWords: Sendable {
  /// BCP 47.
  public var code: String
  /// Path components under which pages of this language lie, such as `pt/BR`.
  public var pathCodes: [String]
  /// Frequent short words that tell this language from the others.
  public var stopWords: Set<String>
  /// A whole label line (colon removed) that announces a sample output.
  public var outputLabels: [String]
  /// Parts of a sentence that announce a sample output; `…` stands for other words.
  public var outputPhrases: [String]
  /// A whole label line that announces a filled-in example.
  public var exampleLabels: [String]
  /// Beginnings of a description, or words in parentheses.
  public var required: [String]
  public var optional: [String]
  /// Beginnings of a sentence that asks to check something.
  public var verifyStarts: [String]
  /// Parts of a sentence that ask to check something; `…` stands for other words between two of them.
  public var verifyParts: [String] = []
  /// Words among ``verifyStarts`` and ``verifyParts`` that ask to bring something into effect as often as to check it:
  /// *valider*, `confirm`.
  public var settling: [String] = []
  /// Words after a verb with which it tells what holds: confirm `that`.
  public var clauses: [String] = []
  /// Beginnings that ask to check only when a command follows.
  public var weakVerifyStarts: [String] = []
  /// Articles and pronouns with which a sentence goes on about the one before.
  public var articles: [String] = []
  /// Openings of a sentence that say where, as an example, or in which order, but not what for.
  public var asides: [String]
  /// Purposes that are a check when the rest of the sentence asks to run or show something.
  public var verifyPurposes: [String] = []
  /// Words that ask to show something.
  public var looking: [String]
  /// What surrounds a placeholder that a sentence explains: `Replace <x> with …`. Before and after; either may be
  /// empty.
  public var replace: [(before: String, behind: String)]
  /// Parts of a sentence that name the command for listing possible values.
  public var listCues: [String]
  /// Parts of a sentence that give a default.
  public var defaultCues: [String]
  /// Parts of a sentence that give an example value after them.
  public var exampleCues: [String]
  /// How a page says what a value is.
  public var values: ValueWords
  /// Words with which a sentence asks for something only where something holds: at its beginning, or anywhere before a
  /// verb that is last.
  public var conditions: [String]
  /// The same after the request; a blank at the beginning stands for one.
  public var conditionsBehind: [String]
  /// Words with which one thing is done in place of another one.
  public var instead: [String]
  /// Beginnings of a heading or sentence about prerequisites.
  public var prerequisites: [String]
  /// First words of a note that warns, before its colon.
  public var warnings: [String]
  /// Whole lines between alternatives.
  public var or: [String]
  /// Words before (or after) the number of a heading that is a step.
  public var stepWords: [String]
  /// Words for opening an editor or saving a file.
  public var editing: [String]
  /// Words that negate what a verify sentence expects.
  public var negations: [String]
  /// Stems of words with which a check says that something is there; none of a change, which a list does not show, nor of
  /// a noun: `deployment`.
  public var presences: [String] = []
  /// Stems of words with which it says that something is gone.
  public var removals: [String] = []
  /// First cells of rows that hold a request's headers.
  public var headerRows: [String]
  /// Beginnings of first cells of rows that hold a request's body, longest first; the rest tells which.
  public var bodyRows: [String]
  /// Parts of a sentence that ask to run the command which an output shows; `…` stands for other words.
  public var runDisplayed: [String]
  /// Words of placeholder names and descriptions that mean a secret.
  public var secretWords: [String]
  /// Words of a name that mean a secret only there: abbreviations, and without the accents of ``secretWords``.
  public var secretNames: [String] = []
  /// Words for a name or an identifier.
  public var nameWords: [String]
  /// Other words at the end of a name that turn it into something harmless about a secret: its file, its version.
  public var aboutSecrets: [String]
  /// Words that ask to run what is in the sentence.
  public var run: [String]
  /// Words for the command that is in the next block.
  public var followingCommand: [String]
  /// Words that say that a file is made here, not only spoken of.
  public var creatingFile: [String]
  /// Words in front of a file's name, or after it.
  public var namingFile: [String]
  /// Words that ask to save it, after what it holds.
  public var savingFile: [String]
  /// Verbs are after what is made or changed.
  public var isVerbLast = false
  /// An infinitive is after its object, other verbs before theirs.
  public var isInfinitiveLast = false
  /// Parts of a sentence about what a program will ask.
  public var prompting: [String]
  /// Names of the place where commands are typed, which is no question of a program.
  public var commandPrompts: [String]
  /// Words for a file without its name.
  public var fileWords: [String]
  /// Parts of a sentence that ask to put the content into a file of any name; `…` stands for other words.
  public var fillingFile: [String]
  /// Words that tell that a file does not exist yet, no matter what is done with it.
  public var newFile: [String]
  /// Parts of a sentence that put all of what follows into the file that is named next to them; `…` as above.
  public var copyingInto: [String]
  /// Parts of a sentence that say that what follows is all that a file holds.
  public var wholeContent: [String] = []
  /// Parts of a sentence that say what a file that is gone over holds in the end.
  public var endingAs: [String] = []
  /// Words for a piece of a file.
  public var fileParts: [String]
  /// Parts of a sentence that say that something is given as an answer.
  public var answering: [String]
  /// Parts of a sentence that say that all went well.
  public var successes: [String]
  /// Words with which a program begins to say that it failed.
  public var failures: [String]
  /// Words for a command.
  public var commandWords: [String]
  /// Stems of words with which a page asks to set a variable for the commands that follow.
  public var exporting: [String] = []
  /// Verbs that ask to choose.
  public var choosing: [String] = []
  /// Verbs that ask to keep a value for later.
  public var keeping: [String] = []
  /// Words for what an earlier step gave.
  public var earlier: [String]
  /// Words for what a program has shown, which a person copies from there.
  public var shown: [String] = []
  /// Words that announce an error message.
  public var errors: [String]
  /// Words that say that a part is put into a file that exists.
  public var changingFile: [String]
  /// Those of them that go over a file as a whole, and put no part into it.
  public var revisingFile: [String] = []
  /// Words of headings of which one undoes what the other does.
  public var opposites: [(word: String, opposite: String)]
  /// How a page says what an output shows.
  public var statements = StatementWords()
  /// How a page shows an output that it does not promise.
  public var samples = SampleWords()
  /// How a page says that it shows a sample.
  public var standIns = StandInWords()
  /// How a page says that a program asks something.
  public var prompts = PromptWords()
  /// Where, when and in which of several ways something is done.
  public var scopes = ScopeWords()
  /// Words with which a sample value asks to be replaced.
  public var unfilled = UnfilledWords()
  /// Words with which an output tells a secret.
  public var secretSentences = SecretSentenceWords()
  /// Parts of a sentence about a command that was run before, or is met elsewhere.
  public var recalling: [String] = []
  /// Parts of a sentence that shows what something that exists looks like.
  public var resembling: [String] = []
  /// How a sentence asks to run the command that is in it.
  public var instructions = InstructionWords()
  /// How a sentence asks for something, or says how things are.
  public var steps = StepWords()

  /// Every language that Passo reads.
  public static let all: [LocaleWords] = [
    english, french, brazilianPortuguese, spanish, italian, german, japanese, korean, simplifiedChinese,
    traditionalChinese, dutch, polish,
  ]

  /// The words of a BCP 47 code: exact, else the same language, else English.
  public static func words(for code: String) -> LocaleWords { known(code) ?? english }

  /// Whether there are words for a BCP 47 code or its language.
  public static func reads(_ code: String) -> Bool { known(code) != nil }

  private static func known(_ code: String) -> LocaleWords? {
    let code = code.replacingUnderscores.lowercased()
    return all.first { $0.code.lowercased() == code }
      ?? all.first { $0.code.lowercased().prefix { $0 != "-" } == code.prefix { $0 != "-" } }
  }
}

extension String {
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
