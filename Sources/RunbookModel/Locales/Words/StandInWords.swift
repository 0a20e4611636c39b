/// The words of one language with which a page says that something it shows is the reader's own to replace: data.
public struct StandInWords: Sendable {
  /// Verbs in front of what is replaced, which `replace` goes on from: "replace `x` with …".
  public var verbs: [String] = []
  /// Right before what is replaced: "in place of `x`".
  public var instead: [String] = []
  /// Right after it: "`x` is an example".
  public var statements: [String] = []
  /// "For an instance named `x`": where the words for something of the reader's own begin.
  public var owners: [String] = []
  /// The word before its name there.
  public var naming: [String] = []
  /// Words in front of a thing of the reader's own: "`x` is the name of your host".
  public var possessives: [String] = []
  /// Words for values in general, and for what has them: "the placeholder values", "the variables".
  public var values: [String] = []
  /// Verbs that ask to change them, besides `verbs`.
  public var changes: [String] = []
}
