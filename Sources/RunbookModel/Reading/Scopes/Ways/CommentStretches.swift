import Bytes
import ShellSyntax

/// Takes a script apart at its comments.
struct CommentStretches {
  private(set) var all: [CommentAlternatives.Stretch] = []
  private let script: ShellScript
  private let lines: [Range<Int>]
  private let bytes: [UInt8]

  private enum Content { case blank, comment, other }

  init(_ text: String, _ script: ShellScript) {
    self.script = script
    let bytes = Array(text.utf8)
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    for end in bytes.indices.filter({ bytes[$0] == UInt8(ascii: "\n") }) + [bytes.count] {
      lines.append(start..<end)
      start = end + 1
    }
    self.lines = lines
    read()
  }

  private mutating func read() {
    var start = 0
    var comments: [Int] = []
    var commands: [Int] = []
    func stretch(to end: Int) -> CommentAlternatives.Stretch? {
      commands.isEmpty ? nil : self.stretch(start..<end, comments: comments, commands: commands)
    }
    for index in lines.indices {
      switch content(index) {
      case .blank: continue
      case .comment:
        if let done = stretch(to: index) {
          all.append(done)
          (start, comments, commands) = (index, [], [])
        }
        comments.append(index)
      case .other: commands.append(index)
      }
    }
    // A comment at the end says nothing of a command.
    let end = commands.last.map { $0 + 1 } ?? lines.count
    if let done = stretch(to: end) { all.append(done) }
  }

  private func stretch(_ range: Range<Int>, comments: [Int], commands: [Int]) -> CommentAlternatives.Stretch {
    // The comment right above says it; one above an empty line is about more than that.
    let near = comments.reversed().enumerated().prefix { number, line in
      number == 0 || comments[comments.count - number] == line + 1
    }.map(\.element).reversed()
    var said = near.map(text)
    var above = comments.prefix(comments.count - near.count).map(text)
    if said.count > 1, said[0].hasSuffix(":") { above.append(said.removeFirst()) }
    let last = commands.last ?? range.lowerBound
    return CommentAlternatives.Stretch(
      lines: range.lowerBound..<max(last + 1, range.lowerBound + 1), label: said.first ?? text(commands[0]),
      above: above.isEmpty ? nil : above.joined(separator: " "),
      breaks: zip(commands, commands.dropFirst()).filter { before, after in before + 1 < after && begins(after) }
        .map(\.1), hasComment: !said.isEmpty, firstCommand: text(commands[0]))
  }

  /// A command begins in that line.
  private func begins(_ index: Int) -> Bool {
    let start = bytes[lines[index]].firstIndex { $0 > 0x20 }
    return script.commands.contains { $0.range.lowerBound == start }
  }

  private func content(_ index: Int) -> Content {
    guard let start = bytes[lines[index]].firstIndex(where: { $0 > 0x20 }) else { return .blank }
    guard bytes[start] == UInt8(ascii: "#"), script.comments.contains(where: { $0.lowerBound == start }),
      !script.commands.contains(where: { $0.range.lowerBound < start && start < $0.range.upperBound })
    else { return .other }
    return .comment
  }

  /// Without signs around it: `# --- macOS ---`.
  private func text(_ index: Int) -> String {
    let decoration = " \t\r#-=*"
    var text = Substring(String(decoding: bytes[lines[index]], as: UTF8.self)).drop(
      while: decoration.containsBytes(of:))
    while let last = text.last, decoration.containsBytes(of: last) { text.removeLast() }
    return String(text)
  }
}
