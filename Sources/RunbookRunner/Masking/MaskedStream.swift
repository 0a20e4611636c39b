import RunbookModel

/// Masks a text that comes in pieces; how it is cut changes nothing.
///
/// A secret is found as it is, and also where line ends or colour codes tear it apart: the automaton reads the
/// text twice, once as it is and once without these. As long as both readings agree, one of them is made. Further
/// readings take letters and digits alone (`BareReading`, `ColumnReading`), what words that may be encoded say
/// (`LayeredWords`), and what is known of a whole line only (`LineReading`).
package struct MaskedStream: Sendable {
  /// A secret shorter than this is not sought across line ends, where its parts are together by chance. In bytes.
  private static let shortestAcrossLines = 8
  /// So much of the beginning of a secret is shown where a program waits. In characters.
  private static let longestShown = 3

  private var automaton: PatternAutomaton
  private var automata: SecretAutomata
  private var bareAutomaton: PatternAutomaton { automata.bare }
  /// Of the mask.
  private(set) var secretCount: Int
  /// Tokens that the text has shown, each once.
  private(set) var tokenValues: Set<String> = []
  private var bareReadings = BareReading.Part.allCases.map(BareReading.init)
  private var columns = ColumnReading.Separator.allCases.map(ColumnReading.init)
  private var words = LayeredWords(depth: 0)
  private var line = LineReading()
  private var numbers = NumberReading()
  private var unquoted = UnquotedReading()
  /// Nil where only known secrets are hidden.
  private var tokens: TokenScanner?
  private var breakScanner = BreakScanner()
  /// Of the line, in bytes.
  private var indent = 0
  private var state = 0
  /// The state of the reading without breaks.
  private var joinedState = 0
  /// What may still become part of a secret.
  private var held: [UInt8] = []
  /// The offset in the text of the first held byte.
  private var heldStart = 0
  /// What tears words apart within what is held, by offsets in the text; in order.
  private var breaks: [Break] = []
  /// Offsets in the text that some pattern covers; in order, apart from each other.
  private var covered: [Range<Int>] = []
  /// The same, as found and not yet joined with the others.
  private var found: [Range<Int>] = []
  /// Up to this offset everything has been shown or masked.
  private var shownEnd = 0
  /// The last thing shown was a mask; text that goes on where it ended needs no further one.
  private var maskedEnd = -1

  private struct Break {
    var range: Range<Int>
    var endsLine: Bool
    /// A secret that is written over several lines holds it.
    var isSecret = false
  }

  package init(_ mask: SecretMask) { self.init(mask, seeksTokens: false) }

  /// - Parameter seeksTokens: also hides what is a secret by its form or its name (``TokenScanner``), as the output of a
  ///   program may contain it.
  package init(_ mask: SecretMask, seeksTokens: Bool) {
    automaton = mask.automaton
    automata = mask.automata
    secretCount = mask.secrets.count
    tokens = seeksTokens ? TokenScanner() : nil
  }

  /// Nothing is held back.
  var isSettled: Bool { held.isEmpty }

  /// Hides more from here on.
  mutating func learn(_ mask: SecretMask) {
    (automaton, automata, secretCount) = (mask.automaton, mask.automata, mask.secrets.count)
    resetReadings()
  }

  private mutating func resetReadings() {
    (state, joinedState) = (0, 0)
    for index in bareReadings.indices { bareReadings[index].reset() }
    for index in columns.indices { columns[index].reset() }
    words.reset()
    line.reset()
    numbers.reset()
    unquoted.reset()
  }

  private mutating func takeTokens() {
    let ranges = tokens?.takeFound() ?? []
    for range in ranges where range.lowerBound >= heldStart {
      tokenValues.insert(
        String(decoding: held[(range.lowerBound - heldStart)..<(range.upperBound - heldStart)], as: UTF8.self))
    }
    found += ranges
  }

  /// What can be shown now.
  package mutating func masked(_ bytes: some Collection<UInt8>) -> [UInt8] {
    guard !automaton.isEmpty || tokens != nil else { return Array(bytes) }
    let known = held.count
    held += bytes
    for run in breakScanner.runs(in: held[known...]) {
      if run.isBreak { read(break: run) } else { read(run.range) }
    }
    tokens?.scanOpenLine()
    takeTokens()
    coverFound()
    var shown: [UInt8] = []
    shown.reserveCapacity(held.count)
    release(keeping: unsettled, to: &shown)
    return shown
  }

  /// How many bytes at the end may be the beginning of a secret.
  private var unsettled: Int {
    let end = heldStart + held.count
    var starts = bareReadings.compactMap { $0.heldStart(bareAutomaton, end: end) } + [tokens?.heldStart ?? end]
    if let start = tokens?.heldLineStart { starts.append(start) }
    if !automaton.isEmpty {
      let more =
        columns.map { $0.heldStart(bareAutomaton) } + [
          words.heldStart(automata), line.heldStart(automata), numbers.heldStart(automaton),
          unquoted.heldStart(automata.unquoted),
        ]
      starts += more.compactMap { $0 }
    }
    let heldFrom = starts.min() ?? end
    return max(
      automaton.depth(of: state), held.count - start(ofLast: automaton.depth(of: joinedState)),
      min(end - heldFrom, held.count))
  }

  /// What is held back although the text may go on, for when a program waits for input and the person has to see its
  /// prompt. More than the first few characters of what may be a secret stay hidden.
  package mutating func prompt() -> [UInt8] {
    let end = heldStart + held.count
    let depths = [automaton.depth(of: state), automaton.depth(of: joinedState)]
    let bareDepths = bareReadings.map { bareAutomaton.depth(of: $0.state) }
    let tokenDepth = end - (tokens?.heldStart ?? end)
    let decodedDepths =
      [
        words.depth(automata), line.depth(automata), numbers.depth(automaton), unquoted.depth(automata.unquoted),
      ] + columns.map { $0.depth(bareAutomaton) }
    guard (depths + bareDepths + decodedDepths + [tokenDepth]).allSatisfy({ $0 <= MaskedStream.longestShown }),
      shownEnd < end,
      covered.isEmpty
    else { return [] }
    let shown = Array(held[(max(shownEnd, heldStart) - heldStart)...])
    shownEnd = end
    return shown
  }

  /// The rest.
  package mutating func finish() -> [UInt8] {
    var shown: [UInt8] = []
    tokens?.endLine(indent: indent)
    takeTokens()
    if !automaton.isEmpty {
      words.endWord(automata) { found.append($0) }
      line.endLine(automata) { found.append($0) }
      numbers.endLine(automaton) { found.append($0) }
    }
    coverFound()
    release(keeping: 0, to: &shown)
    resetReadings()
    return shown
  }

  // MARK: Finding

  private mutating func read(break run: BreakScanner.Run) {
    let range = (heldStart + run.range.lowerBound)..<(heldStart + run.range.upperBound)
    if let last = breaks.last, last.range.upperBound == range.lowerBound {
      breaks[breaks.count - 1].range = last.range.lowerBound..<range.upperBound
      breaks[breaks.count - 1].endsLine = last.endsLine || run.endsLine
    } else {
      breaks.append(Break(range: range, endsLine: run.endsLine))
    }
    state = scan(run.range, from: state, as: [.written])
    if !automaton.isEmpty {
      line.read(control: held[run.range], at: range.lowerBound, automata) { found.append($0) }
      if run.endsLine {
        words.endLine(automata) { found.append($0) }
        numbers.endLine(automaton) { found.append($0) }
      }
    }
    guard run.endsLine else { return }
    for index in bareReadings.indices { bareReadings[index].endLine() }
    for index in columns.indices { columns[index].endLine() }
    tokens?.endLine(indent: indent)
    noteIndent(held[run.range])
  }

  private mutating func noteIndent(_ bytes: ArraySlice<UInt8>) {
    let blanks = bytes.reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    indent = blanks == bytes.count ? indent + blanks : blanks
  }

  private mutating func read(_ range: Range<Int>) {
    readBare(range)
    readDecoded(range)
    tokens?.read(held[range], at: heldStart + range.lowerBound)
    if state == joinedState {
      state = scan(range, from: state, as: [.written, .joined])
      joinedState = state
    } else {
      state = scan(range, from: state, as: [.written])
      joinedState = scan(range, from: joinedState, as: [.joined])
    }
  }

  private mutating func readBare(_ range: Range<Int>) {
    guard !bareAutomaton.isEmpty else { return }
    let offset = heldStart + range.lowerBound
    for index in bareReadings.indices where bareReadings[index].isNeeded(automata) {
      bareReadings[index].read(held[range], at: offset, bareAutomaton) { found.append($0) }
    }
    for index in columns.indices { columns[index].read(held[range], at: offset, bareAutomaton) { found.append($0) } }
  }

  private mutating func readDecoded(_ range: Range<Int>) {
    guard !automaton.isEmpty else { return }
    let offset = heldStart + range.lowerBound
    words.read(printed: held[range], at: offset, automata) { found.append($0) }
    line.read(held[range], at: offset, automata) { found.append($0) }
    numbers.read(held[range], at: offset, automaton) { found.append($0) }
    unquoted.read(held[range], at: offset, automata.unquoted) { found.append($0) }
  }

  private enum Reading { case written, joined }

  private mutating func scan(_ range: Range<Int>, from state: Int, as readings: [Reading]) -> Int {
    var matches: [(end: Int, count: Int)] = []
    let end = automaton.scan(held[range], from: state) { matches.append((end: $0, count: $1)) }
    for match in matches {
      if readings.contains(.written) {
        let range = (heldStart + match.end - match.count)..<(heldStart + match.end)
        found.append(range)
        for index in breaks(in: range).indices { breaks[index].isSecret = true }
      }
      if readings.contains(.joined) { noteJoined(last: match.count, before: match.end) }
    }
    return end
  }

  private mutating func noteJoined(last count: Int, before end: Int) {
    let range = (heldStart + start(ofLast: count, before: end))..<(heldStart + end)
    let isAcrossLines = breaks(in: range).contains { $0.endsLine }
    if !isAcrossLines || count >= MaskedStream.shortestAcrossLines { found.append(range) }
  }

  /// The breaks that touch an offset of `range`.
  private func breaks(in range: Range<Int>) -> ArraySlice<Break> {
    var low = 0
    var high = breaks.count
    while low < high {
      let middle = (low + high) / 2
      if breaks[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return breaks[low...].prefix { $0.range.lowerBound < range.upperBound }
  }

  /// Joins what was found with what was covered before.
  private mutating func coverFound() {
    guard !found.isEmpty else { return }
    // What is seen together only after a move of the cursor may have been shown before.
    let all = (covered + found.filter { $0.upperBound > heldStart }).sorted { $0.lowerBound < $1.lowerBound }
    covered = []
    for range in all {
      if let last = covered.last, last.upperBound >= range.lowerBound {
        covered[covered.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        covered.append(range)
      }
    }
    found = []
  }

  /// The index in what is held of the first of `count` bytes before `end` that are no breaks.
  private func start(ofLast count: Int, before end: Int? = nil) -> Int {
    var position = heldStart + (end ?? held.count)
    var rest = count
    for torn in breaks.reversed() where torn.range.lowerBound < position {
      let between = max(position - torn.range.upperBound, 0)
      if rest <= between { break }
      rest -= between
      position = torn.range.lowerBound
    }
    return max(position - rest - heldStart, 0)
  }

  // MARK: Showing

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
    breaks.removeAll { $0.range.upperBound <= end }
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
    // Lines and colours stay as they were.
    for torn in breaks(in: range) where !torn.isSecret {
      let kept = torn.range.clamped(to: range)
      // A backspace would take back the mask.
      shown += held[(kept.lowerBound - heldStart)..<(kept.upperBound - heldStart)].filter { $0 != 0x08 }
    }
    maskedEnd = range.upperBound
    shownEnd = max(shownEnd, range.upperBound)
  }
}
