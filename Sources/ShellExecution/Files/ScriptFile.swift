#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of shell commands that is written anew for every step.
///
/// It stays open and is overwritten in place: emptying and closing a file makes some file systems write it to disk at
/// once, which takes longer than the step.
final class ScriptFile {
  let path: String
  private(set) var descriptor: Int32 = -1
  private var length = 0

  init(path: String) { self.path = path }

  deinit { if descriptor >= 0 { close(descriptor) } }

  func make() throws(SessionError) {
    if descriptor >= 0 { close(descriptor) }
    unlink(path)
    length = 0
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system(call: "open", errorNumber: errno) }
  }

  /// - Throws: also when the file is not at its path any more.
  func replace(with bytes: [UInt8]) throws(SessionError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let offset = off_t(bytes.count - rest.count)
      let count = rest.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, offset) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw .system(call: "write", errorNumber: errno) }
      rest = rest.dropFirst(count)
    }
    if bytes.count < length, ftruncate(descriptor, off_t(bytes.count)) != 0 {
      throw .system(call: "ftruncate", errorNumber: errno)
    }
    length = bytes.count
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_nlink > 0 else {
      throw .system(call: "fstat", errorNumber: ENOENT)
    }
  }
}
