import Testing

@testable import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the system keeps about a shell, and a new one has to be given or goes without.
@Suite struct ShellLossTests {
  @Test(arguments: SessionConfiguration.Shell.allCases, ["exit 3", "kill -9 $$", "exec true"])
  func limitsComeBack(shell: SessionConfiguration.Shell, end: String) throws {
    try inSession(shell) { session throws in
      try session.step("ulimit -S -n 200; ulimit -H -n 300; umask 027")
      // As a program sees them: zsh gives its own hard limits to what it starts only.
      let show = "ulimit -S -n; ulimit -H -n; umask; sh -c 'ulimit -H -n'"
      let before = try session.step(show).output
      #expect(before.hasPrefix("200\n300\n") && before.hasSuffix("27\n300\n"), "\(before)")
      let result = try session.run(end, line: 1, timeLimit: .seconds(20), input: .none) { _ in }
      #expect(result.loss == nil)
      let after = try session.step(show).output
      #expect(after == before)
    }
  }

  @Test func descriptorsThatAreLostAreNamed() throws {
    try inSession { session throws in
      try session.step("exec 7</etc/passwd 9>/dev/null 2>/dev/null")
      let loss = try session.run("exit 3", line: 1, timeLimit: .seconds(20), input: .none) { _ in }.loss
      #expect(
        loss?.descriptors == [
          LostDescriptor(number: 2, target: "/dev/null"), LostDescriptor(number: 7, target: "/etc/passwd"),
          LostDescriptor(number: 9, target: "/dev/null"),
        ])
      #expect(try session.step("echo again >&2; cat <&7").ending != .exited(0))
      #expect(try session.run("exit 4", line: 1, timeLimit: .seconds(20), input: .none) { _ in }.loss == nil)
    }
  }

  @Test func whatIsAsAtFirstIsNotMissed() throws {
    try inSession { session throws in
      try session.step("exec 7</etc/passwd; exec 2>/dev/null")
      try session.step("exec 7<&- 2>/dev/tty")
      let loss = try session.run("exit 3", line: 1, timeLimit: .seconds(20), input: .none) { _ in }.loss
      #expect(loss == nil)
    }
  }

  @Test func jobsOfAShellThatEndedAreForeignToTheNext() throws {
    try inSession { session throws in
      try session.step("sleep 1000 & until grep -q sleep /proc/$!/cmdline; do :; done")
      let loss = try session.run("exit 3", line: 1, timeLimit: .seconds(20), input: .none) { _ in }.loss
      #expect(loss == ShellLoss(hasJobs: true))
    }
  }

  @Test func elsewhereNoOneCanLook() throws {
    try inSession(through: ["sh"]) { session throws in
      let loss = try session.run("exit 3", line: 1, timeLimit: .seconds(20), input: .none) { _ in }.loss
      #expect(loss == ShellLoss(isUnknown: true))
    }
  }

  @Test func limitsAndDescriptorsAreKeptWithTheState() throws {
    let bytes = try inSession { session throws in
      try session.step("ulimit -S -n 123; exec 8</etc/passwd; name=kept")
      return session.state.serialized
    }
    let state = try #require(ShellState(serialized: bytes))
    try inSession { session throws in
      let loss = try session.restore(state)
      #expect(loss == ShellLoss(descriptors: [LostDescriptor(number: 8, target: "/etc/passwd")]))
      #expect(try session.step("ulimit -S -n; echo $name").output == "123\nkept\n")
    }
  }

  @Test func aStateWithoutThemIsReadToo() throws {
    let bytes = try inSession { session throws in
      try session.step("name=kept")
      return session.state.serialized
    }
    let fields = bytes.split(separator: 0, omittingEmptySubsequences: false)
    let state = try #require(ShellState(serialized: Array(fields.dropLast(2).joined(separator: [0]))))
    try inSession { session throws in
      #expect(try session.restore(state) == nil)
      #expect(try session.step("echo $name").output == "kept\n")
    }
  }

  @Test func damagedTextOfAttributesIsLeftOut() {
    let read = ProcessAttributes(
      limitsText: Array("0 1 2\nx y z\n7 1 1\n1 18446744073709551615 5\n".utf8),
      descriptorsText: Array("0 /dev/null\n\nx\n-\n9 a b\n".utf8))
    #expect(
      read.limits == [ProcessAttributes.Limit(soft: 1, hard: 2), ProcessAttributes.Limit(soft: .max, hard: 5)])
    #expect(read.descriptors == [0: "/dev/null", 9: "a b"])
  }
}
