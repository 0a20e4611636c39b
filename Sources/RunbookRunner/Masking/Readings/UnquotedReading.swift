/// Reads a text without the signs by which shells and languages quote others (`\$`, `'\''`, `^"`, `$$`), however often
/// it is quoted. Made for secrets of many signs, of which ``BareReading`` knows too little.
struct UnquotedReading: Sendable {
  /// Fewer signs would be found by chance.
  private static let shortest = 6
  /// With so many letters and digits ``BareReading`` finds the secret.
  private static let enoughLetters = 8

  private var trail = PatternTrail()

  private static let isQuoting = (0...UInt8.max).map { (byte: UInt8) -> Bool in
    byte <= 0x20 || "\\'\"`^$%".utf8.contains(byte)
  }

  /// Nil where letters and digits are enough to find the secret.
  static func form(of secret: String) -> [UInt8]? {
    let form = secret.utf8.filter { !isQuoting[Int($0)] }
    let letters = form.count { BareReading.folded($0) != nil }
    return form.count >= shortest && letters < enoughLetters ? form : nil
  }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, found: (Range<Int>) -> Void
  ) {
    guard !automaton.isEmpty else { return }
    for (distance, byte) in bytes.enumerated() where !UnquotedReading.isQuoting[Int(byte)] {
      let position = offset + distance
      if let match = trail.read(byte, position..<(position + 1), automaton) { found(match) }
    }
  }

  func heldStart(_ automaton: PatternAutomaton) -> Int? { trail.heldStart(automaton) }

  func depth(_ automaton: PatternAutomaton) -> Int { automaton.depth(of: trail.state) }

  mutating func reset() { trail.reset() }
}
