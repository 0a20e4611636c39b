import Bytes

/// What a command gets from, and gives to, the commands and redirections around it.
extension SecondReadingFinder {
  /// The commands whose output `command` may read: the stages before it in its pipeline, and those before the compound
  /// commands in which it is.
  func sources(of command: SimpleCommand, in earlier: ArraySlice<SimpleCommand>) -> [SimpleCommand] {
    var ranges: [Range<Int>] = []
    for start in [command.range.lowerBound] + compounds(around: command.range).map(\.lowerBound) {
      var start = start
      while let stage = stage(before: start) {
        ranges.append(stage)
        start = stage.lowerBound
      }
    }
    return earlier.reversed().filter { source in ranges.contains { $0.contains(source.range.lowerBound) } }
  }

  /// The redirections of the compound commands in which `range` is.
  func outerRedirections(of range: Range<Int>) -> [SimpleCommand.Redirection] {
    let outer = compounds(around: range)
    guard !outer.isEmpty else { return [] }
    return script.commands.flatMap(\.simpleCommands).filter { command in
      guard let compound = compound(of: command) else { return false }
      return outer.contains(compound)
    }.flatMap(\.redirections)
  }

  private func compounds(around range: Range<Int>) -> [Range<Int>] {
    script.compounds.filter { $0.lowerBound <= range.lowerBound && range.upperBound <= $0.upperBound }
  }

  /// The compound command that the redirections of a command without words are for: `{ … } >file`.
  private func compound(of command: SimpleCommand) -> Range<Int>? {
    guard command.words.isEmpty, command.assignments.isEmpty else { return nil }
    var end = command.range.lowerBound
    while end > 0, bytes[end - 1].isBlank { end -= 1 }
    return script.compounds.first { $0.upperBound == end }
  }

  /// What is before the `|` in front of `start`.
  private func stage(before start: Int) -> Range<Int>? {
    var end = start
    func skipBlanks() { while end > 0, bytes[end - 1].isBlank || bytes[end - 1] == .newline { end -= 1 } }
    skipBlanks()
    if end > 1, bytes[end - 1] == UInt8(ascii: "&"), bytes[end - 2] == UInt8(ascii: "|") { end -= 1 }
    guard end > 0, bytes[end - 1] == UInt8(ascii: "|"), end < 2 || bytes[end - 2] != UInt8(ascii: "|") else {
      return nil
    }
    end -= 1
    skipBlanks()
    if let compound = script.compounds.first(where: { $0.upperBound == end }) { return compound }
    guard let simple = script.commands.lazy.flatMap(\.simpleCommands).last(where: { $0.range.upperBound == end }) else {
      return nil
    }
    return (compound(of: simple) ?? simple.range).lowerBound..<end
  }
}
