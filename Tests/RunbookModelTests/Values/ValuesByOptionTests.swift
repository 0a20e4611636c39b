import RunbookModel
import Testing

/// One name that says nothing of the value, after several options of a command.
@Suite struct ValuesByOptionTests {
  private func keys(_ command: String) -> [String] {
    read("# T\n\nRun it:\n\n```sh\n\(command)\n```\n{: pre}\n").placeholders.map(\.key)
  }

  @Test(arguments: [
    ("rivet aim -o <value> -s <value>", ["o_value", "s_value"]),
    ("rivet aim --org=<value> --space \"<value>\"", ["org_value", "space_value"]),
    ("rivet aim --org <valeur> --space <valeur>", ["org_valeur", "space_valeur"]),
    ("rivet aim --org <valor> --space <valor>", ["org_valor", "space_valor"]),
    ("rivet aim -o <value> web", ["value"]), ("rivet aim -o <rivet_name> -s <rivet_name>", ["rivet_name"]),
    ("rivet aim -o <value>\nrivet aim -s <value>", ["value"]), ("rivet aim -e <value> -e <value>", ["value"]),
  ])
  func eachOptionHasAValueOfItsOwn(command: String, expected: [String]) {
    #expect(keys(command) == expected)
  }

  @Test func bothAreFilledIn() {
    let page = "# T\n\nRun it:\n\n```sh\nrivet aim -o <value> -s <value>\n```\n{: pre}\n"
    let action = read(page).actions[0]
    #expect(action.placeholders == ["<-o value>", "<-s value>"])
  }
}
