import RunbookModel
import Testing

/// Ways within one block that its comments tell apart, and comments that say what successive commands do.
@Suite struct CommentAlternativesTests {
  private func actions(_ block: String, above: String = "Install it.", locale: String = "en") -> [Action] {
    read("# T\n\n\(above)\n\n```sh\n\(block)\n```\n", locale: locale).actions
  }

  private func labels(_ block: String, above: String = "Install it.", locale: String = "en") -> [String?] {
    actions(block, above: above, locale: locale).map(\.branches.last?.label)
  }

  /// Blocks next to each other, each with a comment of its own.
  @Test func blocksNextToEachOtherAreAChoice() {
    func actions(_ comments: [String]) -> [Action] {
      let blocks = comments.enumerated().map { "```sh\n# \($1)\npip install kiln\($0)\n```\n" }
      return read("# T\n\nInstall it.\n\n" + blocks.joined(separator: "\n")).actions
    }
    let ways = actions(["With pip.", "Or with pipx."])
    #expect(ways.map { $0.branches.last?.label } == ["With pip", "Or with pipx"])
    #expect(actions(["On macOS and Linux.", "On Windows."]).map(\.platforms) == [[.linux, .macos], [.windows]])
    #expect(actions(["Install it.", "Look at it."]).map(\.branches.count) == [0, 0])
  }

  @Test func systemsAreAChoice() {
    let actions = actions(
      "# macOS\nbrew install kiln\n# Debian/Ubuntu\nsudo apt update\nsudo apt install kiln\n# Fedora\nsudo dnf install kiln"
    )
    #expect(actions.map(\.branches.count) == [1, 1, 1])
    #expect(Set(actions.map(\.branches[0].group)).count == 1)
    #expect(actions.map(\.platforms) == [[.macos], [.linux], [.linux]])
    #expect(actions.map(\.distributions) == [[], ["debian", "ubuntu"], ["fedora"]])
    #expect(actions.map(\.commands.count) == [1, 2, 1])
    #expect(actions.map(\.id.text) == ["s1/u1/1", "s1/u1/2", "s1/u1/3"])
    #expect(actions.map(\.textLine) == [6, 8, 11])
  }

  /// A comment after each command names whom it is for.
  @Test func systemsAfterCommandsAreAChoice() {
    let ways = actions("sudo apt install ./kiln_*.deb  # Debian / Ubuntu\nsudo dnf upgrade ./kiln.rpm  # Fedora / RHEL")
    #expect(ways.map(\.branches.count) == [1, 1])
    #expect(ways.map { $0.distributions.first } == ["debian", "fedora"])
    #expect(actions("kiln build  # makes it\nkiln fire  # burns it").map(\.branches.count) == [0])
  }

  @Test(arguments: [
    ("# Option 1: with a token\ntool login --token x\n\n# Option 2: with a key\ntool login --key y", "en"),
    ("# with npm\nnpm install kiln\n# with yarn\nyarn add kiln", "en"),
    ("# npm\nnpm install kiln\n# or pnpm\npnpm add kiln", "en"),
    ("# Homebrew (macOS)\nbrew install kiln\n# Cargo\ncargo install kiln", "en"),
    ("# Linux\nsudo apt install kiln\n# any other system\ncargo install kiln", "en"),
    (
      "# For AMD64 / x86_64\ncurl -LO https://kiln.example/amd64\n# For ARM64\ncurl -LO https://kiln.example/arm64",
      "en"
    ),
    ("# bash\nkubectl completion bash\n# zsh\nkubectl completion zsh", "en"),
    ("# For Kiln >= 1.2\nkiln add --group dev\n\n# For Kiln < 1.2\nkiln add --dev", "en"),
    ("# Ubuntu 20.04\nsudo apt install kiln2\n# Ubuntu 22.04\nsudo apt install kiln3", "en"),
    ("pip install kiln\n# or\npipx install kiln", "en"),
    ("# dépôt local\ngit init x\n\n# ou dépôt distant\ngit clone y", "fr"),
    ("# depósito local\ngit init x\n\n# ou depósito remoto\ngit clone y", "pt-BR"),
    (
      "# If you have a key, use it\ntool login --key x\n# If you do not have a key, use a token\ntool login --token y",
      "en"
    ),
    ("# Use one of these:\n# the small one\ntool get small\n# the large one\ntool get large", "en"),
  ])
  func oneOfTwoIsFollowed(block: String, locale: String) {
    let actions = actions(block, locale: locale)
    #expect(actions.count == 2)
    #expect(actions.allSatisfy { $0.branches.count == 1 })
    #expect(Set(actions.flatMap(\.branches).map(\.group)).count == 1)
    #expect(Set(actions.flatMap(\.branches).map(\.id)).count == 2)
  }

  @Test(arguments: [
    "# the namespace\nkubectl create namespace kiln\n# and the account\nkubectl create serviceaccount kiln",
    "# install pip\nsudo apt install python3-pip\n# install docker\nsudo apt install docker.io",
    "# Using curl, download the key\ncurl -LO https://kiln.example/key\n# Using gpg, import it\ngpg --import key",
    "# 1. Make a folder\nmkdir x\n# 2. Enter it\ncd x",
    "cat > a.conf <<EOF\n# macOS\na=1\n# Linux\nb=2\nEOF",
    "if true; then\n  # macOS\n  ls a\n  # Linux\n  ls b\nfi",
    "# kiln needs a service\nkiln add web\n# docker is accepted, too\nkiln add bank --docker x",
    "# npm",
  ])
  func commentsThatSayWhatIsDoneAreNoChoice(block: String) {
    let actions = actions(block)
    #expect(actions.allSatisfy { $0.branches.isEmpty && $0.platforms.isEmpty })
    #expect(actions.count <= 1)
  }

  @Test func whatIsForAllIsDoneInAnyCase() {
    let block =
      "mkdir kiln\n\n# macOS\nbrew install kiln\n# Debian\nsudo apt install kiln\n\nkiln init\n# start it\nkiln up"
    #expect(labels(block) == [nil, "macOS", "Debian", nil])
    #expect(actions(block).last?.commands == ["kiln init", "kiln up"])
  }

  @Test func theSentenceAboveMayAnnounceThem() {
    let block = "# the small one\ntool get small\n# the large one\ntool get large"
    #expect(labels(block, above: "Run one of the following commands:") == ["the small one", "the large one"])
    #expect(labels(block) == [nil])
  }

  @Test func twoBlocksWithTheSameLabelsAreOneChoice() {
    let page = "```sh\n# macOS\nbrew install x\n# Linux\napt install x\n```\n"
    let actions = read("# T\n\nInstall x.\n\n\(page)\nInstall it again.\n\n\(page)").actions
    #expect(actions.count == 4)
    #expect(Set(actions.flatMap(\.branches).map(\.group)).count == 1)
  }

  @Test(arguments: [
    ("# Production\nexport STAGE=one\n# Test\nexport STAGE=two\n# Other\nexport STAGE=three", true),
    ("# Production\nexport STAGE=one\n# Region\nexport REGION=two", false),
    ("# Tools\nexport PATH=\"$PATH:/one\"\n# More\nexport PATH=\"$PATH:/two\"", false),
    ("# Production\nexport STAGE=one\n# Test\nexport STAGE=two\nmake", false),
  ])
  func otherValuesOfOneVariableAreWays(block: String, areWays: Bool) {
    #expect(areOneChoice("# T\n\n```bash\n\(block)\n```\n") == areWays)
  }

  @Test(arguments: ["-or-", "    - or -", "OR", "--- or ---"])
  func aLineThatSaysOrIsNoCommand(line: String) {
    let page = "# T\n\n```bash\nsudo apt install one\n\(line)\nsudo yum install two\n```\n"
    #expect(areOneChoice(page) && read(page).actions.count == 2)
    #expect(!read(page).actions.contains { $0.commands.contains { $0.contains("-or-") } })
  }

  @Test(arguments: [
    ("# If using systemd\nsystemctl restart x\n# If using openrc\nrc-service x restart", true),
    ("# Make it\nmake one\n# Then make the other\nmake two", false),
    ("systemctl start x\nsystemctl stop x", true), ("systemctl stop x\nsystemctl start x", false),
    ("make start\nmake test", false), ("docker compose up -d\ndocker compose down", false),
  ])
  func toolsAndOppositesAreWays(block: String, areWays: Bool) {
    #expect(areOneChoice("# T\n\n```bash\n\(block)\n```\n") == areWays)
  }

  /// Each is named by what it runs, so that none is taken for another.
  @Test func waysBelowOrAreToldApart() {
    let block = "sudo apt install ash\n   -or-\nsudo yum install ash\n   -or-\nsudo pacman -S ash"
    let ways = actions(block).map { $0.branches.last }
    #expect(ways.map { $0?.label } == ["sudo apt install ash", "sudo yum install ash", "sudo pacman -S ash"])
    #expect(Set(ways.map { $0?.id }).count == 3)
    #expect(Set(ways.map { $0?.group }).count == 1)
  }
}
