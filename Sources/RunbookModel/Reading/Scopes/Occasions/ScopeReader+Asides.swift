import Bytes
import Diagnostics
import MarkdownBlocks

/// Sections that are not in the normal course of a page: "Troubleshooting", "Contributing", "Performance tuning". What
/// they ask for is for whom their heading concerns.
extension ScopeReader {
  mutating func readAsides() {
    let headings = tree.frames.indices.filter { tree.frames[$0].kind.isHeading }
    guard let first = headings.first, let title = finder.prose[tree.frames[first].blocks.lowerBound]?.words else {
      return
    }
    // On a page of nothing but questions the reader has come for one of them.
    if !AsideVocabulary.openings.isAnyWord(in: title.bytes[...]) { readQuestions() }
    let isOfProject = AsideVocabulary.projectTitles.isAnyWord(in: title.bytes[...])
    // What is first on a page is what the page is for.
    guard var course = document.blocks.indices.first(where: { parts[$0]?.code != nil }) else { return }
    var end = 0
    var isSaved = OccasionVocabulary.savings.isAnyWord(in: title.bytes[...])
    for index in headings.dropFirst() {
      let frame = tree.frames[index]
      guard frame.blocks.lowerBound >= end, !isStepHeading(frame.blocks.lowerBound),
        let heading = finder.prose[frame.blocks.lowerBound], !isInChoice(frame.blocks)
      else { continue }
      let words = heading.words.withoutTitleMarks
      guard
        isAside(frame.blocks, words.bytes[...], of: title, isOfProject: isOfProject)
          || isForOtherOccasion(words.bytes[...], of: title, afterSaving: isSaved)
      else {
        isSaved = isSaved || OccasionVocabulary.savings.isAnyWord(in: words.bytes[...])
        continue
      }
      end = frame.blocks.upperBound
      // A page that begins with it has another course.
      if frame.blocks.contains(course) {
        course = (end..<document.blocks.count).first { parts[$0]?.code != nil } ?? course
        continue
      }
      guard frame.blocks.lowerBound > course else { continue }
      if namesOperations(words.bytes[...]), leaveEach(in: index) { continue }
      addHeading(of: frame.blocks)
    }
  }

  /// "How do I export the data?", "How do I remove a user?": of several questions below each other every reader has some.
  private mutating func readQuestions() {
    for children in tree.frames.map(\.children) {
      let questions = children.map { tree.frames[$0].blocks }.filter { blocks in
        guard document.blocks.indices.contains(blocks.lowerBound),
          case .heading = document.blocks[blocks.lowerBound].kind
        else { return false }
        return finder.prose[blocks.lowerBound]?.text.last.map { "?？".contains($0) } ?? false
      }
      guard questions.count >= Self.fewestQuestions else { continue }
      for blocks in questions where !isInChoice(blocks) && !isStepHeading(blocks.lowerBound) {
        addHeading(of: blocks)
      }
    }
  }

  private static let fewestQuestions = 3

  private func isAside(
    _ blocks: Range<Int>, _ heading: ArraySlice<UInt8>, of title: Words, isOfProject: Bool
  ) -> Bool {
    let words = heading.drop { !ByteSearch.isLetter($0) && !(0x30...0x39).contains($0) && $0 < 0x80 }
    let stems = ConditionReader.stems(words)
    guard let first = words.first, !(0x30...0x39).contains(first),
      stems.isDisjoint(with: ConditionReader.stems(title.bytes[...]))
    else { return false }
    if AsideVocabulary.openings.beginsWord(words) || AsideVocabulary.wholes.contains(words) { return true }
    guard !isOfProject else { return false }
    if AsideVocabulary.projectWholes.contains(words) { return true }
    // "Test" may as well say how to see whether what the page sets up works.
    return AsideVocabulary.tests.contains(words)
      && blocks.contains { position in
        guard let code = parts[position]?.code?.text else { return false }
        let words = Words(code)
        return words.containsWord("test") || words.containsWord("tests")
      }
  }
}
