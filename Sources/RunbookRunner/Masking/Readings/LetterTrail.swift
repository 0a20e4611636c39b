/// How far the letters and digits of a text, in lower case, have come in a pattern, and where in the text they are.
struct LetterTrail: Sendable {
  /// Letters that are further apart than this are not one word. In bytes.
  static let longestGap = 160
  /// More letters than any pattern has; a power of two.
  private static let capacity = 1024

  private(set) var state = 0
  /// Of the letters read.
  private(set) var count = 0
  private var last = -1
  /// The place of each of the last letters, by its number.
  private var places = [Int](repeating: 0, count: LetterTrail.capacity)

  /// - Parameters:
  ///   - offset: of the first of the bytes in the text.
  ///   - found: is given each stretch of the text that a pattern covers.
  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, longestGap: Int = LetterTrail.longestGap,
    found: (Range<Int>) -> Void
  ) {
    var (state, count, last) = (state, count, last)
    let mask = LetterTrail.capacity - 1
    automaton.withTables { table, classes, matches, width in
      places.withUnsafeMutableBufferPointer { places in
        BareLetters.letters.withUnsafeBufferPointer { letters in
          bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            let end = bytes.count
            while index < end {
              let letter = letters[Int(bytes[index])]
              let place = offset + index
              index += 1
              if letter == 0 { continue }
              if BareLetters.isWithin(letter), place != last + 1 { continue }
              if place - last > longestGap { state = 0 }
              last = place
              places[count & mask] = place
              count += 1
              state = Int(table[state * width + Int(classes[Int(letter)])])
              let match = Int(matches[state])
              if match > 0, match <= count { found(places[(count - match) & mask]..<(place + 1)) }
            }
          }
        }
      }
    }
    (self.state, self.count, self.last) = (state, count, last)
  }

  /// Where the letters begin that may still become part of a secret; nil when none do.
  func heldStart(_ automaton: PatternAutomaton) -> Int? {
    let depth = automaton.depth(of: state)
    return depth > 0 && depth <= count ? places[(count - depth) & (LetterTrail.capacity - 1)] : nil
  }

  /// The last letter read.
  var lastPlace: Int { last }

  /// Forgets what was read since.
  mutating func goBack(to state: Int, count: Int) {
    guard count <= self.count else { return }
    (self.state, self.count) = (state, count)
  }

  mutating func reset() { state = 0 }
}
