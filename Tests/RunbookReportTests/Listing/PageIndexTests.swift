import Testing

@testable import RunbookReport

@Suite struct PageIndexTests {
  static let summary = PageSummary(
    title: "Rename a depot", steps: 3, procedures: 2, values: ["depot", "owner"],
    lines: [.init(number: 1, text: "Rename a depot"), .init(number: 9, text: "depotctl rename <depot>")])
  static let stamp = PageIndex.Stamp(size: 120, seconds: 1_700_000_000, nanoseconds: 42, inode: 7)

  static func index() -> PageIndex {
    var index = PageIndex(version: "1.2.3", account: 1000, root: "/srv/depots")
    index.keep(summary, of: "rename.md", stamp: stamp)
    index.keep(PageSummary(title: nil, steps: 0, procedures: 0, values: [], lines: []), of: "a/ö.md", stamp: stamp)
    return index
  }

  private func read(
    _ bytes: [UInt8], version: String = "1.2.3", account: UInt64 = 1000, root: String = "/srv/depots"
  ) -> PageIndex? {
    PageIndex(reading: bytes, version: version, account: account, root: root)
  }

  @Test func whatIsWrittenIsRead() throws {
    let index = try #require(read(Self.index().bytes))
    #expect(index.count == 2)
    #expect(index.summary(of: "rename.md", stamp: Self.stamp) == Self.summary)
    #expect(index.summary(of: "a/ö.md", stamp: Self.stamp)?.title == nil)
    #expect(index.summary(of: "other.md", stamp: Self.stamp) == nil)
    #expect(index.bytes == Self.index().bytes)
  }

  @Test func aChangedFileIsNotKnown() {
    let index = Self.index()
    for change: (inout PageIndex.Stamp) -> Void in [
      { $0.size += 1 }, { $0.seconds += 1 }, { $0.nanoseconds += 1 }, { $0.inode += 1 },
    ] {
      var stamp = Self.stamp
      change(&stamp)
      #expect(index.summary(of: "rename.md", stamp: stamp) == nil)
    }
  }

  @Test func aVanishedPageIsForgotten() {
    var index = Self.index()
    #expect(index.remove { $0 == "rename.md" })
    #expect(!index.remove { $0 == "rename.md" })
    #expect(index.count == 1)
  }

  @Test func anotherVersionAccountOrFolderIsNoIndex() {
    let bytes = Self.index().bytes
    #expect(read(bytes, version: "1.2.4") == nil)
    #expect(read(bytes, account: 1001) == nil)
    #expect(read(bytes, root: "/srv/other") == nil)
  }

  @Test func whatIsCutOrDamagedIsNoIndex() {
    let bytes = Self.index().bytes
    for count in bytes.indices { #expect(read(Array(bytes[..<count])) == nil) }
    for index in bytes.indices {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(read(damaged) == nil)
    }
    #expect(read(bytes + [0]) == nil)
  }
}

@Suite struct SearchWordsTests {
  private func match(_ words: String...) -> SearchWords.Match? {
    SearchWords(words).match(path: "docs/dépôt.md", summary: PageIndexTests.summary)
  }

  @Test func allWordsHaveToBeThere() {
    #expect(match("RENAME", "depotctl")?.line?.number == 1)
    #expect(match("depotctl")?.line?.number == 9)
    #expect(match("rename", "nowhere") == nil)
  }

  @Test func accentsDoNotCount() {
    #expect(match("depot.md") != nil)
    #expect(match("DÉPÔT.MD") == SearchWords.Match(line: nil))
    #expect(SearchWords.folded("Ação, Œuvre, Łódź, 日本") == "acao, œuvre, lodz, 日本")
  }
}
