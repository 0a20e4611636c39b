import Configuration
import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner

/// A page that was named on the command line: read, and the procedure that was meant.
struct Page {
  let source: SourceFile
  let document: Document
  let runbook: Runbook
  /// The part after `#`; nil when the whole page is meant.
  let procedure: String?

  /// - Parameter name: `page.md`, `page.md#procedure`, or `-` for standard input. A file may have `#` in its name:
  ///   the whole name is tried first.
  static func read(_ name: String, options: PageOptions) throws(Complaint) -> Page {
    var path = name
    var procedure: String?
    if !FileContent.exists(name), let hash = name.lastIndex(of: "#"), hash > name.startIndex {
      path = String(name[..<hash])
      procedure = String(name[name.index(after: hash)...])
    }
    let bytes = try FileContent.read(path)
    try refuse(bytes, path: path)
    let source = SourceFile(path: path == "-" ? "stdin" : path, bytes: bytes)
    let page = try Page(reading: source, procedure: procedure?.isEmpty == true ? nil : procedure, options: options)
    try page.checkProcedure()
    if let interface = options.interface { try page.check(interface: interface) }
    return page
  }

  init(reading source: SourceFile, procedure: String?, options: PageOptions) throws(Complaint) {
    let document = MarkdownReader().read(source)
    let runbook = RunbookReader(keywords: try options.keywordMap(), locale: options.locale).read(document)
    self.init(source: source, document: document, runbook: runbook, procedure: procedure)
  }

  init(source: SourceFile, document: Document, runbook: Runbook, procedure: String?) {
    self.source = source
    self.document = document
    self.runbook = runbook
    self.procedure = procedure
  }

  /// The first line that is not UTF-8; the page is read all the same.
  var firstDamagedLine: Int? { Self.firstDamagedLine(of: source) }

  static func firstDamagedLine(of source: SourceFile) -> Int? {
    guard !source.bytes.isEmpty, String(validating: source.bytes, as: UTF8.self) == nil else { return nil }
    return (1...source.lineCount).first { String(validating: source.line($0), as: UTF8.self) == nil }
  }

  /// - Throws: a ``Complaint`` for a page without anything to run.
  func requireSteps() throws(Complaint) {
    guard runbook.procedures.isEmpty else { return }
    throw Complaint(
      "\(source.path) has no steps that Passo can run",
      help: "see how each block of it is read: passo plan --explain \(source.path)")
  }

  static func refuse(_ bytes: [UInt8], path: String) throws(Complaint) {
    if bytes.isEmpty { throw Complaint("\(path) is empty", help: "name a page with steps in it") }
    if bytes.prefix(8192).contains(0) {
      throw Complaint("\(path) is a binary file", help: "Passo reads Markdown: name a .md file")
    }
  }

  private func check(interface: String) throws(Complaint) {
    let known = runbook.interfaces
    guard !known.contains(interface) else { return }
    throw Complaint(
      "\(source.path) has no tab \(interface)",
      help: known.isEmpty ? "it has no tabs: leave out --interface" : "it has: \(known.joined(separator: ", "))",
      status: ExitStatus.usage)
  }

  private func checkProcedure() throws(Complaint) {
    guard let procedure, !runbook.procedures.contains(where: { $0.id == procedure }) else { return }
    let known = runbook.procedures.map(\.id)
    let message: Message = "\(source.path) has no procedure #\(procedure)"
    if let nearest = NearestName.of(procedure, in: known) {
      throw Complaint(message, help: "did you mean \(source.path)#\(nearest)?", status: ExitStatus.usage)
    }
    let list = known.isEmpty ? "–" : known.map { "#" + $0 }.joined(separator: ", ")
    throw Complaint(message, help: "it has: \(list)", status: ExitStatus.usage)
  }
}
