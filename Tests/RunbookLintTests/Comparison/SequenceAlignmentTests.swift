import Testing

@testable import RunbookLint

@Suite struct SequenceAlignmentTests {
  private func pairs(_ left: String, _ right: String) -> String {
    let left = Array(left)
    let right = Array(right)
    return SequenceAlignment.pairs(left.count, right.count) { left[$0] == right[$1] ? 1 : 0 }
      .map { "\($0.left)\($0.right)" }.joined(separator: " ")
  }

  @Test(arguments: [
    ("abc", "abc", "00 11 22"), ("abc", "ac", "00 21"), ("ac", "abc", "00 12"), ("", "abc", ""), ("abc", "", ""),
    ("abc", "xyz", ""), ("abcd", "bd", "10 31"), ("aab", "ab", "00 21"),
  ])
  func whatIsAlikeBelongsTogether(left: String, right: String, expected: String) {
    let found = pairs(left, right)
    #expect(found == expected || left == "aab" && found == "10 21")
  }

  @Test func betterPairsWin() {
    let likeness: [[Double]] = [[0.2, 1], [0.1, 0.2]]
    #expect(SequenceAlignment.pairs(2, 2) { likeness[$0][$1] }.map(\.right) == [1])
  }

  @Test func hugeSequencesArePairedByPosition() {
    let pairs = SequenceAlignment.pairs(100_000, 90_000) { _, _ in 1 }
    #expect(pairs.count == 90_000)
    #expect(pairs.allSatisfy { $0.left == $0.right })
  }
}
