import RunbookModel

/// Masks a text that comes in pieces; how it is cut changes nothing.
public struct MaskedStream: Sendable {
  private let automaton: PatternAutomaton
  private var state = 0
  /// What may still become part of a secret: at most as much as the longest pattern.
  private var held: [UInt8] = []
  /// The offset in the text of the first held byte.
  private var heldStart = 0
  /// Offsets in the text that some pattern covers; in order, apart from each other.
  private var covered: [Range<Int>] = []
  /// Up to this offset everything has been shown or masked.
  private var shownEnd = 0
  /// The last thing shown was a mask; text that goes on where it ended needs no further one.
  private var maskedEnd = -1

  public init(_ mask: SecretMask) {
    automaton = mask.automaton
  }

  /// What can be shown now.
  public mutating func masked(_ bytes: some Collection<UInt8>) -> [UInt8] {
    guard !automaton.isEmpty else { return Array(bytes) }
    let known = held.count
    held += bytes
    var found: [(end: Int, count: Int)] = []
    state = automaton.scan(held[known...], from: state) { found.append((end: $0, count: $1)) }
    for match in found { cover(last: match.count, before: heldStart + match.end) }
    var shown: [UInt8] = []
    shown.reserveCapacity(held.count)
    release(keeping: automaton.depth(of: state), to: &shown)
    return shown
  }

  /// What is held back although the text may go on, for when a program waits for input and the person has to see its
  /// prompt. More than the first few bytes of what may be a secret stay hidden.
  public mutating func prompt() -> [UInt8] {
    let end = heldStart + held.count
    guard held.count <= 3, shownEnd < end, covered.isEmpty else { return [] }
    let shown = Array(held[(max(shownEnd, heldStart) - heldStart)...])
    shownEnd = end
    return shown
  }

  /// The rest.
  public mutating func finish() -> [UInt8] {
    var shown: [UInt8] = []
    release(keeping: 0, to: &shown)
    state = 0
    return shown
  }

  private mutating func cover(last count: Int, before end: Int) {
    var start = end - count
    while let previous = covered.last, previous.upperBound >= start {
      start = min(start, previous.lowerBound)
      covered.removeLast()
    }
    covered.append(start..<end)
  }

  private mutating func release(keeping count: Int, to shown: inout [UInt8]) {
    let end = heldStart + held.count - count
    guard end > heldStart else { return }
    var position = heldStart
    for range in covered where range.lowerBound < end {
      show(position..<max(range.lowerBound, position), to: &shown)
      mask(max(range.lowerBound, position)..<min(range.upperBound, end), to: &shown)
      position = min(range.upperBound, end)
    }
    show(position..<end, to: &shown)
    covered.removeAll { $0.upperBound <= end }
    held.removeFirst(end - heldStart)
    heldStart = end
  }

  private mutating func show(_ range: Range<Int>, to shown: inout [UInt8]) {
    let start = max(range.lowerBound, shownEnd)
    guard start < range.upperBound else { return }
    shown += held[(start - heldStart)..<(range.upperBound - heldStart)]
    shownEnd = range.upperBound
  }

  private mutating func mask(_ range: Range<Int>, to shown: inout [UInt8]) {
    guard !range.isEmpty else { return }
    if maskedEnd != range.lowerBound { shown += Binding.mask.utf8 }
    maskedEnd = range.upperBound
    shownEnd = max(shownEnd, range.upperBound)
  }
}
