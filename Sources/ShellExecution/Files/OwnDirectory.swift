#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A directory for this user alone: no link, of no other owner, mode 0700.
package enum OwnDirectory {
  package enum Refusal: Error, Hashable, Sendable {
    /// It is a link, which may lead anywhere.
    case link
    /// It belongs to somebody else, who could read and change what is there.
    case otherOwner
    /// The system's `errno`.
    case system(Int32)
  }

  /// Makes it, with what leads there, or takes the rights of others on the one that is there.
  package static func make(_ path: String) throws(Refusal) {
    var parts = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      parts += (parts.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      if mkdir(parts, 0o700) != 0, errno != EEXIST {
        // A folder that may not be written, such as `/`, may well hold the next one.
        let code = errno
        guard access(parts, F_OK) == 0 else { throw .system(code) }
      }
    }
    let descriptor = try opened(path)
    defer { close(descriptor) }
    // By the descriptor: a path could lead elsewhere by now.
    guard fchmod(descriptor, 0o700) == 0 else { throw .system(errno) }
  }

  /// Looks at one that may be there; what is not there yet is no one's.
  package static func check(_ path: String) throws(Refusal) {
    do { close(try opened(path)) } catch {
      if error != .system(ENOENT) { throw error }
    }
  }

  private static func opened(_ path: String) throws(Refusal) -> Int32 {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw .system(errno) }
    if status.st_mode & S_IFMT == S_IFLNK { throw .link }
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw errno == ELOOP ? .link : .system(errno) }
    guard fstat(descriptor, &status) == 0, status.st_uid == geteuid() else {
      close(descriptor)
      throw .otherOwner
    }
    return descriptor
  }
}
