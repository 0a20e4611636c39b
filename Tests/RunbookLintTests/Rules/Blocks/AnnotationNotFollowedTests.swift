import Testing

@testable import RunbookLint

@Suite struct AnnotationNotFollowedTests {
  @Test(arguments: ["hook=checks", "set-HOME=x", "{prepend: [a.md]}"])
  func found(annotation: String) {
    let page = "Run it.\n\n⟦```bash \(annotation)\necho one\n```⟧\n"
    #expect(MarkedPage(page).found(by: AnnotationNotFollowed.self) == page)
  }

  @Test func commandsOfMdshAreFound() {
    let page = "Today is:\n\n⟦`> $ date`⟧\n\n⟦<!-- > $ uname -->⟧\n\n```md\n`> $ date`\n```\n"
    #expect(MarkedPage(page).found(by: AnnotationNotFollowed.self) == page)
    let marked = "⟦`$ date`⟧\n\n<!-- BEGIN mdsh -->\nFriday\n<!-- END mdsh -->\n"
    #expect(MarkedPage(marked).found(by: AnnotationNotFollowed.self) == marked)
    #expect(MarkedPage("`$ date`\n\n<!-- $ date -->\n").findings(of: AnnotationNotFollowed.self).isEmpty)
  }

  @Test func whatIsFollowedIsNotFound() {
    let page = "Run it.\n\n```bash test=false wait=3\necho one\n```\n"
    #expect(MarkedPage(page).findings(of: AnnotationNotFollowed.self).isEmpty)
  }
}
