import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Accounts for every line of a block that is run.
struct BlockLines {
  private let bytes: [UInt8]
  /// Offsets of the first byte of each line.
  private let starts: [Int]
  private var roles: [BlockLine.Role?]

  static func lines(of entry: BlockSurvey.Entry, scripts: ShellReadings) -> [BlockLine] {
    guard entry.reading.kind == .command else { return [] }
    var lines = BlockLines(entry.code.text)
    if entry.reading.isSession,
      let session = PromptedText(
        entry.code.text, trustsRoot: entry.reading.rule == "prompts.root",
        isSingle: FenceInfo(entry.code.info).isTest)
    {
      lines.add(session)
    } else {
      lines.add(entry.reading, scripts[entry.reading.text])
    }
    return lines.numbered(entry.code.lineStarts)
  }

  private init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    roles = Array(repeating: nil, count: starts.count)
  }

  private func line(at offset: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private mutating func add(_ session: PromptedText) {
    for entry in session.entries {
      let first = line(at: entry.commandRange.lowerBound)
      let last = line(at: max(entry.commandRange.upperBound - 1, entry.commandRange.lowerBound))
      let commands = Self.firstLines(of: ShellScript(entry.command))
      for index in first...last {
        roles[index] = index == first || commands.contains(index - first) ? .command : .continuation
      }
      guard !entry.output.isEmpty else { continue }
      for index in line(at: entry.outputRange.lowerBound)...line(at: entry.outputRange.upperBound - 1) {
        roles[index] = isComment(index) && !session.hasOutputBeside(entry) ? .comment : .output
      }
    }
  }

  /// Of the script's lines, from 0, those with which a command begins.
  private static func firstLines(of script: ShellScript) -> Set<Int> {
    let text = Array(script.text.utf8)
    return Set(
      script.commands.map { command in text[..<command.range.lowerBound].count { $0 == UInt8(ascii: "\n") } })
  }

  private mutating func add(_ reading: BlockClassifier.Reading, _ script: ShellScript) {
    let text = Array(script.text.utf8)
    let ends = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
    func line(at offset: Int) -> Int {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    for command in script.commands where !command.range.isEmpty {
      let first = line(at: command.range.lowerBound)
      for index in first...max(first, line(at: command.range.upperBound - 1)) where index < roles.count {
        roles[index] = index == first ? .command : roles[index] ?? .continuation
      }
    }
    for comment in script.comments {
      let index = line(at: comment.lowerBound)
      if index < roles.count, roles[index] == nil { roles[index] = .comment }
    }
    let count = ends.count + 1
    let rest: BlockLine.Role = reading.typed == nil ? .output : .input
    if reading.embeddedOutput != nil || reading.typed != nil {
      for index in roles.indices.dropFirst(count) where !isBlank(index) { roles[index] = rest }
    }
  }

  private func content(_ index: Int) -> ArraySlice<UInt8> {
    bytes[starts[index]..<(index + 1 < starts.count ? starts[index + 1] - 1 : bytes.count)].drop { $0 <= 0x20 }
  }

  private func isBlank(_ index: Int) -> Bool { content(index).isEmpty }

  private func isComment(_ index: Int) -> Bool { content(index).first == UInt8(ascii: "#") }

  private func numbered(_ positions: [SourcePosition]) -> [BlockLine] {
    zip(positions, roles.indices).map { position, index in
      if let role = roles[index] { return BlockLine(line: position.line, role: role) }
      if isComment(index) { return BlockLine(line: position.line, role: .comment) }
      return BlockLine(
        line: position.line, role: .leftOut,
        reason: isBlank(index) ? "an empty line" : "neither a command nor what one printed")
    }
  }
}

extension PromptedText {
  /// Below the command is more than remarks.
  fileprivate func hasOutputBeside(_ entry: Entry) -> Bool {
    !entry.output.parts(separatedBy: "\n").allSatisfy { $0.hasPrefix("#") }
  }
}
