/// What was found on pages, so that only those that changed are checked again.
///
/// It is kept as bytes. What does not hold together, or was made with other settings, by another program or account, is
/// not an index: then all pages are checked.
package struct FindingsIndex: Sendable {
  /// Of the bytes; every change of ``StoredFindings`` makes another one.
  private static let format: UInt64 = 1
  private static let mark = Array("passo-fi".utf8)
  /// So many pages are remembered of checks before the last one.
  private static let most = 50_000

  /// All that the findings depend on besides the pages: the program, the rules, the settings.
  package let settings: ContentKey
  package let account: UInt64
  private var entries: [String: ArraySlice<UInt8>] = [:]

  package init(settings: ContentKey, account: UInt64) { (self.settings, self.account) = (settings, account) }

  /// nil where nothing is known of the page, or of that content of it.
  ///
  /// - Parameter root: the folder of the command line in which it was found.
  package func findings(of path: String, root: String?, content: ContentKey) -> StoredFindings? {
    guard let entry = entries[path], let stored = StoredFindings(reading: entry), stored.content == content,
      stored.root == root
    else { return nil }
    return stored
  }

  package mutating func keep(_ findings: [(path: String, stored: StoredFindings)]) {
    if entries.count + findings.count > Self.most { entries = [:] }
    for (path, stored) in findings { entries[path] = stored.bytes[...] }
  }

  // MARK: Bytes

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.bytes = Self.mark
    writer.write(Self.format)
    writer.write(account)
    writer.write(UInt64(settings.size))
    writer.write(settings.sum)
    writer.write(UInt64(entries.count))
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(UInt64(entry.count))
      writer.bytes += entry
    }
    let sum = ContentKey(writer.bytes).sum
    writer.write(sum)
    return writer.bytes
  }

  package init?(reading bytes: [UInt8], settings: ContentKey, account: UInt64) {
    guard bytes.count > 16, bytes.starts(with: Self.mark) else { return nil }
    let body = Array(bytes[..<(bytes.count - 8)])
    var end = ByteReader(bytes[(bytes.count - 8)...])
    guard end.number() == ContentKey(body).sum else { return nil }
    var reader = ByteReader(body.dropFirst(Self.mark.count))
    guard reader.number() == Self.format, reader.number() == account, reader.number() == UInt64(settings.size),
      reader.number() == settings.sum, let count = reader.number()
    else { return nil }
    self.init(settings: settings, account: account)
    entries.reserveCapacity(Int(min(count, UInt64(bytes.count / 64))))
    for _ in 0..<count {
      guard let path = reader.text(), let entry = reader.slice() else { return nil }
      entries[path] = entry
    }
    guard reader.isAtEnd else { return nil }
  }
}
