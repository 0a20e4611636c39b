import Bytes
import MarkdownBlocks

/// Finds what the paragraphs of a section ask for besides its commands: "Keep the terminal open.", "Sign in to the
/// console and create a token." Passo cannot do it, and who reviews a plan has to see it.
struct DemandedSentences {
  let section: Outline.Section
  let reader: ProseReader

  /// - Parameter items: for each step the index of its item in the section.
  func add(to steps: inout [Step], items: [Int]) {
    guard !steps.isEmpty, !reader.vocabulary.isVerbLast else { return }
    let shown = Set(steps.flatMap(\.actions).filter { $0.kind == .manual }.compactMap(\.block))
    for (item, read) in section.items.enumerated() {
      for (index, part) in read.parts.enumerated() where !shown.contains(part.id) {
        let demands = demands(in: part, isLead: index + 1 < read.parts.count && read.parts[index + 1].code != nil)
        guard !demands.isEmpty else { continue }
        let step = steps.indices.last { items[$0] == item && steps[$0].line <= part.line } ?? nearest(part, steps)
        // A step that is done by hand is shown with all that it says.
        guard !(items[step] == item && steps[step].actions.contains { $0.kind == .manual && !$0.isInline }) else {
          continue
        }
        steps[step].demands += demands
      }
    }
  }

  /// The step right before it; of what precedes all of them the first.
  private func nearest(_ part: Outline.Part, _ steps: [Step]) -> Int {
    steps.lastIndex { $0.line <= part.line } ?? steps.startIndex
  }

  /// - Parameter isLead: a block is right below it, to which its last sentence leads.
  private func demands(in part: Outline.Part, isLead: Bool) -> [StepNote] {
    guard part.bullet == nil, !part.isInWarning, !part.isHeading, let prose = part.prose, !prose.isLabel else {
      return []
    }
    let demands = DemandReader(vocabulary: reader.vocabulary)
    // Most paragraphs hold none of the words.
    guard
      reader.vocabulary.steps.doing.isAnyWord(in: prose.words.bytes[...])
        || MoodVocabulary.demanding.isAnyWord(in: prose.words.bytes[...])
    else { return [] }
    return prose.sentences.enumerated().compactMap { number, sentence in
      let isLast = number == prose.sentences.count - 1
      guard let end = sentence.utf8.last, sentence.utf8.count <= Self.longest, end != UInt8(ascii: ":"),
        end != UInt8(ascii: "?"), !(isLast && isLead)
      else { return nil }
      let words = Words(sentence.withoutOpeningSigns)
      guard asks(words.bytes[...], demands) else { return nil }
      return StepNote(line: part.line, text: sentence)
    }
  }

  /// In bytes; longer ones explain.
  private static let longest = 320

  /// "Open it.", "If it asks for one, enter a name."; not "See the guide.", "Use it to list them."
  private func asks(_ sentence: ArraySlice<UInt8>, _ demands: DemandReader) -> Bool {
    let clauses = DemandReader.clauses(of: sentence)
    guard let first = clauses.first else { return false }
    if MoodVocabulary.demanding.beginsWord(demands.withoutOpenings(first)) { return true }
    if reader.vocabulary.conditions.beginsWord(first) {
      return clauses.dropFirst().prefix(2).contains { begins($0, demands) }
    }
    return begins(first, demands)
  }

  private func begins(_ clause: ArraySlice<UInt8>, _ demands: DemandReader) -> Bool {
    let rest = demands.withoutOpenings(clause)
    return reader.vocabulary.steps.doing.beginsWord(rest) && !MoodVocabulary.referring.beginsWord(rest)
  }
}
