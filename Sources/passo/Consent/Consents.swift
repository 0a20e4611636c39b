import RunbookModel
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the person has allowed settings of others to start: a repository that was cloned starts nothing by itself.
///
/// A line each in a file of the state directory: what, the digest of the settings, their path. A change of the settings,
/// or another place, asks anew.
struct Consents {
  /// Of the file, which need not be there.
  let path: String

  /// Settings that ask for a program.
  struct Request {
    /// The program: `shellcheck`.
    var program: String
    /// Absolute path of the settings.
    var settings: String
    /// Their bytes.
    var content: [UInt8]

    fileprivate var line: String { "\(program) \(DocumentDigest(of: content).sha256) \(settings)" }
  }

  func contains(_ request: Request) -> Bool {
    let bytes = (try? RegularFile.read(path)) ?? []
    return bytes.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual(request.line.utf8) }
  }

  /// Whether it could be remembered.
  func add(_ request: Request) -> Bool {
    guard !request.line.contains("\n") else { return false }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    guard (try? OwnDirectory.make(folder)) != nil else { return false }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return false }
    let output = Output(descriptor)
    output.write(request.line + "\n")
    output.flush()
    return close(descriptor) == 0 && output.failure == 0
  }
}
