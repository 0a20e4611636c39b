/// Decodes the words of a text that may be encoded, and seeks secrets in what they say.
///
/// The mask knows the spellings of a secret that was encoded once (``SecretForms``). Of what was encoded more often it
/// decodes the outer layers here, whichever they are, and seeks those spellings within.
struct LayeredWords: Sendable {
  /// So often a text is decoded.
  static let deepest = 3
  /// A word with fewer letters and digits in a row encodes no secret. In bytes.
  private static let shortest = 12
  /// Of a word that is not decoded yet so much is kept. In bytes.
  private static let longestKept = 32
  /// Before its first escape. In bytes.
  private static let longestPlain = 1024

  private struct Layer: Sendable {
    var decoder: DigitDecoder
    var reading: DecodedReading
  }

  private let depth: Int
  /// The word so far where it is not decoded.
  private var kept = MappedText()
  private var openRun = OpenRun()
  /// The word is decoded.
  private var isRead = false
  private var isInRun = false
  /// Its last letters ended a line, in the next of which it may go on.
  private var isContinued = false
  /// Made when the first word is decoded.
  private var layers: [Layer] = []
  private var escapes = EscapeDecoder()
  /// So many words after one with escapes are decoded, although they are shorter and may have none.
  private static let reach = 4
  /// Of those to come in this line.
  private var wordsToRead = 0
  private var followsEscape: Bool { wordsToRead > 0 }
  /// What the word says, until it is known that it has an escape: without one it is read as it is.
  private var plain = MappedText()
  private var unescaped: [DecodedReading] = []
  /// Of the printed text so far.
  private var readEnd = 0

  init(depth: Int) { self.depth = depth }

  /// How the word looks so far.
  private struct OpenRun: Sendable {
    var count = 0
    var length = 0
    var hasEscape = false
    /// Where the last letter of full width began.
    private var wideStart = -1

    /// Whether the word is worth to be decoded, with `byte` at its end.
    mutating func take(_ byte: UInt8) -> Bool {
      length += 1
      if LayeredWords.isLetter[Int(byte)] {
        count += 1
      } else if EscapeDecoder.isIntroducer[Int(byte)] {
        // Signs of full width are in every Chinese sentence, but none follows another.
        hasEscape = hasEscape || byte != 0xEF || wideStart >= 0 && length - wideStart == 3
        if byte == 0xEF { wideStart = length }
        count = 0
      } else if !DigitDecoder.isDigit[Int(byte)] {
        count = 0
      }
      return count >= LayeredWords.shortest || hasEscape && length >= LayeredWords.shortest
    }
  }

  private static let isLetter = (0...UInt8.max).map { (byte: UInt8) -> Bool in BareReading.folded(byte) != nil }
  /// What ends a word.
  private static let isBlank = (0...UInt8.max).map { (byte: UInt8) -> Bool in byte <= 0x20 || byte == 0x7F }

  // MARK: Reading

  /// A part of the printed text: only words that may be encoded cost more than a look.
  mutating func read(
    printed bytes: ArraySlice<UInt8>, at offset: Int, _ automata: SecretAutomata, found: (Range<Int>) -> Void
  ) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let piece = LayeredWords.piece(of: bytes, from: index)
      let isWhole = piece.isEnded && !isRead && !isContinued && !followsEscape && kept.count == 0
      if !isWhole || piece.isWorth, !piece.range.isEmpty {
        take(MappedText(bytes[piece.range], at: offset + piece.range.lowerBound - bytes.startIndex), automata, found)
      }
      index = piece.range.upperBound
      guard piece.isEnded else { return }
      if !piece.range.isEmpty || isRead || kept.count > 0 { endWord(automata, found: found) }
      index += 1
    }
  }

  mutating func read(_ text: MappedText, _ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    var start = 0
    for (index, byte) in text.bytes.enumerated() where LayeredWords.isBlank[Int(byte)] {
      if start < index { take(text.part(start..<index), automata, found) }
      if byte == 0x0A || byte == 0x0D { endLine(automata, found: found) } else { endWord(automata, found: found) }
      start = index + 1
    }
    if start < text.count { take(text.part(start..<text.count), automata, found) }
  }

  private struct Piece {
    var range: Range<Int>
    /// A blank follows it.
    var isEnded: Bool
    var isWorth: Bool
  }

  private static func piece(of bytes: ArraySlice<UInt8>, from start: Int) -> Piece {
    var run = OpenRun()
    var isWorth = false
    var index = start
    bytes.withUnsafeBufferPointer { buffer in
      isBlank.withUnsafeBufferPointer { isBlank in
        let base = bytes.startIndex
        while index < bytes.endIndex, !isBlank[Int(buffer[index - base])] { index += 1 }
        // Most words are shorter.
        guard index - start >= shortest else { return }
        for position in start..<index where run.take(buffer[position - base]) {
          isWorth = true
          break
        }
      }
    }
    return Piece(range: start..<index, isEnded: index < bytes.endIndex, isWorth: isWorth)
  }

  private mutating func take(_ text: MappedText, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    if isContinued, !isRead {
      let goesOn = DigitDecoder.isDigit[Int(text.bytes[0])]
      if goesOn { isRead = true } else { forget(automata, found: found) }
    }
    if followsEscape { isRead = true }
    if isRead { return decode(text, automata, found) }
    kept.append(text)
    var isWorth = false
    for byte in text.bytes where openRun.take(byte) {
      isWorth = true
      break
    }
    if isWorth {
      isRead = true
      decode(kept, automata, found)
      kept = MappedText()
    } else if kept.count > LayeredWords.longestKept {
      kept = kept.part((kept.count - LayeredWords.longestKept)..<kept.count)
    }
  }

  private mutating func decode(_ text: MappedText, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    if layers.isEmpty {
      layers = DigitDecoder.Alphabet.allCases.map {
        Layer(decoder: DigitDecoder($0), reading: DecodedReading(depth: depth + 1))
      }
      unescaped = [DecodedReading(depth: depth + 1)]
    }
    readEnd = text.ranges.last?.upperBound ?? readEnd
    var decoded = [MappedText](repeating: MappedText(), count: layers.count)
    for (byte, range) in zip(text.bytes, text.ranges) {
      escapes.read(byte, range, into: &plain)
      guard DigitDecoder.isDigit[Int(byte)] else {
        if isInRun { endRun(&decoded, automata, found) }
        continue
      }
      if !isInRun, !isContinued { for index in layers.indices { layers[index].decoder.begin() } }
      isInRun = true
      isContinued = false
      for index in layers.indices { layers[index].decoder.read(byte, range, into: &decoded[index]) }
    }
    for index in layers.indices where decoded[index].count > 0 {
      layers[index].reading.read(decoded[index], automata, found: found)
    }
    readPlain(automata, found)
  }

  private mutating func readPlain(_ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    if escapes.hasDecoded || followsEscape {
      unescaped[0].read(plain, automata, found: found)
      plain = MappedText()
    } else if plain.count > LayeredWords.longestPlain {
      plain = plain.part((plain.count - LayeredWords.longestPlain / 2)..<plain.count)
    }
  }

  private mutating func endRun(
    _ decoded: inout [MappedText], _ automata: SecretAutomata, _ found: (Range<Int>) -> Void
  ) {
    isInRun = false
    for index in layers.indices {
      if decoded[index].count > 0 { layers[index].reading.read(decoded[index], automata, found: found) }
      decoded[index] = MappedText()
      layers[index].decoder.begin()
      layers[index].reading.endWord(automata, found: found)
    }
  }

  // MARK: Ends

  mutating func endWord(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    end(isLine: false, automata, found)
  }

  /// A word that fills its line may go on in the next one.
  mutating func endLine(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    end(isLine: true, automata, found)
    wordsToRead = 0
  }

  private mutating func end(isLine: Bool, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void) {
    kept = MappedText()
    openRun = OpenRun()
    guard isRead || isContinued else { return }
    if isRead {
      escapes.end(into: &plain)
      // A secret may consist of several words.
      if !isLine, escapes.hasDecoded || followsEscape { plain.append(0x20, readEnd..<readEnd) }
      readPlain(automata, found)
      unescaped[0].endWord(automata, found: found)
      wordsToRead = escapes.hasDecoded ? LayeredWords.reach : max(wordsToRead - 1, 0)
      escapes = EscapeDecoder()
      plain = MappedText()
    }
    isContinued = isLine && isInRun
    isRead = false
    if !isContinued { forget(automata, found: found) }
    isInRun = false
  }

  private mutating func forget(_ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    isContinued = false
    for index in layers.indices {
      layers[index].decoder.begin()
      layers[index].reading.endWord(automata, found: found)
    }
  }

  mutating func reset() {
    for index in layers.indices { layers[index].reading.reset() }
    for index in unescaped.indices { unescaped[index].reset() }
    kept = MappedText()
    openRun = OpenRun()
    isRead = false
    isInRun = false
    isContinued = false
    wordsToRead = 0
    escapes = EscapeDecoder()
    plain = MappedText()
  }

  // MARK: What is held back

  func heldStart(_ automata: SecretAutomata) -> Int? {
    guard isRead || isContinued || kept.count > 0 || !layers.isEmpty else { return nil }
    var starts = layers.flatMap { [$0.decoder.heldStart, $0.reading.heldStart(automata)] }
    starts += [kept.ranges.first?.lowerBound, escapes.heldStart] + unescaped.map { $0.heldStart(automata) }
    return starts.compactMap { $0 }.min()
  }

  /// How many bytes of what may be a secret have been read.
  func depth(_ automata: SecretAutomata) -> Int {
    (layers.map { $0.reading.depth(automata) } + unescaped.map { $0.depth(automata) }).max() ?? 0
  }
}
