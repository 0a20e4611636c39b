import Testing

@testable import RunbookModel

/// The page as a tree: what encloses what, what a section is for, and what is chosen.
@Suite struct PageTreeTests {
  /// `a` for an action, `[…]` for a step, `if(…)`, `either(… | …)`: the numbers of the lines.
  private static func outline(_ nodes: [Node], _ lines: [ActionID: Int]) -> String {
    nodes.map { node in
      switch node {
      case .action(let id): String(lines[id] ?? 0)
      case .sequence(let nodes, _): "[" + outline(nodes, lines) + "]"
      case .condition(_, let nodes): "if(" + outline(nodes, lines) + ")"
      case .choice(_, let ways): "either(" + ways.map { outline($0.nodes, lines) }.joined(separator: " | ") + ")"
      }
    }.joined(separator: " ")
  }

  private static func outline(of text: String) -> [String] {
    let runbook = read(text)
    let lines = Dictionary(runbook.actions.map { ($0.id, $0.line) }) { first, _ in first }
    return runbook.procedures.map { outline($0.nodes, lines) }
  }

  private static let choice = """
    # Listing

    Choose one of the following options.

    - To list in French:

      ```
      ls -l
      ```
      {: pre}

    - To list in English:

      ```
      ls -la
      ```
      {: pre}

    If you use a proxy, run:

    ```
    ls -x
    ```
    {: pre}
    """

  @Test func branchesAndConditionsAreNodes() {
    #expect(Self.outline(of: Self.choice) == ["either([7] | [14]) [if(21)]"])
  }

  @Test func aChoiceHasItsQuestionAndItsBranches() throws {
    let choices = read(Self.choice).choices
    #expect(choices.map(\.question) == ["Choose one of the following options."])
    #expect(choices.first?.decider == .person)
    #expect(choices.first?.options.map(\.line) == [7, 14])
    #expect(choices.first?.options.map(\.label) == ["To list in French", "To list in English"])
  }

  @Test func systemsDecide() {
    let runbook = read(
      """
      # Installing

      On Debian:

      ```
      sudo apt install jq
      ```
      {: pre}

      On Fedora:

      ```
      sudo dnf install jq
      ```
      {: pre}
      """)
    #expect(runbook.choices.map(\.decider) == [.platform])
  }

  @Test(arguments: [
    ("en", "# Running a shop", "## Uninstallation", Procedure.Role.undo),
    ("en", "# Running a shop", "## Clean up", Procedure.Role.undo),
    ("fr", "# Gérer un magasin", "## Nettoyer", .undo),
    ("pt-BR", "# Gerenciando uma loja", "## Limpar", .undo),
    ("en", "# Removing a shop", "## Remove the shop", .main),
    ("en", "# Running a shop", "## Start it again", .main),
  ])
  func whatTakesBackIsMarked(locale: String, title: String, heading: String, role: Procedure.Role) {
    let runbook = read(
      """
      \(title)

      ## Start

      ```
      shop start
      ```
      {: pre}

      \(heading)

      ```
      shop remove
      ```
      {: pre}
      """, locale: locale)
    #expect(runbook.procedures.map(\.role) == [.main, role])
  }

  @Test func whatIsNeededBeforeIsMarked() {
    let runbook = read(
      """
      # Running a shop

      ## Before you begin

      ```
      shop login
      ```
      {: pre}

      ## Start

      ```
      shop start
      ```
      {: pre}
      """)
    #expect(runbook.procedures.map(\.role) == [.prerequisite, .main])
  }

  @Test func sectionsOfWhichOneIsFollowedAreAlternatives() {
    let runbook = read(
      """
      # Running a shop

      ## Using npm

      ```
      npm start
      ```
      {: pre}

      ## Using Docker

      ```
      docker run shop
      ```
      {: pre}
      """)
    #expect(runbook.procedures.map(\.role) == [.alternative, .alternative])
    #expect(runbook.procedures.map(\.branch?.group) == ["s2/u1", "s2/u1"])
  }
}
