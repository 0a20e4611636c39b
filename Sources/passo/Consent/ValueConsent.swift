import Bytes
import Diagnostics
import RunbookReport
import RunbookRunner

/// Whether a values file may start the programs that it names.
///
/// One of the person's own may. One that came with the page, or with any other repository, was written by others: the
/// person is asked once, and the answer holds for the file as it is.
struct ValueConsent {
  let context: Context
  /// Of the file, as it was named.
  let path: String
  /// Of the file, as it was read.
  let content: [UInt8]
  /// Nil where no one can be asked.
  let asker: Asker?

  /// - Parameters:
  ///   - commands: what the page's values would start, as it is shown.
  ///   - isTrusted: the command line says so.
  /// - Returns: whether they may be started; false: the person answers the questions themselves.
  /// - Throws: a ``Complaint`` where no one can be asked, or the person wants nothing to be done.
  func allows(_ commands: [String], for page: Page, isTrusted: Bool) throws(Complaint) -> Bool {
    guard !commands.isEmpty, !isTrusted, let repository = repository(with: page) else { return true }
    let file = context.surroundings.absolute(path)
    let question = ConsentQuestion(
      request: Consents.Request(program: "values", settings: file, content: content),
      yes: "starts them where their values are needed, as long as the file stays as it is",
      no: "starts none: you are asked for the values", stopped: "stopped: nothing was run", context: context)
    if question.isAllowedAlready { return true }
    let list = commands.map { "`\($0)`" }.joined(separator: ", ")
    guard let asker else {
      throw Complaint(
        "\(path) came with \(repository) and wants to start \(list), which no one has allowed here",
        help: "look at it, and if it may: --trust-values", status: ExitStatus.usage)
    }
    context.remark("\(path) came with \(repository) and wants to start programs for its values:")
    for command in commands { asker.tell("$ " + TerminalSafe.line(command), indent: 7) }
    return try question.isAllowed(asker)
  }

  /// The repository in which the file is, or the folder of the page and what is below it; nil: it is elsewhere.
  private func repository(with page: Page) -> String? {
    let file = context.surroundings.absolute(path)
    if let root = Self.root(of: file) { return root }
    for path in page.paths where path != "stdin" {
      let folder = Self.folder(of: context.surroundings.absolute(path))
      if file.hasPrefix(folder + "/") { return folder }
    }
    return nil
  }

  /// The nearest folder above that a version control system has marked as its own.
  private static func root(of path: String) -> String? {
    var folder = folder(of: path)
    while true {
      if marks.contains(where: { FileContent.isListed(folder + "/" + $0) }) { return folder.isEmpty ? "/" : folder }
      if folder.isEmpty { return nil }
      folder = Self.folder(of: folder)
    }
  }

  private static let marks = [".git", ".hg", ".svn", ".jj", ".bzr", ".fslckout", "_darcs", "CVS"]

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }
}
