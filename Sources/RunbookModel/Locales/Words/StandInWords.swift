/// The words of one language with which a page says that something it shows is the reader's own to replace: data.
package struct StandInWords: Sendable {
  /// Verbs in front of what is replaced, which `replace` goes on from: "replace `x` with …".
  package var verbs: [String] = []
  /// Right before what is replaced: "in place of `x`".
  package var instead: [String] = []
  /// Right after it: "`x` is an example".
  package var statements: [String] = []
  /// "For an instance named `x`": where the words for something of the reader's own begin.
  package var owners: [String] = []
  /// The word before its name there.
  package var naming: [String] = []
  /// Words in front of a thing of the reader's own: "`x` is the name of your host".
  package var possessives: [String] = []
  /// Words for values in general, and for what has them: "the placeholder values", "the variables".
  package var values: [String] = []
  /// Verbs that ask to change them, besides `verbs`.
  package var changes: [String] = []
}
