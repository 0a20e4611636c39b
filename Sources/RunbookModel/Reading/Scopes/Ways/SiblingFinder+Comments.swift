import Bytes
import Diagnostics
import MarkdownBlocks

/// Code blocks next to each other that each begin with a comment: `# With pip.`, `# Or with pipx.`
extension SiblingFinder {
  func commentedBlocks(in content: [FrameTree.Child]) -> [Siblings] {
    var found: [Siblings] = []
    var members: [Siblings.Member] = []
    for child in content + [.frame(0)] {
      if case .block(let position) = child, case .code(let code) = document.blocks[position].kind,
        let comment = Self.openingComment(of: code.text)
      {
        members.append(
          Siblings.Member(
            blocks: position..<position + 1, label: comment, words: Words(comment),
            line: document.blocks[position].range.start.line))
      } else {
        found += siblings(.comments, members, above: [])
        members = []
      }
    }
    return found
  }

  /// Of a block whose first line is its only comment, and is followed by something else.
  private static func openingComment(of text: String) -> String? {
    guard text.utf8.first == .hash else { return nil }
    let lines = text.parts(separatedBy: "\n")
    let marks = lines.filter { $0.utf8.first == .hash }
    guard marks.count == 1, lines.count > 1, let first = lines.first, first.hasPrefix("# ") else { return nil }
    let comment = first.dropFirst(2).drop { $0 == " " }
    return comment.isEmpty ? nil : String(comment.last == "." ? comment.dropLast() : comment)
  }
}
