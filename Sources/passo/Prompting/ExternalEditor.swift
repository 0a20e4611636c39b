import RunbookRunner
import ShellExecution

/// The person's own editor (`$VISUAL`, `$EDITOR`), for a command that is to be changed before it runs.
struct ExternalEditor {
  /// As the variable says, arguments included.
  let command: String
  /// What the editor's shell starts from; the steps' own shell has nothing to do with it.
  let configuration: SessionConfiguration
  let terminal: Terminal

  private static let fileName = "command.sh"

  /// What the person has made of `text`; nil where the editor failed. The file that it is in meanwhile is the
  /// person's alone, and is gone afterwards, with all that the editor has left beside it.
  func edited(_ text: String) throws -> String? {
    guard let folder = PrivateFolder(named: "edit", in: configuration.temporaryDirectory) else { return nil }
    let path = folder.path + "/" + ExternalEditor.fileName
    guard folder.write(text + "\n", to: ExternalEditor.fileName), try opensAndCloses(path) else { return nil }
    guard let bytes = withExtendedLifetime(folder, { try? FileContent.read(path) }) else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self)[...]
    while lines.last?.isNewline == true { lines.removeLast() }
    return String(lines)
  }

  /// Whether the editor ended well.
  private func opensAndCloses(_ path: String) throws -> Bool {
    let program = TerminalProgram(configuration: configuration, terminal: terminal)
    return try program.run("\(command) \(shellQuoted(path))") == .exited(0)
  }
}
