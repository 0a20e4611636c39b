import Testing

@testable import RunbookLint

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("nl/**", "nl/fr/a.md"), ("nl", "nl/fr/a.md"), ("nl/", "nl/a.md"), ("**/*.md", "a.md"), ("**/*.md", "x/y/a.md"),
    ("**/drafts/*.md", "x/drafts/a.md"), ("**/drafts/*.md", "drafts/a.md"), ("*.md", "a.md"), ("a?c.md", "abc.md"),
    ("**", "x/y"), ("a/**/b", "a/b"), ("a/**/b", "a/x/y/b"), ("./a", "a/b"), ("a*b*c", "aXbbYc"), ("**/**/x", "x"),
  ])
  func matches(pattern: String, path: String) { #expect(PathPattern(pattern).matches(path)) }

  @Test(arguments: [
    ("nl/**", "en/a.md"), ("*.md", "x/a.md"), ("a?c", "ac"), ("", "a"), ("a/b/c", "a/b"), ("n", "nl"), ("**/x", "y/z"),
    ("a*b", "ac"), ("*", ""),
  ])
  func doesNotMatch(pattern: String, path: String) { #expect(!PathPattern(pattern).matches(path)) }

  @Test func hostilePatternsEnd() {
    let stars = PathPattern(String(repeating: "**/", count: 500) + "x")
    #expect(!stars.matches(String(repeating: "a/", count: 500) + "b"))
    #expect(!PathPattern(String(repeating: "a*", count: 200) + "b").matches(String(repeating: "a", count: 2_000)))
  }
}
