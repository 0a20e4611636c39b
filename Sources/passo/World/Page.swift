import Configuration
import Diagnostics
import MarkdownBlocks
import RunbookModel
import RunbookRunner

/// A page that was named on the command line: read, and the procedures that were meant.
struct Page {
  let source: SourceFile
  let document: Document
  private(set) var runbook: Runbook
  /// The ids of the procedures that are meant, in the order in which they are done; nil where no one said which.
  private(set) var procedures: [String]?
  /// What it was read from: several where pages are done one after the other.
  let sources: [SourceFile]

  static func read(_ name: PageName, options: PageOptions, idPrefix: String = "") throws(Complaint) -> Page {
    let bytes = try FileContent.read(name.path)
    try refuse(bytes, path: name.path)
    let source = SourceFile(path: name.path == "-" ? "stdin" : name.path, bytes: bytes)
    var page = try Page(reading: source, options: options, idPrefix: idPrefix)
    page.runbook.pagesBefore = PagesBefore.existing(page.runbook.pagesBefore, of: name.path)
    if name.isWhole { page.procedures = SectionNames(page.runbook.procedures).all }
    if !name.sections.isEmpty { page.procedures = try page.procedures(named: name.sections, prefix: idPrefix) }
    if let interface = options.interface { try page.check(interface: interface) }
    for name in options.name { try page.check(name, among: page.runbook.actions.compactMap(\.name), option: "--name") }
    for tag in options.tag { try page.check(tag, among: page.runbook.actions.flatMap(\.tags), option: "--tag") }
    return page
  }

  init(reading source: SourceFile, options: PageOptions, idPrefix: String = "") throws(Complaint) {
    let document = MarkdownReader().read(source)
    var reader = RunbookReader(keywords: try options.keywordMap(), locale: options.locale)
    reader.idPrefix = idPrefix
    self.init(
      source: source, document: document, runbook: reader.read(document), procedures: nil, sources: [source])
  }

  init(source: SourceFile, document: Document, runbook: Runbook, procedures: [String]?, sources: [SourceFile]) {
    self.source = source
    self.document = document
    self.runbook = runbook
    self.procedures = procedures
    self.sources = sources
  }

  /// The page with every section that does something meant, where that is wanted.
  func selecting(_ sections: SectionOptions) throws(Complaint) -> Page {
    guard sections.all else { return self }
    guard procedures == nil else {
      throw Complaint(
        "--all means every section, and one is named too", help: "leave out one of them", status: ExitStatus.usage)
    }
    var page = self
    page.procedures = SectionNames(runbook.procedures).all
    return page
  }

  /// The sections that take back what the given ones make, where that is wanted.
  func cleanup(after procedures: [String], _ isWanted: Bool) throws(Complaint) -> [String] {
    guard isWanted else { return [] }
    let undoing = SectionNames(runbook.procedures).undoing(procedures)
    guard undoing.isEmpty else { return undoing }
    throw Complaint(
      "\(source.path) has no section that takes back what these make", help: "leave out --cleanup",
      status: ExitStatus.usage)
  }

  /// Variables that the tool of a page of tests sets to the page's folder.
  func folders(in surroundings: Surroundings) -> [String: String] {
    let path = surroundings.absolute(paths[0])
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    return Dictionary(uniqueKeysWithValues: runbook.folderVariables.map { ($0, folder) })
  }

  /// As they were named; `stdin` for what came from there.
  var paths: [String] { sources.map(\.path) }

  /// The first line that is not UTF-8 in each file that has one; the page is read all the same.
  var damagedLines: [(path: String, line: Int)] {
    sources.compactMap { source in Self.firstDamagedLine(of: source).map { (source.path, $0) } }
  }

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

  private func check(_ word: String, among known: [String], option: String) throws(Complaint) {
    guard !known.contains(word) else { return }
    let all = Set(known).sorted()
    let help: Message
    if let nearest = NearestName.of(word, in: all) {
      help = "did you mean `\(nearest)`?"
    } else {
      help = all.isEmpty ? "it has none: leave out \(option)" : "it has: \(all.joined(separator: ", "))"
    }
    throw Complaint("\(source.path) has no block for \(option) \(word)", help: help, status: ExitStatus.usage)
  }

  private func procedures(named sections: [String], prefix: String) throws(Complaint) -> [String] {
    let names = SectionNames(runbook.procedures, prefix: prefix)
    switch names.meaning(of: sections) {
    case .procedures(let ids): return ids
    case .unknown(let section): throw unknown(section, among: names.known)
    case .ambiguous(let section, let ids):
      throw Complaint(
        "\(source.path) has several sections #\(section)",
        help: "name one by its id: \(ids.map { "#" + $0 }.joined(separator: ", "))", status: ExitStatus.usage)
    case .twice(let section):
      throw Complaint(
        "#\(section) is named twice, or a part of what is named before", help: "name it once", status: ExitStatus.usage)
    }
  }

  private func unknown(_ section: String, among known: [String]) -> Complaint {
    let message: Message = "\(source.path) has no procedure #\(section)"
    if let nearest = NearestName.of(section, in: known) {
      return Complaint(message, help: "did you mean \(source.path)#\(nearest)?", status: ExitStatus.usage)
    }
    let list = known.isEmpty ? "–" : known.map { "#" + $0 }.joined(separator: ", ")
    return Complaint(message, help: "it has: \(list)", status: ExitStatus.usage)
  }
}
