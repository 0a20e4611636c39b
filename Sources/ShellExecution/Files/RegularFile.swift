#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reads whole files of this machine, and nothing else: a pipe may never end, a device may do something when it is
/// opened, and what grows without an end would fill the memory. Everything that Passo reads by a path is read here.
package enum RegularFile {
  /// In bytes; more than this is no page, no journal and no configuration.
  package static let largest = 64 << 20

  /// Why something is not read.
  package enum Refusal: Error, Hashable, Sendable {
    case special(Kind)
    /// It has more than ``RegularFile/largest`` bytes.
    case tooLarge
    /// The system's `errno`.
    case system(Int32)
  }

  /// What is no file.
  package enum Kind: Hashable, Sendable { case pipe, socket, device, directory }

  /// What a path leads to, through links, where that is no file; nil for a file, and where nothing is there.
  package static func kind(of path: String) -> Kind? {
    var status = stat()
    return stat(path, &status) == 0 ? kind(of: status) : nil
  }

  /// Why the file at a path would not be read, as far as that is known before it is opened.
  package static func refusal(of path: String) -> Refusal? {
    var status = stat()
    guard stat(path, &status) == 0 else { return .system(errno) }
    if let kind = kind(of: status) { return .special(kind) }
    return status.st_size > largest ? .tooLarge : nil
  }

  /// In bytes, of the file at a path, through links; nil where there is none.
  package static func size(of path: String) -> Int? {
    var status = stat()
    return stat(path, &status) == 0 && kind(of: status) == nil ? Int(status.st_size) : nil
  }

  /// The bytes of the file at a path, through links.
  package static func read(_ path: String) throws(Refusal) -> [UInt8] {
    if let refusal = refusal(of: path) { throw refusal }
    let descriptor = try opened(path).descriptor
    defer { close(descriptor) }
    return try bytes(from: descriptor)
  }

  /// A descriptor of the file at a path, through links, which the caller closes, and its size in bytes.
  static func opened(_ path: String) throws(Refusal) -> (descriptor: Int32, size: Int) {
    // Opening a device can do something, so it is looked at before; what it is then is looked at once more.
    var status = stat()
    guard stat(path, &status) == 0 else { throw .system(errno) }
    if let kind = kind(of: status) { throw .special(kind) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw .system(errno) }
    guard fstat(descriptor, &status) == 0, kind(of: status) == nil else {
      let refusal: Refusal = kind(of: status).map { .special($0) } ?? .system(errno)
      close(descriptor)
      throw refusal
    }
    return (descriptor, Int(status.st_size))
  }

  /// What comes from a descriptor until its end: standard input may be a pipe or a terminal.
  package static func bytes(from descriptor: Int32) throws(Refusal) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while true {
      let count = systemRead(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
        if bytes.count > largest { throw .tooLarge }
      } else if count == 0 {
        return bytes
      } else if errno != EINTR {
        // Some files of the kernel's are files by name only, and wait like a pipe.
        throw errno == EAGAIN ? .special(.pipe) : .system(errno)
      }
    }
  }

  private static func kind(of status: stat) -> Kind? {
    switch status.st_mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: .directory
    case S_IFIFO: .pipe
    case S_IFSOCK: .socket
    default: .device
    }
  }
}
