import RunbookModel
import Testing

/// Sections that are ways because the heading or the text above them says so, or because of what they call.
@Suite struct AnnouncedSectionTests {
  private struct Section {
    var title: String
    var commands: String
  }

  private func page(_ heading: String, _ text: String, _ sections: [Section]) -> String {
    "# T\n\n## \(heading)\n\n\(text)\n\n"
      + sections.map { "### \($0.title)\n\n```sh\n\($0.commands)\n```\n\n" }.joined()
  }

  private static let shelves = [
    Section(title: "Brick", commands: "kiln shelf brick"), Section(title: "Steel", commands: "kiln shelf steel"),
    Section(title: "Cordierite", commands: "kiln shelf cordierite"),
  ]

  @Test(arguments: [
    ("en", "The kiln supports several shelves. The next sections show how each of them is mounted."),
    ("en", "Depending on your clay, another shelf is the right one."),
    ("fr", "Le four prend en charge plusieurs étagères. Les sections suivantes montrent comment les monter."),
    ("pt-BR", "O forno suporta vários tipos de prateleira. As seções abaixo mostram como montar cada uma."),
  ])
  func theTextAboveSaysThatEachDoesTheSame(locale: String, text: String) {
    #expect(areOneChoice(page("Shelves", text, Self.shelves), locale: locale))
  }

  @Test(arguments: ["The kiln has shelves.", "Mount all of them."])
  func othersAreDoneInOrder(text: String) {
    #expect(choiceGroups(page("Shelves", text, Self.shelves)) == [nil, nil, nil])
  }

  /// What every page has is no way, and most of the sections have to be ways.
  @Test func sectionsOfEveryPageAreNone() {
    let text = "The kiln supports several shelves."
    let sections = Self.shelves + [Section(title: "Verification", commands: "kiln show")]
    let groups = choiceGroups(page("Shelves", text, sections))
    #expect(groups[0] != nil && Set(groups[..<3]).count == 1 && groups[3] == nil)
    let few = [
      Section(title: "Mount the shelf", commands: "kiln mount"), Section(title: "Heat it", commands: "kiln heat"),
      Section(title: "Cool it", commands: "kiln cool"), Self.shelves[0], Self.shelves[1],
    ]
    #expect(choiceGroups(page("Shelves", text, few)) == [nil, nil, nil, nil, nil])
  }

  @Test func partsOfTheWholeAreNone() {
    let parts = [
      Section(title: "Part I: Clay", commands: "kiln clay"), Section(title: "Part II: Fire", commands: "kiln fire"),
      Section(title: "Part III: Glaze", commands: "kiln glaze"),
    ]
    #expect(choiceGroups(page("The kiln", "There are many ways to go about this.", parts)) == [nil, nil, nil])
  }

  /// What one section sets and the next one reads is needed by it.
  @Test func sectionsThatNeedEachOtherAreNone() {
    let sections = [
      Section(title: "Brick", commands: "export SHELF=brick"), Section(title: "Steel", commands: "kiln new $SHELF"),
    ]
    #expect(choiceGroups(page("Shelves", "The kiln supports several shelves.", sections)) == [nil, nil])
  }

  @Test(arguments: [
    ("en", "Installation methods", true), ("en", "Deployment options", true), ("en", "Configuration options", false),
    ("fr", "Méthodes de pose", true), ("pt-BR", "Métodos de montagem", true), ("en", "Shelves", false),
  ])
  func theHeadingSaysThatTheyAreWays(locale: String, heading: String, areWays: Bool) {
    #expect(areOneChoice(page(heading, "Here they are.", Self.shelves), locale: locale) == areWays)
  }

  /// What is prepared in one place is not prepared in all others; a server runs once.
  @Test(arguments: [
    (["kiln init --shelf /srv/one", "kiln -r sftp:host:/one init", "kiln -r s3:one init"], true),
    (["kiln serve One/Small", "kiln serve One/Large", "kiln serve One/Huge"], true),
    (
      [
        "kiln serve One/Small --port 8001", "kiln serve One/Large --port 8002",
        "kiln serve One/Huge --port 8003",
      ], false
    ),
    (["kiln new one", "kiln new two", "kiln new three"], false),
    (["docker run -d one", "docker run -d two", "docker run -d three"], false),
    (["kiln init", "kiln init", "kiln init"], false),
  ])
  func whatCanBeDoneOnceIsDoneInOneWay(commands: [String], areWays: Bool) {
    let sections = zip(Self.shelves, commands).map { Section(title: $0.title, commands: $1) }
    #expect(areOneChoice(page("Shelves", "Here they are.", sections)) == areWays)
  }

  @Test(arguments: [
    ("Local", "SFTP"), ("REST server", "Minio server"), ("Amazon S3", "Azure Blob Storage"), ("cron", "systemd timer"),
    ("VS Code", "Neovim"), ("CPU", "NVIDIA CUDA"), ("GitHub Actions", "GitLab CI"),
    ("Deploy to Render", "Deploy to Koyeb"),
    ("OpenAI", "Azure OpenAI"), ("PostgreSQL 15", "MySQL 8"), ("Root install", "Non-root install"),
    ("Single-node deployment", "Multi-node deployment"), ("Small setup (CPU only)", "Single setup"),
  ])
  func productsOfOneKind(first: String, second: String) {
    let sections = [
      Section(title: first, commands: "kiln one"), Section(title: second, commands: "kiln two"),
    ]
    #expect(areOneChoice(page("Glaze", "Here they are.", sections)) == (second != "Single setup"))
  }

  @Test(arguments: [("Redis", "RabbitMQ"), ("Local", "Redis"), ("Server", "Client"), ("React", "Django")])
  func productsOfTwoKindsAreUsedTogether(first: String, second: String) {
    let sections = [
      Section(title: first, commands: "kiln one"), Section(title: second, commands: "kiln two"),
    ]
    #expect(choiceGroups(page("Glaze", "Here they are.", sections)) == [nil, nil])
  }
}
