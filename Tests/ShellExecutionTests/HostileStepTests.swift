import ShellExecution
import Testing

/// Steps that would mislead a runner which watches the terminal's output, or types into the shell.
@Suite struct HostileStepTests {
  @Test(arguments: SessionConfiguration.Shell.allCases)
  func oddStepsEndWithTheirOwnStatus(shell: SessionConfiguration.Shell) throws {
    let steps: [(text: String, statuses: Set<Int32>)] = [
      ("cat", [0]), ("read x", [1]), ("printf '\\033]7717;0\\033\\\\'; false", [1]),
      ("printf() { return 9; }; true", [0]), ("unset -f printf", [0]),
      ("IFS=0123456789:; (exit 42)", [42]), ("IFS=' '; true", [0]), ("exec 8</dev/null; true", [0]),
      ("exec >/dev/null 2>&1; (exit 7)", [7]), ("exec >/dev/tty 2>&1; true", [0]), ("exec 1>&- 2>&-; (exit 8)", [8]),
      ("exec >/dev/tty 2>&1 </dev/null; true", [0]), ("set -C; (exit 9)", [9]), ("set +C; true", [0]),
      ("alias exit=true printf=false set=false; true", [0]), ("unalias exit printf set; true", [0]),
      ("return 6", [6]), ("break 2>/dev/null; (exit 5)", [5, 126]), ("cat <<'EOF'\nunclosed", [0]),
      ("head -c 100000 /dev/zero | tr '\\0' x >/dev/null; (exit 3)", [3]), ("stty raw -echo </dev/tty; (exit 4)", [4]),
      ("umask 777; (exit 12)", [12]), ("umask 022", [0]), ("PATH=; (exit 13)", [13]), ("PATH=/usr/bin:/bin", [0]),
      ("kill -STOP $$; (exit 14)", [14]), ("kill -TSTP $$; (exit 15)", [15]), ("\0\u{1B}[2J\u{7F}", [127, 126, 3, 0]),
      ("mkdir /tmp/gone.$$; cd /tmp/gone.$$; rmdir /tmp/gone.$$; (exit 16)", [16]), ("cd /", [0]),
      ("trap '' INT TERM HUP; (exit 17)", [17]), ("trap - INT TERM HUP", [0]), ("# only a comment", [0]), ("", [0]),
    ]
    try inSession(shell) { session throws in
      for step in steps {
        let outcome = try session.step(step.text, timeLimit: .seconds(20))
        guard case .exited(let status) = outcome.ending, step.statuses.contains(status) else {
          Issue.record("\(step.text.debugDescription): \(outcome)")
          continue
        }
      }
      #expect(try session.step("echo still here").output == "still here\n")
    }
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func syntaxErrorsFailAndTheSessionGoesOn(shell: SessionConfiguration.Shell) throws {
    try inSession(shell) { session throws in
      for text in ["if true; then", "echo 'unclosed", "echo $(unclosed", ")", "case x in", "f() {"] {
        #expect(try session.step(text).ending != .exited(0), "\(text)")
        #expect(try session.step("echo alive").output == "alive\n", "\(text)")
      }
    }
  }

  @Test func tracingShowsTheStepAndNothingOfOurs() throws {
    try inSession { session throws in
      #expect(try session.step("set -x", line: 9).output == "")
      #expect(try session.step("echo hi", line: 9).output == "+++ echo hi\nhi\n")
      #expect(try session.step("set +x", line: 9).output == "+++ set +x\n")
      #expect(try session.step("set -v", line: 9).output == "")
      #expect(try session.step("echo hi", line: 9).output == "echo hi\nhi\n")
      #expect(try session.step("set +v; false", line: 9).output == "set +v; false\n")
      #expect(try session.step("echo $?", line: 9).output == "1\n")
    }
  }

  @Test func aDebugTrapSeesTheStepsCommandsOnly() throws {
    try inSession { session throws in
      try session.step("trap 'echo \"[$BASH_COMMAND]\"' DEBUG")
      #expect(try session.step("true; echo x").output == "[true]\n[echo x]\nx\n")
      try session.step("trap - DEBUG")
      #expect(try session.step("echo x").output == "x\n")
    }
  }

  @Test func errorsNameTheDocumentsLine() throws {
    try inSession { session throws in
      #expect(try session.step("true\nno-such-command", line: 5000).output.contains("line 2: no-such-command"))
      let output = try session.step("true\nno-such-command", line: 41).output
      #expect(output.contains("line 42: no-such-command"), "\(output)")
    }
  }

  @Test func aShellThatDoesNotAnswerIsReplaced() throws {
    try inSession { session throws in
      #expect(try session.step("set -n").ending == .signalled(9))
      #expect(try session.step("builtin() { :; }").ending == .signalled(9))
      #expect(try session.step("echo alive").output == "alive\n")
    }
  }

  @Test func aStepMayRemoveTheSessionsDirectory() throws {
    try inSession { session throws in
      #expect(try session.step("x=1; rm -rf \"${0%/*}\"; (exit 3)").ending == .exited(3))
      #expect(try session.step("echo $x").output == "1\n")
      #expect(try session.step("exit 4").ending == .shellExited(4))
      #expect(try session.step("echo $x").output == "1\n")
    }
  }

  @Test func noDescriptorIsInherited() throws {
    try inSession { session throws in
      #expect(try session.step("ls -l /proc/self/fd | grep -c -- '->'").output == "4\n")
      // SIGTSTP alone is ignored: no one would continue a suspended program.
      #expect(try session.step("grep -c 'SigIgn:.*[08]0080000$' /proc/self/status").output == "1\n")
    }
  }
}
