import RunbookModel
import Testing

/// Sections that are not in the normal course of their page.
@Suite struct AsideTests {
  private func conditions(_ heading: String, title: String = "Larch", command: String = "larch wipe") -> [String?] {
    read(
      "# \(title)\n\n## Setting it up\n\n```sh\nlarch start\n```\n\n## \(heading)\n\nDo this:\n\n```sh\n\(command)\n```\n"
    ).actions.map(\.conditions.last?.text)
  }

  @Test(arguments: [
    "Troubleshooting", "Known issues", "FAQ", "Performance tuning", "Migrating from Yew", "Advanced usage", "Reference",
    "🔧 Debugging", "Contributing", "Development", "Usage examples", "Tips and tricks", "Dépannage",
    "Utilisation avancée",
    "Développement", "Solução de problemas", "Uso avançado", "Perguntas frequentes",
  ])
  func whatIsBelowItIsAsked(heading: String) { #expect(conditions(heading) == [nil, heading]) }

  @Test func theTestsOfAProjectAreAsked() {
    #expect(conditions("Testing", command: "larch test all") == [nil, "Testing"])
    #expect(conditions("Running the tests", command: "npm test") == [nil, "Running the tests"])
  }

  /// "Testing" may say how to see whether it works, and what a page is about is its course.
  @Test(arguments: [
    ("Testing", "Larch"), ("3. Debugging", "Larch"), ("Testing the connection", "Larch"),
    ("Debugging a pod", "Debugging"), ("Development", "Contributing to Larch"), ("Starting it", "Larch"),
  ])
  func theCourseOfThePageIsNot(heading: String, title: String) {
    #expect(conditions(heading, title: title) == [nil, nil])
  }

  @Test func whatThePageBeginsWithIsItsCourse() {
    let page = "# Larch\n\n## Development\n\n```sh\nlarch a\n```\n\n## Troubleshooting\n\n```sh\nlarch b\n```\n"
    #expect(read(page).actions.map(\.conditions.last?.text) == [nil, nil])
  }

  @Test func theSectionsBelowItAreAskedWithIt() {
    let page =
      "# Larch\n\n## Start\n\n```sh\nlarch a\n```\n\n## Troubleshooting\n\n### No answer\n\n```sh\nlarch b\n```\n\n"
      + "### No light\n\n```sh\nlarch c\n```\n\n## The end\n\n```sh\nlarch d\n```\n"
    #expect(
      read(page).actions.map(\.conditions.last?.text) == [nil, "Troubleshooting", "Troubleshooting", nil])
  }

  private func asked(_ headings: [String]) -> [Bool] {
    let sections = headings.map { "## \($0)\n\n```sh\nlarch part\n```\n" }
    return read("# Larch\n\n" + sections.joined(separator: "\n")).actions.map { !$0.conditions.isEmpty }
  }

  @Test func questionsBelowEachOtherAreAskedOneByOne() {
    #expect(asked(["How do I export it?", "How do I list them?", "And where is it?"]) == [true, true, true])
    #expect(asked(["What is next?", "Start it", "Ready?"]) == [false, false, false])
  }
}
