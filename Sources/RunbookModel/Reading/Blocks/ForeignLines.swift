import Bytes
import ShellSyntax

/// Lines among the commands of a block that no shell is meant to run: comments of another language, `// Lists them`, and
/// what is asked of the reader, `change the database settings`.
enum ForeignLines {
  /// They become comments; what is asked of the reader is said before the block is run.
  static func leftOut(of reading: BlockClassifier.Reading, reader: ProseReader) -> BlockClassifier.Reading {
    guard reading.kind == .command, !reading.isSession, reading.text.containsBytes(of: "\n"), reading.typed == nil
    else { return reading }
    let script = reader.scripts[reading.text]
    let lines = wholeLines(script, in: reading.text)
    guard lines.count > 1 else { return reading }
    var asked: [String] = []
    var foreign: Set<Int> = []
    for (number, line) in lines {
      if isComment(line) {
        foreign.insert(number)
      } else if asksReader(line, reader) {
        foreign.insert(number)
        asked.append(line)
      }
    }
    guard !foreign.isEmpty, foreign.count < lines.count else { return reading }
    var reading = reading
    reading.text = reading.text.parts(separatedBy: "\n", omittingEmptySubsequences: false).enumerated().map {
      foreign.contains($0.offset) ? "# " + $0.element.drop { "/ \t".containsBytes(of: $0) } : String($0.element)
    }.joined(separator: "\n")
    if !asked.isEmpty { reading.typed = asked.joined(separator: "\n") }
    return reading
  }

  /// The commands that are a line each, without what is around them.
  private static func wholeLines(_ script: ShellScript, in text: String) -> [(number: Int, line: String)] {
    let bytes = Array(text.utf8)
    var number = 0
    var place = 0
    return script.commands.compactMap { command in
      while place < command.range.lowerBound {
        if bytes[place] == .newline { number += 1 }
        place += 1
      }
      let rest = bytes[command.range.upperBound...].prefix { $0 != .newline }
      guard rest.allSatisfy(\.isBlank), !command.text.containsBytes(of: "\n") else { return nil }
      return (number, command.text)
    }
  }

  /// `// Lists them`, not `//server/share`
  private static func isComment(_ line: String) -> Bool { line.hasPrefix("// ") }

  /// `change the database settings`: plain words, of which the first asks for something and is no program.
  private static func asksReader(_ line: String, _ reader: ProseReader) -> Bool {
    let words = line.parts(separatedBy: " ")
    guard (3...14).contains(words.count), let first = words.first.map(String.init), !KnownPrograms.contains(first),
      !KnownPrograms.opensSentences(first), !ProgramCatalogue.contains(first), !reader.programs.contains(first),
      reader.vocabulary.steps.doing.contains(Words(first)),
      words.allSatisfy({ $0.utf8.allSatisfy(isOfProse) })
    else { return false }
    return true
  }

  private static func isOfProse(_ byte: UInt8) -> Bool {
    byte.isLowercase || byte.isUppercase || byte >= 0x80 || "\"'.,".utf8.contains(byte)
  }
}
