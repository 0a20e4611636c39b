import Bytes

/// Finds in the way back what the attendant of a ``RemoteShell`` tells: lines `MARK:word:value`.
struct RemoteTalk {
  struct Remark: Equatable {
    var word: String
    var value: String
  }

  private static let longestRemark = 8192

  private let opening: [UInt8]
  private var unread: [UInt8] = []
  /// What came before the first remark, at most its last 8 KiB: the command's own words.
  private(set) var prelude: [UInt8] = []
  private var isOpen = false

  init(mark: String) { opening = Array("\n\(mark):".utf8) }

  /// The remarks that are complete now.
  mutating func append(_ bytes: [UInt8]) -> [Remark] {
    if !isOpen { prelude = Array((prelude + bytes).suffix(RemoteTalk.longestRemark)) }
    unread += bytes
    var remarks: [Remark] = []
    var from = 0
    while let start = unread.byteIndex(of: opening, from: from) {
      let text = start + opening.count
      guard let end = unread[text...].firstIndex(of: UInt8(ascii: "\n")) else {
        unread.removeFirst(start)
        return remarks
      }
      let line = String(decoding: unread[text..<end], as: UTF8.self)
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { remarks.append(Remark(word: String(parts[0]), value: String(parts[1]))) }
      isOpen = true
      from = end
    }
    unread = Array(unread[max(from, unread.count - opening.count)...])
    return remarks
  }
}
