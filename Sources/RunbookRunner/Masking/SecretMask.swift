import RunbookModel

/// Hides secrets in all that is shown or written, in every spelling of `SecretForms`.
///
/// All forms are searched at once, in time linear in the text (Aho and Corasick, "Efficient string matching", 1975).
/// Every stretch of text that some form covers becomes one mask, so that overlapping secrets leave no rest.
package struct SecretMask: Sendable {
  private(set) var secrets: Set<String> = []
  /// Of the spellings as they are written.
  private(set) var automaton = PatternAutomaton(patterns: [])
  /// Of their letters and digits.
  private(set) var bareAutomaton = PatternAutomaton(patterns: [])
  private var unquotedAutomaton = PatternAutomaton(patterns: [])
  private var hasNameSigns = false

  var automata: SecretAutomata {
    SecretAutomata(
      written: automaton, bare: bareAutomaton, unquoted: unquotedAutomaton, hasNameSigns: hasNameSigns)
  }

  package init(_ secrets: some Sequence<String> = []) {
    add(secrets)
  }

  package var isEmpty: Bool { secrets.isEmpty }

  package mutating func add(_ more: some Sequence<String>) {
    let new = Set(more).subtracting(secrets).filter { !$0.isEmpty }
    guard !new.isEmpty else { return }
    secrets.formUnion(new)
    automaton = PatternAutomaton(patterns: secrets.reduce(into: Set()) { $0.formUnion(SecretForms.all(of: $1)) })
    bareAutomaton = PatternAutomaton(patterns: secrets.reduce(into: Set()) { $0.formUnion(BareForms.all(of: $1)) })
    unquotedAutomaton = PatternAutomaton(patterns: Set(secrets.compactMap(UnquotedReading.form)))
    hasNameSigns = secrets.contains { $0.utf8.contains(where: BareReading.endsName) }
  }

  package func masked(_ text: String) -> String {
    isEmpty ? text : String(decoding: masked(Array(text.utf8)), as: UTF8.self)
  }

  package func masked(_ bytes: [UInt8]) -> [UInt8] {
    var stream = MaskedStream(self)
    return stream.masked(bytes) + stream.finish()
  }
}
