import Bytes
import Configuration
import Diagnostics
import RunbookReport
import RunbookRunner

/// Whether a values file may start the programs that it names.
///
/// One of the person's own may. One that came with the page, with any other repository, or through a pipe, was written by
/// others: the person is shown all that it names and asked once, and the answer holds for the file and the programs of
/// its repository as they are.
struct ValueConsent {
  let context: Context
  /// Of the file, as it was named; `-` is standard input.
  let path: String
  let file: ValuesFile
  /// Nil where no one can be asked.
  let asker: Asker?

  /// - Parameter isTrusted: the command line says so.
  /// - Returns: whether they may be started; false: the person answers the questions themselves.
  /// - Throws: a ``Complaint`` where no one can be asked, or the person wants nothing to be done.
  func allows(for page: Page, isTrusted: Bool) throws(Complaint) -> Bool {
    guard !isTrusted, let origin = origin(with: page) else { return true }
    let question = ConsentQuestion(
      request: request(of: origin),
      yes: "starts them where their values are needed, as long as they stay as they are",
      no: "starts none: you are asked for the values", stopped: "stopped: nothing was run", context: context)
    if question.isAllowedAlready { return true }
    guard let asker else {
      let list = file.programs.map { "`\(VisibleCommand($0.name).line)`" }.joined(separator: ", ")
      throw Complaint(
        path == "-"
          ? "the values of standard input want to start \(list), which no one has allowed here"
          : "\(path) came with \(origin) and wants to start \(list), which no one has allowed here",
        help: "look at it, and if it may: --trust-values", status: ExitStatus.usage)
    }
    context.remark(
      path == "-"
        ? "the values of standard input want to start programs, some of them perhaps in other runs:"
        : "\(path) came with \(origin) and wants to start programs, some of them perhaps in other runs:")
    for program in file.programs {
      for (index, line) in VisibleCommand(program.name).lines.enumerated() {
        asker.tell(verbatim: line, lead: index == 0 ? "     $ " : "       ")
      }
    }
    return try question.isAllowed(asker)
  }

  /// What the answer is for: the file, the folder in which its programs start, and those of them that are files of the
  /// repository, which can change as the file can.
  private func request(of origin: String) -> Consents.Request {
    let surroundings = context.surroundings
    let started = StartedFiles(folders: [origin, surroundings.workingDirectory], surroundings: surroundings)
    var content = file.content
    content += Array("\0\(surroundings.workingDirectory)".utf8)
    for program in file.programs {
      for (path, digest) in started.named(in: program) { content += Array("\0\(path)\0\(digest)".utf8) }
    }
    return Consents.Request(
      program: "values", settings: path == "-" ? path : surroundings.absolute(path), content: content)
  }

  /// With what the file came; nil: it is the person's own.
  private func origin(with page: Page) -> String? {
    if path == "-" { return context.surroundings.workingDirectory }
    let file = context.surroundings.absolute(path)
    if let root = Self.root(of: file) { return root }
    for path in page.paths where path != "stdin" {
      if let folder = sharedFolder(of: file, and: context.surroundings.absolute(path)) { return folder }
    }
    return nil
  }

  /// The folder that holds both, and that can have come as one: no folder of the system, nor the home or one above it.
  private func sharedFolder(of file: String, and page: String) -> String? {
    let (one, other) = (Self.folder(of: file), Self.folder(of: page))
    if one == other || one.hasPrefix(other + "/") { return other }
    var shared = one
    while !(other + "/").hasPrefix(shared + "/") { shared = Self.folder(of: shared) }
    let home = context.surroundings.variable("HOME").map(context.surroundings.absolute) ?? ""
    return Self.systemFolders.contains(shared) || (home + "/").hasPrefix(shared + "/") ? nil : shared
  }

  private static let systemFolders: Set<String> = [
    "", "/bin", "/data", "/etc", "/home", "/media", "/mnt", "/opt", "/private", "/run", "/srv", "/tmp", "/usr",
    "/usr/local", "/var", "/var/lib", "/var/tmp", "/dev/shm", "/private/tmp", "/private/var", "/Users", "/Volumes",
  ]

  /// The nearest folder above that a version control system has marked as its own.
  private static func root(of path: String) -> String? {
    var folder = folder(of: path)
    while true {
      if marks.contains(where: { FileContent.isListed(folder + "/" + $0) }) { return folder.isEmpty ? "/" : folder }
      if folder.isEmpty { return nil }
      folder = Self.folder(of: folder)
    }
  }

  private static let marks = [".git", ".hg", ".svn", ".jj", ".bzr", ".fslckout", "_darcs", ".pijul", "CVS"]

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
