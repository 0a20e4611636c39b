import RunbookReport
import RunbookRunner

/// Where a run is shown: what the runner tells and what the prompter asks share one place in the scrollback.
final class RunScreen {
  private var text: RunText
  private let output: Output

  init(_ text: RunText, output: Output) {
    self.text = text
    self.output = output
  }

  func show(_ event: RunEvent) {
    output.write(text.bytes(for: event))
    output.flush()
  }

  /// The action that a person is about to decide on.
  func show(_ stop: ActionStop) {
    output.write(text.bytes(for: stop))
    output.flush()
  }

  /// Before a question: it begins a line of its own.
  func endLine() {
    output.write(text.endOfOutput())
    output.flush()
  }
}
