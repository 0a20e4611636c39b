import Bytes

/// What a file holds that an editor opens or `cat` shows, below the call in one block:
///
///     sudo nano /etc/tool.conf
///
///     [tool]
///     port = 80
///
/// A shell would run these lines as commands, once the editor is left.
package struct EditedText: Hashable, Sendable {
  /// A call of an editor and what is put in there, or commands between two of them.
  package struct Part: Hashable, Sendable {
    package var command: String
    /// What a person puts into the file, or what is in it; nil where the commands open none, or nothing is shown.
    package var content: String?
    /// The content is printed by the command.
    package var isPrinted = false
    /// Of the text, from 0.
    package var lines: ClosedRange<Int>
  }

  /// At least one has content.
  package let parts: [Part]

  /// - Returns: Nil where `text` is not this.
  package init?(_ text: String) {
    guard text.utf8.contains(.newline), !text.containsBytes(of: "<<") else { return nil }
    let texts = text.parts(separatedBy: "\n", omittingEmptySubsequences: false)
    // Most blocks open no editor, and to read each line as a script takes long.
    guard texts.contains(where: { Line.mayOpenFile($0) && Line($0).opensFile }) else { return nil }
    let lines = texts.map { Line($0) }
    guard let first = lines.firstIndex(where: { !$0.isBlank && !$0.isComment }),
      lines[first].opensFile
        || lines[first].isCall && lines.contains(where: \.opensFile)
    else { return nil }
    var parts: [Part] = []
    var index = first
    while index < lines.count {
      if lines[index].isBlank {
        index += 1
        continue
      }
      guard lines[index].isCall || lines[index].isComment else { return nil }
      let start = index
      var content: Range<Int>?
      let isPrinted = lines[index].showsFile
      if lines[index].opensFile {
        content = Self.content(of: lines, after: index)
        index += 1
      } else {
        while index < lines.count, !lines[index].opensFile, lines[index].mayBeBetween { index += 1 }
      }
      let end = content?.upperBound ?? index
      let command = lines[start..<index].map(\.text).joined(separator: "\n")
      parts.append(
        Part(
          command: command,
          content: content.map { lines[$0].map(\.text).joined(separator: "\n") },
          isPrinted: isPrinted && content != nil, lines: start...max(start, end - 1)))
      index = end
    }
    guard parts.contains(where: { $0.content != nil }) else { return nil }
    self.parts = parts
  }

  /// Up to the next call of an editor, or to a paragraph of nothing but calls.
  private static func content(of lines: [Line], after call: Int) -> Range<Int>? {
    guard let start = lines[(call + 1)...].firstIndex(where: { !$0.isBlank }), !lines[start].opensFile,
      lines[call].isOfProfile || !isParagraphOfCalls(lines, from: start)
    else { return nil }
    var end = start + 1
    while end < lines.count {
      if lines[end].opensFile { break }
      if !lines[end].isBlank, lines[end - 1].isBlank, isParagraphOfCalls(lines, from: end) { break }
      end += 1
    }
    while lines[end - 1].isBlank { end -= 1 }
    return start..<end
  }

  private static func isParagraphOfCalls(_ lines: [Line], from start: Int) -> Bool {
    let paragraph = lines[start...].prefix { !$0.isBlank }
    // A script of calls begins with a remark that says which shell reads it.
    return !lines[start].isScriptMark && paragraph.allSatisfy { $0.isCall || $0.isComment }
      && (paragraph.contains(where: \.isCall) || paragraph.endIndex == lines.count)
  }

  private struct Line {
    let text: Substring
    let isBlank: Bool
    let isComment: Bool
    /// A call of a known program.
    let isCall: Bool
    /// An editor of one file.
    let opensEditor: Bool
    /// `cat FILE`
    let showsFile: Bool
    /// The file holds what a shell reads.
    let isOfProfile: Bool

    var opensFile: Bool { opensEditor || showsFile }
    var mayBeBetween: Bool { isBlank || isComment || isCall }
    var isScriptMark: Bool { text.hasPrefix("#!") }

    /// `sudo -u web nano x`: the program is among the first words.
    static func mayOpenFile(_ text: Substring) -> Bool {
      text.split(separator: " ", maxSplits: 5).prefix(5).contains { $0 == "cat" || ProgramCatalogue.mayOpenEditor($0) }
    }

    init(_ text: Substring) {
      self.text = text
      let first = text.utf8.first { $0 > 0x20 }
      isBlank = first == nil
      isComment = first == UInt8(ascii: "#")
      guard !isBlank, !isComment else {
        (isCall, opensEditor, showsFile, isOfProfile) = (false, false, false, false)
        return
      }
      let script = ShellScript(String(text))
      let call = script.commands.first
      let words = call?.simpleCommands.first?.words.map { $0.literal ?? $0.text } ?? []
      isCall =
        script.issues.isEmpty && call?.program.map { KnownPrograms.contains($0) || ProgramPath.isProgram($0) } ?? false
        && !(words.count > 1 && ["=", ":", "{"].contains { words[1].hasPrefix($0) })
      let file = words.last ?? ""
      let isOfFile =
        script.commands.count == 1 && call?.simpleCommands.count == 1 && words.count > 1 && file.first != "-"
        && call?.writesFiles.isEmpty == true
      opensEditor = isOfFile && ProgramCatalogue.opensEditor(words)
      showsFile = isOfFile && ["cat", "sudo cat"].contains(words.dropLast().joined(separator: " "))
      isOfProfile = opensEditor && Self.profiles.contains { file.hasSuffix($0) }
    }

    private static let profiles = ["rc", "profile", ".sh", ".bash", ".zsh", ".env", "environment", "cron", "crontab"]
  }
}
