/// Seeks secrets in what is known only of a whole line: where the cursor went in it, and whether it is a line of numbers.
struct LineReading: Sendable {
  /// Of a longer line the end alone is kept. In bytes.
  private static let longest = 2048

  private var bytes: [UInt8] = []
  private var segments: [(index: Int, offset: Int)] = []
  private var rendered = RenderedLine()
  private var dumps = DumpReading()
  private var isReturned = false
  /// So far the line may be one of numbers.
  private var mayBeDump = true

  mutating func read(
    _ slice: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    if isReturned {
      isReturned = false
      if !rendered.isDirty { rendered.begin(line) }
      rendered.move([0x0D])
    }
    if rendered.isDirty { rendered.read(slice, at: offset, automata, found: found) }
    segments.append((bytes.count, offset))
    bytes += slice
    if mayBeDump { mayBeDump = bytes.count > 1 ? DumpReading.mayBegin(bytes) : DumpReading.mayBegin(first: bytes[0]) }
    guard bytes.count > LineReading.longest else { return }
    let all = line
    let kept = all.part((all.count - LineReading.longest / 2)..<all.count)
    bytes = kept.bytes
    segments = []
    for (index, range) in kept.ranges.enumerated()
    where index == 0 || kept.ranges[index - 1].upperBound != range.lowerBound {
      segments.append((index, range.lowerBound))
    }
  }

  /// - Parameter endsLine: a line ends within the control characters.
  mutating func read(
    control: ArraySlice<UInt8>, endsLine: Bool, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    guard endsLine else {
      guard rendered.isDirty || RenderedLine.movesBack(control), !bytes.isEmpty else { return }
      if !rendered.isDirty { rendered.begin(line) }
      return rendered.move(control)
    }
    // What follows a carriage return alone is printed over the line.
    if !control.contains(0x0A) {
      isReturned = !bytes.isEmpty
      if mayBeDump, !bytes.isEmpty { dumps.read(line, automata, found: found) } else { dumps.reset() }
      mayBeDump = false
      return
    }
    endLine(automata, found: found)
  }

  mutating func endLine(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    isReturned = false
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
    dumps.reset()
  }
}
