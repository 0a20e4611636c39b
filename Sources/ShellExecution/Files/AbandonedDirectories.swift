#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Private directories of sessions that ended without being able to remove them: the machine lost power, or Passo and
/// its supervisor were killed at once. They may hold the text of a step.
struct AbandonedDirectories {
  private let parent: String

  /// A directory is made a moment before it is locked, so a young one is left alone. In seconds.
  private static let leastAge = 60
  /// In a directory with more entries not all are looked at.
  private static let mostEntries = 20_000

  init(in parent: String) { self.parent = parent }

  /// Removes those of this user that no living process has locked.
  func remove() {
    for name in DirectoryEntries(of: parent).prefix(AbandonedDirectories.mostEntries)
    where FreshDirectory.mayBear(name, prefix: PrivateDirectory.prefix) {
      remove("\(parent)/\(name)")
    }
  }

  private func remove(_ path: String) {
    let directory = Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC))
    var status = stat()
    guard directory.number >= 0, fstat(directory.number, &status) == 0, status.st_uid == geteuid(),
      status.st_mode & 0o777 == 0o700, AbandonedDirectories.age(of: status) >= AbandonedDirectories.leastAge,
      flock(directory.number, LOCK_EX | LOCK_NB) == 0
    else { return }
    for name in PrivateDirectory.names { unlinkat(directory.number, name, 0) }
    rmdir(path)
  }

  private static func age(of status: stat) -> Int {
    #if canImport(Darwin)
      let changed = status.st_mtimespec
    #else
      let changed = status.st_mtim
    #endif
    return time(nil) - Int(changed.tv_sec)
  }
}
