import Testing

/// `passo new`: a page that passes `check` and runs.
@Suite struct NewTests {
  private static let history = """
    #1700000000
    mkdir depot
    #1700000005
    cd depot
    #1700000010
    export API_TOKEN=hunter2-hunter2
    #1700000015
    echo "$API_TOKEN web1.internal" > settings.txt
    #1700000020
    gerp web1 settings.txt
    #1700000025
    grep web1 settings.txt
    #1700000030
    wc -l settings.txt

    """

  private static let arguments = ["new", "page.md", "--history", "bash_history", "--title", "Making a depot"]

  @Test func aPageOfAHistoryPassesCheckAndRuns() throws {
    let passo = try Passo().file("bash_history", Self.history)
    let made = try passo.run(Self.arguments)
    #expect(made.status == 0 && made.output.isEmpty, "\(made)")
    #expect(
      made.errors == """
        passo: left out: command 5: a typing error: a later command has it right
        passo: page.md: 4 steps, 2 values to fill in
               read it, then: passo plan page.md

        """)
    let text = try #require(passo.folder.text("page.md"))
    #expect(!text.contains("hunter2") && text.contains("export API_TOKEN=<api_token>"), "\(text)")
    let check = try passo.run("check", "page.md")
    #expect(check.status == 0 && check.output.contains("0 errors, 0 warnings"), "\(check)\n\(text)")
    let run = try passo.environment("PASSO_API_TOKEN", "another-secret").run(
      "run", "page.md", "--yes", "--non-interactive", "--set", "directory=depot")
    #expect(run.status == 0, "\(run)\n\(text)")
    #expect(passo.folder.text("depot/settings.txt") == "another-secret web1.internal\n")
  }

  @Test func aPageIsNotOverwrittenUnasked() throws {
    let passo = try Passo().file("bash_history", Self.history).file("page.md", "mine\n")
    let refused = try passo.run(Self.arguments)
    #expect(
      refused
        == .init(
          status: 2,
          errors: "passo: there is a page page.md already\n       to put the new one in its place: --replace\n"))
    #expect(passo.folder.text("page.md") == "mine\n")
    #expect(try passo.run(Self.arguments + ["--replace"]).status == 0)
    #expect(passo.folder.text("page.md")?.hasPrefix("# Making a depot\n") == true)
    #expect(try passo.bash("ls -a | grep passo-").output.isEmpty)
  }

  @Test func aRangeOfWhatTheBuiltinPrints() throws {
    let passo = Passo().input("  501  make\n  502  echo hunter2 | sudo -S ls\n  503  git push\n  504  git pull\n")
    let made = try passo.run("new", "-", "--history", "-", "--range", "502-503")
    #expect(made.status == 0, "\(made)")
    #expect(made.output.contains("echo <password> | sudo -S ls") && made.output.contains("git push"), "\(made)")
    #expect(!made.output.contains("git pull") && !made.output.contains("    make\n") && !"\(made)".contains("hunter2"))
    #expect(try passo.run("new", "-", "--history", "-", "--range", "900-").status == 2)
  }

  @Test func theHistoryOfTheShellIsFound() throws {
    let passo = try Passo().file(".zsh_history", ": 1700000000:0;git push\n").file(
      ".local/share/fish/fish_history", "- cmd: git pull\n  when: 1\n")
    for (shell, command) in [("/bin/zsh", "git push"), ("/usr/bin/fish", "git pull")] {
      let made = try passo.environment("SHELL", shell).run("new", "-", "--from-history")
      #expect(made.status == 0 && made.output.contains("    \(command)\n"), "\(made)")
    }
    let none = try Passo().run("new", "-", "--from-history")
    #expect(none.status == 2 && none.errors.contains(".bash_history"), "\(none)")
  }

  @Test func aRecordingBecomesAPageWithSamples() throws {
    let cast = """
      {"version": 2, "width": 80, "height": 24}
      [0.1, "o", "$ "]
      [0.2, "o", "printf 'a\\\\nb\\\\n' > list.txt\\r\\n$ "]
      [0.3, "o", "cat list.txt\\r\\na\\r\\nb\\r\\n$ "]
      [0.4, "o", "exit\\r\\n"]

      """
    let passo = try Passo().file("demo.cast", cast)
    let made = try passo.run("new", "page.md", "--from-cast", "demo.cast")
    #expect(made.status == 0, "\(made)")
    #expect(
      passo.folder.text("page.md")?.contains("    a\n    b\n    ```\n    {: screen}\n") == true,
      "\(passo.folder.text("page.md") ?? "")")
    let run = try passo.run("run", "page.md", "--yes", "--non-interactive")
    #expect(run.status == 0 && run.output.contains("as the sample shows"), "\(run)")
    #expect(try passo.run("check", "page.md").output.contains("0 errors, 0 warnings"))
  }

  @Test func badInputIsSaid() throws {
    let passo = try Passo().file("binary", bytes: [0xFF, 0x00, 0x0A, 0xFE]).file("empty", "").file("x.cast", "{}\n")
    for arguments in [
      ["--history", "binary"], ["--history", "empty"], ["--history", "/dev/zero"], ["--history", "."],
      ["--history", "none"],
      ["--from-cast", "binary"], ["--from-cast", "x.cast"], ["--from-cast", "none"], ["--from-run", "none"],
      ["--from-run", "x.cast"],
    ] {
      let outcome = try passo.run(["new", "page.md"] + arguments)
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("passo: "), "\(arguments) \(outcome)")
      #expect(passo.folder.text("page.md") == nil)
    }
    for arguments in [
      ["--from-history", "--from-cast", "x.cast"], ["--last", "3"], ["--from-history", "--last", "0"],
      ["--from-history", "--range", "5-2"], ["--from-history", "--last", "2", "--range", "1-2"],
    ] {
      let outcome = try passo.run(["new", "page.md"] + arguments)
      #expect(outcome.status == 64, "\(arguments) \(outcome)")
    }
    #expect(try passo.run("new", ".", "--history", "empty").status == 2)
    #expect(try passo.run("new", "nowhere/page.md", "--history", "binary").status == 2)
  }

  @Test func withoutAPersonItAsksNothing() throws {
    #expect(
      try Passo().run("new", "page.md")
        == .init(
          status: 2,
          errors: """
            passo: nothing says what the page is made of, and no one can be asked
                   --from-history, --from-cast FILE or --from-run RUN

            """))
  }

  @Test func itSpeaksTheLanguageOfThePerson() throws {
    let passo = try Passo().file("bash_history", "git push\n").environment("LANG", "pt_BR.UTF-8")
    let made = try passo.run("new", "page.md", "--history", "bash_history")
    #expect(
      made.errors == "passo: page.md: 1 etapa, 0 valores a preencher\n       leia-a, depois: passo plan page.md\n",
      "\(made)")
    #expect(passo.folder.text("page.md")?.contains("1.  Envie os commits.\n") == true)
  }
}
