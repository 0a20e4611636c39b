import RunbookModel
import Testing

/// Bullets for operating systems, several of which are for the same one.
@Suite struct SystemWaysTests {
  private func page(_ leads: [String]) -> String {
    let bullets = leads.enumerated().map { index, lead in "* \(lead)\n\n  ```sh\n  rivet get --from \(index)\n  ```\n" }
    return "# T\n\nUse the command for your system:\n\n" + bullets.joined(separator: "\n")
  }

  @Test(arguments: [("Universal", "en"), ("Toutes les plateformes", "fr"), ("Todos os sistemas", "pt-BR")])
  func theLastHeadingMayBeForAll(title: String, locale: String) {
    let titles = ["Windows / Linux", "macOS", title]
    let text = titles.map { "### \($0)\n\n```sh\npip install \($0.utf8.count)\n```\n\n" }.joined()
    let actions = read("# T\n\n## Kiln\n\n" + text, locale: locale).actions
    #expect(actions.map { $0.branches.first?.label } == titles)
  }

  @Test(arguments: [
    [
      "For **macOS**, paste the next line into a terminal and run it:",
      "For **macOS**, from a closed network, paste the next line into a terminal and run it:",
      "For **Linux**, paste the next line into a terminal and run it:",
      "For **Linux**, from a closed network, paste the next line into a terminal and run it:",
      "For **Windows**, paste the next line into PowerShell:",
      "For **Windows**, from a closed network, paste the next line into PowerShell:",
    ],
    [
      "Pour **Linux**, collez la ligne suivante dans un terminal :",
      "Pour **Linux**, depuis un réseau fermé, collez la ligne suivante dans un terminal :",
      "Pour **macOS**, collez la ligne suivante dans un terminal :",
    ],
    [
      "Para **Linux**, cole a linha a seguir em um terminal:",
      "Para **Linux**, em uma rede fechada, cole a linha a seguir em um terminal:",
      "Para **macOS**, cole a linha a seguir em um terminal:",
    ],
  ])
  func placesOfOneSystemAreWays(leads: [String]) {
    let locale = leads[0].hasPrefix("Pour") ? "fr" : leads[0].hasPrefix("Para") ? "pt-BR" : "en"
    #expect(areOneChoice(page(leads), locale: locale), "\(choiceGroups(page(leads), locale: locale))")
  }

  @Test(arguments: [
    // What is done otherwise is another step.
    ["For Linux, get the archive:", "For Linux, from its folder, unpack the archive:", "For macOS, get the package:"],
    // Nothing says that only one of them is done.
    ["For Linux, run this line:", "For Linux, from the root folder, run this line:"],
  ])
  func stepsOfOneSystemAreNoWays(leads: [String]) {
    #expect(choiceGroups(page(leads))[0] == nil)
  }

  /// One tab is no choice, and for its system all the same.
  @Test func aTabAloneIsForItsSystem() {
    let page =
      "# T\n\nGet it.\n\n::: code-group\n```sh [macos-arm64]\ncurl one\n```\n:::\n\nThen run it.\n\n```sh\n./one\n```\n"
    #expect(read(page).actions.map(\.platforms) == [[.macos], []])
  }
}

@Suite struct ExcludedSystemTests {
  @Test(arguments: [
    ("On systems other than Windows", [Platform.linux, .macos]),
    ("Sous les systèmes autres que Windows", [.linux, .macos]),
    ("Em sistemas que não sejam Windows", [.linux, .macos]), ("On Windows", [.windows]),
  ])
  func systemThatIsLeftOutIsNotTheOneThatIsMeant(label: String, platforms: [Platform]) {
    let page = "# T\n\n1. Copy it:\n\n   * \(label):\n\n   ```sh\n   cp one two\n   ```\n"
    let actions = read(page).procedures.flatMap(\.steps).flatMap(\.actions)
    #expect(actions.map(\.platforms) == [platforms])
  }
}
