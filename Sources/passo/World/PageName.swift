import Diagnostics
import RunbookModel

/// What the command line says of a page: `page.md`, `page.md#install`, `page.md#install#start`, and after one of these
/// further sections of it.
struct PageName {
  let path: String
  /// As they were written, in their order; empty: the whole page.
  let sections: [String]

  /// - Parameter words: of the command line; the first names the page, `-` is standard input. A file may have `#` in its
  ///   name: the whole name is tried first.
  init(_ words: [String]) throws(Complaint) {
    var (path, sections) = PageName.parts(of: words[0])
    for word in words.dropFirst() {
      let (other, further) = PageName.parts(of: word)
      guard other.isEmpty || other == path, !further.isEmpty else {
        throw Complaint(
          "one page at a time: what is `\(word)`?",
          help: "several sections of it: \(path)#FIRST \(path)#SECOND; several pages at once: passo check",
          status: ExitStatus.usage)
      }
      sections += further
    }
    (self.path, self.sections) = (path, sections)
  }

  static func parts(of word: String) -> (path: String, sections: [String]) {
    guard !FileContent.exists(word), let hash = word.firstIndex(of: "#") else { return (word, []) }
    let sections = word[hash...].split(separator: "#").map(String.init)
    return (String(word[..<hash]), sections)
  }
}
