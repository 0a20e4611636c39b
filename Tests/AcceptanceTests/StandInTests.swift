import Testing

/// Whole runs without a person against programs and a server that stand in for the cloud: our own pages, and the five
/// that Passo was asked for where they lie beside the repository.
@Suite struct StandInTests {
  struct Faulty: CustomTestStringConvertible, Sendable {
    var procedure: StandInProcedure
    var fault: StandInFault
    var verdict: String

    var testDescription: String { "\(procedure.testDescription), \(fault.rawValue)" }

    static func all(_ procedures: [StandInProcedure]) -> [Faulty] {
      procedures.flatMap { procedure in
        procedure.faults.map { Faulty(procedure: procedure, fault: $0.key, verdict: $0.value) }
      }
    }
  }

  @Test(arguments: StandInProcedure.ours)
  func ourPagesRunToTheirEnd(_ procedure: StandInProcedure) throws {
    try runsToItsEnd(procedure, StandInWorld.page(procedure.page))
  }

  @Test(arguments: Faulty.all(StandInProcedure.ours))
  func noFaultPassesOnOurPages(_ faulty: Faulty) throws {
    try isNoticed(faulty, StandInWorld.page(faulty.procedure.page))
  }

  @Test(
    .enabled(if: !SharedPages.seeds.isEmpty, "the five pages do not lie in ../shared/seeds"),
    arguments: StandInProcedure.seeds)
  func seedsRunToTheirEnd(_ procedure: StandInProcedure) throws {
    try runsToItsEnd(procedure, try #require(SharedPages.seeds.first { $0.hasSuffix("/" + procedure.page) }))
  }

  @Test(
    .enabled(if: !SharedPages.seeds.isEmpty, "the five pages do not lie in ../shared/seeds"),
    arguments: Faulty.all(StandInProcedure.seeds))
  func noFaultPassesOnSeeds(_ faulty: Faulty) throws {
    try isNoticed(faulty, try #require(SharedPages.seeds.first { $0.hasSuffix("/" + faulty.procedure.page) }))
  }

  @Test(arguments: StandInProcedure.ours)
  func ourPagesAreRehearsed(_ procedure: StandInProcedure) throws {
    try isRehearsed(procedure, StandInWorld.page(procedure.page))
  }

  @Test(
    .enabled(if: !SharedPages.seeds.isEmpty, "the five pages do not lie in ../shared/seeds"),
    arguments: StandInProcedure.seeds)
  func seedsAreRehearsed(_ procedure: StandInProcedure) throws {
    try isRehearsed(procedure, try #require(SharedPages.seeds.first { $0.hasSuffix("/" + procedure.page) }))
  }

  /// To the end, with nothing but what a person alone can know, and without the world.
  private func isRehearsed(_ procedure: StandInProcedure, _ path: String) throws {
    let world = try StandInWorld()
    let outcome = try world.run(
      "\(path)#\(procedure.procedure)", "--rehearse", values: StandInValues.file(choices: procedure.choices))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(outcome.verdict == "rehearsed", "\(outcome)")
    #expect(outcome.captured.isSuperset(of: procedure.captures))
    #expect(Set(outcome.verdicts.values).isSubset(of: ["rehearsed", "skipped"]), "\(outcome.verdicts)")
    #expect(world.calls.isEmpty && world.requests.isEmpty)
  }

  private func runsToItsEnd(_ procedure: StandInProcedure, _ path: String) throws {
    let world = try StandInWorld()
    let outcome = try world.run(
      "\(path)#\(procedure.procedure)", values: StandInValues.file(choices: procedure.choices))
    #expect(outcome.status == 0, "\(outcome)")
    #expect(["passed", "unverified"].contains(outcome.verdict), "\(outcome)")
    #expect(outcome.captured.isSuperset(of: procedure.captures), "\(outcome.captured)")
    #expect(!outcome.verdicts.isEmpty)
    try expectProofs(of: outcome, areThoseOf: world.provable(path))
    for secret in StandInWorld.secrets.values {
      #expect(!outcome.output.contains(secret) && !outcome.errors.contains(secret))
      #expect(!world.journals.contains(secret))
    }
  }

  /// What `check --coverage` calls provable is proved, but where the world answers something else than the page shows; and
  /// what is proved was called so.
  private func expectProofs(of outcome: StandInWorld.Outcome, areThoseOf provable: [String: Bool]) throws {
    let done = outcome.events.filter { $0.event == "action.finished" && $0.verdict != "skipped" }
    for event in done {
      let action = try #require(event.action)
      let isProved = event.verdict == "passed" || outcome.confirmed.contains(action)
      let differs = event.checks?.contains { $0.kind == "sample" && $0.result != "passed" } ?? false
      // What only the output of another one shows is not counted.
      guard let isProvable = provable[action] else { continue }
      if isProvable {
        #expect(isProved || differs, "\(action) is provable, and not proved: \(event.checks ?? [])")
      } else {
        // The name of what was made may be known by an output alone.
        let isListed = event.checks?.contains { $0.message.hasPrefix("the list shows") } ?? false
        #expect(!isProved || isListed, "\(action) is proved, and not provable: \(event.checks ?? [])")
      }
    }
  }

  private func isNoticed(_ faulty: Faulty, _ path: String) throws {
    let world = try StandInWorld(fault: faulty.fault)
    let outcome = try world.run(
      "\(path)#\(faulty.procedure.procedure)", values: StandInValues.file(choices: faulty.procedure.choices))
    // Where the page promises nothing that the fault breaks, nothing is proved: a failure would be as good.
    let honest = faulty.verdict == "failed" ? ["failed"] : ["unverified", "failed"]
    #expect(honest.contains(outcome.verdict ?? ""), "\(outcome)")
    #expect(outcome.status == (outcome.verdict == "failed" ? 1 : 0))
  }

  // MARK: What reaches the world

  @Test func everyValueArrivesWhereItBelongs() throws {
    let world = try StandInWorld()
    let outcome = try world.run(
      StandInWorld.page("registry.en.md#cluster_token"), values: StandInValues.file())
    #expect(outcome.status == 0, "\(outcome)")
    let token = StandInWorld.secrets["STAND_IN_REGISTRY_TOKEN"] ?? ""
    #expect(
      world.calls.contains(
        "kubectl --namespace shop create secret docker-registry registry-pull --docker-server=registry.example.net"
          + " --docker-username=token --docker-password=\(token) --docker-email=ann@example.com"))
    let request = try #require(world.requests.first)
    #expect(request.headers["authorization"] == "Bearer \(StandInWorld.secrets["STAND_IN_OAUTH_TOKEN"] ?? "")")
    #expect(request.headers["organization"] == StandInWorld.organization)
    #expect(world.written("shop.yaml").contains("image: registry.shop.example.net/shop/web:1.2\n"))
  }

  @Test func laterRequestsCarryWhatEarlierOnesGave() throws {
    let world = try StandInWorld()
    let outcome = try world.run(StandInWorld.page("cluster.fr.md#api"), values: StandInValues.file())
    #expect(outcome.status == 0, "\(outcome)")
    let request = try #require(world.requests.last)
    #expect(request.headers["authorization"] == "bearer \(StandInAnswers.accessToken)")
    #expect(request.headers["x-account"] == StandInWorld.account)
    #expect(request.headers["x-auth-refresh-token"] == StandInAnswers.refreshToken)
    #expect(world.requests.first?.body == "apikey=\(StandInWorld.secrets["STAND_IN_API_KEY"] ?? "")")
  }

  @Test func theExportLineOfTheOutputIsRun() throws {
    let outcome = try StandInWorld().run(
      StandInWorld.page("cluster.fr.md#configuration"), values: StandInValues.file())
    #expect(outcome.verdicts["configuration/2.2/1"] == "passed", "\(outcome)")
    #expect(outcome.verdicts["configuration/2.3/1"] == "passed")
  }
}
