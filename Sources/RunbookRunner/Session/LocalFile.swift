import Bytes
import Diagnostics
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of this machine, by its absolute path.
struct LocalFile {
  let path: String

  /// nil when there is none.
  ///
  /// - Throws: ``SessionFailure``, also for what is not a regular file.
  func read() throws(SessionFailure) -> [UInt8]? {
    do { return try RegularFile.read(path) } catch {
      switch error {
      case .system(ENOENT), .system(ENOTDIR): return nil
      case .system(let code): throw failure("read", code)
      case .special: throw SessionFailure("\(path) is not a file")
      case .tooLarge: throw SessionFailure("\(path) is too large to be compared")
      }
    }
  }

  /// - Parameter isPrivate: a new file is for its owner alone.
  func write(_ bytes: [UInt8], isPrivate: Bool) throws(SessionFailure) {
    try makeParents()
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NONBLOCK, isPrivate ? 0o600 : 0o666)
    guard descriptor >= 0 else { throw failure("write", errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written > 0 { rest = rest.dropFirst(written) } else if errno != EINTR { throw failure("write", errno) }
    }
  }

  private func makeParents() throws(SessionFailure) {
    let parts = path.parts(separatedBy: "/")
    var folder = ""
    for part in parts.dropLast() {
      folder += "/" + part
      if mkdir(folder, 0o777) != 0, errno != EEXIST {
        // A folder that may not be written, such as `/`, may well hold the next one.
        guard access(folder, F_OK) == 0 else { throw LocalFile(path: folder).failure("make", errno) }
      }
    }
  }

  private func failure(_ verb: String, _ code: Int32) -> SessionFailure {
    let reason = Message(verbatim: systemText(code))
    return switch verb {
    case "read": SessionFailure("\(path) cannot be read: \(reason)")
    case "make": SessionFailure("the folder \(path) cannot be made: \(reason)")
    default: SessionFailure("\(path) cannot be written: \(reason)")
    }
  }
}

private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
