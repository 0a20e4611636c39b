import Bytes
import Diagnostics
import RunbookModel

/// The pages that a page wants to be done before it, and those that they want: files beside it, or below its folder.
struct PagesBefore {
  private let options: PageOptions

  init(_ options: PageOptions) { self.options = options }

  /// The pages with all that is to be done before them, each once, in the order in which they are done.
  ///
  /// - Throws: a ``Complaint`` where a page wants itself to be done first, and about one that cannot be read.
  func completing(_ names: [PageName]) throws(Complaint) -> [PageName] {
    var done: [PageName] = []
    for name in names { try add(name, to: &done, within: []) }
    return done
  }

  /// Of one page: those that are there.
  static func existing(_ links: [String], of path: String) -> [String] {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    return links.compactMap { link in
      let parts = link.parts(separatedBy: "/").filter { $0 != "." }
      // Nothing outside of the page's folder is run because a page says so.
      guard !parts.isEmpty, !parts.contains("..") else { return nil }
      let name = folder + parts.joined(separator: "/")
      return [name, name + ".md"].first { candidate in
        [".md", ".markdown", ".mdx"].contains(where: candidate.hasSuffix) && candidate != path
          && FileContent.exists(candidate) && !FileContent.isDirectory(candidate)
      }
    }
  }

  private func add(_ name: PageName, to done: inout [PageName], within outer: [String]) throws(Complaint) {
    if let start = outer.firstIndex(of: name.path) {
      let circle = (outer[start...] + [name.path]).joined(separator: " → ")
      throw Complaint("these pages want each other to be done first: \(circle)", help: "leave out --with-prerequisites")
    }
    guard !done.contains(where: { $0.path == name.path }) else { return }
    if name.path != "-" {
      for path in try Page.read(name, options: options).runbook.pagesBefore {
        try add(PageName(whole: path), to: &done, within: outer + [name.path])
      }
    }
    done.append(name)
  }
}
