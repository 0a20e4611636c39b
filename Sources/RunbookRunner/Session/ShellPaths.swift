import Bytes
import RunbookModel

/// Puts what a person knows in the place of the paths that a shell names in its messages, where it reads its commands
/// from files of the session: `step 3: line 31: …`, of which the line is that of the page.
///
/// Reads an output in pieces; how it is cut changes nothing.
struct ShellPaths {
  /// The session's own folder, and a slash.
  private let folder: [UInt8]
  /// The files in it, and what is shown for each.
  private let names: [(file: [UInt8], shown: [UInt8])]
  /// What may be the beginning of such a path.
  private var held: [UInt8] = []

  /// - Parameters:
  ///   - folder: without a slash at its end; nil: nothing is replaced.
  ///   - step: for the file that contains the step.
  ///   - shell: for the script that the shell itself reads, as its name.
  init(folder: String?, step: String, shell: String) {
    self.folder = folder.map { Array($0.utf8) + [UInt8(ascii: "/")] } ?? []
    names = [("step", step), ("commands", shell)].map { (Array($0.0.utf8), Array($0.1.utf8)) }
  }

  /// What can be shown now.
  mutating func shown(_ bytes: [UInt8]) -> [UInt8] {
    guard !folder.isEmpty else { return bytes }
    let text = held.isEmpty ? bytes : held + bytes
    held = []
    var shown: [UInt8] = []
    var start = 0
    while let found = text.byteIndex(of: folder, from: start) {
      shown += text[start..<found]
      let rest = text[(found + folder.count)...]
      if let name = names.first(where: { rest.starts(with: $0.file) }) {
        shown += name.shown
        start = rest.startIndex + name.file.count
      } else if names.contains(where: { $0.file.starts(with: rest) }) {
        held = Array(text[found...])
        return shown
      } else {
        shown += folder
        start = rest.startIndex
      }
    }
    let open = ShellPaths.openCount(text[start...], folder)
    if start == 0, open == 0 { return text }
    held = Array(text.suffix(open))
    return shown + text[start..<(text.count - open)]
  }

  /// What is held back, for when nothing more comes for a moment.
  mutating func rest() -> [UInt8] {
    defer { held = [] }
    return held
  }

  /// The same for a whole output.
  mutating func whole(_ bytes: [UInt8]) -> [UInt8] { shown(bytes) + rest() }

  /// How many bytes at the end of a text may begin the pattern.
  private static func openCount(_ text: ArraySlice<UInt8>, _ pattern: [UInt8]) -> Int {
    var count = min(text.count, pattern.count - 1)
    while count > 0, !text.suffix(count).elementsEqual(pattern[..<count]) { count -= 1 }
    return count
  }
}
