import Bytes
import ShellSyntax

/// Paths below the home of a person, written as below the home of the reader: `/home/ann/shop` as `~/shop`.
struct DraftHome {
  private let homes: [[UInt8]]

  /// - Parameter home: absolute path, where it is known.
  init(_ home: String?) {
    let own = home.map { Array($0.utf8) }.map { $0.last == UInt8(ascii: "/") ? Array($0.dropLast()) : $0 }
    homes = [own].compactMap { $0 }.filter { $0.count > 1 }
  }

  /// Where no tilde can be, `$HOME` says the same; where neither can, the path stays.
  func portable(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var changes: [(range: Range<Int>, text: String)] = []
    let script = ShellScript(text)
    for word in script.calls.flatMap(\.allWords) {
      for piece in DraftPieces.of(word, in: bytes) {
        for range in homePrefixes(in: bytes, piece.range) {
          let isFirst = range.lowerBound == piece.range.lowerBound && piece.beginsWord && piece.quotes == .none
          let isWhole = range.upperBound == piece.range.upperBound
          // Below `~` something has to be, or nothing at all of the word.
          let isTilde = isFirst && (isWhole ? piece.isWord : true)
          if isTilde {
            changes.append((range, "~"))
          } else if piece.quotes == .double {
            changes.append((range, "$HOME"))
          } else if piece.quotes == .none {
            changes.append((range, "\"$HOME\""))
          }
        }
      }
    }
    var made = bytes
    var last = bytes.count
    for change in changes.sorted(by: { $0.range.lowerBound > $1.range.lowerBound })
    where change.range.upperBound <= last {
      made.replaceSubrange(change.range, with: change.text.utf8)
      last = change.range.lowerBound
    }
    return String(decoding: made, as: UTF8.self)
  }

  /// Where a home begins a path, up to its end without the slash.
  private func homePrefixes(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let isStart = index == range.lowerBound || !Self.isOfPath(bytes[index - 1])
      if bytes[index] == UInt8(ascii: "/"), isStart, let end = homeEnd(in: bytes, from: index, limit: range.upperBound)
      {
        found.append(index..<end)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  private func homeEnd(in bytes: [UInt8], from start: Int, limit: Int) -> Int? {
    let rest = bytes[start..<limit]
    for home in homes where rest.starts(with: home) {
      let end = start + home.count
      if end == limit || !Self.isOfName(bytes[end]) { return end }
    }
    return nil
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || "_-.".utf8.contains(byte) || byte >= 0x80
  }
  private static func isOfPath(_ byte: UInt8) -> Bool { isOfName(byte) || "/~}".utf8.contains(byte) }
}
