import Diagnostics

/// Words that are looked for together: one pass over a text tells whether any of them stands in it.
struct WordList: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  private let words: [Words]
  /// The words one behind the other, those with the same first byte side by side.
  private let letters: [UInt8]
  /// Where each word begins in `letters`, and where the last one ends.
  private let starts: [Int]
  /// For each byte how many words begin with a lesser one.
  private let lesser: [Int]

  init(_ words: [Words]) {
    self.words = words
    let ordered = words.filter { !$0.isEmpty }.sorted { $0.bytes[0] < $1.bytes[0] }
    letters = ordered.flatMap(\.bytes)
    var start = 0
    starts =
      [0]
      + ordered.map { word in
        start += word.bytes.count
        return start
      }
    lesser = (0...256).map { byte in ordered.count { Int($0.bytes[0]) < byte } }
  }

  init(arrayLiteral elements: Words...) { self.init(elements) }

  var startIndex: Int { words.startIndex }
  var endIndex: Int { words.endIndex }
  subscript(position: Int) -> Words { words[position] }

  /// Whether one of the words stands in `text` with no letter touching it.
  func isAnyWord(in text: ArraySlice<UInt8>) -> Bool {
    isAny(in: text) && words.contains { ByteSearch.holdsWord($0, in: text) }
  }

  /// The offset of the first of the words that stand in `text` with no letter touching them.
  func firstWordOffset(in text: ArraySlice<UInt8>) -> Int? {
    guard isAny(in: text) else { return nil }
    return words.compactMap { ByteSearch.wordOffset(of: $0, in: text) }.min()
  }

  /// Whether one of the words stands in `text`.
  func isAny(in text: ArraySlice<UInt8>) -> Bool {
    text.withUnsafeBufferPointer { text in
      letters.withUnsafeBufferPointer { letters in
        starts.withUnsafeBufferPointer { starts in
          lesser.withUnsafeBufferPointer { lesser in
            for index in text.indices {
              let byte = Int(text[index])
              for word in lesser[byte]..<lesser[byte + 1] {
                let wanted = letters[starts[word]..<starts[word + 1]]
                guard wanted.count <= text.count - index else { continue }
                var offset = 1
                while offset < wanted.count, text[index + offset] == wanted[wanted.startIndex + offset] { offset += 1 }
                if offset == wanted.count { return true }
              }
            }
            return false
          }
        }
      }
    }
  }
}
