import RunbookModel
import RunbookReport
import RunbookRunner
import Synchronization

/// Where a run is shown: what the runner tells and what the prompter asks share one place in the scrollback.
///
/// While an action goes on and says nothing, a line below it tells how far the run is; it is wiped before anything else
/// is written, so that nothing of it stays.
final class RunScreen: Sendable {
  private struct State {
    var text: RunText
    let output: Output
    var actionStart: ContinuousClock.Instant?
    var lastWriting = ContinuousClock.now
    /// What is in the last line; nil: nothing that has to be wiped.
    var progress: String?
  }

  private let state: Mutex<State>

  init(_ text: sending RunText, output: sending Output) {
    state = Mutex(State(text: text, output: output))
  }

  /// What is below the title of the run.
  func tell(preflight lines: [String]) {
    state.withLock { $0.text.preflight = lines }
  }

  /// How long the page's actions took before.
  func tell(times: EarlierTimes) {
    state.withLock { $0.text.times = times }
  }

  /// What happened in the run that goes on.
  func goOn(after events: [RunEvent]) {
    state.withLock { $0.text.goesOn(after: events) }
  }

  /// What can be done after the run.
  func tell(end lines: [String]) {
    guard !lines.isEmpty else { return }
    state.withLock { RunScreen.write(Array((lines.joined(separator: "\n") + "\n").utf8), &$0) }
  }

  func show(_ event: RunEvent) {
    state.withLock { state in
      switch event.body {
      case .actionStarted: state.actionStart = .now
      case .actionFinished: state.actionStart = nil
      default: break
      }
      RunScreen.write(state.text.bytes(for: event), &state)
    }
  }

  /// The action that a person is about to decide on.
  ///
  /// - Returns: whether there is more to say of it than is shown; see ``showNotes(of:)``.
  func show(_ stop: ActionStop) -> Bool {
    state.withLock {
      RunScreen.write($0.text.bytes(for: stop), &$0)
      return $0.text.isCut(stop)
    }
  }

  /// What the person has just typed on one line of the terminal.
  func hasShown(_ text: String, of action: ActionID) {
    state.withLock { $0.text.hasShown(text, of: action) }
  }

  /// All that the page says of an action.
  func showNotes(of stop: ActionStop) {
    state.withLock { RunScreen.write($0.text.bytes(forNotesOf: stop), &$0) }
  }

  /// Whether the last action has more differences than were shown.
  var hasFolded: Bool { state.withLock { $0.text.tolerated.count > 1 } }

  func showTolerated() {
    state.withLock { RunScreen.write($0.text.bytesForTolerated(), &$0) }
  }

  /// Before a question: it begins a line of its own, and nothing is said meanwhile.
  func endLine() {
    state.withLock { state in
      state.actionStart = nil
      RunScreen.write(state.text.endOfOutput(), &state)
    }
  }

  /// Says how far the run is, where an action has been silent for a second.
  func showProgress() {
    state.withLock { state in
      guard let start = state.actionStart, .now - state.lastWriting >= .seconds(1),
        let line = state.text.progress(seconds: (.now - start) / .seconds(1)), line != state.progress
      else { return }
      state.output.write("\r\u{1B}[K" + line)
      state.output.flush()
      state.progress = line
    }
  }

  private static func write(_ bytes: [UInt8], _ state: inout State) {
    if state.progress != nil { state.output.write("\r\u{1B}[K") }
    state.progress = nil
    state.output.write(bytes)
    state.output.flush()
    state.lastWriting = .now
  }
}
