import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for files that another program is to read: the person's alone, and gone afterwards with all that is in it.
final class PrivateFolder {
  /// Absolute where `parent` is.
  let path: String

  /// With mode 0700; nil where it cannot be made.
  ///
  /// - Parameters:
  ///   - name: `passo-NAME-` and six letters are its name.
  ///   - parent: an existing folder.
  init?(named name: String, in parent: String) {
    guard let directory = try? FreshDirectory(named: "passo-\(name)-", in: parent) else { return nil }
    path = directory.path
  }

  deinit {
    for name in DirectoryEntries(of: path) { unlink(path + "/" + name) }
    rmdir(path)
  }

  /// Whether a new file could be written.
  func write(_ text: String, to name: String) -> Bool {
    let descriptor = open(path + "/" + name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return false }
    let output = Output(descriptor)
    output.write(text)
    output.flush()
    return close(descriptor) == 0 && output.failure == 0
  }
}
