import Diagnostics
import OutputMatching
import RunbookModel
import Testing

/// The five pages that Passo was asked for, as a careful reader would list them.
@Suite(.enabled(if: !SharedPages.seeds.isEmpty)) struct SeedTests {
  /// Actions that a session can run: not by hand, not in a sentence, and their text is known beforehand.
  private func executable(_ runbook: Runbook, _ kind: Action.Kind) -> [Action] {
    runbook.actions.filter { $0.kind == kind && !$0.isInline && $0.text != nil }
  }

  @Test(arguments: ["cs_dedicated_tokens.en.md", "cs_dedicated_tokens.fr.md", "cs_dedicated_tokens.pt-BR.md"])
  func tokensHaveSevenCommandsAndOneFile(name: String) throws {
    let runbook = try #require(SharedPages.seed(name))
    let steps = ["1", "2", "3", "4", "5", "6", "7.2", "7.4"].map { ActionID("cs_dedicated_tokens/\($0)/1") }
    #expect(runbook.actions.map(\.id) == steps)
    #expect(executable(runbook, .command).count == 7)
    #expect(executable(runbook, .file).map(\.file) == ["mypod.yaml"])
    #expect(runbook.actions.filter { $0.role == .verify }.map(\.id) == ["cs_dedicated_tokens/5/1"])
    #expect(runbook.actions[1].sets == ["OAUTH_TOKEN"] && runbook.actions[2].sets == ["ORG_GUID"])
    let capture = try #require(runbook.actions[3].captures.first)
    #expect(capture.key == "token_value" && capture.selector.description == "json:$.token" && capture.isSecret)
    #expect(runbook.placeholder(key: "registry_url")?.derivedFrom == "registry.<dedicated_domain>")
    #expect(runbook.placeholder(key: "kubernetes_namespace")?.suggestCommand == "kubectl get namespaces")
    #expect(runbook.placeholder(key: "docker_email")?.example == "a@b.c")
  }

  @Test func registryAccessHasTenCommands() throws {
    let runbook = try #require(SharedPages.seed("registry_access.fr.md"))
    #expect(executable(runbook, .command).count == 10)
    #expect(runbook.actions.count == 10)
    #expect(
      runbook.procedures.map(\.id) == [
        "registry_api_key_use", "registry_tokens_create", "registry_tokens_use", "registry_tokens_remove",
      ])
    #expect(runbook.actions[1].captures.map(\.selector.description) == ["label:Token"])
  }

  @Test func installHasTwentyFourCommandsAndFiveRequests() throws {
    let runbook = try #require(SharedPages.seed("cs_cli_install.fr.md"))
    #expect(executable(runbook, .command).count == 24)
    #expect(executable(runbook, .http).count == 5)
    #expect(executable(runbook, .http).map { $0.request?.bodies.count } == [3, 0, 3, 0, 2])
    #expect(runbook.blocks.filter { $0.exampleOf != nil }.map(\.exampleOf) == [427, 550])
    #expect(runbook.actions.first { $0.fromOutput != nil }?.fromOutput == "cs_cli_configure/5.1/1")
    #expect(runbook.procedures.flatMap(\.steps).compactMap(\.goto) == ["cs_cli_install_steps/4"])
    #expect(runbook.procedures.flatMap(\.steps).filter { $0.platforms == [.windows] }.map(\.number) == ["4.3"])
  }

  @Test func noSampleOutputIsAnAction() {
    var samples = 0
    for runbook in SharedPages.seeds.compactMap(SharedPages.document).map({ RunbookReader().read($0) }) {
      let outputs = Set(runbook.blocks.filter { $0.kind == .output }.map(\.range.start.line))
      samples += outputs.count
      #expect(runbook.actions.allSatisfy { !outputs.contains($0.line) })
      #expect(runbook.blocks.filter { $0.kind == .output }.allSatisfy { $0.outputOf != nil })
    }
    #expect(samples == 12)
  }
}
