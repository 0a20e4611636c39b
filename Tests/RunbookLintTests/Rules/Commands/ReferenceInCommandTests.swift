import Testing

@testable import RunbookLint

@Suite struct ReferenceInCommandTests {
  @Test(arguments: [
    "cf target -o ⟦{{site.data.keyword.orgname}}⟧ -s dev"
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: ReferenceInCommand.self) == page)
  }

  @Test(arguments: [
    #"docker images --format "{{.Repository}}""#,
    "cf target -o my-org",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: ReferenceInCommand.self).isEmpty)
  }
}
