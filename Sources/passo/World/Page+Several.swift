import Diagnostics
import MarkdownBlocks
import RunbookModel

extension Page {
  /// The pages that were named, as one: done in their order, in one shell.
  static func read(_ names: [PageName], options: PageOptions) throws(Complaint) -> Page {
    guard names.count > 1 else { return try read(names[0], options: options) }
    let prefixes = prefixes(of: names.map(\.path))
    var pages: [Page] = []
    for (name, prefix) in zip(names, prefixes) {
      let page = try read(name, options: options, idPrefix: prefix)
      try page.requireSteps()
      pages.append(page)
    }
    let runbook = Runbook.joined(zip(shownNames(of: names.map(\.path)), pages).map { ($0, $1.runbook) })
    let bytes = pages.map(\.source.bytes).joined(separator: "\n".utf8)
    return Page(
      source: SourceFile(path: names.map(\.path).joined(separator: " "), bytes: Array(bytes)),
      document: pages[0].document, runbook: runbook, procedures: try procedures(of: pages, named: names),
      sources: pages.map(\.source))
  }

  /// Nil where no section was named: then all that the pages have are to choose from.
  private static func procedures(of pages: [Page], named names: [PageName]) throws(Complaint) -> [String]? {
    guard pages.contains(where: { $0.procedures != nil }) else { return nil }
    var all: [String] = []
    for (page, name) in zip(pages, names) {
      let only = page.runbook.procedures.count == 1 ? page.runbook.procedures.map(\.id) : nil
      guard let chosen = page.procedures ?? only else {
        throw Complaint(
          "\(name.path) has several procedures, and none is named",
          help: "name them, as for the others: \(name.path)#\(page.runbook.procedures[0].id)", status: ExitStatus.usage)
      }
      all += chosen
    }
    return all
  }

  /// The files' names, where they are enough to distinguish them.
  static func shownNames(of paths: [String]) -> [String] {
    let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return Set(names).count == names.count ? names : paths
  }

  /// `build:` for `docs/build.md`; the second one of that name is `build2:`.
  static func prefixes(of paths: [String]) -> [String] {
    var used: [String: Int] = [:]
    return paths.map { path in
      let file = path.split(separator: "/").last ?? "page"
      let stem = String(
        file.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" ? $0 : "-" })
      let count = (used[stem] ?? 0) + 1
      used[stem] = count
      return count == 1 ? "\(stem):" : "\(stem)\(count):"
    }
  }
}
