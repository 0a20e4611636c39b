import RunbookModel
import Testing

/// Ways to install one thing, and sections that do the same by other means.
@Suite struct InstallerWaysTests {
  @Test func partsThatUnfoldForInstallersAreWays() {
    let page = ["npm", "yarn"].map {
      "<details>\n<summary>\($0)</summary>\n\n```\n\($0) install\n```\n\n</details>\n\n"
    }
    #expect(areOneChoice("# T\n\n" + page.joined()))
  }

  @Test func whatPreparesAnInstallerIsPartOfItsWay() {
    let page = """
      # Install it

      Update the installer first:

      ```
      brew update
      ```

      Then install it:

      ```
      brew install kiln
      ```

      If you have Node.js, this does the same:

      ```
      npm install -g kiln
      ```
      """
    #expect(areOneChoice(page))
    let labels = read(page).actions.map { $0.branches.last?.label }
    #expect(labels[0] == labels[1] && labels[1] != labels[2])
  }

  @Test func aLongWayBelowAHeadingIsWhole() {
    let page = """
      # Install it

      You only need one of these ways.

      ## Installing it with packages

      ```
      sudo apt-get install kiln
      ```

      ```
      kiln --version
      ```

      ## Installing it from source

      ```
      sudo apt-get install make
      ```

      Fetch it:

      ```
      curl -LO https://kiln.example.org/kiln.tar
      ```

      Unpack it and move into the directory:

      ```
      tar -xf kiln.tar
      ```
      """
    #expect(areOneChoice(page))
  }

  @Test func oneOfTwoTitlesNamesItsMeans() {
    func page(_ titles: [String]) -> String {
      let sections = titles.enumerated().map { "## \($1)\n\n```\ndocker run kiln:\($0)\n```\n" }
      return "# Kiln\n\n" + sections.joined(separator: "\n")
    }
    #expect(areOneChoice(page(["Deploy the kiln agent by using kubectl", "Deploy the kiln agent within the console"])))
    #expect(areOneChoice(page(["Deploy the kiln agent in staging", "Deploy the kiln agent in production"])) == false)
  }

  @Test(arguments: [
    ("Using dnf", "Using apt-get", true), ("With brew:", "With apt:", true), ("Using dnf", "Then start", false),
  ])
  func numberedInstallersAreWays(one: String, other: String, areWays: Bool) {
    let items = [(one, "dnf install tool"), (other, "apt-get install tool")].map { label, command in
      "   1. \(label)\n\n      ```\n      \(command)\n      ```\n\n"
    }
    #expect(areOneChoice("# T\n\n1. Install it.\n\n" + items.joined()) == areWays)
  }
}
