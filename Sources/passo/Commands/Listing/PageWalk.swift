import Diagnostics
import RunbookReport
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pages below a folder, as they are now.
struct PageWalk {
  struct Found: Sendable {
    /// As the person would name it.
    var path: String
    /// Relative to the folder in which it was found.
    var name: String
    var stamp: PageIndex.Stamp
    /// Index of that folder.
    var root = 0
  }

  private(set) var pages: [Found] = []
  /// Folders that may not be read, and what has the name of a page and is no file.
  private(set) var unread = 0
  /// False where the time was over first.
  private(set) var isComplete = true
  private let deadline: ContinuousClock.Instant?

  /// - Parameters:
  ///   - folder: of pages; hidden folders and what package managers bring along are passed over, links to folders too.
  ///   - deadline: when to stop looking; nil: never.
  init(_ folder: String, until deadline: ContinuousClock.Instant? = nil) throws(Complaint) {
    self.deadline = deadline
    guard FileContent.exists(folder) else { throw Complaint("there is no folder \(folder)") }
    guard FileContent.isDirectory(folder) else {
      throw Complaint("\(folder) is no folder", help: "see what a page does: passo plan \(folder)")
    }
    guard access(folder, R_OK | X_OK) == 0 else {
      throw Complaint("\(folder) may not be read", help: "ask its owner for the right to read it")
    }
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    look(in: folder, prefix: prefix.hasPrefix("./") ? String(prefix.dropFirst(2)) : prefix, name: "")
  }

  private mutating func look(in folder: String, prefix: String, name: String) {
    if let deadline, ContinuousClock.now > deadline {
      isComplete = false
      return
    }
    guard access(folder, R_OK | X_OK) == 0 else {
      unread += 1
      return
    }
    var folders: [String] = []
    for entry in DirectoryEntries(of: folder) where !entry.hasPrefix(".") {
      let isPage = entry.hasSuffix(".md") || entry.hasSuffix(".markdown")
      var status = stat()
      let path = folder + "/" + entry
      guard (isPage ? stat(path, &status) : lstat(path, &status)) == 0 else {
        if isPage { unread += 1 }
        continue
      }
      let kind = status.st_mode & S_IFMT
      if kind == S_IFDIR {
        // A link to a folder that bears the name of a page may lead back here.
        if isPage, lstat(path, &status) != 0 || status.st_mode & S_IFMT != S_IFDIR { continue }
        if entry != "node_modules" { folders.append(entry) }
      } else if isPage, kind == S_IFREG {
        pages.append(Found(path: prefix + name + entry, name: name + entry, stamp: PageIndex.Stamp(status)))
      } else if isPage {
        unread += 1
      }
    }
    for entry in folders { look(in: folder + "/" + entry, prefix: prefix, name: name + entry + "/") }
  }
}

extension PageIndex.Stamp {
  fileprivate init(_ status: stat) {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    self.init(
      size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec),
      inode: UInt64(status.st_ino))
  }

  /// A file that was changed just now may be changed once more within the same tick of the file system's clock.
  var isSettled: Bool {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let age = (Int64(now.tv_sec) - seconds) * 1000 + (Int64(now.tv_nsec) - nanoseconds) / 1_000_000
    return age > 100
  }
}
