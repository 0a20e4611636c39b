import Testing

@testable import RunbookLint

@Suite struct AnnotationUnknownTests {
  @Test(arguments: [
    "expectErorr=true", "timeout=long", "excludeFromRunall2=true", "tset=false", "skp=true", "{ \"ignroe\": \"true\" }",
  ])
  func found(annotation: String) {
    let page = "Run it.\n\n⟦```bash \(annotation)\necho one\n```⟧\n"
    #expect(MarkedPage(page).found(by: AnnotationUnknown.self) == page)
  }

  @Test func aCommentIsFoundWhereItIs() {
    let page = "Run it.\n\n⟦<!-- $MDX non-deterministic=often -->⟧\n```sh\necho one\n```\n"
    #expect(MarkedPage(page).found(by: AnnotationUnknown.self) == page)
  }

  @Test(arguments: [
    "expectError=true", "timeout=10", "title=\"x\"", "{ .annotate }", "theme=dark", "tset=blue", "fast=true", "{1,3}",
    "{#id}",
  ])
  func whatIsUnderstoodOrOfOtherRenderersIsNotFound(annotation: String) {
    #expect(
      MarkedPage("Run it.\n\n```bash \(annotation)\necho one\n```\n").findings(of: AnnotationUnknown.self).isEmpty)
  }
}
