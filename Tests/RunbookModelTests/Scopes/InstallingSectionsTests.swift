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
}
