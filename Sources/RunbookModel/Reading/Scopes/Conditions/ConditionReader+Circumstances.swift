import Bytes
import Diagnostics
import MarkdownBlocks

/// Conditions without a word for "if": "When compression is enabled, …", "To allow remote clients, open the port:".
extension ConditionReader {
  /// "When compression is enabled, load the dictionary:", "When X is missing, …": what the reader's machine has or not.
  /// "When it is done, run:" is part of what the page asks for.
  func isCircumstance(_ sentence: ArraySlice<UInt8>) -> Bool {
    let ways = vocabulary.scopes.ways
    let clause = sentence.prefix { $0 != UInt8(ascii: ",") }
    guard clause.endIndex < sentence.endIndex, ways.occasions.beginning(clause) != nil else { return false }
    return ways.states.isAnyWord(in: clause)
  }

  /// "To allow remote clients, open the port:" in running text: not every reader wants it, unless the section is about
  /// that.
  ///
  /// - Parameter title: of the section.
  func allowance(in part: Outline.Part, below title: Words) -> Condition? {
    guard let prose = part.prose, prose.isAnnouncing, part.admonition == nil, let last = prose.sentences.last,
      case let sentence = Words(last), let end = vocabulary.purposes.beginning(sentence.bytes[...])
    else { return nil }
    let wanted = sentence.bytes[end...].drop { $0 == UInt8(ascii: " ") }.prefix { $0 != UInt8(ascii: ",") }
    let request = sentence.bytes[wanted.endIndex...].drop { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }
    guard vocabulary.scopes.ways.allowing.beginsWord(wanted),
      vocabulary.steps.altering.beginsWord(request) || vocabulary.scopes.ways.setting.beginsWord(request),
      Self.stems(wanted).isDisjoint(with: Self.stems(title.bytes[...]))
    else { return nil }
    return Condition(text: last, line: part.line)
  }

  /// The first letters of the words that are long enough to mean something.
  static func stems(_ text: ArraySlice<UInt8>, letters: Int = 5) -> Set<ArraySlice<UInt8>> {
    Set(text.split { !ByteSearch.isLetter($0) }.filter { $0.count > 2 }.map { $0.prefix(letters) })
  }
}
