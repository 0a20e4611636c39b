/// Seeks secrets in lines of numbers, as `od`, `hexdump` and `xxd` print them.
struct DumpReading: Sendable {
  /// Longer lines are no dump. In bytes.
  private static let longestLine = 512
  /// Of an offset at the beginning of a line, in digits.
  private static let offsetLengths = 6...16
  /// Of a cell of `od -c` and `od -a`, in characters.
  private static let cellWidth = 4

  private var readings: [(way: Way, reading: DecodedReading)] = []

  private struct Way: Equatable, Sendable {
    /// None where each byte has a cell.
    var form: DumpedNumbers.Form?
    /// The first number of each line says where it is in the dump.
    var hasOffset = false
  }

  /// Whether a line that begins so may be one of numbers.
  static func mayBegin(_ line: [UInt8]) -> Bool {
    guard line.count <= longestLine else { return false }
    let offset = line.prefix(offsetLengths.upperBound + 1).prefix { isHexDigit($0) }.count
    if offsetLengths.contains(offset), line.count == offset || ": \t".utf8.contains(line[offset]) { return true }
    return line.allSatisfy { isInNumbers[Int($0)] }
  }

  static func mayBegin(first byte: UInt8) -> Bool { isInNumbers[Int(byte)] }

  private static let isInNumbers = (0...UInt8.max).map { (byte: UInt8) -> Bool in
    isHexDigit(byte) || byte == 0x20 || byte == 0x09 || ",;:{}[]()xX+-.\\\"'".utf8.contains(byte)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte) || (0x61...0x66).contains(byte)
  }

  mutating func read(_ line: MappedText, _ automata: SecretAutomata, found: (Range<Int>) -> Void) {
    // `*` stands for lines like the one before.
    if line.bytes == [UInt8(ascii: "*")] { return }
    guard DumpReading.mayBegin(line.bytes) else { return reset() }
    let (words, width) = DumpReading.words(of: line)
    guard !words.isEmpty else { return }
    if let width {
      return read(Array(words.dropFirst()), of: line, hasOffset: true, width: width, automata, found)
    }
    if words[0].count >= DumpReading.offsetLengths.lowerBound {
      read(cellsOf: line, from: words[0].upperBound, automata, found)
      read(Array(words.dropFirst()), of: line, hasOffset: true, automata, found)
    }
    read(words, of: line, hasOffset: false, automata, found)
  }

  private mutating func read(
    _ words: [Range<Int>], of line: MappedText, hasOffset: Bool, width: Int = 0, _ automata: SecretAutomata,
    _ found: (Range<Int>) -> Void
  ) {
    let texts = words.map { range -> String in
      let word = line.bytes[range]
      let digits = word.starts(with: "0x".utf8) || word.starts(with: "0X".utf8) ? word.dropFirst(2) : word
      return String(repeating: "0", count: max(width - digits.count, 0)) + String(decoding: digits, as: UTF8.self)
    }
    for form in DumpedNumbers.forms(of: texts) {
      var text = MappedText()
      for (word, range) in zip(texts, words) {
        let printed = line.ranges[range.lowerBound].lowerBound..<line.ranges[range.upperBound - 1].upperBound
        for byte in DumpedNumbers.bytes(of: word, as: form) { text.append(byte, printed) }
      }
      read(text, as: Way(form: form, hasOffset: hasOffset), automata, found)
    }
  }

  private mutating func read(
    _ text: MappedText, as way: Way, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void
  ) {
    if !readings.contains(where: { $0.way == way }) { readings.append((way, DecodedReading(depth: 1))) }
    for index in readings.indices where readings[index].way == way {
      readings[index].reading.read(text, automata, found: found)
    }
  }

  /// The numbers of a line; without the text that `hexdump -C` and `xxd` print beside them. The width of a number in
  /// digits is known where a number of fewer has blanks before it.
  private static func words(of line: MappedText) -> (words: [Range<Int>], width: Int?) {
    let end = line.bytes.firstIndex { $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: ">") } ?? line.count
    let hasColon = line.bytes.prefix(offsetLengths.upperBound + 1).contains(UInt8(ascii: ":"))
    if hasColon, let text = textStart(in: line, from: 0) {
      let words = words(of: line, before: text)
      if let last = shortWord(in: line, after: words) { return (words + [last], littleEndianWidth) }
      if words.count > 1, words.dropFirst().allSatisfy({ $0.count == littleEndianWidth }),
        line.bytes[words[0].upperBound] == UInt8(ascii: ":")
      {
        return (words, littleEndianWidth)
      }
      return (words, nil)
    }
    return (words(of: line, before: end), nil)
  }

  /// Of a number of `xxd -e`, in digits.
  private static let littleEndianWidth = 8

  /// The last number of `xxd -e`, which has blanks in the place of the digits that it lacks.
  private static func shortWord(in line: MappedText, after words: [Range<Int>]) -> Range<Int>? {
    guard let offset = words.first, line.bytes[offset.upperBound] == UInt8(ascii: ":"),
      words.dropFirst().allSatisfy({ $0.count == littleEndianWidth })
    else { return nil }
    let column = offset.upperBound + 2 + (words.count - 1) * (littleEndianWidth + 1)
    let cell = column..<min(column + littleEndianWidth, line.count)
    guard cell.count == littleEndianWidth else { return nil }
    let digits = line.bytes[cell].drop { $0 == 0x20 }
    guard !digits.isEmpty, digits.count < littleEndianWidth, digits.count % 2 == 0, digits.allSatisfy(isHexDigit) else {
      return nil
    }
    return digits.indices
  }

  /// Where two blanks end the numbers.
  private static func textStart(in line: MappedText, from start: Int) -> Int? {
    let blanks = (start..<max(line.count - 1, start)).first {
      line.bytes[$0] == 0x20 && line.bytes[$0 + 1] == 0x20
    }
    return blanks.flatMap { $0 > offsetLengths.lowerBound ? $0 : nil }
  }

  private static func words(of line: MappedText, before end: Int) -> [Range<Int>] {
    var words: [Range<Int>] = []
    for index in 0..<end where isInWord(line.bytes[index]) {
      if let last = words.last, last.upperBound == index {
        words[words.count - 1] = last.lowerBound..<(index + 1)
      } else {
        words.append(index..<(index + 1))
      }
    }
    return words
  }

  private static func isInWord(_ byte: UInt8) -> Bool { isHexDigit(byte) || "xX+-.".utf8.contains(byte) }

  // MARK: Characters

  /// `od -c`, `od -a` and `hexdump -c`: each byte in a cell of its own, a blank in an empty one.
  private mutating func read(
    cellsOf line: MappedText, from start: Int, _ automata: SecretAutomata, _ found: (Range<Int>) -> Void
  ) {
    var text = MappedText()
    for cell in stride(from: start, to: line.count, by: DumpReading.cellWidth) {
      let cell = cell..<min(cell + DumpReading.cellWidth, line.count)
      let bytes = line.bytes[cell].drop { $0 == 0x20 }
      guard cell.count == DumpReading.cellWidth, bytes.count < DumpReading.cellWidth,
        let byte = DumpReading.byte(ofCell: bytes)
      else { return }
      text.append(byte, line.ranges[cell.lowerBound].lowerBound..<line.ranges[cell.upperBound - 1].upperBound)
    }
    if text.count > 0 { read(text, as: Way(), automata, found) }
  }

  private static let names: [String: UInt8] = [
    "sp": 0x20, "nl": 0x0A, "cr": 0x0D, "ht": 0x09, "nul": 0, "del": 0x7F, "\\n": 0x0A, "\\r": 0x0D, "\\t": 0x09,
    "\\0": 0, "\\a": 7, "\\b": 8, "\\f": 12, "\\v": 11, "esc": 0x1B,
  ]

  private static func byte(ofCell cell: ArraySlice<UInt8>) -> UInt8? {
    if cell.count < 2 { return cell.first ?? 0x20 }
    let text = String(decoding: cell, as: UTF8.self)
    return names[text] ?? UInt8(text, radix: 8)
  }

  // MARK: What is held back

  func heldStart(_ automata: SecretAutomata) -> Int? { readings.compactMap { $0.reading.heldStart(automata) }.min() }

  func depth(_ automata: SecretAutomata) -> Int { readings.map { $0.reading.depth(automata) }.max() ?? 0 }

  mutating func reset() { readings = [] }
}
