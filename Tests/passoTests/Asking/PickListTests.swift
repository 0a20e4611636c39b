import OutputMatching
import Testing

@testable import passo

@Suite struct PickListTests {
  static let listing = ValueListing(
    """
    NAME          STATUS   AGE
    default       Active   12d
    dev-team      Active   12d
    prod          Active   3d
    prod-backup   Active   1d

    """, for: "namespace")

  private func outcome(_ keys: [Key], marking value: String? = nil) -> PickList.Outcome {
    var list = PickList(Self.listing, marking: value)
    for key in keys.dropLast() { #expect(list.take(key) == .editing) }
    return keys.last.map { list.take($0) } ?? .editing
  }

  private func typed(_ text: String) -> [Key] { text.map(Key.character) }

  @Test func enterTakesWhatIsMarked() {
    #expect(outcome([.enter]) == .picked("default"))
    #expect(outcome([.down, .down, .up, .enter]) == .picked("dev-team"))
    #expect(outcome([.down, .down, .down, .down, .down, .enter]) == .picked("prod-backup"))
    #expect(outcome([.enter], marking: "prod") == .picked("prod"))
    #expect(outcome([.up, .tab, .enter]) == .picked("dev-team"))
  }

  @Test func typingFilters() {
    var list = PickList(Self.listing)
    for key in typed("PROD") { _ = list.take(key) }
    #expect(list.matching.map(\.value) == ["prod", "prod-backup"])
    #expect(outcome(typed("3d") + [.enter]) == .picked("prod"))
    #expect(outcome(typed("back act") + [.enter]) == .picked("prod-backup"))
    #expect(outcome(typed("prod") + [.enter]) == .picked("prod"), "what is typed in full is meant")
    #expect(outcome([.down] + typed("d") + [.enter]) == .picked("default"), "the mark begins anew")
  }

  @Test func otherValuesCanBeTyped() {
    #expect(outcome(typed("new-one") + [.enter]) == .typed("new-one"))
    #expect(outcome(typed("pr") + [.escape]) == .left("pr"))
    #expect(outcome([.control("d")]) == .left(""))
    #expect(outcome([.control("c")]) == .interrupted)
    #expect(outcome([.paste("x\ny"), .enter]) == .typed("xy"))
  }

  @Test func theMarkStaysInView() {
    var list = PickList(Self.listing)
    #expect(list.lines(width: 80, height: 2).entries.map(\.isMarked) == [true, false])
    for _ in 0..<3 { _ = list.take(.down) }
    let shown = list.lines(width: 12, height: 2)
    #expect(shown.entries.map(\.isMarked) == [false, true])
    #expect(shown.entries.map(\.text) == ["prod       …", "prod-backup…"])
    #expect(shown.heading == "NAME       …")
    #expect(shown.hidden == 2)
  }

  @Test(arguments: [
    ("2", nil, nil, PickedLine.value("dev-team")), ("prod", nil, nil, .value("prod")), ("", nil, nil, .left),
    ("", "prod", nil, .value("prod")), ("zzz", nil, nil, .text("zzz")), ("dev", nil, "dev", .text("dev")),
    ("9", nil, nil, .text("9")), ("back", nil, nil, .narrowed([Self.listing.entries[3]])),
  ])
  func lines(line: String, offered: String?, last: String?, expected: PickedLine) {
    #expect(PickedLine(line, from: Self.listing, offered: offered, last: last) == expected)
  }
}
