import Diagnostics
import MarkdownBlocks

/// A page before and after some fixes, read and checked both times: whether the fixes did what they say, and no more.
struct FixTrial {
  let before: CheckedPage
  let fixed: FixedText
  let after: CheckedPage

  /// Exactly the findings that were to be mended are gone, none is new, and nothing else of the page has another
  /// meaning.
  var isSafe: Bool { mendsWhatItNames && keepsTheMeaning }

  /// A finding, wherever the edits have moved it.
  private struct Place: Hashable {
    var rule: String
    var offset: Int
  }

  private var mendsWhatItNames: Bool {
    let map = EditMap(fixed.edits)
    func place(_ finding: Diagnostic) -> Place {
      Place(rule: finding.rule, offset: map.newPlace(ofOld: before.source.offset(of: finding.range.start)))
    }
    var left: [Place: [Diagnostic]] = [:]
    var named = fixed.mended.reduce(into: [Diagnostic: Int]()) { $0[$1, default: 0] += 1 }
    for finding in before.diagnostics {
      if let count = named[finding], count > 0 {
        named[finding] = count - 1
      } else {
        left[place(finding), default: []].append(finding)
      }
    }
    let readable = editedCode
    for finding in after.diagnostics {
      let offset = map.newPlace(ofNew: after.source.offset(of: finding.range.start))
      if left[Place(rule: finding.rule, offset: offset)]?.popLast() != nil { continue }
      // Of a command that no shell could read nothing could be noted: that `<name>` is described nowhere, for example.
      guard finding.severity == .info, readable.contains(where: { $0.contains(finding.range.start) }) else {
        return false
      }
    }
    // A finding may go with another one only where both are about the same thing.
    let edited = editedBlocks
    return left.values.joined().allSatisfy { finding in
      edited.contains { $0.start <= finding.range.end && finding.range.start <= $0.end }
    }
  }

  /// The blocks of the page before that an edit touches, each with its attribute lists, and the edited lines.
  private var editedBlocks: [SourceRange] {
    let source = before.source
    let map = EditMap(fixed.edits)
    let blocks = before.document.blocks.compactMap { block -> SourceRange? in
      let end = block.attributes.reduce(block.range.end) { max($0, $1.range.end) }
      let range = SourceRange(block.range.start, end)
      return map.touches(old: source.offset(of: range.start)..<source.offset(of: range.end)) ? range : nil
    }
    let lines = fixed.edits.map { edit in
      let last = source.position(atOffset: edit.range.upperBound).line
      return SourceRange(
        SourcePosition(line: source.position(atOffset: edit.range.lowerBound).line, column: 1),
        SourcePosition(line: last, column: source.line(last).count + 1))
    }
    return blocks + lines
  }

  /// The code of the page after that an edit touches.
  private var editedCode: [Range<SourcePosition>] {
    let map = EditMap(fixed.edits)
    return after.document.blocks.compactMap { block in
      guard case .code = block.kind,
        map.touches(new: after.source.offset(of: block.range.start)..<after.source.offset(of: block.range.end))
      else { return nil }
      return block.range.start..<block.range.end
    }
  }

  private var keepsTheMeaning: Bool {
    let isWord = fixed.edits.map(changesWords)
    let old = EditMap(fixed.edits, only: isWord)
    return PageMeaning(before) { old.touches(old: $0) } == PageMeaning(after) { old.touches(new: $0) }
  }

  /// A line break, an indentation, a fence or an attribute list is no word: what it belongs to reads as before.
  private func changesWords(_ edit: FixedText.Edit) -> Bool {
    let removed = before.source.bytes[edit.range]
    let blanks = " \t\r\n`~".utf8
    return !edit.text.utf8.contains(UInt8(ascii: "\n"))
      && !(removed.allSatisfy(blanks.contains) && edit.text.utf8.allSatisfy(blanks.contains))
  }
}
