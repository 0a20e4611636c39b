import RunbookModel
import Testing

@Suite struct ChangeSamplesTests {
  @Test(arguments: [
    ("git commit -m \"Your detailed description of your change\"", ["Your detailed description of your change"]),
    ("git commit -m 'feat: add amazing feature'", ["feat: add amazing feature"]),
    ("git commit -am \"Describe what you changed\"", ["Describe what you changed"]),
    ("git commit -m \"A short description\"", ["A short description"]),
    ("git commit -m \"Short description of changes (50 chars)\"", ["Short description of changes (50 chars)"]),
    ("git commit -m \"Update the message of the day\"", []),
    ("git commit -m \"Décrivez votre changement\"", ["Décrivez votre changement"]),
    ("git commit -m \"Descreva sua alteração\"", ["Descreva sua alteração"]),
    ("git commit -m \"Initial commit\"", []),
    ("git commit -m \"Add the description of the API\"", []),
    ("git commit -m \"Fix the build\"", []),
  ])
  func messageOfTheReadersOwnIsAskedFor(command: String, names: [String]) {
    #expect(asked(command) == names)
  }

  @Test(arguments: [
    ("git checkout -b feature/amazing-feature", ["feature/amazing-feature"]),
    ("git switch -c my-new-feature", ["my-new-feature"]),
    ("git push origin feature/AmazingFeature", ["feature/AmazingFeature"]),
    ("git switch -c fix/issue-number", ["fix/issue-number"]),
    ("git checkout -b name-of-change", ["name-of-change"]),
    ("git checkout -b docs", []),
    ("git checkout -b feature/login", []),
    ("git push origin main", []),
  ])
  func branchOfTheReadersOwnIsAskedFor(command: String, names: [String]) {
    #expect(asked(command) == names)
  }

  @Test(arguments: [
    ("git tag v1.4.0", ["v1.4.0"]), ("git tag -a 2.0.0 -m \"Release 2.0.0\"", ["2.0.0"]),
    ("git push origin larch-v0.3.1", ["larch-v0.3.1"]), ("git tag", []), ("git push --tags", []),
    ("git checkout v1.4.0", []), ("git tag --list v1.4.0", []),
  ])
  func versionOfATagIsAskedFor(command: String, names: [String]) {
    #expect(asked(command) == names)
  }

  private func asked(_ command: String) -> [String] {
    read("# T\n\nPublish it:\n\n```sh\n\(command)\n```\n").placeholders.map(\.name)
  }
}
