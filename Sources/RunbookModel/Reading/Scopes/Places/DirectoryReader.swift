import Bytes
import MarkdownBlocks
import ShellSyntax

/// Follows the directories that the sentences of a page name, from one action to the next.
struct DirectoryReader {
  private struct Entered {
    var place: ActionPlace
    /// The block at which it ends.
    var end: Int
    var isMove: Bool
    var isUsed = false
  }

  private let plain: PlainText
  private var entered: Entered?

  init(plain: PlainText) { self.plain = plain }

  /// - Parameter end: the block at which what a sentence of this paragraph says ends.
  mutating func hear(_ part: Outline.Part, until end: Int) {
    guard let prose = part.prose else { return }
    if let meaning = prose.directory(plain) {
      let place = ActionPlace(kind: .directory, name: meaning.name, line: part.line)
      entered = Entered(place: place, end: end, isMove: meaning.isMove)
    } else if let current = entered, !current.isMove, current.isUsed {
      entered = nil
    }
  }

  /// Where an action is done; nil: where the shell is.
  mutating func place(of script: ShellScript, at block: Int) -> ActionPlace? {
    guard let current = entered, block < current.end else {
      entered = nil
      return nil
    }
    let commands = script.commands.flatMap(\.simpleCommands)
    // The page changes the directory itself, for what follows, too.
    if commands.contains(where: { ["cd", "pushd"].contains($0.words.first?.literal) }) {
      entered = nil
      return nil
    }
    if let name = current.place.name, commands.contains(where: { Self.makes(name, $0) }) { return nil }
    entered?.isUsed = true
    return current.place
  }

  /// Programs that put a directory there.
  private static let makers: Set<String> = ["git", "gh", "svn", "hg", "mkdir", "tar", "unzip", "curl", "wget"]

  /// `git clone https://host/app.git` makes `app`, so that it is not run there.
  private static func makes(_ directory: String, _ command: SimpleCommand) -> Bool {
    let words = command.words.map { $0.literal ?? $0.text }
    guard let program = words.first, makers.contains(program) else { return false }
    let first = directory.parts(separatedBy: "/").first { $0 != "." } ?? ""
    return words.dropFirst().contains { word in
      word.parts(separatedBy: "/").contains { $0 == first || $0.hasPrefix(first + ".") }
    }
  }
}
