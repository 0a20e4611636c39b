import Bytes
import Diagnostics
import JSON
import ShellSyntax

/// JSON that a command hands over, and that is none.
struct JSONInArgument: Rule {
  static let id = "json-in-argument"
  static let severity = Severity.error
  static let summary: Message = "The JSON that a command hands over cannot be read"
  static let explanation = RuleExplanation(
    why: """
      A service refuses a body that is not JSON, often with a message about something else. Commas, quotation marks and \
      brackets are lost easily when a page is edited or translated.
      """,
    bad: #"""
      1. Create the user.

          ```
          curl -X POST https://example.com/users -d '{"name": "ann",, "role": "admin"}'
          ```
          {: pre}
      """#,
    good: #"""
      1. Create the user.

          ```
          curl -X POST https://example.com/users -d '{"name": "ann", "role": "admin"}'
          ```
          {: pre}
      """#,
    remedy: "Correct the JSON at the place that is named.")

  /// Options that take JSON, where their value looks like it.
  private static let options: Set<String> = [
    "-d", "--data", "--data-raw", "--data-binary", "--json", "-p", "--patch", "--overrides", "--body", "--payload",
    "--cli-input-json", "--policy", "--policy-document",
  ]

  func check(_ page: Page) -> [Diagnostic] {
    page.commands.flatMap { command -> [Diagnostic] in
      // Strings of JSON are in double quotation marks, and the whole in single ones.
      guard command.script.text.containsBytes(of: "'"), command.script.text.containsBytes(of: "\"") else { return [] }
      return command.script.commands.flatMap(\.simpleCommands).flatMap { call in
        zip(call.words, call.words.dropFirst()).compactMap { option, word in
          guard Self.options.contains(option.text) else { return nil }
          return fault(in: word, of: command)
        }
      }
    }
  }

  /// Between single quotation marks a shell changes nothing; what it puts in elsewhere is not known.
  private func fault(in word: ShellWord, of command: CommandBlock) -> Diagnostic? {
    let bytes = Array(command.script.text.utf8)
    let range = word.range.clamped(to: 0..<bytes.count)
    guard range.count > 3, bytes[range.lowerBound] == UInt8(ascii: "'"),
      bytes[range.upperBound - 1] == UInt8(ascii: "'"),
      !bytes[(range.lowerBound + 1)..<(range.upperBound - 1)].contains(UInt8(ascii: "'"))
    else { return nil }
    let start = range.lowerBound + 1
    var body = Array(bytes[start..<(range.upperBound - 1)])
    let trimmed = body.drop { $0 <= 0x20 }
    let last = body.last { $0 > 0x20 }
    guard
      trimmed.first == UInt8(ascii: "{") && last == UInt8(ascii: "}")
        || trimmed.first == UInt8(ascii: "[") && last == UInt8(ascii: "]"),
      // What is left out, and templates.
      !command.script.text.containsBytes(of: "..."), !command.script.text.containsBytes(of: "…"),
      !command.script.text.containsBytes(of: "{{"),
      body.contains(UInt8(ascii: "\"")),
      // Another rule names them.
      !command.script.text.containsBytes(of: "\u{A0}")
    else { return nil }
    // A placeholder is some value: a number outside of quotation marks, text within.
    for site in command.script.sites
    where site.range.lowerBound >= start && site.range.upperBound <= range.upperBound - 1 {
      for index in (site.range.lowerBound - start)..<(site.range.upperBound - start) { body[index] = UInt8(ascii: "1") }
    }
    Self.fillCapitals(in: &body)
    do throws(JSONFault) {
      _ = try JSONValue(reading: body)
      return nil
    } catch {
      let lines = body.indices.filter { $0 == 0 || body[$0 - 1] == UInt8(ascii: "\n") }
      let line = lines.indices.contains(error.line - 1) ? lines[error.line - 1] : 0
      let place = min(start + line + error.column - 1, range.upperBound - 1)
      return finding(Self.message(error.reason), at: place..<(place + 1), of: command)
    }
  }

  /// `{"count": NUMBER}`: outside of a string it is a value of the reader's own.
  private static func fillCapitals(in body: inout [UInt8]) {
    var isInString = false
    var index = 0
    while index < body.count {
      let byte = body[index]
      if byte == UInt8(ascii: "\\") { index += 1 } else if byte == UInt8(ascii: "\"") { isInString.toggle() }
      if !isInString, (0x41...0x5A).contains(byte) {
        let word = body[index...].prefix { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") }
        for place in word.indices { body[place] = UInt8(ascii: "1") }
        index = word.endIndex
      } else {
        index += 1
      }
    }
  }

  private static func message(_ reason: JSONFault.Reason) -> Message {
    switch reason {
    case .unfinished: "the JSON ends within a value"
    case .unexpected: "JSON has no such sign here"
    case .number: "JSON has no such number"
    case .escape: "JSON has no such escape"
    case .text: "a string of JSON is on one line, and is UTF-8"
    case .repeatedKey: "the object has this key already"
    case .depth: "the JSON has too many levels"
    case .rest: "something follows the JSON"
    }
  }
}
