/// Finds which of many byte strings end at each place of a text, one table look-up a byte.
struct PatternAutomaton: Sendable {
  /// Longer patterns are searched piece by piece, so that the table stays small.
  private static let longestPiece = 512

  /// Bytes that no pattern holds are all one class, which keeps the table narrow.
  private var classOf = [UInt8](repeating: 0, count: 256)
  private var classCount = 1
  /// Row by row, one entry for each class.
  private var table: [Int32] = []
  private var depths: [Int32] = []
  private var matches: [Int32] = []

  let isEmpty: Bool

  init(patterns: Set<[UInt8]>) {
    isEmpty = patterns.isEmpty
    let pieces = patterns.flatMap(PatternAutomaton.pieces)
    for byte in Set(pieces.joined()).sorted() where classCount < 256 {
      classOf[Int(byte)] = UInt8(classCount)
      classCount += 1
    }
    addState(depth: 0)
    for piece in pieces { insert(piece) }
    connect()
  }

  /// Reads on from `state`.
  ///
  /// - Parameter found: the index in `bytes` after each place where patterns end, and the length of the longest one.
  /// - Returns: the state at the end.
  func scan(_ bytes: ArraySlice<UInt8>, from state: Int, found: (Int, Int) -> Void) -> Int {
    var state = state
    table.withUnsafeBufferPointer { table in
      classOf.withUnsafeBufferPointer { classOf in
        matches.withUnsafeBufferPointer { matches in
          for index in bytes.indices {
            state = Int(table[state * classCount + Int(classOf[Int(bytes[index])])])
            if matches[state] > 0 { found(index + 1, Int(matches[state])) }
          }
        }
      }
    }
    return state
  }

  /// Lends the tables for a loop: rows of so many states, the class of each byte, and the length of the longest pattern
  /// that ends in each state.
  func withTables(
    _ body: (UnsafeBufferPointer<Int32>, UnsafeBufferPointer<UInt8>, UnsafeBufferPointer<Int32>, Int) -> Void
  ) {
    table.withUnsafeBufferPointer { table in
      classOf.withUnsafeBufferPointer { classOf in
        matches.withUnsafeBufferPointer { matches in body(table, classOf, matches, classCount) }
      }
    }
  }

  /// Reads one byte.
  ///
  /// - Returns: the length of the longest pattern that ends with it; 0 when none does.
  func step(_ state: inout Int, _ byte: UInt8) -> Int {
    state = next(state, byte)
    return Int(matches[state])
  }

  /// How many bytes of the text read so far may be the beginning of a pattern.
  func depth(of state: Int) -> Int { Int(depths[state]) }

  private func next(_ state: Int, _ byte: UInt8) -> Int { Int(table[state * classCount + Int(classOf[Int(byte)])]) }

  /// Pieces of one length that overlap to cover the whole pattern.
  private static func pieces(of pattern: [UInt8]) -> [[UInt8]] {
    guard pattern.count > longestPiece else { return [pattern] }
    let starts = stride(from: 0, to: pattern.count - longestPiece, by: longestPiece)
    return (Array(starts) + [pattern.count - longestPiece]).map { Array(pattern[$0..<($0 + longestPiece)]) }
  }

  @discardableResult
  private mutating func addState(depth: Int32) -> Int {
    table += [Int32](repeating: 0, count: classCount)
    depths.append(depth)
    matches.append(0)
    return depths.count - 1
  }

  private mutating func insert(_ pattern: [UInt8]) {
    var state = 0
    for byte in pattern {
      let following = next(state, byte)
      if following == 0 {
        let new = addState(depth: depths[state] + 1)
        table[state * classCount + Int(classOf[Int(byte)])] = Int32(new)
        state = new
      } else {
        state = following
      }
    }
    matches[state] = Int32(pattern.count)
  }

  /// Breadth first: a state without an edge goes where its longest proper suffix goes.
  private mutating func connect() {
    var fallback = [Int](repeating: 0, count: depths.count)
    var queue = (0..<classCount).map { Int(table[$0]) }.filter { $0 != 0 }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      matches[state] = max(matches[state], matches[fallback[state]])
      for symbol in 0..<classCount {
        let following = Int(table[state * classCount + symbol])
        let suffix = Int(table[fallback[state] * classCount + symbol])
        if following == 0 {
          table[state * classCount + symbol] = Int32(suffix)
        } else {
          fallback[following] = suffix
          queue.append(following)
        }
      }
    }
  }
}
