import RunbookReport

/// The file that keeps the index of one folder in the account's cache; without it the pages are read.
struct KeptIndex {
  private let file: KeptFile
  private let root: String

  /// - Parameters:
  ///   - cache: the folder of all indexes.
  ///   - root: absolute path of the folder of pages.
  init(cache: String, root: String) {
    self.root = root
    file = KeptFile(in: cache, for: root, ending: ".index")
  }

  /// What is kept; an empty one where that cannot be trusted.
  func read() -> PageIndex {
    file.bytes().flatMap {
      PageIndex(reading: $0, version: Version.number, account: KeptFile.account, root: root)
    } ?? PageIndex(version: Version.number, account: KeptFile.account, root: root)
  }

  func write(_ index: PageIndex) { file.write(index.bytes) }
}
