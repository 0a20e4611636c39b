/// Turns libyaml's offsets, which count characters, into offsets in bytes.
struct CharacterOffsets {
  private static let stride = 256

  private let bytes: [UInt8]
  /// The byte offset of every 256th character; empty when all bytes are ASCII.
  private let landmarks: [Int]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard bytes.contains(where: { $0 >= 0x80 }) else {
      landmarks = []
      return
    }
    var landmarks: [Int] = []
    var characters = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if characters.isMultiple(of: Self.stride) { landmarks.append(offset) }
      characters += 1
    }
    self.landmarks = landmarks
  }

  /// Offsets after the last character give the length of the file.
  func byteOffset(ofCharacter character: Int) -> Int {
    guard !landmarks.isEmpty else { return min(max(character, 0), bytes.count) }
    let landmark = character / Self.stride
    guard character >= 0, landmark < landmarks.count else { return character < 0 ? 0 : bytes.count }
    var offset = landmarks[landmark]
    var remaining = character % Self.stride
    while offset < bytes.count {
      if bytes[offset] & 0xC0 != 0x80 {
        if remaining == 0 { return offset }
        remaining -= 1
      }
      offset += 1
    }
    return offset
  }
}
