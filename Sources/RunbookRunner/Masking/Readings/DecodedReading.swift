/// Seeks secrets in a text that was decoded from the printed one, and in what is decoded from it in turn.
struct DecodedReading: Sendable {
  private var written = PatternTrail()
  private var bare = PatternTrail()
  private var letters = BareLetters()
  /// None where the text is decoded no further.
  private var layers: [LayeredWords]

  /// - Parameter depth: how often the text has been decoded.
  init(depth: Int) { layers = depth < LayeredWords.deepest ? [LayeredWords(depth: depth)] : [] }

  mutating func read(_ text: MappedText, _ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    // Letters of UTF-16 and UTF-32 have zeros beside them.
    for (byte, range) in zip(text.bytes, text.ranges) where byte != 0 {
      if let match = written.read(byte, range, automata.written) { found(match) }
      if let letter = letters.letter(byte), let match = bare.read(letter, range, automata.bare) { found(match) }
    }
    for index in layers.indices { layers[index].read(text, automata, found: found) }
  }

  /// A line of the decoded text ends.
  mutating func endWord(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    for index in layers.indices { layers[index].endWord(automata, found: found) }
  }

  func heldStart(_ automata: SecretAutomata) -> Int? {
    ([written.heldStart(automata.written), bare.heldStart(automata.bare)] + layers.map { $0.heldStart(automata) })
      .compactMap { $0 }.min()
  }

  /// How many bytes of what may be a secret have been read.
  func depth(_ automata: SecretAutomata) -> Int {
    ([automata.written.depth(of: written.state), automata.bare.depth(of: bare.state)]
      + layers.map { $0.depth(automata) }).max() ?? 0
  }

  mutating func reset() {
    written.reset()
    bare.reset()
    for index in layers.indices { layers[index].reset() }
  }
}
