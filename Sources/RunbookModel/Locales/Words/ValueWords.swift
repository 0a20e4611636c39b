/// The words of one language by which a page says what a value is.
package struct ValueWords: Sendable {
  /// Words that open an explanation which begins with the name: `Where <x> is …`.
  package var wheres: [String]
  /// Words between two names or two explanations: `and`, `or`.
  package var joints: [String]
  /// Where a language says what is replaced before it says that it is: the verb that must follow the explanation.
  package var replaceVerbs: [String] = []
  /// The particles after a name that such a verb takes.
  package var objectMarks: [String] = []
  /// The particles after a name that a verb may take, or that only say what is spoken of.
  package var topicMarks: [String] = []
  /// The particles before such a verb.
  package var replaceParticles: [String] = []
  /// Words of an explanation that say nothing, if it has no other: "with your own values".
  package var fillers: [String] = []
  /// `is`, `are`
  package var copulas: [String] = []
  /// What introduces a list of all possible values.
  package var choiceCues: [String]
  /// Beginnings of a sentence that lists all possible values after its colon.
  package var choiceOpenings: [String]
  /// What introduces two or more values of which one is to be taken: `either`.
  package var eithers: [String]
  /// What introduces the smallest and the largest number.
  package var rangeCues: [String]
  /// Headings of the column of a table that explains.
  package var descriptionHeadings: [String]
  /// Words that say where in an output a value is, before or after its label: `field`.
  package var fields: [String]
  /// Words after what an output shows: `is displayed`.
  package var appearing: [String]
  /// Words before what an output shows: `contains`, `the status is`.
  package var stating: [String]
  /// Words for a state, after its name: `status`.
  package var states: [String]
  /// Words before the state that is over: `from` **Pending** to **Ready**.
  package var formers: [String]
  /// Beginnings of sentences about what need not be.
  package var conditionals: [String]
}
