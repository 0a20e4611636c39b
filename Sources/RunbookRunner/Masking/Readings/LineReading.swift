/// Seeks secrets in what is known only of a whole line: where the cursor went in it, and whether it is a line of numbers.
struct LineReading: Sendable {
  /// Of a longer line the end alone is kept. In bytes.
  private static let longest = 2048

  private var bytes: [UInt8] = []
  private var segments: [(index: Int, offset: Int)] = []
  /// Of blanks before the line's text, which are not among its bytes.
  private var indent = 0
  private var moves = CursorMoves()
  private var rendered = RenderedLine()
  private var dumps = DumpReading()
  /// A carriage return has ended the text so far: a line feed may follow, or text that is printed over it.
  private var isReturned = false
  /// So far the line may be one of numbers.
  private var mayBeDump = true

  mutating func read(
    _ slice: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    returnCursor(at: offset, automata, found)
    if rendered.isDirty { rendered.read(slice, at: offset, automata, found: found) }
    segments.append((bytes.count, offset))
    bytes += slice
    if mayBeDump { mayBeDump = bytes.count > 1 ? DumpReading.mayBegin(bytes) : DumpReading.mayBegin(first: bytes[0]) }
    guard bytes.count > LineReading.longest else { return }
    let all = line
    let kept = all.part((all.count - LineReading.longest / 2)..<all.count)
    bytes = kept.bytes
    indent = 0
    segments = []
    for (index, range) in kept.ranges.enumerated()
    where index == 0 || kept.ranges[index - 1].upperBound != range.lowerBound {
      segments.append((index, range.lowerBound))
    }
  }

  /// Control characters, and blanks at the beginning of a line.
  mutating func read(
    control: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    var made: [(move: CursorMoves.Move, offset: Int)] = []
    moves.read(control) { made.append(($0, offset + $1 - control.startIndex)) }
    for (move, offset) in made {
      switch move {
      case .lineEnd: endLine(automata, found: found)
      case .lineStart where !bytes.isEmpty || rendered.isDirty: isReturned = true
      case .lineStart: indent = 0
      case .blank where bytes.isEmpty && !rendered.isDirty: indent += 1
      case .tab where bytes.isEmpty && !rendered.isDirty: indent = (indent / 8 + 1) * 8
      default:
        returnCursor(at: offset, automata, found)
        if !rendered.isDirty { rendered.begin(line, indent: indent) }
        rendered.move(move, at: offset, automata, found: found)
      }
    }
  }

  private mutating func returnCursor(at offset: Int, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    guard isReturned else { return }
    isReturned = false
    if mayBeDump, !bytes.isEmpty { dumps.read(line, automata, found: found) } else { dumps.reset() }
    mayBeDump = false
    if !rendered.isDirty { rendered.begin(line, indent: indent) }
    rendered.move(.lineStart, at: offset, automata, found: found)
  }

  mutating func endLine(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    isReturned = false
    indent = 0
    rendered.end(automata, found: found)
    guard !bytes.isEmpty else { return }
    if mayBeDump { dumps.read(line, automata, found: found) } else { dumps.reset() }
    bytes.removeAll(keepingCapacity: true)
    segments.removeAll(keepingCapacity: true)
    mayBeDump = true
  }

  private var line: MappedText {
    var text = MappedText()
    for (number, segment) in segments.enumerated() {
      let end = number + 1 < segments.count ? segments[number + 1].index : bytes.count
      text.append(MappedText(bytes[segment.index..<end], at: segment.offset))
    }
    return text
  }

  func heldStart(_ automata: SecretAutomata) -> Int? {
    let begun = mayBeDump ? segments.first?.offset : nil
    return [begun, rendered.heldStart(automata), dumps.heldStart(automata)].compactMap { $0 }.min()
  }

  func depth(_ automata: SecretAutomata) -> Int { max(rendered.depth(automata), dumps.depth(automata)) }

  mutating func reset() {
    rendered = RenderedLine()
    moves.reset()
    dumps.reset()
  }
}
