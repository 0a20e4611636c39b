import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file in the account's cache. Nothing depends on it: what cannot be read or written is passed over.
///
/// The folder is the account's alone (mode 0700), and what is another's, or open to others, is not read.
struct KeptFile {
  private let folder: String
  private let path: String

  /// - Parameters:
  ///   - folder: of the cache.
  ///   - name: what is kept, such as the path of a folder of pages.
  ///   - ending: of the file's name.
  init(in folder: String, for name: String, ending: String) {
    self.folder = folder
    // FNV-1a, in hexadecimal; the file itself says what it is about.
    let sum = name.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    path = folder + "/" + String(sum, radix: 16) + ending
  }

  static var account: UInt64 { UInt64(geteuid()) }

  func bytes() -> [UInt8]? {
    guard (try? OwnDirectory.check(folder)) != nil else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(),
      status.st_mode & 0o022 == 0
    else { return nil }
    return try? RegularFile.bytes(from: descriptor)
  }

  /// All of it or nothing: a new file takes the name once it is complete.
  func write(_ bytes: [UInt8]) {
    guard (try? OwnDirectory.make(folder)) != nil, bytes.count <= RegularFile.largest else { return }
    let new = "\(path).\(getpid()).new"
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = Self.write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(new, path) == 0 else {
      unlink(new)
      return
    }
  }

  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress! + written, $0.count - written) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      written += count
    }
    return true
  }
}

/// `write(2)`; the type's own method hides the name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
