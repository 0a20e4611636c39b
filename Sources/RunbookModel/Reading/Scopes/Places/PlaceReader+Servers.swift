import Bytes
import MarkdownBlocks
import ShellSyntax

/// Programs that the text around them shows to be servers, though no table knows them.
extension PlaceReader {
  /// `node server.js`, and right below it "Open http://localhost:3000" or a sample that says that it listens.
  func serves(_ action: Action, _ script: ShellScript, below: Int) -> Bool {
    guard !script.isInBackground, let entry = script.programEntries.last, !entry.ends,
      let call = script.commands.last?.simpleCommands.last
    else { return false }
    let sample = action.expectation?.text
    if commentAbove(action.text ?? "").map(ServerSigns.points) == true { return true }
    // A program that ends would print more.
    if !KnownPrograms.contains(call.words.first?.literal ?? ""), let last = sample?.parts(separatedBy: "\n").last,
      ServerSigns.says(String(last))
    {
      return true
    }
    guard call.mayBeServer else { return false }
    if let sample, ServerSigns.says(sample) { return true }
    return parts.indices.contains(below) && parts[below]?.prose.map { ServerSigns.points($0.text) } ?? false
  }

  /// `# Start the server at http://localhost:8080`, right above the last line.
  private func commentAbove(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    let lines = text.parts(separatedBy: "\n")
    guard lines.count > 1, lines[lines.count - 2].utf8.first == UInt8(ascii: "#") else { return nil }
    return String(lines[lines.count - 2])
  }
}
