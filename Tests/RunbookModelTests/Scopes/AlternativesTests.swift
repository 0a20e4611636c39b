import Diagnostics
import RunbookModel
import Testing

@Suite struct AlternativesTests {
  @Test func aBulletForEachRegionIsAChoice() {
    let runbook = read(
      """
      # T
      {: #t}

      1. Target your region.
         - For US South:

           ```
           bx target -r us-south
           ```
           {: pre}

         - For Germany:

           ```
           bx target -r eu-de
           ```
           {: pre}
      """)
    #expect(runbook.actions.map(\.branches.last?.group) == ["t/1", "t/1"])
    #expect(runbook.actions.map(\.branches.last?.label) == ["For US South", "For Germany"])
  }

  @Test func bulletsThatDoDifferentThingsAreAllDone() {
    let runbook = read(
      """
      # T

      1. Prepare.
         - Make a folder:

           ```
           mkdir -p work
           ```
           {: pre}

         - Show it:

           ```
           ls work
           ```
           {: pre}
      """)
    #expect(runbook.actions.map(\.branches.last?.group) == [nil, nil])
  }

  @Test func commandsThatUndoEachOtherAreAChoice() {
    let runbook = read(
      """
      # T
      {: #t}

      You may keep things private.

      - To keep them private, run the following command.

        ```
        tool cr private --enable
        ```
        {: pre}

      - To open them again, run the following command.

        ```
        tool cr private --disable
        ```
        {: pre}

      - To see what is set, run the following command.

        ```
        tool cr private --status
        ```
        {: pre}
      """)
    #expect(runbook.actions.map(\.branches.last?.group) == ["t/u1", "t/u1", "t/u1"])
    #expect(
      runbook.actions.map(\.branches.last?.label) == [
        "To keep them private", "To open them again", "To see what is set",
      ])
  }

  @Test func anOptionMayTakeBackWhatAnotherDoes() {
    func page(_ calls: [String]) -> Runbook {
      read("# T\n\n" + calls.map { "Do it so:\n\n```sh\n\($0)\n```\n\n" }.joined())
    }
    let filter = page(["frob --install", "frob --install --global", "frob --uninstall", "frob --uninstall --global"])
    #expect(Set(filter.actions.map { $0.branches.last?.group }) == ["s1/u1"])
    let plain = page(["frob install", "frob uninstall"])
    #expect(plain.actions.map(\.branches.count) == [0, 0])
  }

  @Test func numbersSayThatOneIsDoneAfterTheOther() {
    let block = { (text: String) in "\n\n   ```\n   \(text)\n   ```\n   {: pre}\n\n" }
    let runbook = read("# T\n\n1. Off." + block("tool disable x") + "2. On." + block("tool enable x"))
    #expect(runbook.actions.map(\.branches.last?.group) == [nil, nil])
  }

  @Test func aMissingIncludeStopsTheStep() throws {
    let runbook = read(
      "# T\n\n1. Begin.\n\n   {{site.data.content.install}}\n\n2. Go on.\n\n   ```\n   ls\n   ```\n   {: pre}\n")
    #expect(runbook.actions.map(\.kind) == [.manual, .command])
    #expect(runbook.actions[0].blocked != nil)
    #expect(runbook.diagnostics.map(\.rule).contains("missing-include"))
  }

  @Test func aTabCoversWhatIsBelowItsHeading() {
    let runbook = read(
      "# T\n\n## With the CLI\n{: #cli-part}\n{: cli}\n\n### List\n{: #list}\n\n```\nls\n```\n{: pre}\n\n## With the API\n{: #api-part}\n{: api}\n\n```\ncurl x\n```\n{: pre}\n"
    )
    #expect(runbook.actions.map(\.interface) == ["cli", "api"])
  }

  // MARK: Sections

  private func section(_ title: String, _ anchor: String, _ commands: [String]) -> String {
    let steps = commands.enumerated().map { "\($0 + 1). Do it.\n\n   ```\n   \($1)\n   ```\n   {: pre}\n\n" }
    return "## \(title)\n{: #\(anchor)}\n\n" + steps.joined()
  }

  @Test(
    arguments: [
      ("en", "Enabling a key policy", "Disabling a key policy"), ("en", "Turn on logs", "Turn off logs"),
      ("fr", "Activer les journaux", "Désactiver les journaux"), ("pt-BR", "Ativando os logs", "Desativando os logs"),
      ("es", "Habilitación de los registros", "Inhabilitación de los registros"),
      ("it", "Abilitazione dei log", "Disabilitazione dei log"),
      ("de", "Protokolle aktivieren", "Protokolle inaktivieren"), ("ja", "ログの有効化", "ログの無効化"),
      ("ko", "로그 활성화", "로그 비활성화"), ("zh-CN", "启用日志", "禁用日志"), ("zh-TW", "啟用日誌", "停用日誌"),
    ])
  func sectionsThatUndoEachOtherAreAChoice(locale: String, first: String, second: String) {
    let page =
      "# T\n\n" + section(first, "on", ["tool get", "tool set x"])
      + section(second, "off", ["tool look", "tool forget x", "tool look"])
    let actions = read(page, locale: locale).actions
    #expect(actions.map(\.branches.last?.group) == Array(repeating: "on", count: 5))
    #expect(actions.map(\.branches.last?.id) == ["on/1/1", "on/1/1", "off/1/1", "off/1/1", "off/1/1"])
    #expect(actions.map(\.branches.last?.label) == [first, first, second, second, second])
  }

  @Test func whatStandsBelowAnOppositeHeadingBelongsToIt() {
    let page =
      "# T\n\n## Enabling logs\n{: #on}\n\n#" + section("With the CLI", "on-cli", ["tool get", "tool set x"])
      + section("Disabling logs", "off", ["tool forget x"])
    #expect(read(page).actions.map(\.branches.last?.group) == ["on-cli", "on-cli", "on-cli"])
    #expect(read(page).actions.map(\.branches.last?.id) == ["on-cli/1/1", "on-cli/1/1", "off/1/1"])
  }

  @Test(arguments: [
    ("Enable logs", "Enable metrics"), ("Enable logs", "Disable every other thing that is running"),
    ("Create a key", "Delete a key"),
  ])
  func otherSectionsAreDoneOneAfterTheOther(first: String, second: String) {
    let page = "# T\n\n" + section(first, "a", ["tool get", "tool set"]) + section(second, "b", ["tool x", "tool y"])
    #expect(read(page).actions.allSatisfy { $0.branches.isEmpty })
  }

  @Test func eachSideMayHaveSeveralWaysAndACheck() {
    let page =
      "# T\n\n#" + section("Enabling logs with the console", "a", ["tool a"])
      + section("Enabling logs with the API", "b", ["tool b"])
      + section("Optional: Verify that logs are on", "c", ["tool c"]) + "#"
      + section("Disabling logs with the console", "d", ["tool d"])
      + section("Disabling logs with the API", "e", ["tool e"]) + section("Reading logs", "f", ["tool f"])
    let actions = read(page).actions
    #expect(actions.map(\.branches.first?.id) == ["a/1/1", "a/1/1", "a/1/1", "d/1/1", "d/1/1", nil])
    #expect(actions.map(\.branches.first?.group) == ["a", "a", "a", "a", "a", nil])
    // The console and the API are two ways within the first side; those of the other are headings of two levels.
    #expect(actions.map(\.branches.last?.id) == ["a/1/1", "b/1/1", "a/1/1", "d/1/1", "d/1/1", nil])
  }

  @Test func workBetweenOnAndOffIsDoneInOrder() {
    let page =
      "# T\n\n" + section("Enable maintenance", "a", ["tool on"]) + section("Copy the data", "b", ["tool copy"])
      + section("Disable maintenance", "c", ["tool off"])
    #expect(read(page).actions.allSatisfy { $0.branches.isEmpty })
  }

  /// A section of another tab is not there: neither its commands nor its steps by hand.
  @Test func aChosenTabLeavesOutTheSectionsOfOthers() {
    let page = """
      # Keys

      ## In the console
      {: #console}
      {: ui}

      1. Log in to the console.
      2. Click **Delete**.

      ## With the API
      {: #api}
      {: api}

      1. Find the ID of the key.
      2. Delete it.

         ```
         curl -X DELETE https://h.example.com/keys/1
         ```
         {: pre}

      ## Afterwards
      {: #after}

      1. Look at the list of keys.
      """
    let runbook = read(page)
    #expect(runbook.interfaces == ["ui", "api"])
    func steps(_ interface: String?) -> [StepID] {
      let plan = PlanMaker(runbook, selection: Selection(interface: interface)).plan(with: Bindings())
      #expect(Set(plan.procedures.map(\.id)) == Set(plan.actions.map { $0.step.id.procedure }))
      return plan.actions.map(\.step.id)
    }
    #expect(steps(nil) == ["console/1", "console/2", "api/1", "api/2", "after/1"])
    #expect(steps("ui") == ["console/1", "console/2", "after/1"])
    #expect(steps("api") == ["api/1", "api/2", "after/1"])
  }

  @Test(arguments: [
    ("For RHEL, run:", "rpm -i a", "For Debian and Ubuntu, run:", "dpkg -i a", true),
    ("Install one.", "apt-get install one", "Install two.", "apt-get install two", false),
    ("For Ubuntu, run:", "apt update", "For Ubuntu and Debian, also run:", "dpkg -i a", false),
  ])
  func nobodyHasTwoDistributions(one: String, a: String, two: String, b: String, isChoice: Bool) {
    func bullet(_ text: String, _ call: String) -> String {
      "   * \(text)\n\n     ```\n     \(call)\n     ```\n     {: pre}\n\n"
    }
    let actions = read("# T\n{: #t}\n\n1. Install it.\n\n" + bullet(one, a) + bullet(two, b)).actions
    #expect(actions.map { !$0.branches.isEmpty } == [isChoice, isChoice])
  }
}
