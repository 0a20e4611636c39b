import Bytes

/// The arguments of a shell whose program comes in: `sh -s <x> <<'EOF'`.
extension SecondReadingFinder {
  /// What the program reads once more of its arguments, `eval "$1"`.
  mutating func readArguments(of command: SimpleCommand, piped sources: [SimpleCommand], by program: String) {
    let start = command.words.firstIndex { $0.literal == program } ?? 0
    let arguments = command.words[min(start + 1, command.words.count)...]
    guard !arguments.isEmpty else { return }
    for text in programs(comingInto: command, from: sources) {
      for (name, reading) in variables(readWithin: text) where name == "@" {
        for word in arguments {
          for site in sites(in: word.range) { add(reading, at: site) }
          flow.noteReader(reading.reader, of: word.range, by: reading.program)
        }
      }
    }
  }

  /// The texts that a command gets on its standard input, as far as they are known.
  private func programs(comingInto command: SimpleCommand, from sources: [SimpleCommand]) -> [String] {
    let redirections = command.redirections + outerRedirections(of: command.range)
    let sources = sources + printers(comingInto: command, redirections)
    let bodies = (redirections + sources.flatMap(\.redirections)).compactMap(\.body)
    let strings = redirections.filter { $0.operation == "<<<" }.compactMap { $0.target.map { [$0.range] } }
    let printed = sources.map { $0.words.dropFirst().filter { !$0.isOption }.map(\.range) }
    return bodies.map(text) + (strings + printed).compactMap(text)
  }

  /// `sh -s <x> < <(echo 'eval "$1"')`, `sh <(echo …) <x>`
  private func printers(
    comingInto command: SimpleCommand, _ redirections: [SimpleCommand.Redirection]
  ) -> [SimpleCommand] {
    let processes = (redirections.compactMap(\.target) + command.words).filter { $0.text.hasPrefix("<(") }
    return script.commands.flatMap(\.simpleCommands).filter { inner in
      processes.contains {
        $0.range.lowerBound < inner.range.lowerBound && inner.range.upperBound <= $0.range.upperBound
      }
    }
  }

  /// The lines of a here-document; what it expands stays as it is.
  private func text(of body: Range<Int>) -> String {
    InnerText(body: body, isQuoted: true, in: bytes, sites: Array(sites.beginning(in: body))).map(\.text)?.replacing(
      "\\$", with: "$") ?? ""
  }

  private func text(of words: [Range<Int>]) -> String? {
    guard let first = words.first, let last = words.last else { return nil }
    let own = Array(sites.beginning(in: first.lowerBound..<last.upperBound))
    return InnerText(words: words, in: bytes, sites: own)?.text
      ?? bytes[first.lowerBound..<last.upperBound].text.filter { !"\"'\\".contains($0) }
  }
}
