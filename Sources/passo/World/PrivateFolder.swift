#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder for files that another program is to read: the person's alone, and gone afterwards with all that lies in it.
final class PrivateFolder {
  /// Absolute where `parent` is.
  let path: String

  /// With mode 0700; nil where it cannot be made.
  ///
  /// - Parameters:
  ///   - name: `passo-NAME-` and six letters are its name.
  ///   - parent: an existing folder.
  init?(named name: String, in parent: String) {
    var template = Array("\(parent)/passo-\(name)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit {
    if let entries = opendir(path) {
      defer { closedir(entries) }
      while let entry = readdir(entries) {
        // In place: an entry is only as long as its name, and a copy would read beyond it.
        let name = withUnsafeMutableBytes(of: &entry.pointee.d_name) {
          String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
        }
        if name != ".", name != ".." { unlink(path + "/" + name) }
      }
    }
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
