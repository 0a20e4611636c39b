import Testing

/// `passo lsp`, by hand and in real editors.
@Suite struct LanguageServerTests {
  private static let page = """
    # Set up a depot

    1. Create it.

        ```
        echo <name>
        ```
        {: pre}

        | Value | Meaning |
        | --- | --- |
        | `<name>` | What it is called. |

    2. Look at it.

        ```
        echo “<name>”
        ```
        {: pre}

    """

  private static func message(_ body: String) -> String { "Content-Length: \(body.utf8.count)\r\n\r\n\(body)" }

  private static func opened(_ rest: String...) -> String {
    let text = page.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    let open =
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///x/page.md","#
      + #""version":1,"text":"\#(text)"}}}"#
    return ([#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, open] + rest).map(message).joined()
  }

  private static let end = [
    #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
  ]

  @Test func aSessionEndsWellAndInTheLanguage() throws {
    let passo = Passo().input(Self.opened(Self.end[0], Self.end[1]))
    let outcome = try passo.run("lsp", "--stdio")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(outcome.output.contains(#""code":"typographic-quotes""#))
    #expect(try passo.run("lsp", "--lang", "fr").output.contains("guillemet"))
  }

  @Test(arguments: ["", "Content-Length: 5\r\n\r\n{", "no header at all\n", "Content-Length: x\r\n\r\n"])
  func aClientThatGoesAwayIsAFailure(rest: String) throws {
    let outcome = try Passo().input(Self.opened() + rest + String(repeating: " ", count: 5_000)).run("lsp")
    #expect(outcome.status == 1 && outcome.errors.isEmpty, "\(outcome)")
  }

  @Test func theSettingsOfTheFolderCount() throws {
    let passo = try Passo().file("passo.yml", "rules:\n  typographic-quotes: off\n")
    #expect(try !passo.input(Self.opened()).run("lsp").output.contains("typographic-quotes"))
    let broken = try passo.file("passo.yml", "rules: [\n").input(Self.opened()).run("lsp")
    #expect(broken.status == 2 && broken.errors.contains("passo.yml"))
  }

  /// What `check --coverage` proposes, at the command.
  @Test func whatARunCannotProveCanBeAdded() throws {
    func asked(_ line: Int) -> String {
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeAction","params":{"textDocument":{"uri":"#
        + #""file:///x/page.md"},"range":{"start":{"line":\#(line),"character":0},"end":{"line":\#(line),"#
        + #""character":0}},"context":{"diagnostics":[]}}}"#
    }
    let outcome = try Passo().input(Self.opened(asked(5), Self.end[0], Self.end[1])).run("lsp")
    #expect(outcome.output.contains(#""title":"add a sample output""#), "\(outcome)")
    #expect(outcome.output.contains(#""newText":"\n\n    ```\n    …\n    ```\n    {: screen}""#), "\(outcome)")
    #expect(outcome.output.contains("Verify that the output contains **…**."), "\(outcome)")
    let elsewhere = try Passo().input(Self.opened(asked(0), Self.end[0], Self.end[1])).run("lsp")
    #expect(!elsewhere.output.contains("add a sample output"), "\(elsewhere)")
  }

  /// Settings that ask for ShellCheck ask no one here, and start nothing.
  @Test func noProgramIsStarted() throws {
    let passo = try Passo().file("passo.yml", "shellcheck: true\n").file(
      "bin/shellcheck", "#!/bin/sh\ntouch \"$HOME/started\"\n")
    let path = "\(passo.folder.path)/bin:/usr/bin:/bin"
    _ = try passo.bash("chmod +x bin/shellcheck")
    let outcome = try passo.environment("PATH", path).input(Self.opened(Self.end[0], Self.end[1])).run("lsp")
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome)")
    #expect(try passo.bash("test -e started").status == 1)
    #expect(try passo.run("lsp", "--shellcheck").status == 64)
  }

  @Test func aPipeThatClosesEndsIt() throws {
    let passo = try Passo().file("input", Self.opened() + Self.opened())
    #expect(try passo.bash("\(Passo.path) lsp < input | head -c 10; echo ${PIPESTATUS[0]}").output.contains("1"))
  }

  private static let folder = "/" + Passo.path.split(separator: "/").dropLast().joined(separator: "/")

  /// The files that people load.
  private static let editors =
    "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/") + "/editors"

  @Test(.enabled(if: Passo.hasProgram("nvim"), "Neovim is not installed"))
  func inNeovim() throws {
    let script = """
      dofile("\(Self.editors)/neovim/passo.lua")
      vim.cmd("filetype on")
      vim.cmd("edit page.md")
      vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 50)
      local out = {}
      for _, found in ipairs(vim.diagnostic.get(0)) do table.insert(out, (found.lnum + 1) .. " " .. found.code) end
      vim.fn.cursor(6, 12)
      vim.lsp.buf.rename("depot")
      vim.wait(20000, function() return vim.fn.getline(6):find("<depot>") ~= nil end, 50)
      table.insert(out, vim.fn.getline(6))
      vim.fn.writefile(out, "out")
      """
    let passo = try Passo().file("page.md", Self.page).file("session.lua", script)
    let call = "PATH=\(Self.folder):$PATH timeout 60 nvim --headless -u NONE -c 'luafile session.lua' -c 'qall!'"
    _ = try passo.bash(call)
    let lines = passo.folder.text("out")?.split(separator: "\n").map(String.init)
    #expect(lines?.contains("17 typographic-quotes") == true, "\(lines ?? [])")
    #expect(lines?.last == "    echo <depot>")
  }

  @Test(.enabled(if: hasEglot, "Emacs with eglot is not installed"))
  func inEmacs() throws {
    let script = """
      (package-initialize)
      (load "\(Self.editors)/emacs/passo.el")
      (find-file "page.md")
      (call-interactively #'eglot)
      (require 'flymake)
      (let ((turn 0))
        (while (and (< turn 200) (null (flymake-diagnostics)))
          (flymake-start) (accept-process-output nil 0.1) (setq turn (1+ turn))))
      (with-temp-file "out"
        (let ((text (mapconcat (lambda (found) (flymake-diagnostic-text found))
                               (with-current-buffer "page.md" (flymake-diagnostics)) "\\n")))
          (insert text "\\n")))
      (eglot-shutdown (eglot-current-server))
      """
    let passo = try Passo().file("page.md", Self.page).file("session.el", script)
    let outcome = try passo.bash("PATH=\(Self.folder):$PATH timeout 60 emacs --batch -l session.el")
    #expect(passo.folder.text("out")?.contains("typographic-quotes") == true, "\(outcome)")
  }

  private static let hasEglot: Bool =
    Passo.hasProgram("emacs")
    && (try? Passo().bash("emacs --batch --eval '(package-initialize)' --eval \"(require 'eglot)\"").status == 0)
      == true
}
