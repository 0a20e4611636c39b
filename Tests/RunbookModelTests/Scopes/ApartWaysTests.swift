import RunbookModel
import Testing

/// Ways that are not next to each other, or that their titles tell apart in other words.
@Suite struct ApartWaysTests {
  private func section(_ title: String, _ command: String) -> String {
    "## \(title)\n\n```bash\n\(command)\n```\n\n"
  }

  private func choices(_ page: String, locale: String = "en") -> [Set<String>] {
    read(page, locale: locale).procedures.flatMap(\.steps).flatMap(\.actions).map { Set($0.branches.map(\.group)) }
  }

  @Test func purposesMayHaveAnotherTaskBetweenThem() {
    let page = """
      # T

      To build from a release use:

      ```
      $ ./configure && make
      ```

      To measure the tests use the following:

      ```
      $ ./configure --measure
      ```

      To build from the repository use:

      ```
      $ autoreconf && make
      ```
      """
    let found = choices(page)
    #expect(found[0].count == 1 && found[0] == found[2])
    #expect(found[1].isEmpty)
  }

  @Test func sectionsNamedAlikeAreWaysAsWell() {
    let page =
      "# T\n\n" + section("Install it with pip", "pip install kiln")
      + section("Install it with poetry", "poetry add kiln")
      + section("Install it with Anaconda", "conda create --name kiln")
      + section("Run it with compose", "docker compose up") + section("Deploy it in a cloud", "kiln deploy")
      + section("Test it", "kiln test")
    let found = choices(page)
    #expect(Set(found[..<5]).count == 1 && found[0].count == 1)
    #expect(found[5].isEmpty)
  }

  @Test(arguments: [
    ("Make the group (Linux)", "Make the group (FreeBSD)", true), ("Make it (fast)", "Make it (again)", false),
  ])
  func systemsInBracketsTellSectionsApart(one: String, other: String, areWays: Bool) {
    let found = choices("# T\n\n" + section(one, "kiln one") + section(other, "kiln two"))
    #expect(found.map(\.isEmpty) == [!areWays, !areWays])
  }

  @Test func aVariantMayHaveASectionOfItsOwn() {
    let page = """
      # T

      ## Start it

      ```bash
      docker run -p 8080:8080 kiln/web
      ```

      ### Other arguments

      You can override the command by appending your arguments:

      ```bash
      docker run -p 8080:8080 kiln/web --debug
      ```
      """
    #expect(choices(page).map(\.count) == [1, 1])
  }

  @Test func aTitleMayEndWithItsSystem() {
    let page = "# T\n\n" + section("Build it", "make") + section("Install the drivers on Windows", "pip install kiln")
    #expect(read(page).procedures.flatMap(\.steps).flatMap(\.actions).map(\.platforms) == [[], [.windows]])
    let server = "# T\n\n" + section("Install it on Red Hat OpenShift", "kiln one")
    #expect(read(server).procedures.flatMap(\.steps).flatMap(\.actions).map(\.platforms) == [[]])
  }

  /// "Debian" of the second chapter is another choice.
  @Test func oneSystemInTwoChaptersIsNoWayOfOne() {
    let page =
      "# T\n\n# Add the repository\n\n" + section("Debian repository", "apt install kiln-keyring")
      + section("Fedora repository", "dnf install kiln-keyring") + "# Install it\n\n"
      + section("Debian", "apt install kiln") + section("Fedora", "dnf install kiln")
    let found = choices(page)
    #expect(found.allSatisfy { $0.count == 1 })
    #expect(found[0] == found[1] && found[2] == found[3] && found[0] != found[2])
  }

  @Test(arguments: [
    ("en", "Push it with one of the following options:"), ("fr", "Envoyez-le avec l'une des méthodes suivantes :"),
    ("pt-BR", "Envie-o com uma das opções a seguir:"),
  ])
  func numbersMayBeOptions(locale: String, sentence: String) {
    let page = """
      # T

      \(sentence)

      1. Image

         ```bash
         kiln push image
         ```

      2. Archive

         ```bash
         kiln push archive
         ```
      """
    #expect(choices(page, locale: locale).map(\.count) == [1, 1])
  }

  /// "Or with pipx:", "Or with uv" go on with what is above them.
  @Test func allThatBeginWithOrAreOneChoice() {
    let page = """
      # T

      First, install it using pip or one of the others:

      ```bash
      pip install kiln
      ```

      Or with Homebrew (see the [warning](https://kiln.example)):

      ```bash
      brew install kiln
      ```

      Or with pipx:

      ```bash
      pipx install kiln
      ```

      Or with uv:

      ```bash
      uv tool install kiln
      ```
      """
    let found = choices(page)
    #expect(Set(found).count == 1 && found[0].count == 1)
  }
}
