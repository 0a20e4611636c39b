import Bytes
import JSON
import OutputMatching
import ShellSyntax

/// The commands of a terminal recording: each after its prompt, with what it printed.
///
/// Source: asciicast v1, v2 and v3 (docs.asciinema.org/manual/asciicast). Only what was shown is read: what was typed may
/// be a password that was not.
package struct CastReader: Sendable {
  /// Oldest first.
  package private(set) var commands: [DraftCommand] = []
  /// Lines of the recording that are none of its format.
  package private(set) var unreadable = 0

  /// Nil: the bytes are no recording.
  package init?(_ bytes: [UInt8]) {
    guard let shown = shown(bytes) else { return nil }
    let text = TerminalText.plain(shown)
    let lines = text.parts(separatedBy: "\n", omittingEmptySubsequences: false).map(Self.withPlainPrompt)
    let session = lines.joined(separator: "\n")
    guard let entries = PromptedText(session, trustsRoot: true)?.entries else { return }
    for entry in entries where !entry.prompt.isEmpty && !entry.command.isEmpty {
      var command = DraftCommand(entry.command, number: commands.count + 1)
      command.output = entry.output
      commands.append(command)
    }
  }

  /// All that went to the terminal.
  private mutating func shown(_ bytes: [UInt8]) -> [UInt8]? {
    if case .object(let whole)? = try? JSONValue(reading: bytes), whole["version"] == .integer(1),
      case .array(let frames)? = whole["stdout"]
    {
      return frames.flatMap { frame -> [UInt8] in
        guard case .array(let parts) = frame, case .string(let text)? = parts.last else { return [] }
        return Array(text.utf8)
      }
    }
    let lines = bytes.split(separator: UInt8.newline)
    guard let first = lines.first, case .object(let header)? = try? JSONValue(reading: Array(first)),
      header["version"] == .integer(2) || header["version"] == .integer(3)
    else { return nil }
    var shown: [UInt8] = []
    for line in lines.dropFirst() where line.first != .hash {
      guard case .array(let parts)? = try? JSONValue(reading: Array(line)), parts.count == 3,
        case .string(let kind) = parts[1], case .string(let text) = parts[2]
      else {
        unreadable += 1
        continue
      }
      if kind == "o" { shown += text.utf8 }
    }
    return shown
  }

  /// Marks that no shell has by itself, and many people set.
  private static let marks = ["❯", "➜", "λ", "»", "▶", "⟩"]
  /// So far from the beginning of a line a prompt may reach. In characters.
  private static let longestPrompt = 60

  /// `~/shop main ❯ git status` as `$ git status`.
  private static func withPlainPrompt(_ line: Substring) -> String {
    for mark in marks {
      guard let found = line.byteRange(of: mark), line[..<found.lowerBound].count < longestPrompt else { continue }
      var rest = line[found.upperBound...]
      guard rest.first?.isSpace ?? true else { continue }
      // `➜  shop git:(main) ✗ git status`, as Oh My Zsh has it.
      if rest.hasPrefix("  ") {
        rest = rest.drop(while: \.isSpace).drop { !$0.isSpace }.drop(while: \.isSpace)
        if rest.hasPrefix("git:(") { rest = rest.drop { $0 != ")" }.dropFirst().drop(while: \.isSpace) }
        if rest.hasPrefix("✗") { rest = rest.dropFirst() }
      }
      return "$ " + String(rest.drop(while: \.isSpace))
    }
    return String(line)
  }
}
