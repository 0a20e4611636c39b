import Testing

@testable import RunbookReport

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> String {
    UnifiedDiff().text(path: "a.md", from: Array(old.utf8), to: Array(new.utf8))
  }

  @Test func nothingChanges() {
    #expect(diff("a\nb\n", "a\nb\n").isEmpty)
    #expect(diff("", "").isEmpty)
  }

  @Test func oneLine() {
    #expect(
      diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nfive\n6\n7\n8\n9\n")
        == "--- a/a.md\n+++ b/a.md\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+five\n 6\n 7\n 8\n")
  }

  @Test func farChangesAreHunksOfTheirOwn() {
    let lines = (1...30).map { "\($0)\n" }
    var changed = lines
    changed[1] = "two\n"
    changed[27] = ""
    let text = diff(lines.joined(), changed.joined())
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -1,5 +1,5 @@", "@@ -25,6 +25,5 @@"])
  }

  @Test func endsWithoutALineFeed() {
    #expect(
      diff("a", "a\n") == "--- a/a.md\n+++ b/a.md\n@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+a\n")
    #expect(diff("", "a\n") == "--- a/a.md\n+++ b/a.md\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a/a.md\n+++ b/a.md\n@@ -1 +0,0 @@\n-a\n")
  }

  @Test func carriageReturnsStay() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n").contains("-b\r\n+c\r\n"))
  }

  @Test func pathsHaveNoRoot() {
    #expect(UnifiedDiff().text(path: "/x/a.md", from: [], to: [65]).hasPrefix("--- a/x/a.md\n+++ b/x/a.md\n"))
  }
}
