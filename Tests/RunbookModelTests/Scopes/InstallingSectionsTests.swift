import RunbookModel
import Testing

/// Sections that install the same thing, each with another program.
@Suite struct InstallingSectionsTests {
  private func labels(_ sections: [(title: String, command: String)]) -> [String?] {
    let text = sections.map { "### \($0.title)\n\n```sh\n\($0.command)\n```\n\n" }.joined()
    return read("# T\n\n## Installation\n\n" + text).actions.map { $0.branches.first?.label }
  }

  @Test func areWays() {
    let sections = [
      ("from the index", "pip install frob"), ("from the Arch repository", "sudo pacman -S frob"),
      ("from the Snap Store", "sudo snap install frob"),
    ]
    #expect(labels(sections) == ["from the index", "from the Arch repository", "from the Snap Store"])
  }

  @Test func ofOtherThingsOrWithTheSameProgramAreNone() {
    #expect(labels([("the server", "pip install frob"), ("the client", "npm install -g client")]) == [nil, nil])
    #expect(labels([("the base", "pip install frob"), ("with all", "pip install frob[all]")]) == [nil, nil])
    #expect(labels([("one", "pip install frob"), ("two", "brew install frob\nfrob init")]).count == 2)
  }

  private func groups(_ page: String) -> [String?] { read(page).actions.map { $0.branches.first?.group } }

  private func section(_ title: String, _ command: String) -> String { "### \(title)\n\n```sh\n\(command)\n```\n\n" }

  /// A program has other names in other package managers.
  @Test func whatTheirTitlesNameIsOne() {
    let page =
      "# T\n\n" + section("Arch", "pacman -S go-frob")
      + section("FreeBSD ([Ports](https://x.example))", "pkg install frob")
      + section("Nix", "nix-env -iA nixpkgs.go-frob") + section("pacstall", "pacstall -I frob-deb")
    let groups = groups(page)
    #expect(groups.count == 4 && groups[0] != nil && Set(groups).count == 1, "\(groups)")
  }

  @Test func noMatterBelowWhichHeading() {
    let page =
      "# Installation\n\n## Ours\n\n" + section("Homebrew", "brew install frob")
      + "## Of others\n\nThey may be late.\n\n" + section("Scoop", "scoop install frob")
      + section("Releases", "").replacing("```sh\n\n```", with: "Download it.")
      + "## Otherwise\n\n" + section("Install script", "curl -fsSL https://frob.example/install.sh | sh")
      + section("From source", "git clone https://frob.example/frob.git\nmake")
      + "## Updating frob\n\n```sh\nfrob self update\n```\n"
    let groups = groups(page)
    #expect(groups.count == 5 && Set(groups.prefix(4)).count == 1 && groups[0] != nil && groups[4] == nil, "\(groups)")
  }

  @Test func oneScriptIsRunInOneWay() {
    let page = """
      # T

      ```sh
      curl -fsSL https://frob.example/install.sh | sh
      ```

      Request a version by its number in the address:

      ```sh
      curl -fsSL https://frob.example/v1.2/install.sh | sh
      ```

      If there is no curl, use wget:

      ```sh
      wget -qO- https://frob.example/install.sh | sh
      ```

      Then install its plug-in:

      ```sh
      curl -fsSL https://frob.example/plug-in.sh | sh
      ```
      """
    let groups = groups(page)
    #expect(groups.count == 4 && Set(groups.prefix(3)).count == 1 && groups[0] != nil && groups[3] == nil, "\(groups)")
  }
}
