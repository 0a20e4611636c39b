/// How far a journal has come, beside it in a file of its own: without it, lines that are lost at the end would not be
/// missed, and what they tell would be done again.
struct JournalHead: Hashable, Sendable {
  /// Of lines that are safe in the journal.
  var count: Int
  var sum: UInt64

  init(_ chain: JournalChain) { (count, sum) = (chain.count, chain.sum) }

  /// Always as long as the one before, so that one write replaces it.
  var bytes: [UInt8] {
    let digits = String(count)
    return Array(
      (String(repeating: "0", count: max(12 - digits.utf8.count, 0)) + digits + " " + JournalChain.text(sum) + "\n")
        .utf8)
  }

  /// Nil for what is none; a machine may have died while it was written.
  init?(_ bytes: [UInt8]) {
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    guard words.count == 2, let count = Int(words[0]), let sum = UInt64(words[1], radix: 16) else { return nil }
    (self.count, self.sum) = (count, sum)
  }
}
