#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file of this machine that is open to be read in parts, because all of it may be more than memory has room for. What
/// ``RegularFile`` does not read is not opened either, except that a file may be of any size.
package final class OpenFile {
  /// In bytes, when it was opened; what is written to it afterwards does not count.
  package let size: Int
  private let descriptor: Int32

  /// - Parameter path: followed through links.
  package init(_ path: String) throws(RegularFile.Refusal) {
    (descriptor, size) = try RegularFile.opened(path)
  }

  deinit { close(descriptor) }

  /// The bytes from `place` on, at most `count`: fewer where the file ends before, also because it was cut meanwhile.
  package func bytes(from place: Int, count: Int) throws(RegularFile.Refusal) -> [UInt8] {
    let wanted = max(min(count, size - place), 0)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, filled in
      while filled < wanted {
        let read = pread(descriptor, buffer.baseAddress! + filled, wanted - filled, off_t(place + filled))
        if read > 0 {
          filled += read
        } else if read == 0 {
          return
        } else if errno != EINTR {
          code = errno
          return
        }
      }
    }
    if code != 0 { throw .system(code) }
    return bytes
  }
}
