import Bytes
package import Diagnostics
package import MarkdownBlocks
package import RunbookModel
package import RunbookRunner

/// Lines for a page with which a run could prove an action. What the writer knows and Passo does not is left open: `…`.
package struct CoverageAddition: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case sample, sentence, exitStatus, check
  }

  package var kind: Kind
  /// The lines are written below this one, or in its place.
  package var line: Int
  package var replacesLine: Bool
  /// One line or several, each with its end.
  package var text: String

  /// What a person is offered.
  package var title: Message {
    switch kind {
    case .sample: "add a sample output"
    case .sentence: "add a sentence that says what is to be verified"
    case .exitStatus: "demand the exit status"
    case .check: "add a check below it"
    }
  }

  /// By action, the best one first; none where nothing is missing, or there is no place for it.
  package static func all(
    for rows: [ProofCoverage.Row], of document: Document, _ runbook: Runbook
  ) -> [ActionID: [Self]] {
    let actions = Dictionary(runbook.actions.map { ($0.id, $0) }) { first, _ in first }
    let blocks = Dictionary(document.blocks.map { ($0.range, $0) }) { first, _ in first }
    var all: [ActionID: [Self]] = [:]
    for row in rows where row.addition != nil {
      guard let action = actions[row.action], let block = blocks[action.range],
        let place = SampleEdit.place(below: block, of: action, in: document.source)
      else { continue }
      all[row.action] = additions(for: row, at: place, of: document, runbook)
    }
    return all
  }

  private static func additions(
    for row: ProofCoverage.Row, at place: SampleEdit.Place, of document: Document, _ runbook: Runbook
  ) -> [Self] {
    let writer = Writer(document: document, locale: runbook.document.locale, place: place)
    switch row.addition {
    case nil: return []
    case .sample: return [writer.sample] + (writer.sentence.map { [$0] } ?? [])
    case .readyLine: return [writer.sample]
    case .exitStatus: return [writer.exitStatus("0"), row.check.map(writer.check)].compactMap { $0 }
    case .failure: return [writer.exitStatus("1")].compactMap { $0 }
    }
  }
}

private struct Writer {
  let document: Document
  let locale: String
  let place: SampleEdit.Place

  private var source: SourceFile { document.source }

  var sample: CoverageAddition { added(.sample, [[]] + SampleEdit.block("…", at: place, mark: "screen")) }

  /// Above the command: what is said there is about what it prints. In a language whose sentences are read.
  var sentence: CoverageAddition? {
    guard let words, place.opening > 1 else { return nil }
    var addition = added(.sentence, [place.prefix + Array(words.sentence.utf8), []])
    addition.line = place.opening - 1
    return addition
  }

  /// Below the block, whose exit status can be demanded; where the page has no attribute lists, in the block itself, so
  /// that the sample is of both.
  func check(_ command: String) -> CoverageAddition {
    guard place.isMarked else { return checkInBlock(command) }
    let sentence = words.map { [[], place.prefix + Array($0.check.utf8), []] } ?? [[]]
    let blocks = [SampleEdit.block(command, at: place, mark: "pre"), SampleEdit.block("…", at: place, mark: "screen")]
    return added(.check, sentence + blocks[0] + [[]] + blocks[1])
  }

  /// The fence that closes the block closes the sample then.
  private func checkInBlock(_ command: String) -> CoverageAddition {
    let fence = Array(source.line(place.closing).drop { $0.isSpaceOrTab || $0 == .greater })
    let lines = [
      place.prefix + Array(command.utf8), place.prefix + fence, [], place.prefix + fence + Array("text".utf8),
      place.prefix + Array("…".utf8),
    ]
    var addition = added(.check, lines)
    addition.line = place.closing - 1
    return addition
  }

  /// In the attribute list of the block, where it has one.
  func exitStatus(_ status: String) -> CoverageAddition? {
    let line = String(decoding: source.line(place.line), as: UTF8.self)
    guard place.isMarked, let brace = line.lastIndex(of: "}"), line.contains("{:") else { return nil }
    let changed = line[..<brace] + " data-expect-exit=\"\(status)\"" + line[brace...]
    return CoverageAddition(kind: .exitStatus, line: place.line, replacesLine: true, text: changed + ending)
  }

  private func added(_ kind: CoverageAddition.Kind, _ lines: [[UInt8]]) -> CoverageAddition {
    let blank = place.prefix.trimmedEnd
    let text = lines.map { String(decoding: $0.isEmpty ? blank : $0, as: UTF8.self) + ending }.joined()
    return CoverageAddition(kind: kind, line: place.line, replacesLine: false, text: text)
  }

  private var ending: String { source.bytes.containsCarriageReturn ? "\r\n" : "\n" }

  private var words: (sentence: String, check: String)? {
    Self.words[String(locale.prefix { $0 != "-" && $0 != "_" })]
  }

  private static let words: [String: (sentence: String, check: String)] = [
    "en": ("Verify that the output contains **…**.", "Verify the result."),
    "fr": ("Vérifiez que la sortie contient **…**.", "Vérifiez le résultat."),
    "pt": ("Verifique se a saída contém **…**.", "Verifique o resultado."),
  ]
}

extension [UInt8] {
  /// Whether its first line ends with one.
  fileprivate var containsCarriageReturn: Bool {
    firstIndex(of: .newline).map { $0 > 0 && self[$0 - 1] == .carriageReturn } ?? false
  }
}
