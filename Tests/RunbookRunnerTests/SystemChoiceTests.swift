import RunbookModel
import Testing

@testable import RunbookRunner

/// Choices that the machine decides.
@Suite struct SystemChoiceTests {
  private static let ubuntu = "NAME=\"Ubuntu\"\nID=ubuntu\n# ID=x\nID_LIKE=\"debian\"\nVERSION_ID='22.04'\n"

  private func page(_ branches: [(name: String, distribution: String?, program: String)]) -> Page {
    var page = Page()
    for (name, distribution, program) in branches {
      page.add("\(program) install x") { action in
        action.branches = [Branch(group: "tokens/1", id: action.id, label: name)]
        action.distributions = distribution.map { [$0] } ?? []
        action.platforms = distribution.map { _ in [.linux] } ?? []
        action.programs = [program]
      }
    }
    return page
  }

  private func run(_ page: Page, _ system: HostSystem?, choices: [String: String] = [:]) throws -> RecordedRun {
    let run = RecordedRun()
    run.options.nonInteractive = true
    run.options.system = system
    run.options.choices = choices
    _ = try run.run(page)
    return run
  }

  @Test func theReleaseNamesTheDistribution() {
    #expect(HostSystem(release: Self.ubuntu).distributions == ["ubuntu", "debian"])
    #expect(HostSystem(release: nil).distributions.isEmpty)
  }

  @Test func theBranchOfTheDistributionIsRun() throws {
    let page = page([("Ubuntu", "ubuntu", "apt"), ("Debian", "debian", "apt-get"), ("Fedora", "fedora", "dnf")])
    let run = try run(page, HostSystem(release: Self.ubuntu))
    #expect(run.session.commands == ["apt install x"])
    #expect(run.diagnostics == ["Ubuntu: chosen because this machine runs ubuntu (/etc/os-release)"])
  }

  @Test func whatTheDistributionIsLikeDecidesOtherwise() throws {
    let page = page([("Debian", "debian", "apt-get"), ("Fedora", "fedora", "dnf")])
    let run = try run(page, HostSystem(release: Self.ubuntu))
    #expect(run.session.commands == ["apt-get install x"])
    #expect(
      run.diagnostics == [
        "Debian: chosen because this machine runs ubuntu, which is like debian (/etc/os-release)"
      ])
  }

  @Test func whatWasSaidBeforehandCountsMore() throws {
    let page = page([("Debian", "debian", "apt-get"), ("Fedora", "fedora", "dnf")])
    let run = try run(page, HostSystem(release: Self.ubuntu), choices: ["tokens/1": "Fedora"])
    #expect(run.session.commands == ["dnf install x"])
    #expect(run.diagnostics.isEmpty)
  }

  @Test func theOnlyPackageManagerDecides() throws {
    let page = page([("npm", nil, "npm"), ("Yarn", nil, "yarn"), ("pnpm", nil, "pnpm")])
    let run = try run(page, HostSystem(release: nil, missing: ["yarn", "pnpm"]))
    #expect(run.session.commands == ["npm install x"])
    #expect(run.diagnostics == ["npm: chosen because pnpm, yarn is not installed here"])
  }

  @Test(arguments: [
    HostSystem?.none, HostSystem(release: nil), HostSystem(release: "ID=nixos"),
    HostSystem(release: nil, missing: ["dnf", "apt-get"]),
  ])
  func nothingElseIsDecided(system: HostSystem?) throws {
    let run = try run(page([("Debian", "debian", "apt-get"), ("Fedora", "fedora", "dnf")]), system)
    #expect(run.session.commands.isEmpty)
    #expect(run.diagnostics.count == 1 && run.diagnostics[0].contains("has alternatives"))
  }

  @Test func aBranchForNoSystemIsNotPassedOver() throws {
    let page = page([("Debian", "debian", "apt-get"), ("From source", nil, "make")])
    #expect(try run(page, HostSystem(release: Self.ubuntu)).session.commands.isEmpty)
  }
}
