/// What control characters do to the cursor and to the cells of its line. Fed in pieces; how they are cut changes nothing.
///
/// Sources: ECMA-48, 8.3; the control sequences of xterm ("DECSC", "SCOSC").
struct CursorMoves: Sendable {
  enum Move: Sendable {
    case lineEnd
    case lineStart
    case back
    case blank
    case tab
    case by(Int)
    case to(Int)
    /// Of a screen: the row and the column, from 1.
    case place(row: Int, column: Int)
    case save
    case restore
    case insert(Int)
    case delete(Int)
  }

  /// A longer sequence moves nothing. In bytes.
  private static let longest = 32
  /// A larger number is no cell of a screen.
  private static let largest = 9999

  /// A sequence that has begun.
  private var pending: [UInt8] = []

  /// - Parameter move: is given each move, and the index of the byte that says so.
  mutating func read(_ control: ArraySlice<UInt8>, move: (Move, Int) -> Void) {
    for index in control.indices {
      let byte = control[index]
      if !pending.isEmpty {
        pending.append(byte)
        if let found = endOfSequence() { move(found, index) }
        continue
      }
      switch byte {
      case 0x08: move(.back, index)
      case 0x09: move(.tab, index)
      case 0x0A: move(.lineEnd, index)
      case 0x0D: move(.lineStart, index)
      case 0x1B: pending = [byte]
      case 0x20: move(.blank, index)
      default: break
      }
    }
  }

  mutating func reset() { pending = [] }

  private mutating func endOfSequence() -> Move? {
    let last = pending[pending.count - 1]
    switch pending[1] {
    case UInt8(ascii: "["):
      guard pending.count > 2, last >= 0x40 || pending.count > CursorMoves.longest else { return nil }
      defer { pending = [] }
      return CursorMoves.move(numbers: pending[2..<(pending.count - 1)], last)
    case UInt8(ascii: "]"), UInt8(ascii: "P"):
      // A string, such as a title, ends by BEL or by ST.
      let isEnd = last == 0x07 || last == UInt8(ascii: "\\") && pending[pending.count - 2] == 0x1B
      if isEnd {
        pending = []
      } else if pending.count > CursorMoves.longest {
        pending.removeSubrange(2..<(pending.count - 1))
      }
      return nil
    case 0x20...0x2F:
      if last >= 0x30 { pending = [] }
      return nil
    default:
      pending = []
      return last == UInt8(ascii: "7") ? .save : last == UInt8(ascii: "8") ? .restore : nil
    }
  }

  private static func move(numbers: ArraySlice<UInt8>, _ last: UInt8) -> Move? {
    guard numbers.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }) else { return nil }
    let all = numbers.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      min(Int(String(decoding: digits, as: UTF8.self)) ?? 1, largest)
    }
    let first = max(all.first ?? 1, 1)
    switch last {
    case UInt8(ascii: "C"), UInt8(ascii: "a"): return .by(first)
    case UInt8(ascii: "D"): return .by(-first)
    case UInt8(ascii: "G"), UInt8(ascii: "`"): return .to(first - 1)
    case UInt8(ascii: "H"), UInt8(ascii: "f"): return .place(row: first, column: max(all.count > 1 ? all[1] : 1, 1))
    case UInt8(ascii: "s"): return .save
    case UInt8(ascii: "u"): return .restore
    case UInt8(ascii: "@"): return .insert(first)
    case UInt8(ascii: "P"): return .delete(first)
    default: return nil
    }
  }
}
