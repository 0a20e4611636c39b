import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a report is to be written to.
struct ReportFile {
  let path: String
  let format: ReportFormat

  init(path: String, format: ReportFormat) {
    self.path = path
    self.format = format
  }

  /// The end of the name determines the kind of report.
  init(path: String) throws(Complaint) {
    guard let format = ReportFormat(path: path) else {
      throw Complaint(
        "cannot tell the report format from \(path)",
        help: "use a name ending in one of \(ReportFormat.knownEndings)", status: ExitStatus.usage)
    }
    self.init(path: path, format: format)
  }

  /// Before a run begins, since after it a mistyped folder would cost the report.
  ///
  /// - Throws: a ``Complaint`` where the file could not be made.
  func check() throws(Complaint) {
    if FileContent.isDirectory(path) { throw complaint(EISDIR) }
    // No one may ever read it, and opening it would wait for that. `>(command)` is a link to a pipe that is read.
    var status = stat()
    if lstat(path, &status) == 0, [S_IFIFO, S_IFSOCK].contains(status.st_mode & S_IFMT) {
      throw Complaint(
        "the report \(path) cannot be written: it is a named pipe or a socket", help: "name a file that is none")
    }
    if access(path, F_OK) == 0 ? access(path, W_OK) != 0 : access(folder, W_OK) != 0 { throw complaint(errno) }
  }

  /// Replaces what was there: whole, or not at all. A device or a pipe is written to as it is.
  func write(_ text: String) throws(Complaint) {
    var status = stat()
    let isPlain = lstat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG
    let target = isPlain ? "\(path).\(getpid()).new" : path
    let flags = isPlain ? O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC : O_WRONLY | O_TRUNC | O_CLOEXEC
    let descriptor = open(target, flags, 0o666)
    guard descriptor >= 0 else { throw complaint(errno) }
    let output = Output(descriptor)
    output.write(text)
    output.flush()
    var failure = output.failure
    if close(descriptor) != 0, failure == 0 { failure = errno }
    if isPlain, failure == 0, rename(target, path) != 0 { failure = errno }
    guard failure == 0 else {
      if isPlain { unlink(target) }
      throw complaint(failure)
    }
  }

  private var folder: String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  private func complaint(_ code: Int32) -> Complaint {
    Complaint("the report \(path) cannot be written: \(Message(verbatim: systemText(code)))")
  }
}
