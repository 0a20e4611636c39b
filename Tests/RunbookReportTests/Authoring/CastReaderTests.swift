import Testing

@testable import RunbookReport

@Suite struct CastReaderTests {
  private static let header = #"{"version": 2, "width": 80, "height": 24}"#

  private func read(_ header: String, _ frames: [String]) -> CastReader? {
    CastReader(Array(([header] + frames).joined(separator: "\n").utf8))
  }

  @Test func commandsAreAfterPrompts() throws {
    let cast = try #require(
      read(
        Self.header,
        [
          #"[0.1, "o", "\u001b[32mann@web1\u001b[0m:~$ "]"#, #"[0.5, "o", "lx\b \bs -l"]"#, #"[0.6, "o", "\r\n"]"#,
          #"[0.7, "o", "total 0\r\nann@web1:~$ "]"#, #"[0.7, "i", "hidden"]"#, #"[0.9, "o", "exit\r\n"]"#,
        ]))
    #expect(cast.commands.map(\.text) == ["ls -l", "exit"])
    #expect(cast.commands.map(\.output) == ["total 0", ""])
    #expect(cast.unreadable == 0)
  }

  @Test func whatWasTypedAndNotShownIsNotRead() throws {
    let cast = try #require(
      read(
        Self.header,
        [
          #"[0.1, "o", "$ sudo ls\r\n[sudo] password for ann: "]"#, #"[0.5, "i", "hunter2\r"]"#,
          #"[0.6, "o", "\r\nx\r\n$ "]"#,
        ]))
    #expect(cast.commands.map(\.text) == ["sudo ls"])
    #expect(!"\(cast)".contains("hunter2"))
  }

  @Test func versionsOneAndThreeAreReadToo() throws {
    let third = try #require(
      read(
        #"{"version": 3, "term": {"cols": 80, "rows": 24}}"#,
        ["# a comment", #"[0.1, "o", "$ date\r\nMonday\r\n"]"#, #"[1.0, "x", "0"]"#]))
    #expect(third.commands.map(\.text) == ["date"])
    let first = try #require(
      CastReader(
        Array(#"{"version": 1, "width": 80, "height": 24, "stdout": [[0.1, "$ da"], [0.2, "te\r\nMonday\r\n"]]}"#.utf8))
    )
    #expect(first.commands.map(\.text) == ["date"] && first.commands.map(\.output) == ["Monday"])
  }

  @Test(arguments: ["~/shop main ❯ git log", "➜  shop git:(main) ✗ git log", "λ git log", "ann@web1 ~> git log"])
  func promptsOfOthersAreKnown(line: String) throws {
    let cast = try #require(read(Self.header, ["[0.1, \"o\", \"\(line)\\r\\nnothing\\r\\n\"]"]))
    #expect(cast.commands.map(\.text) == ["git log"])
  }

  @Test func whatIsNoRecordingIsRefused() throws {
    for text in ["", "hello", "{}", "[1, 2]", #"{"version": 9}"#] { #expect(CastReader(Array(text.utf8)) == nil) }
    #expect(CastReader([0xFF, 0x00, 0x0A]) == nil)
    let damaged = try #require(read(Self.header, ["[0.1, \"o\"", "x", #"[0.1, "o", "$ ls\r\n"]"#]))
    #expect(damaged.unreadable == 2 && damaged.commands.map(\.text) == ["ls"])
  }
}
