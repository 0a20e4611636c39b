import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Everything that happens in a run, as one JSON object a line: readable, greppable, and on the disk before a command
/// starts and after it has ended, so that a run survives the end of Passo.
///
/// The folder is for its owner alone (0700), as is the file (0600); secrets never reach it.
public final class Journal {
  /// Of the file.
  public let path: String
  private let descriptor: Int32

  /// Makes `directory`, with what leads there, and in it the run's file, which must not exist.
  ///
  /// - Throws: ``JournalError``.
  public init(directory: String, run: RunID) throws(JournalError) {
    try Journal.makeDirectory(directory)
    path = directory + "/" + run.description + Journal.fileExtension
    descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw JournalError(path: path, code: errno) }
    // The umask can only take rights away, but a descriptor is certain.
    guard fchmod(descriptor, 0o600) == 0 else {
      let code = errno
      close(descriptor)
      throw JournalError(path: path, code: code)
    }
    try Journal.sync(directory: directory)
  }

  deinit { close(descriptor) }

  static let fileExtension = ".jsonl"

  /// Writes one event; returns once it is safe on disk where a command is about to start or has ended.
  ///
  /// - Throws: ``JournalError`` when the disk is full or gone: a run must not go on without its journal.
  public func record(_ event: RunEvent) throws {
    try write(try RunEventLine.encoded(event) + [UInt8(ascii: "\n")])
    if Journal.isMilestone(event.body), fsync(descriptor) != 0, errno != EINVAL {
      throw JournalError(path: path, code: errno)
    }
  }

  private static func isMilestone(_ body: RunEvent.Body) -> Bool {
    switch body {
    case .runStarted, .runResumed, .actionStarted, .actionFinished, .runFinished: true
    default: false
    }
  }

  private func write(_ bytes: [UInt8]) throws(JournalError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if written > 0 {
        rest = rest.dropFirst(written)
      } else if errno != EINTR {
        throw JournalError(path: path, code: errno)
      }
    }
  }

  private static func makeDirectory(_ path: String) throws(JournalError) {
    var parts = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      parts += (parts.isEmpty && !path.hasPrefix("/") ? "" : "/") + part
      if mkdir(parts, 0o700) != 0, errno != EEXIST { throw JournalError(path: parts, code: errno) }
    }
    // A folder that was there already may be open to others.
    guard chmod(path, 0o700) == 0 else { throw JournalError(path: path, code: errno) }
  }

  /// A new file is safe only once its folder is.
  private static func sync(directory: String) throws(JournalError) {
    let folder = open(directory, O_RDONLY | O_CLOEXEC)
    guard folder >= 0 else { throw JournalError(path: directory, code: errno) }
    fsync(folder)
    close(folder)
  }
}

/// `write(2)`; the journal's own method hides the name.
private func systemWrite(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}
