import Testing

@testable import RunbookReport

@Suite struct ShellHistoryTests {
  private func texts(_ text: String, _ format: ShellHistory.Format? = nil) -> [String] {
    ShellHistory(Array(text.utf8), format: format).commands.map(\.text)
  }

  @Test func bashWritesOneCommandALine() {
    let history = ShellHistory(Array("ls -l\n\n  cd shop  \necho a \\\n  b\n".utf8))
    #expect(history.format == .bash)
    #expect(history.commands.map(\.text) == ["ls -l", "cd shop", "echo a \\\n  b"])
    #expect(history.commands.map(\.number) == [1, 3, 4])
    #expect(history.commands.allSatisfy { $0.time == nil })
  }

  @Test func bashWritesTimesBetweenCommands() {
    let history = ShellHistory(Array("#1700000000\nfor i in 1 2\ndo\necho $i\ndone\n#1700000060\nls\n".utf8))
    #expect(history.commands.map(\.text) == ["for i in 1 2\ndo\necho $i\ndone", "ls"])
    #expect(history.commands.map(\.time) == [1_700_000_000, 1_700_000_060])
  }

  @Test func withoutTimesACommandGoesOnAsLongAsTheShellAsks() {
    #expect(
      texts("cat > x <<EOF\nls\nEOF\ngit commit -m \"one\ntwo\"\npwd\n") == [
        "cat > x <<EOF\nls\nEOF", "git commit -m \"one\ntwo\"", "pwd",
      ])
  }

  @Test func whatNeverEndsDoesNotSwallowTheRest() {
    let lines = (0..<200).map { "echo \($0)" }
    #expect(texts((["echo \"oh"] + lines).joined(separator: "\n")) == ["echo \"oh"] + lines)
  }

  @Test func zshWritesTimesBeforeCommands() {
    let history = ShellHistory(
      Array(": 1700000000:0;ls -l\n: 1700000005:12;echo a \\\\\n  b\n: 1700000009:0;echo one\\\ntwo\n".utf8))
    #expect(history.format == .zsh)
    #expect(history.commands.map(\.text) == ["ls -l", "echo a \\\n  b", "echo one\ntwo"])
    #expect(history.commands.map(\.time) == [1_700_000_000, 1_700_000_005, 1_700_000_009])
  }

  /// zsh writes `é` (C3 A9) as it is, and `ム` (E3 83 A0) with two bytes that it marks.
  @Test func zshMarksSomeBytes() {
    let written: [UInt8] = Array("echo ".utf8) + [0xE3, 0x83, 0x83 ^ 32, 0x83, 0xA0 ^ 32] + [0x0A]
    #expect(ShellHistory(written, format: .zsh).commands.map(\.text) == ["echo ム"])
    #expect(texts("echo é\n", .zsh) == ["echo é"])
  }

  @Test func fishWritesEntries() {
    let history = ShellHistory(
      Array(
        #"""
        - cmd: echo "a\\b"
          when: 1700000000
        - cmd: for i in 1 2\n  echo $i\nend
          when: 1700000001
        - cmd: set -gx REGION eu-de
          when: 1700000002
          paths:
            - shop/x
        - cmd: make; and make install
          when: 1700000003
        - cmd: echo (date)
        """#.utf8))
    #expect(history.format == .fish)
    #expect(
      history.commands.map(\.text) == [
        #"echo "a\b""#, "for i in 1 2\n  echo $i\nend", "export REGION=eu-de", "make && make install", "echo $(date)",
      ])
    #expect(history.commands.map(\.time) == [1_700_000_000, 1_700_000_001, 1_700_000_002, 1_700_000_003, nil])
  }

  @Test func whatTheBuiltinPrintsHasNumbers() {
    let history = ShellHistory(Array("  501  git status\n  502* cat > x <<EOF\nhello\nEOF\n  503  ls\n".utf8))
    #expect(history.format == .listing)
    #expect(history.commands.map(\.text) == ["git status", "cat > x <<EOF\nhello\nEOF", "ls"])
    #expect(history.commands.map(\.number) == [501, 502, 503])
  }

  @Test(arguments: [
    "  501  2024-05-01 10:00:00 git status\n  502  2024-05-01 10:00:09 make\n",
    "  501  05/01/24 10:00:00 git status\n  502  05/01/24 10:00:09 make\n",
    "  501  [01/05/24 10:00:01] git status\n  502  [01/05/24 10:00:09] make\n",
    "  501  2024-05-01 10:00  git status\n  502  2024-05-01 10:01  make\n",
  ])
  func timesOfAListingAreLeftOut(text: String) {
    #expect(ShellHistory(Array(text.utf8)).commands.map(\.text) == ["git status", "make"])
  }

  @Test(arguments: [
    ("set -e DB", "unset DB"), ("set files (ls)", "files=$(ls)"), ("set -l tok abc; make", "tok=abc; make"),
    ("set -x A b", "export A=b"), ("set -U fish_user_paths a b", "set -U fish_user_paths a b"),
  ])
  func variablesOfFishAreThoseOfAShell(text: String, expected: String) {
    #expect(FishCommand.posix(text) == expected)
  }

  @Test func bytesThatAreNoTextAreCounted() {
    let history = ShellHistory(Array("ls\n".utf8) + [0xFF, 0xFE, 0x0A, 0x00, 0x41, 0x0A] + Array("pwd\n".utf8))
    #expect(history.commands.map(\.text) == ["ls", "pwd"] && history.unreadable == 2)
    #expect(ShellHistory([]).commands.isEmpty)
  }

  @Test(arguments: ShellHistory.Format.allCases)
  func anyBytesAreReadInTime(format: ShellHistory.Format) {
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: ($0 &* 2_654_435_761) >> 7) }
    _ = ShellHistory(bytes, format: format)
    _ = ShellHistory([UInt8](repeating: UInt8(ascii: "\\"), count: 200_000), format: format)
    _ = ShellHistory(Array(String(repeating: "echo \"\n", count: 3000).utf8), format: format)
  }
}
