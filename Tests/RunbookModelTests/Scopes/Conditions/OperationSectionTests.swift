import RunbookModel
import Testing

/// Sections that show how something is operated, in no order.
@Suite struct OperationSectionTests {
  /// Whether each is asked about, as an optional step or by its sentence.
  private func optional(_ leads: [String], commands: [String]? = nil, locale: String = "en") -> [Bool] {
    let commands = commands ?? leads.indices.map { "larch part\($0)" }
    let blocks = zip(leads, commands).map { "\($0)\n\n```sh\n\($1)\n```\n" }
    return read("# Larch\n\n## Working with it\n\n" + blocks.joined(separator: "\n"), locale: locale)
      .procedures.flatMap(\.steps).map { $0.isOptional || $0.actions.contains { !$0.conditions.isEmpty } }
  }

  @Test(arguments: [
    ("en", ["To list the users:", "To add a user:", "To remove a user:"]),
    ("en", ["List all containers:", "Stop a container:", "Remove a container:"]),
    ("fr", ["Pour lister les comptes :", "Pour ajouter un compte :", "Pour supprimer un compte :"]),
    ("pt-BR", ["Para listar as contas:", "Para adicionar uma conta:", "Para remover uma conta:"]),
  ])
  func operationsAreLeftToTheReader(locale: String, leads: [String]) {
    #expect(optional(leads, locale: locale) == [true, true, true])
  }

  @Test(arguments: [
    ["To list the users:", "To add a user:"], ["List the users:", "Check the log:", "Show the state:"],
    ["To see the users:", "To view the log:", "To show the state:"],
    ["Update the settings:", "Restart the server:", "Check the log:"],
    ["To create the key:", "Then to add it:", "To check it:"], ["Install it:", "Start it:", "Stop it:"],
  ])
  func aSequenceIsNot(leads: [String]) { #expect(!optional(leads).contains(true)) }

  @Test func whatUsesAVariableOfAnotherIsASequence() {
    let leads = ["To create a key:", "To list all keys:", "To rename a key:"]
    #expect(!optional(leads, commands: ["K=$(larch key)", "larch keys", "larch mv $K key"]).contains(true))
  }
}
