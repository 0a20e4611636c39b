import Configuration
import Diagnostics
import RunbookModel
import Testing

@testable import RunbookRunner

@Suite struct ValueResolverTests {
  private var runbook: Runbook {
    var page = Page()
    page.add("use <docker-email> <region> [--sso]")
    page.describe("docker_email") { $0.name = "<docker-email>" }
    page.describe("region") { $0.isSecret = true }
    page.describe("sso") { $0.kind = .flag }
    return page.runbook
  }

  private func bindings(_ change: (inout ValueSources) -> Void) throws -> Bindings {
    var sources = ValueSources()
    change(&sources)
    return try ValueResolver(runbook).bindings(from: sources)
  }

  @Test func theStrongestSourceWins() throws {
    let all = try bindings {
      $0.flags = [("region", "first"), ("<region>", "flag")]
      $0.profile = ["region": "profile", "Docker Email": "profile"]
      $0.file = ["region": "file", "docker_email": "file", "sso": "yes"]
      $0.environment = ["PASSO_REGION": "env", "PASSO_SSO": "no", "HOME": "/root"]
    }
    #expect(all["region"] == Binding(key: "region", value: "flag", origin: .flag, isSecret: true))
    #expect(all["docker_email"]?.value == "profile")
    #expect(all["sso"] == Binding(key: "sso", value: "true", origin: .file, isSecret: false))
    #expect(try bindings { $0.environment = ["PASSO_DOCKER_EMAIL": "e"] }["docker_email"]?.origin == .environment)
  }

  @Test func anUnknownNameGetsTheNearest() {
    let error = #expect(throws: RunError.self) { try bindings { $0.flags = [("docker_emial", "x")] } }
    #expect(error?.message.description == "the page has no placeholder `docker_emial`")
    #expect(error?.help?.description == "did you mean `docker_email`?")
    let other = #expect(throws: RunError.self) { try bindings { $0.flags = [("zzz", "x")] } }
    #expect(other?.help?.description == "it has: docker_email, region, sso")
  }

  @Test func aFlagIsYesOrNo() {
    #expect(throws: RunError.self) { try bindings { $0.flags = [("sso", "maybe")] } }
  }

  @Test func otherNamesOfAValuesFileAreNoError() throws {
    #expect(try bindings { $0.file = ["elsewhere": "x"] }.all.isEmpty)
  }

  @Test func aValuesFileIsTakenIn() throws {
    let text = """
      values:
        region: 007
        docker-email: {from: env, name: MAIL}
      profiles:
        prod:
          region: eu
      """
    let file = try ValuesFile(reading: SourceFile(path: "values.yml", text: text))
    var sources = ValueSources()
    try sources.add(file, profile: "prod") { "value of \($0.name)" }
    let bindings = try ValueResolver(runbook).bindings(from: sources)
    #expect(bindings["docker_email"]?.value == "value of MAIL")
    #expect(bindings["region"]?.value == "eu")
    let error = #expect(throws: RunError.self) { try sources.add(file, profile: "prdo") { _ in "" } }
    #expect(error?.help?.description == "did you mean `prod`?")
  }

  @Test func aVariableOfThePageIsTakenFromTheEnvironment() throws {
    var page = Page()
    page.add("use $CONFIG_DIR")
    page.describe("config_dir") {
      $0.name = "$CONFIG_DIR"
      $0.spellings = ["$CONFIG_DIR"]
    }
    var sources = ValueSources()
    sources.environment = ["CONFIG_DIR": "/etc/x"]
    let binding = try ValueResolver(page.runbook).bindings(from: sources)["config_dir"]
    #expect(binding?.value == "/etc/x")
    #expect(binding?.origin == .environment)
  }

}
