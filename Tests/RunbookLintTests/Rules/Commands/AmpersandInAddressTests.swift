import Testing

@testable import RunbookLint

@Suite struct AmpersandInAddressTests {
  @Test(arguments: [
    "curl https://example.com/items?page=2⟦&⟧limit=10"
  ])
  func found(command: String) {
    let page = MarkedPage.step(command)
    #expect(MarkedPage(page).found(by: AmpersandInAddress.self) == page)
  }

  @Test(arguments: [
    #"curl "https://example.com/items?page=2&limit=10""#,
    "sleep 1 & wait",
    "ls && pwd",
  ])
  func sound(command: String) {
    #expect(MarkedPage.command(command).findings(of: AmpersandInAddress.self).isEmpty)
  }
}
