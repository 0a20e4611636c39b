/// What is known of the pages below one folder, so that only those that changed have to be read again.
///
/// It is kept as bytes (``bytes``). What does not hold together, or is another version's or another account's, is
/// not an index (``init(reading:version:account:root:)``): then all pages are read.
package struct PageIndex: Sendable {
  /// What tells that a file is as it was.
  package struct Stamp: Hashable, Sendable {
    package var size: Int64
    package var seconds: Int64
    package var nanoseconds: Int64
    package var inode: UInt64

    package init(size: Int64, seconds: Int64, nanoseconds: Int64, inode: UInt64) {
      self.size = size
      self.seconds = seconds
      self.nanoseconds = nanoseconds
      self.inode = inode
    }
  }

  struct Entry: Sendable {
    var stamp: Stamp
    var content: ArraySlice<UInt8>
  }

  /// Of the bytes; every change of ``PageSummary`` makes another one.
  package static let format: UInt64 = 1

  package let version: String
  package let account: UInt64
  /// Absolute path of the folder.
  package let root: String
  /// By path relative to the root.
  private(set) var entries: [String: Entry] = [:]

  package init(version: String, account: UInt64, root: String) {
    self.version = version
    self.account = account
    self.root = root
  }

  package var count: Int { entries.count }

  /// What is known of a page, if it is as it was.
  ///
  /// - Parameter withLines: false where no one searches them: they are most of what is kept.
  package func summary(of path: String, stamp: Stamp, withLines: Bool = true) -> PageSummary? {
    guard let entry = entries[path], entry.stamp == stamp else { return nil }
    return PageSummary(reading: entry.content, withLines: withLines)
  }

  package mutating func keep(_ summary: PageSummary, of path: String, stamp: Stamp) {
    entries[path] = Entry(stamp: stamp, content: summary.bytes[...])
  }

  /// Forgets the pages that are not wanted any more; true where there were any.
  package mutating func remove(where isGone: (String) -> Bool) -> Bool {
    let count = entries.count
    entries = entries.filter { !isGone($0.key) }
    return entries.count != count
  }

  // MARK: Bytes

  private static let mark = Array("passo-ix".utf8)

  package var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.bytes = PageIndex.mark
    writer.write(PageIndex.format)
    writer.write(account)
    writer.write(version)
    writer.write(root)
    writer.write(UInt64(entries.count))
    for (path, entry) in entries.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      writer.write(UInt64(bitPattern: entry.stamp.size))
      writer.write(UInt64(bitPattern: entry.stamp.seconds))
      writer.write(UInt64(bitPattern: entry.stamp.nanoseconds))
      writer.write(entry.stamp.inode)
      writer.write(UInt64(entry.content.count))
      writer.bytes += entry.content
    }
    writer.write(PageIndex.sum(of: writer.bytes[...]))
    return writer.bytes
  }

  package init?(reading bytes: [UInt8], version: String, account: UInt64, root: String) {
    guard bytes.count > 16, bytes.starts(with: PageIndex.mark) else { return nil }
    let body = bytes[..<(bytes.count - 8)]
    var end = ByteReader(bytes[(bytes.count - 8)...])
    guard end.number() == PageIndex.sum(of: body) else { return nil }
    var reader = ByteReader(body.dropFirst(PageIndex.mark.count))
    guard reader.number() == PageIndex.format, reader.number() == account, reader.text() == version,
      reader.text() == root, let count = reader.number()
    else { return nil }
    self.init(version: version, account: account, root: root)
    entries.reserveCapacity(Int(min(count, UInt64(bytes.count / 48))))
    for _ in 0..<count {
      guard let path = reader.text(), let size = reader.number(), let seconds = reader.number(),
        let nanoseconds = reader.number(), let inode = reader.number(), let content = reader.slice()
      else { return nil }
      let stamp = Stamp(
        size: Int64(bitPattern: size), seconds: Int64(bitPattern: seconds),
        nanoseconds: Int64(bitPattern: nanoseconds), inode: inode)
      entries[path] = Entry(stamp: stamp, content: content)
    }
    guard reader.isAtEnd else { return nil }
  }

  /// FNV-1a over eight bytes at a time: it finds damage, not forgery, which the owner of the file is asked about.
  private static func sum(of bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.withUnsafeBytes { raw in
      var sum: UInt64 = 0xCBF2_9CE4_8422_2325
      var index = 0
      while index + 8 <= raw.count {
        sum = (sum ^ UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))) &* 0x100_0000_01B3
        index += 8
      }
      while index < raw.count {
        sum = (sum ^ UInt64(raw[index])) &* 0x100_0000_01B3
        index += 1
      }
      return sum
    }
  }
}
