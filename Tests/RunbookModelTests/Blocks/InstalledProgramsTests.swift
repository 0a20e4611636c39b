import RunbookModel
import Testing

/// A page that installs a program calls it afterwards, whether any list of programs has it or not.
@Suite struct InstalledProgramsTests {
  private func kinds(_ install: String, _ call: String = "frobnicate --version") -> [String] {
    read("# T\n\n```\n\(install)\n```\n\nThen:\n\n```\n\(call)\n```\n").blocks.map { $0.kind.rawValue }
  }

  @Test(arguments: [
    "pip install frobnicate", "$ pip install 'frobnicate[all]==1.2'", "npm install -g @scope/frobnicate",
    "cargo install frobnicate", "go install forge.example/one/frobnicate@latest", "brew install frobnicate",
    "sudo apt-get install -y jq frobnicate", "uv tool install frobnicate",
  ])
  func whatIsInstalledIsAProgram(install: String) { #expect(kinds(install) == ["command", "command"]) }

  @Test(arguments: ["pip install other", "pip install -r frobnicate.txt", "ls frobnicate"])
  func nothingElseMakesItOne(install: String) { #expect(kinds(install) == ["command", "other"]) }

  /// Below its call, what it prints is no call.
  @Test func whatItPrintsIsNoCall() {
    func kinds(_ text: String) -> [String] {
      read("# T\n\n```\npip install frobnicate\n```\n\n" + text).blocks.dropFirst().map { $0.kind.rawValue }
    }
    #expect(kinds("```\nfrobnicate --version\n```\n\n```\nfrobnicate 1.2.3 (linux)\n```\n") == ["command", "output"])
    let mixed = "```sh\nfrobnicate -f one\nCheck: AB_1: \"all is well\"\n\tFAILED for: one\n```\n"
    #expect(read("# T\n\n```\npip install frobnicate\n```\n\n" + mixed).actions.last?.text == "frobnicate -f one")
  }

  @Test func itIsNoContentOfAFile() {
    let page = """
      # T

      ```
      pip install frobnicate
      ```

      Set it up in your global `~/.gitconfig`:

      ```
      frobnicate --install --global
      ```
      """
    #expect(read(page).actions.map(\.kind) == [.command, .command])
  }
}
