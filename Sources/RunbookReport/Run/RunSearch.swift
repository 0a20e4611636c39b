import Bytes
import OutputMatching
package import RunbookModel
package import RunbookRunner

/// Looks for a text in what a run has run, printed and been given, in either case, with or without accents. A secret is
/// in no journal, so none is found; the mask in its place is no text.
package struct RunSearch: Sendable {
  package enum Place: Hashable, Sendable {
    case command, output, value
  }

  /// A line that has the text.
  package struct Match: Hashable, Sendable {
    package var place: Place
    /// Nil for what belongs to none.
    package var step: StepID?
    package var text: String
  }

  private let text: String
  private var found: [Match] = []
  private var seen: Set<Match> = []
  /// Of what is under way: a line may come in several pieces.
  private var outputs: [ActionID?: [UInt8]] = [:]

  package init(_ text: String) { self.text = SearchWords.folded(text) }

  /// Looks at the next event of the run.
  package mutating func take(_ event: RunEvent) {
    switch event.body {
    case .actionStarted(let start): look(in: start.text, .command, of: start.action)
    case .commandTyped(let action, let text): look(in: text, .command, of: action)
    case .valueSet(let note), .valueCaptured(let note):
      if !note.isSecret, let value = note.value { look(in: "\(note.key) = \(value)", .value, of: note.action) }
    case .output(let chunk) where !chunk.isDrawn: outputs[chunk.action, default: []] += chunk.bytes
    case .actionFinished(let end):
      look(in: TerminalText.plain(outputs.removeValue(forKey: end.action) ?? []), .output, of: end.action)
    default: break
    }
  }

  /// After the last event, in the order in which they came about; the same line of the same step once.
  package consuming func matches() -> [Match] {
    // Of what was under way when Passo ended, and of what a person typed.
    for (action, bytes) in outputs.sorted(by: { ($0.key?.text ?? "") < ($1.key?.text ?? "") }) {
      look(in: TerminalText.plain(bytes), .output, of: action)
    }
    return found
  }

  private mutating func look(in text: String, _ place: Place, of action: ActionID?) {
    for line in text.parts(separatedBy: "\n") where holds(line) {
      let match = Match(place: place, step: action?.step, text: String(line))
      if seen.insert(match).inserted { found.append(match) }
    }
  }

  private static let mask: Character = "•"

  private func holds(_ line: some StringProtocol) -> Bool {
    line.split(separator: RunSearch.mask).contains { SearchWords.folded(String($0)).containsBytes(of: text) }
  }
}
