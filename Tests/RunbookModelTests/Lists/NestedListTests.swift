import RunbookModel
import Testing

/// Numbered lists within each other, some of which ask for nothing and are read like bullets.
@Suite struct NestedListTests {
  @Test func aListWithinAListMayAskForNothing() {
    let steps = read(
      """
      # Release

        1. Update the version in these places:
           2. The example in the `readme`
           3. The `VERSION` of the makefile
        2. Update the change log:
      """
    ).procedures.flatMap(\.steps)
    #expect(steps.map(\.number) == ["1", "2"])
  }

  /// What is before and after a list keeps its place, no matter how the lists are within each other.
  @Test func noNestingLosesAnything() {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let texts = [
      "The name of the host", "Update the `log`:", "a. one", "`kiln` is set to 3.", "Run `kiln apply`.", "What is it?",
      "[A page](a.md)", "Done",
    ]
    for _ in 0..<400 {
      var page = "# T\n\n"
      for line in 1...(3 + next(9)) {
        let indent = String(repeating: " ", count: next(4) * [2, 3, 5][next(3)])
        page += "\(indent)\([ "\(line).", "\(1 + next(9)).", "-", "a."][next(4)]) \(texts[next(texts.count)])\n"
        if next(6) == 0 { page += "\n" }
      }
      page += "\n## End\n\n```sh\nkiln finish\n```\n"
      let commands = read(page).procedures.flatMap(\.steps).flatMap(\.actions).compactMap(\.text)
      #expect(commands.contains("kiln finish"), "\(page)")
    }
  }
}
