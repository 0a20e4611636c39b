import Testing

/// What the Tab key offers, asked of the real shells where they are installed.
@Suite struct ShellCompletionTests {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  /// A folder with pages and the script; nil where the shell is not installed.
  private func passo(_ shell: Shell, language: String = "en") throws -> Passo? {
    let passo = try Passo().file("page.md", Pages.twoProcedures).file("docs/other.md", Pages.greeting)
    guard try passo.bash("command -v \(shell.rawValue)").status == 0 else { return nil }
    let script = try passo.run("--generate-completion-script", shell.rawValue, "--lang", language)
    #expect(script.status == 0 && script.errors.isEmpty)
    return try passo.file("completion", script.output)
  }

  /// So that the shells find the program by its name.
  private static let path = "/" + Passo.path.split(separator: "/").dropLast().joined(separator: "/")

  @Test(arguments: Shell.allCases) func theScriptIsRightForItsShell(shell: Shell) throws {
    guard let passo = try passo(shell) else { return }
    #expect(try passo.bash("\(shell.rawValue) -n completion") == .init(status: 0))
  }

  @Test(arguments: [Shell.zsh, .fish]) func explanationsAreInTheLanguage(shell: Shell) throws {
    guard let script = try passo(shell, language: "fr")?.folder.text("completion") else { return }
    #expect(script.contains("Commence à cette étape."))
    for english in ["Begin at", "Show ", "Your language", "Whether", "The page"] { #expect(!script.contains(english)) }
  }

  @Test(arguments: [
    ("passo run page.md#", "page.md#second"), ("passo pa", "page.md"), ("passo page.md#s", "page.md#second"),
    ("passo ch", "check"), ("passo explain glued", "glued-fence"), ("passo plan --fo", "--format"),
    ("passo plan --format ", "markdown"), ("passo run docs/", "docs/other.md"),
    ("passo run docs/other.md --set ", "person="), ("passo run docs/other.md --from ", "2"),
    ("passo run d", "docs"), ("passo help ", "explain"), ("passo help ru", "rules"), ("passo run --lang ", "pt-BR"),
    ("passo plan docs/other.md --locale ", "fr"),
  ])
  func bashOffers(line: String, offered: String) throws {
    guard let passo = try passo(.bash) else { return }
    // As readline does it; what is offered is said rather than shown.
    let outcome = try passo.bash(
      """
      PATH=\(Self.path):$PATH
      source ./completion
      COMP_LINE='\(line)'
      COMP_POINT=${#COMP_LINE}
      read -ra COMP_WORDS <<<"$COMP_LINE"
      [[ $COMP_LINE == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
      [[ $(complete -p passo) == *'-F _passo_offered passo' ]] || exit
      _passo_offered passo "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD - 1]}"
      printf '%s\\n' "${COMPREPLY[@]}"
      """)
    #expect(outcome.output.split(separator: "\n").contains { $0 == offered }, "\(outcome)")
  }

  /// A run that was kept can be gone on with, and reported.
  @Test func runsAreOffered() throws {
    let passo = try Passo().file("page.md", Pages.failing)
    #expect(try passo.run("run", "page.md", "--yes", "--non-interactive").status == 1)
    let run = try passo.run("runs").output.prefix { $0 != " " }
    #expect(!run.isEmpty)
    for (command, words) in [("run", "passo run --resume"), ("report", "passo report")] {
      let index = words.split(separator: " ").count
      let arguments = "---completion \(command) -- positional@0 \(index) 0 \(words) ''"
      #expect(try passo.bash("\(Passo.path) \(arguments)").output.contains(run))
    }
  }

  private static let terminals: [(Shell, String)] = [
    (.bash, "bash --noprofile --rcfile ./bashrc"),
    (.zsh, "env ZDOTDIR=. zsh"),
    (.fish, "fish --no-config -C \"source ./completion; function fish_prompt; echo 'go> '; end\""),
  ]

  /// A value is typed right after `name=`.
  @Test(arguments: terminals) func nothingComesBetweenANameAndItsValue(shell: Shell, command: String) throws {
    let screen = try screen(
      shell, command,
      dialogue: [("go> ", "passo plan docs/other.md --set per\t"), ("son=", "Ada; exit\r")])
    #expect(screen?.contains("hello Ada") ?? true, "\(screen ?? "")")
  }

  /// A page is typed right after its folder.
  @Test(arguments: terminals) func nothingComesBetweenAFolderAndItsPage(shell: Shell, command: String) throws {
    let screen = try screen(shell, command, dialogue: [("go> ", "passo plan doc\t"), ("s/", "other.md; exit\r")])
    #expect(screen?.contains("Greeting somebody") ?? true, "\(screen ?? "")")
  }

  /// Nil where the shell is not installed.
  private func screen(_ shell: Shell, _ command: String, dialogue: [(prompt: String, typed: String)]) throws -> String?
  {
    guard let passo = try passo(shell) else { return nil }
    _ = try passo.file("bashrc", "PS1='go> '\nsource ./completion\n")
      .file(".zshrc", "PS1='go> '\nautoload -U compinit\ncompinit -u -D\nsource ./completion\n")
    return try TerminalRun(command: "env PATH=\(Self.path):$PATH \(command)", passo, dialogue: dialogue).screen
  }

  @Test(arguments: terminals.dropFirst())
  func tabCompletesAtATerminal(shell: Shell, command: String) throws {
    guard let passo = try passo(shell) else { return }
    _ = try passo.file(".zshrc", "PS1='go> '\nautoload -U compinit\ncompinit -u -D\nsource ./completion\n")
    let run = try TerminalRun(
      command: "env PATH=\(Self.path):$PATH \(command)", passo,
      dialogue: [("go> ", "passo plan page.md#s\t"), ("second", "; exit\r")])
    // By one letter of its name, the procedure was found, and its plan was shown.
    #expect(run.screen.contains("echo two") && run.status == 0, "\(run.screen)")
  }
}
