import Testing

@testable import RunbookRunner

@Suite struct LineDifferenceTests {
  @Test(arguments: [
    ("a\nb\nc\n", "a\nx\nc\n", "-b\n+x"), ("a\n", "a\nb\n", "+b"), ("a\n", "a\n", ""),
    ("a\na\n", "a\n", "-a"),
    ("a\nb\nc\nd\ne\n", "a\nx\nc\nd\n", "-b\n+x\n …\n-e"), ("a\nb\nc", "b\nc\nd", "-a\n …\n+d"), ("", "a", "-\n+a"),
  ])
  func onlyWhatChangesIsShown(old: String, new: String, expected: String) {
    #expect(LineDifference.text(from: old, to: new) == expected)
  }

  @Test func aLongOneIsCut() {
    let old = (0..<1000).map { "line \($0)" }.joined(separator: "\n")
    #expect(LineDifference.text(from: old, to: "other").split(separator: "\n").count == 42)
  }
}
