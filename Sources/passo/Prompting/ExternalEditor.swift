import RunbookRunner
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The person's own editor (`$VISUAL`, `$EDITOR`), for a command that is to be changed before it runs.
struct ExternalEditor {
  /// As the variable says, arguments included.
  let command: String
  /// What the editor's shell starts from; the steps' own shell has nothing to do with it.
  let configuration: SessionConfiguration
  let terminal: Terminal

  private static let fileName = "command.sh"

  /// What the person has made of `text`; nil where the editor failed. The file that it stands in meanwhile is the
  /// person's alone, and is gone afterwards, with whatever the editor has left beside it.
  func edited(_ text: String) throws -> String? {
    guard let folder = privateFolder() else { return nil }
    defer { ExternalEditor.remove(folder) }
    let path = folder + "/" + ExternalEditor.fileName
    guard write(text + "\n", to: path), try opensAndCloses(path) else { return nil }
    guard let bytes = try? FileContent.read(path) else { return nil }
    var lines = String(decoding: bytes, as: UTF8.self)[...]
    while lines.last?.isNewline == true { lines.removeLast() }
    return String(lines)
  }

  /// Whether the editor ended well.
  private func opensAndCloses(_ path: String) throws -> Bool {
    let output = Output(terminal.descriptor)
    let quoted = path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
    return try withShellSession(configuration) { shell in
      let result = try shell.run(
        "\(command) '\(quoted)'", line: 1, timeLimit: nil, input: .terminal(descriptor: terminal.descriptor)
      ) { event in
        guard case .output(let bytes) = event else { return }
        output.write(bytes)
        output.flush()
      }
      return result.ending == .exited(0)
    }
  }

  /// With mode 0700.
  private func privateFolder() -> String? {
    var template = Array("\(configuration.temporaryDirectory)/passo-edit-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private func write(_ text: String, to path: String) -> Bool {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let output = Output(descriptor)
    output.write(text)
    output.flush()
    return close(descriptor) == 0 && output.failure == 0
  }

  private static func remove(_ folder: String) {
    if let entries = opendir(folder) {
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
        if name != ".", name != ".." { unlink(folder + "/" + name) }
      }
    }
    rmdir(folder)
  }
}
