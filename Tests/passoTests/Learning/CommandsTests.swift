import Testing

/// `passo commands`, with programs of the test's own.
@Suite struct CommandsTests {
  private static let help = """
    #!/bin/sh
    echo "$0 $*" >> "$HOME/calls"
    case "$*" in
      --help) printf 'Usage: tool COMMAND\\n\\nCommands:\\n  get   Show one\\n  slow  Wait\\n\\nOptions:\\n'
        printf '  -n, --name NAME  a name\\n  --help  this\\n' ;;
      "get --help") printf 'Usage: tool get [options]\\n\\nOptions:\\n  -w, --watch  go on\\n' ;;
      *) exit 3 ;;
    esac

    """

  private func passo() throws -> Passo {
    let passo = try Passo().file("bin/tool", Self.help)
    _ = try passo.bash("chmod +x bin/tool")
    return passo.environment("PATH", passo.folder.path + "/bin:/usr/bin:/bin")
  }

  @Test func aTableIsLearnedWrittenAndUsed() throws {
    let passo = try passo()
    let shown = try passo.run("commands", "tool")
    #expect(shown.status == 0, "\(shown)")
    #expect(shown.errors.contains("asking tool what it takes: runs \(passo.folder.path)/bin/tool --help"), "\(shown)")
    #expect(shown.output.contains("tool:\n  options: [--help, --name=, -n=]\n  commands:\n    get:\n"), "\(shown)")
    let written = try passo.run("commands", "tool", "--write")
    #expect(written.errors.contains("in passo.yml: commands: [tool.commands.yml]"), "\(written)")
    #expect(passo.folder.text("tool.commands.yml") == shown.output)
    let page = "# T\n\n1.  Run it.\n\n    ```\n    tool get --wacth\n    ```\n    {: pre}\n"
    let checked = try passo.file("page.md", page).file("passo.yml", "commands: [tool.commands.yml]\n")
      .run("check", "page.md")
    #expect(checked.output.contains("warning: tool get has no option --wacth [option-unknown]"), "\(checked)")
    // The table is part of what a page was checked by.
    let changed = try passo.file("tool.commands.yml", "tool: {commands: {get: {options: [--wacth]}}}\n")
    #expect(try !changed.run("check", "page.md").output.contains("option-unknown"))
  }

  /// Only help is asked for, and a program that a page or a setting names is not started.
  @Test func onlyHelpIsAskedFor() throws {
    let passo = try passo()
    _ = try passo.run("commands", "tool")
    let calls = try #require(passo.folder.text("calls")).split(separator: "\n").map(String.init)
    #expect(calls.allSatisfy { $0.hasSuffix("--help") }, "\(calls)")
    #expect(calls.count == 3, "\(calls)")
    let page = try passo.file("page.md", "```\ntool get --wacth\n```\n").file("passo.yml", "commands: [t.yml]\n")
      .file("t.yml", "tool: {options: [--help]}\n")
    _ = try page.run("check", "page.md")
    #expect(passo.folder.text("calls")?.split(separator: "\n").count == 3)
  }

  @Test func whatCannotBeLearnedIsSaid() throws {
    let passo = try passo()
    let missing = try passo.run("commands", "tool", "no-such-program")
    #expect(missing.status == 2 && missing.errors.contains("no-such-program is not installed"), "\(missing)")
    // Nothing was run before that.
    #expect(passo.folder.text("calls") == nil)
    _ = try passo.file("bin/mute", "#!/bin/sh\n").bash("chmod +x bin/mute")
    let silent = try passo.run("commands", "mute")
    #expect(silent.status == 2, "\(silent)")
    #expect(try passo.run("commands", "--", "-x").status == 64)
    #expect(try passo.run("commands").status == 64)
  }

  @Test func mistakesInATableAreSaid() throws {
    let passo = try Passo().file("page.md", "# T\n").file("passo.yml", "commands: [t.yml]\n")
    #expect(try passo.run("check", "page.md").errors.contains("there is no file t.yml"))
    let mistake = try passo.file("t.yml", "tool: {option: [--a]}\n").run("check", "page.md")
    #expect(mistake.status == 2 && mistake.errors.contains("did you mean `options`?"), "\(mistake)")
  }
}
