import Testing

@testable import RunbookLint

@Suite struct AnnotationNotFollowedTests {
  @Test(arguments: ["hook=checks", "set-HOME=x", "{prepend: [a.md]}"])
  func found(annotation: String) {
    let page = "Run it.\n\n⟦```bash \(annotation)\necho one\n```⟧\n"
    #expect(MarkedPage(page).found(by: AnnotationNotFollowed.self) == page)
  }

  @Test func whatIsFollowedIsNotFound() {
    let page = "Run it.\n\n```bash test=false wait=3\necho one\n```\n"
    #expect(MarkedPage(page).findings(of: AnnotationNotFollowed.self).isEmpty)
  }
}
