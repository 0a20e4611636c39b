import RunbookReport
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file that keeps the index of one folder in the account's cache. Nothing depends on it: what cannot be read or
/// written is passed over, and the pages are read.
struct KeptIndex {
  private let folder: String
  private let path: String
  private let root: String

  /// - Parameters:
  ///   - cache: the folder of all indexes.
  ///   - root: absolute path of the folder of pages.
  init(cache: String, root: String) {
    folder = cache
    self.root = root
    path = cache + "/" + KeptIndex.name(of: root)
  }

  /// What is kept; an empty one where that cannot be trusted.
  func read() -> PageIndex {
    bytes().flatMap { PageIndex(reading: $0, version: Version.number, account: KeptIndex.account, root: root) }
      ?? PageIndex(version: Version.number, account: KeptIndex.account, root: root)
  }

  /// All of it or nothing: a new file takes the name once it is complete.
  func write(_ index: PageIndex) {
    guard (try? OwnDirectory.make(folder)) != nil else { return }
    let bytes = index.bytes
    guard bytes.count <= RegularFile.largest else { return }
    let new = "\(path).\(getpid()).new"
    unlink(new)
    let descriptor = open(new, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    let isWritten = KeptIndex.write(bytes, to: descriptor)
    guard close(descriptor) == 0, isWritten, rename(new, path) == 0 else {
      unlink(new)
      return
    }
  }

  private static var account: UInt64 { UInt64(geteuid()) }

  private func bytes() -> [UInt8]? {
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

  /// FNV-1a, in hexadecimal; the index itself says whose it is.
  private static func name(of root: String) -> String {
    let sum = root.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    return String(sum, radix: 16) + ".index"
  }
}

/// `write(2)`; the type's own method hides the name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
