/// The words of one language by which a page says what a value is.
public struct ValueWords: Sendable {
  /// Words that open an explanation which begins with the name: `Where <x> is …`.
  public var wheres: [String]
  /// Words between two names or two explanations: `and`, `or`.
  public var joints: [String]
  /// Where a language says what is replaced before it says that it is: the verb that must follow the explanation.
  public var replaceVerbs: [String] = []
  /// The particles after a name that such a verb takes.
  public var objectMarks: [String] = []
  /// The particles after a name that a verb may take, or that only say what is spoken of.
  public var topicMarks: [String] = []
  /// The particles before such a verb.
  public var replaceParticles: [String] = []
  /// Words of an explanation that say nothing, if it has no other: "with your own values".
  public var fillers: [String] = []
  /// `is`, `are`
  public var copulas: [String] = []
  /// What introduces a list of all possible values.
  public var choiceCues: [String]
  /// Beginnings of a sentence that lists all possible values after its colon.
  public var choiceOpenings: [String]
  /// What introduces two or more values of which one is to be taken: `either`.
  public var eithers: [String]
  /// What introduces the smallest and the largest number.
  public var rangeCues: [String]
  /// Headings of the column of a table that explains.
  public var descriptionHeadings: [String]
  /// Words that say where in an output a value is, before or after its label: `field`.
  public var fields: [String]
  /// Words after what an output shows: `is displayed`.
  public var appearing: [String]
  /// Words before what an output shows: `contains`, `the status is`.
  public var stating: [String]
  /// Words for a state, after its name: `status`.
  public var states: [String]
  /// Words before the state that is over: `from` **Pending** to **Ready**.
  public var formers: [String]
  /// Beginnings of sentences about what need not be.
  public var conditionals: [String]
}
