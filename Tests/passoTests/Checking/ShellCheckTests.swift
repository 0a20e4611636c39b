import Testing

/// `passo check --shellcheck`, with the ShellCheck that is installed, and with programs that only bear its name.
@Suite struct ShellCheckTests {
  private static let page = """
    # T
    {: #t}

    1.  Look.

        ```
        docker inspect <name> $ID
        ```
        {: pre}

    """

  private static func isFinding(_ text: String) -> Bool { text.contains("[shellcheck]") }

  @Test(.enabled(if: Passo.hasProgram("shellcheck"), "ShellCheck is not installed"))
  func itsRemarksStandAtTheirPlacesInThePage() throws {
    let base = try Passo().file("page.md", Self.page)
    let passo = base.environment("XDG_RUNTIME_DIR", base.folder.path)
    let outcome = try passo.run("check", "--shellcheck", "page.md")
    #expect(outcome.output.contains("page.md:7:27: info: ShellCheck, SC2086: "), "\(outcome)")
    #expect(outcome.status == 0)
    #expect(try !Self.isFinding(passo.run("check", "page.md").output))
    let french = try passo.environment("LANG", "fr_FR.UTF-8").run("check", "--shellcheck", "page.md")
    #expect(french.output.contains("voir https://www.shellcheck.net/wiki/SC2086"), "\(french)")
    #expect(try passo.bash("ls -d passo-*").output == "", "nothing is left")
  }

  @Test(.enabled(if: Passo.hasProgram("shellcheck"), "ShellCheck is not installed"))
  func theConfigurationAsksAndExcludes() throws {
    let passo = try Passo().file("page.md", Self.page).file("passo.yml", "shellcheck: true\n")
    #expect(try Self.isFinding(Self.allowed(passo).run("check", "page.md").output))
    let judged = try Self.allowed(passo.file("passo.yml", "shellcheck: true\nrules: {shellcheck: error}\n"))
    #expect(try judged.run("check", "page.md").status == 1)
    let excluding = try Self.allowed(passo.file("passo.yml", "shellcheck: {exclude: [SC2086]}\n"))
    #expect(try !Self.isFinding(excluding.run("check", "page.md").output))
    let wrong = try passo.file("passo.yml", "shellcheck: {exclude: [2086]}\n").run("check", "page.md")
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("passo.yml:1:24: `2086` is not a ShellCheck number"), "\(wrong)")
  }

  @Test(.enabled(if: Passo.hasProgram("shellcheck"), "ShellCheck is not installed"))
  func whatAFixMakesReadableIsLookedAtToo() throws {
    let passo = try Passo().file("page.md", Self.page.replacing("<name>", with: "< name>"))
    #expect(try !Self.isFinding(passo.run("check", "--shellcheck", "page.md").output))
    #expect(try Self.isFinding(passo.run("check", "--shellcheck", "--fix", "page.md").output))
  }

  /// Settings that the person has allowed to start ShellCheck.
  private static func allowed(_ passo: Passo) throws -> Passo {
    _ = try passo.bash(
      """
      umask 077; mkdir -p .local/state/passo
      echo "shellcheck $(sha256sum passo.yml | cut -d' ' -f1) $(realpath passo.yml)" >>.local/state/passo/consents
      """)
    return passo
  }

  /// A repository that was cloned starts nothing, and other settings than those that were allowed start nothing either.
  @Test func aConfigurationStartsNothingThatNoOneHasAllowed() throws {
    let passo = try Self.passo("touch \"${0%/bin/*}/started\"; printf '{\"comments\":[]}'")
      .file("passo.yml", "shellcheck: true\n")
    let outcome = try passo.run("check", "page.md")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("no one has allowed here: the commands are checked without it"), "\(outcome)")
    #expect(passo.folder.text("started") == nil)
    _ = try Self.allowed(passo).file("passo.yml", "shellcheck: true\n# changed\n").run("check", "page.md")
    #expect(passo.folder.text("started") == nil, "other settings")
    _ = try passo.run("check", "--shellcheck", "page.md")
    #expect(passo.folder.text("started") != nil)
  }

  @Test func thePersonIsAskedOnce() throws {
    let passo = try Self.passo("echo >>\"${0%/bin/*}/started\"; printf '{\"comments\":[]}'")
      .file("passo.yml", "shellcheck: true\n")
    let first = try TerminalRun(passo, "check page.md", dialogue: [("▸ ", "y")])
    let said = first.screen.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("asks to start ShellCheck") && first.status == 0, "\(first.screen)")
    let second = try TerminalRun(passo, "check page.md", dialogue: [])
    #expect(!second.screen.contains("asks to start") && second.status == 0, "\(second.screen)")
    #expect(passo.folder.text("started") == "\n\n")
  }

  /// A program of that name, first in `PATH`.
  private static func passo(_ script: String) throws -> Passo {
    let passo = try Passo().file("page.md", Self.page).file("bin/shellcheck", "#!/bin/sh\n\(script)\n")
    _ = try passo.bash("chmod +x bin/shellcheck")
    return passo.environment("PATH", passo.folder.path + "/bin:/usr/bin:/bin")
  }

  @Test func aHundredPagesNeedFewProcesses() throws {
    var passo = try Self.passo("echo >> \"${0%/bin/*}/calls\"; printf '{\"comments\":[]}'")
    for number in 0..<100 { passo = try passo.file("pages/\(number).md", Self.page + "\n\(number)\n") }
    #expect(try passo.run("check", "--shellcheck", "pages").status == 0)
    let other = try Self.passo("echo >> \"${0%/bin/*}/calls\"; printf '{\"comments\":[]}'")
    for number in 0..<100 {
      _ = try other.file("pages/\(number).md", Self.page.replacing("$ID", with: "$ID\(number)"))
    }
    #expect(try other.run("check", "--shellcheck", "pages").status == 0)
    // The same text is asked about once; others, all pages that are held at one time, together.
    #expect(passo.folder.text("calls")?.count == 1)
    #expect(other.folder.text("calls")?.count == 1)
  }

  @Test(arguments: [
    ("echo nonsense", "passo: ShellCheck did not write what Passo can read\n"),
    ("echo no such option >&2; exit 3", "passo: ShellCheck failed: no such option\n"),
    ("printf '\\033[2Jbad\\n' >&2; exit 4", "passo: ShellCheck failed: "),
  ])
  func aProgramThatIsNotShellCheckIsNamed(script: String, complaint: String) throws {
    let outcome = try Self.passo(script).run("check", "--shellcheck", "page.md")
    #expect(outcome.status == 2)
    #expect(outcome.errors.hasPrefix(complaint), "\(outcome)")
    #expect(!outcome.errors.contains("\u{1B}"))
  }

  @Test func withoutItTheUserIsInformed() throws {
    let passo = try Passo().file("page.md", Self.page).environment("PATH", "/nowhere")
    let asked = try passo.run("check", "--shellcheck", "page.md")
    #expect(asked.status == 2)
    #expect(asked.errors.hasPrefix("passo: ShellCheck is not installed\n"), "\(asked)")
    // A configuration is shared with people who do not have it.
    let configured = try passo.file("passo.yml", "shellcheck: true\n").run("check", "page.md")
    #expect(configured.status == 0)
    #expect(configured.errors.contains("ShellCheck is not installed: the commands are checked without it"))
  }
}
