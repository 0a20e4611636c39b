/// How far one reading of a text has come in a pattern, and where in the printed text the bytes are that it has read.
struct PatternTrail: Sendable {
  /// Bytes that are further apart in the printed text are not one word.
  private static let longestGap = 512
  /// A shorter secret may be made of numbers and letters by chance. In bytes.
  private static let shortest = 4
  /// No pattern is longer than half of it. In bytes.
  private static let longest = 4096

  private(set) var state = 0
  private var ranges: [Range<Int>] = []

  /// Reads one byte, and says which part of the printed text a pattern covers that ends with it.
  mutating func read(_ byte: UInt8, _ range: Range<Int>, _ automaton: PatternAutomaton) -> Range<Int>? {
    if let last = ranges.last, range.lowerBound - last.upperBound > PatternTrail.longestGap { state = 0 }
    let match = automaton.step(&state, byte)
    if state == 0, match == 0 {
      if !ranges.isEmpty { ranges.removeAll(keepingCapacity: true) }
      return nil
    }
    ranges.append(range)
    if ranges.count > PatternTrail.longest { ranges.removeFirst(PatternTrail.longest / 2) }
    guard match >= PatternTrail.shortest, match <= ranges.count else { return nil }
    return min(ranges[ranges.count - match].lowerBound, range.lowerBound)..<range.upperBound
  }

  /// Where what may still become a secret begins.
  func heldStart(_ automaton: PatternAutomaton) -> Int? {
    let depth = automaton.depth(of: state)
    return depth > 0 && depth <= ranges.count ? ranges[ranges.count - depth].lowerBound : nil
  }

  mutating func reset() {
    state = 0
    ranges = []
  }
}
