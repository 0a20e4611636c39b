import RunbookModel
import Testing

/// What uses something that is only there under a condition depends on it, too.
@Suite struct DependentActionTests {
  private func conditions(_ lead: String, _ first: String, _ second: String) -> [String?] {
    let page =
      "# Larch\n\n## One\n\nStart it:\n\n```sh\nlarch start\n```\n\n\(lead)\n\n```sh\n\(first)\n```\n\n## Two\n\n"
      + "Go on:\n\n```sh\n\(second)\n```\n"
    return read(page).actions.map(\.conditions.last?.text)
  }

  @Test(arguments: [
    ("sudo apt-get install -y slapd", "sudo systemctl enable slapd"), ("mkdir ldap.d", "cp a.conf ldap.d/"),
    ("larch dump > users.ldif", "larch load users.ldif"), ("LDAP_HOST=a", "larch join $LDAP_HOST"),
  ])
  func theUseDependsOnIt(first: String, second: String) {
    let said = "If you use a directory, run:"
    #expect(conditions(said, first, second) == [nil, said, said])
  }

  /// Who has it already needs no condition to use it, and what is not named there is not of it.
  @Test(arguments: [
    ("If you do not have it yet, run:", "sudo apt-get install -y slapd", "sudo systemctl enable slapd"),
    ("If necessary, run:", "mkdir ldap.d", "cp a.conf ldap.d/"), ("Run:", "mkdir ldap.d", "cp a.conf ldap.d/"),
    ("If you use a directory, run:", "sudo apt-get install -y slapd", "sudo systemctl enable larch"),
    ("If you use a directory, run:", "larch start --slow", "larch stop --slow"),
  ])
  func otherwiseNot(lead: String, first: String, second: String) {
    #expect(conditions(lead, first, second).last == .some(nil))
  }
}
