import Diagnostics
import RunbookModel

/// What the command line says of a page: `page.md`, `page.md#install`, `page.md#install#start`, and after one of these
/// further sections of it, or further pages.
struct PageName {
  let path: String
  /// As they were written, in their order; empty: the whole page.
  private(set) var sections: [String]
  /// Every section is meant that does not take back what others made.
  private(set) var isWhole = false

  init(whole path: String) { (self.path, sections, isWhole) = (path, [], true) }

  private init(path: String, sections: [String]) { (self.path, self.sections) = (path, sections) }

  /// The pages that the words name, in their order.
  ///
  /// - Parameter words: of the command line: pages, `-` for standard input, and sections of the page before them. A file
  ///   may have `#` in its name: the whole name is tried first.
  static func all(of words: [String]) throws(Complaint) -> [PageName] {
    var names: [PageName] = []
    for word in words {
      let (path, sections) = parts(of: word)
      if let last = names.last, path.isEmpty || path == last.path {
        guard !sections.isEmpty else { throw twice(path) }
        names[names.count - 1].sections += sections
      } else {
        guard !path.isEmpty else {
          throw Complaint("`\(word)` names a section, and no page", help: "write PAGE\(word)", status: ExitStatus.usage)
        }
        guard !names.contains(where: { $0.path == path }) else { throw twice(path) }
        names.append(PageName(path: path, sections: sections))
      }
    }
    return names
  }

  private static func twice(_ path: String) -> Complaint {
    Complaint("\(path) is named twice", help: "name it once: \(path)#FIRST \(path)#SECOND", status: ExitStatus.usage)
  }

  static func parts(of word: String) -> (path: String, sections: [String]) {
    guard !FileContent.exists(word), let hash = word.firstIndex(of: "#") else { return (word, []) }
    let sections = word[hash...].split(separator: "#").map(String.init)
    return (String(word[..<hash]), sections)
  }
}
