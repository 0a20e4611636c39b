import Bytes
import OutputMatching
package import RunbookModel
package import RunbookRunner

/// Keeps what the commands of a run print, for the samples of its page.
package final class SampleRecorder {
  /// What one action printed, and what was known before it began.
  package struct Output: Sendable {
    /// Without the steering of a terminal.
    var text: String
    /// Placeholder key → value; secrets are not among them.
    var values: [String: String]
    /// As it ran, secrets masked.
    var command: String
  }

  /// Of actions that did not fail.
  package private(set) var outputs: [ActionID: Output] = [:]
  private var values: [String: String] = [:]
  private var bytes: [UInt8] = []
  private var command = ""
  private var isText = true

  package init() {}

  /// In bytes: no page shows more.
  private static let longest = 1 << 18

  package func take(_ event: RunEvent) {
    switch event.body {
    case .valueSet(let note), .valueCaptured(let note): values[note.key] = note.isSecret ? nil : note.value
    case .actionStarted(let start):
      (bytes, command) = ([], start.text)
      // What a person has put in its place is not the page's command.
      isText = !start.isEdited && !start.isInteractive
    case .output(let chunk):
      if chunk.isDrawn { isText = false }
      bytes += chunk.bytes.prefix(max(Self.longest - bytes.count, 0))
      if bytes.count >= Self.longest { isText = false }
    case .actionFinished(let end):
      let isDone = [.passed, .unverified].contains(end.verdict)
      guard isText, isDone, !bytes.contains(0), String(validating: bytes, as: UTF8.self) != nil else { break }
      outputs[end.action] = Output(text: TerminalText.plain(bytes), values: values, command: command)
    default: break
    }
  }
}
