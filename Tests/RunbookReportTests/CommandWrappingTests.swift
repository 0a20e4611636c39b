import Testing

@testable import RunbookReport

/// Commands are broken so that what is copied is the command, and outputs between words.
@Suite struct CommandWrappingTests {
  private func wrapped(_ text: String, _ width: Int) -> [String] {
    CommandWrapping.lines(of: text, first: width, rest: width - 2).flatMap { $0 }
  }

  @Test(arguments: [
    // Rather before an option than after it.
    (
      "docker run --detach --name web --publish 8080:80 nginx:1.25", 40,
      ["docker run --detach --name web \\", "--publish 8080:80 nginx:1.25"]
    ),
    // Nothing within quotes, a substitution or a comment is touched.
    (
      "echo 'one two three four five six seven' and eight", 24,
      ["echo \\", "'one two three four five six seven' \\", "and eight"]
    ),
    ("echo \"$(date -u +%F of the day)\" a", 20, ["echo \\", "\"$(date -u +%F of the day)\" \\", "a"]),
    ("true # a comment that is rather long for this", 20, ["true \\", "# a comment that is rather long for this"]),
    (
      "case \"a b c d e f g\" in x) echo y;; esac", 16,
      ["case \\", "\"a b c d e f g\" \\", "in x) echo \\", "y;; esac"]
    ),
    ("echo one\\ two\\ three four", 12, ["echo \\", "one\\ two\\ three \\", "four"]),
    // No blank: the terminal breaks it.
    ("curl https://example.com/a/very/long/path", 20, ["curl \\", "https://example.com/a/very/long/path"]),
    ("echo 'never closed and long", 12, ["echo 'never closed and long"]),
    ("echo short", 40, ["echo short"]),
  ])
  func aLongCommandStaysTheSame(text: String, width: Int, expected: [String]) {
    #expect(wrapped(text, width) == expected)
  }

  @Test func hereDocumentsKeepTheirLines() {
    let text = "cat > /etc/motd.d/notice <<'EOF' && echo done\na b c d e f g h i j k l m n o p\nEOF"
    let lines = wrapped(text, 24)
    #expect(lines.suffix(2) == ["a b c d e f g h i j k l m n o p", "EOF"], "\(lines)")
    #expect(lines.first == "cat \\" && lines.count > 3, "\(lines)")
  }

  @Test func outputsAreBrokenBetweenWordsAlsoWhereTheyComeInPieces() {
    for size in [1, 2, 3, 7, 1000] {
      var indenter = OutputIndenter(indent: 4, keepsColour: true, isLive: true, columns: 31)
      let bytes = Array(
        "  one two \u{1B}[1mthree\u{1B}[0m four fivesix seven eight\nnine\n1%\r2% and more than fits a line\n".utf8)
      var shown: [UInt8] = []
      var start = 0
      while start < bytes.count {
        shown += indenter.show(bytes[start..<min(start + size, bytes.count)])
        start += size
      }
      shown += indenter.finish()
      let screen = Self.screen(shown)
      #expect(
        screen == [
          "      one two three four", "        fivesix seven eight", "    nine", "    2% and more than fits a line", "",
        ], "\(size): \(screen)")
    }
  }

  @Test func aWordThatIsLongerThanALineIsLeftWhole() {
    var indenter = OutputIndenter(indent: 2, keepsColour: false, isLive: true, columns: 24)
    let address = "https://example.com/a/long/path/to/it"
    let shown = indenter.show(Array("see \(address) now\n".utf8))
    #expect(String(decoding: shown, as: UTF8.self) == "  see\u{20}\n    \(address)\n    now\n")
  }

  @Test func whatIsReadByAProgramKeepsItsLines() {
    var indenter = OutputIndenter(indent: 2, keepsColour: false, isLive: false, columns: 24)
    let line = "one two three four five six seven"
    #expect(String(decoding: indenter.show(Array((line + "\n").utf8)), as: UTF8.self) == "  \(line)\n")
  }

  @Test func aCommandInAMessageIsNotBroken() {
    let text = "the run can be continued at any time: passo run --resume 20260101-000000-abcd"
    #expect(
      TextWrapping.lines(ofMessage: text, width: 44) == [
        "the run can be continued at any time:", "passo run --resume 20260101-000000-abcd",
      ])
    #expect(
      TextWrapping.lines(ofMessage: "it comes from `pass show one` and no other", width: 22) == [
        "it comes from", "`pass show one` and", "no other",
      ])
  }

  /// What a terminal shows: backspaces, erased ends of lines, carriage returns.
  private static func screen(_ bytes: [UInt8]) -> [String] {
    var lines: [[Character]] = [[]]
    var column = 0
    var rest = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\n":
        lines.append([])
        column = 0
      case "\r": column = 0
      case "\u{8}": column -= 1
      case "\u{1B}":
        let end = rest.firstIndex { $0.properties.isAlphabetic } ?? rest.endIndex
        if end < rest.endIndex, rest[end] == "K" {
          lines[lines.count - 1].removeLast(lines[lines.count - 1].count - column)
        }
        rest = rest[min(end + 1, rest.endIndex)...]
      default:
        if column < lines[lines.count - 1].count {
          lines[lines.count - 1][column] = Character(scalar)
        } else {
          lines[lines.count - 1].append(Character(scalar))
        }
        column += 1
      }
    }
    return lines.map { line in
      var text = String(line)
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }
}
