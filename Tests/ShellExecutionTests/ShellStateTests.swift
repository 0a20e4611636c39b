import ShellExecution
import Testing

/// What a new shell gets back after the old one has ended.
@Suite struct ShellStateTests {
  /// Ends the shell in the way given and looks at what its successor knows.
  private func afterwards(
    _ shell: SessionConfiguration.Shell = .bash, set: String, end: String = "kill -9 $$", show: String
  ) throws -> String {
    try inSession(shell) { session throws in
      #expect(try session.step(set).ending == .exited(0))
      #expect(try session.step(end).ending != .exited(0))
      return try session.step(show).output
    }
  }

  @Test(arguments: SessionConfiguration.Shell.allCases, ["exit 3", "kill -9 $$", "exec true", "set -e; false"])
  func variablesDirectoryUmaskAliasesAndOptionsComeBack(shell: SessionConfiguration.Shell, end: String) throws {
    let output = try afterwards(
      shell,
      set: """
        plain="it's 5 \\$ \\\\ \\"q\\" é"; export exported='a  b'; two='l1
        l2 '; unset HOME; cd /usr/share; umask 027; alias greet='echo hi there'; set -u; set -o noglob
        """, end: end,
      show: """
        echo "$plain|$exported|$two|${HOME-gone}"; pwd; umask; greet; env | grep -c '^exported='; env | grep -c '^plain='
        echo *; set +u; echo "$-"
        """)
    let lines = output.split(separator: "\n").map(String.init)
    #expect(lines.prefix(3) == ["it's 5 $ \\ \"q\" é|a  b|l1", "l2 |gone", "/usr/share"])
    #expect(["027", "0027"].contains(lines[3]))
    #expect(lines[4...7] == ["hi there", "1", "0", "*"])
  }

  @Test(arguments: [SessionConfiguration.Shell.bash, .zsh, .ksh])
  func functionsArraysAndTrapsComeBack(shell: SessionConfiguration.Shell) throws {
    let output = try afterwards(
      shell,
      set: """
        f() { echo "f: $1"; }
        typeset -a list; list=("a b" "" c); typeset -A map; map[k]='v w'; typeset -i n=3; typeset -r fixed=1
        trap 'echo got usr1' USR1; set -- 'x y' z
        """,
      show: """
        f 1; echo "${#list[@]} ${map[k]} $#:$1"; n=n+1; echo $n; (fixed=2) 2>/dev/null || echo readonly; kill -USR1 $$
        """)
    #expect(output == "f: 1\n3 v w 2:x y\n4\nreadonly\ngot usr1\n")
  }

  @Test func bashOptionsAndExportedFunctionsComeBack() throws {
    let output = try afterwards(
      set: """
        shopt -s extglob nullglob; set -o pipefail
        h() { case $1 in @(a|b)) echo ab;; esac; }; g() { echo g $1; }; export -f g
        shopt -u expand_aliases
        """, show: "h b; bash -c 'g a'; shopt nullglob extglob expand_aliases; set -o | grep pipefail")
    let expected = ["ab", "g a", "nullglob on", "extglob on", "expand_aliases off", "pipefail on"]
    let words = output.split(separator: "\n").map { $0.split { " \t".contains($0) }.joined(separator: " ") }
    #expect(words == expected)
  }

  @Test func aStateIsKeptInAFileWithoutItsSecrets() throws {
    let bytes = try inSession { session throws in
      try session.step("secret=hunter2; export also_secret=x; name=kept; cd /usr; f() { :; }")
      return session.state.removing(variables: ["secret", "also_secret"]).serialized
    }
    #expect(!String(decoding: bytes, as: UTF8.self).contains("hunter2"))
    let state = try #require(ShellState(serialized: bytes))
    #expect(state.workingDirectory == "/usr")
    try inSession { session throws in
      try session.step("gone=1")
      try session.restore(state)
      #expect(
        try session.step("echo $name ${secret-none} ${also_secret-none} ${gone-none}; pwd; type -t f").output
          == "kept none none none\n/usr\nfunction\n")
    }
    #expect(ShellState(serialized: Array("bash\00".utf8)) == nil)
  }

  @Test(arguments: SessionConfiguration.Shell.allCases)
  func copiesOfASecretAreLeftOutToo(shell: SessionConfiguration.Shell) throws {
    let bytes = try inSession(shell) { session throws in
      try session.step(
        "key='s3 cret'; header=\"Token $key\"; export header; f() { echo 's3 cret'; }; alias a='echo s3 cret'")
      try session.step("name=kept; : \"$key\"")
      return session.state.removing(containing: [Array("s3 cret".utf8)]).serialized
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("kept"))
    #expect(!text.contains("s3 cret") && !text.contains("s3\\ cret"))
  }

  @Test func whatAStepAssignedIsKnown() throws {
    try inSession { session throws in
      let before = session.state
      try session.step("a=1; export b='x y'; c=(1 2); d=$'tab\\there'; e=")
      let assigned = session.state.variablesAssigned(since: before)
      #expect(assigned.map(\.name) == ["a", "b", "c", "d", "e"])
      #expect(assigned.map(\.text) == ["1", "x y", nil, "tab\there", ""])
      #expect(assigned.map(\.isExported) == [false, true, false, false, false])
      #expect(assigned.map(\.isArray) == [false, false, true, false, false])
    }
  }

  @Test func jobsInTheBackgroundOutliveTheirShell() throws {
    try inSession { session throws in
      try session.step("sleep 1000 & until grep -q sleep /proc/$!/cmdline; do :; done; exit 3")
      #expect(session.backgroundProcesses.map(\.commandLine) == ["sleep 1000"])
      try session.step("echo new shell")
      #expect(session.backgroundProcesses.map(\.commandLine) == ["sleep 1000"])
    }
  }
}
