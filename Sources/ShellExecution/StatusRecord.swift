/// What the shell answers after a step: `NONCE:status` NUL, then each section of its state and a NUL, then the nonce.
///
/// The nonce is random and new for every step; a step cannot know it, and nothing it prints reaches this channel.
struct StatusRecord {
  var status: Int32
  var sections: [ArraySlice<UInt8>]
}

/// Collects a ``StatusRecord`` from the pieces in which it arrives.
struct StatusReader {
  private let nonce: [UInt8]
  private var buffer: [UInt8] = []

  init(nonce: String) { self.nonce = Array(nonce.utf8) }

  /// The record once it is whole.
  mutating func append(_ bytes: [UInt8]) -> StatusRecord? {
    buffer += bytes
    // Only the last piece can have completed it, and the shell writes nothing after the closing nonce.
    guard buffer.count > nonce.count, buffer.suffix(nonce.count).elementsEqual(nonce),
      buffer[buffer.count - nonce.count - 1] == 0
    else { return nil }
    guard let start = buffer.firstIndex(of: nonce + [UInt8(ascii: ":")]) else { return nil }
    var fields = buffer[(start + nonce.count + 1)..<(buffer.count - nonce.count - 1)]
      .split(separator: 0, omittingEmptySubsequences: false)
    guard !fields.isEmpty, let status = Int32(String(decoding: fields.removeFirst(), as: UTF8.self)) else { return nil }
    return StatusRecord(status: status, sections: fields)
  }
}
