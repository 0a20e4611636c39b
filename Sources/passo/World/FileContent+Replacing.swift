import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension FileContent {
  /// Puts other bytes in the place of a file's, all of them or none: a new file takes its name once it is complete.
  ///
  /// What a link leads to is replaced, not the link; permissions stay.
  ///
  /// - Parameter name: of the file in what is said of it; nil: its path.
  static func replace(_ path: String, with bytes: [UInt8], named name: String? = nil) throws(Complaint) {
    let target = realpath(path, nil).map { name in
      defer { free(name) }
      return String(cString: name)
    }
    let final = target ?? path
    var status = stat()
    let mode = stat(final, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    let temporary = "\(final).passo-\(getpid())"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw unwritable(name ?? path, errno) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else {
        let code = errno
        close(descriptor)
        unlink(temporary)
        throw unwritable(name ?? path, code)
      }
      rest = rest.dropFirst(count)
    }
    fchmod(descriptor, mode)
    guard close(descriptor) == 0, rename(temporary, final) == 0 else {
      let code = errno
      unlink(temporary)
      throw unwritable(name ?? path, code)
    }
  }

  /// Seconds and nanoseconds of the last change, and the size; nil for a file that is not there.
  static func stamp(of path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      return [status.st_mtimespec.tv_sec, status.st_mtimespec.tv_nsec, Int(status.st_size)]
    #else
      return [status.st_mtim.tv_sec, status.st_mtim.tv_nsec, Int(status.st_size)]
    #endif
  }

  private static func unwritable(_ path: String, _ code: Int32) -> Complaint {
    Complaint("\(path) cannot be written: \(Message(verbatim: systemText(code)))")
  }
}
