import Testing

@testable import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Thousands of steps in one session, each of which would mislead a runner that trusts what it sees.
///
/// `PASSO_HOSTILE_STEPS=10000 swift test --filter ManyHostileSteps` is the long way; `PASSO_SEED` repeats one.
@Suite struct ManyHostileStepsTests {
  /// The same numbers for the same seed (Steele and others, "Fast splittable pseudorandom number generators", 2014).
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private static func number(_ name: String) -> UInt64? {
    getenv(name).flatMap { UInt64(String(cString: $0)) }
  }

  /// What comes before the status, after which the shell goes on.
  private static let prefixes = [
    ":", "printf '\\033]7717;0\\033\\\\'", "printf 'x\\0y\\377\\r\\n\\033[2J'", "head -c 70000 /dev/zero | tr '\\0' x",
    "printf() { return 9; }", "unset -f printf", "IFS=0123456789:", "IFS=$' \\t\\n'", "exec >/dev/null 2>&1",
    "exec >/dev/tty 2>&1", "exec 1>&- 2>&-", "exec 8</dev/null", "exec 8<&-", "cat", "read x", "set -C -f", "set +C +f",
    "alias exit=true set=no-such trap=no-such", "unalias -a", "stty raw -echo </dev/tty", "umask 777",
    "umask 022",
    "set -x", "set +x", "set -v", "set +v", "trap 'echo \"[$BASH_COMMAND]\"' DEBUG", "trap - DEBUG",
    "trap '' INT TERM HUP",
    "trap - INT TERM HUP", "PATH=", "PATH=/usr/bin:/bin", "(sleep 0.01; echo late) &", "yes | head -n 3000",
    "echo '\(String(repeating: "#", count: 20_000))' >/dev/null", "eval 'printf \"%s\" \"$RANDOM:0\"'",
    "ulimit -S -n 300",
    "set -o posix", "set +o posix", "shopt -u sourcepath", "cd /tmp", "f() { echo \"$@\"; }; f a b",
    "BASH_ENV=/no ENV=/no",
    "printf '%s' \"${BASH_SOURCE[0]}\" | head -c 1 >/dev/null", "LC_ALL=C", "set -u", "set +u", "set -- a 'b c'",
    "wait",
  ]

  /// What a step that does not go on looks like, and how it ends.
  private static let endings: [(text: String, ending: @Sendable (Int32) -> Ending?)] = [
    ("\\exit %", { .shellExited($0) }), ("kill -9 \"$$\"", { _ in .signalled(9) }),
    ("\\set -e; \\false; echo not reached", { _ in .shellExited(1) }), ("exec /bin/true", { _ in .shellExited(0) }),
    ("\\return %", { .exited($0) }), ("(\\exit %) || \\return", { .exited($0) }),
    // A word that is never closed: some status, but not success.
    ("echo 'unclosed", { _ in nil }), ("if true; then", { _ in nil }), ("echo $(unclosed", { _ in nil }),
    (")", { _ in nil }),
  ]

  @Test func noStatusIsLostOrWrong() throws {
    let seed = Self.number("PASSO_SEED") ?? UInt64.random(in: 0...UInt64.max)
    var numbers = Numbers(state: seed)
    var survived = 0
    try inSession { session throws in
      try session.step("count=0")
      for step in 0..<Int(Self.number("PASSO_HOSTILE_STEPS") ?? 300) {
        let status = Int32.random(in: 0...255, using: &numbers)
        if Int.random(in: 0..<8, using: &numbers) == 0, let end = Self.endings.randomElement(using: &numbers) {
          let ending = try session.step(end.text.replacing("%", with: "\(status)")).ending
          if let expected = end.ending(status) {
            #expect(ending == expected, "step \(step) of seed \(seed): \(end.text)")
          } else {
            #expect(ending != .exited(0), "step \(step) of seed \(seed): \(end.text)")
          }
        } else if let prefix = Self.prefixes.randomElement(using: &numbers) {
          let text = "count=$((count + 1)); \(prefix)\n(\\exit \(status))"
          let ending = try session.step(text).ending
          #expect(ending == .exited(status), "step \(step) of seed \(seed): \(prefix.prefix(60))")
          survived += 1
        }
      }
      // The steps that ended their shell are undone, and no other.
      let count = session.state.variables.first { $0.name == "count" }
      #expect(count?.text == "\(survived)", "seed \(seed)")
    }
  }
}
