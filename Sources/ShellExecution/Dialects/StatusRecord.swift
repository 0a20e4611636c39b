import Bytes

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
    // Only the last piece can have completed it.
    let from = max(0, buffer.count - nonce.count)
    buffer += bytes
    guard let end = buffer.byteIndex(of: [0] + nonce, from: from) else { return nil }
    return record(in: Array(buffer[..<end]))
  }

  /// What a trap of the step printed before may hold the nonce too, but no status after it.
  private func record(in answer: [UInt8]) -> StatusRecord? {
    let opening = nonce + [UInt8(ascii: ":")]
    var from = 0
    while let start = answer.byteIndex(of: opening, from: from) {
      from = start + opening.count
      let fields = answer[from...].pieces(separatedBy: 0)
      if let field = fields.first, let status = Int32(String(decoding: field, as: UTF8.self)) {
        return StatusRecord(status: status, sections: Array(fields.dropFirst()))
      }
    }
    return nil
  }
}
