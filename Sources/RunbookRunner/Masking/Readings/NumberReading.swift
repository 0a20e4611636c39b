/// Seeks secrets in numbers of which each stands for a character, whatever notation surrounds them: `CHR(112)||CHR(64)`,
/// `[char]112`, `0b1110000`, `70h`, `\160\100`, `_x0070_`, `'p' U+0070`. Numbers in words of several bytes are
/// read by ``DumpReading``.
struct NumberReading: Sendable {
  /// Longer words are no number. In bytes.
  private static let longestWord = 12
  /// A first number of a line with so many digits may be an offset.
  private static let shortestOffset = 4

  private enum Radix: Int, CaseIterable, Sendable { case hexadecimal, decimal, codePoint, octal, binary }

  private var trails = [PatternTrail](repeating: PatternTrail(), count: Radix.allCases.count)
  /// The word that has begun.
  private var word: [UInt8] = []
  private var wordStart = 0
  private var before: UInt8 = 0x0A
  private var isFirst = true

  private static let isLetter = (0...UInt8.max).map { (byte: UInt8) -> Bool in BareReading.folded(byte) != nil }
  private static let isDigit = (0...UInt8.max).map { (byte: UInt8) -> Bool in (0x30...0x39).contains(byte) }

  mutating func read(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ automaton: PatternAutomaton, found: (Range<Int>) -> Void
  ) {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let part = NumberReading.word(in: bytes, from: index)
      if part.letters.lowerBound > index || word.isEmpty {
        if part.letters.lowerBound > index {
          end(next: bytes[index], automaton, found)
          before = bytes[part.letters.lowerBound - 1]
        }
        wordStart = offset + part.letters.lowerBound - bytes.startIndex
      }
      index = part.letters.upperBound
      guard !part.letters.isEmpty else { continue }
      let isWhole = index < bytes.endIndex && word.isEmpty
      // Most words are no number.
      if isWhole, !part.hasDigit, !NumberReading.mayBeNumber(bytes[part.letters]) {
        isFirst = false
        before = 0
        continue
      }
      if word.count <= NumberReading.longestWord { word += bytes[part.letters].prefix(NumberReading.longestWord + 1) }
    }
  }

  private static func word(in bytes: ArraySlice<UInt8>, from start: Int) -> (letters: Range<Int>, hasDigit: Bool) {
    bytes.withUnsafeBufferPointer { buffer in
      isLetter.withUnsafeBufferPointer { isLetter in
        let base = bytes.startIndex
        var first = start
        while first < bytes.endIndex, !isLetter[Int(buffer[first - base])] { first += 1 }
        var hasDigit = false
        var end = first
        while end < bytes.endIndex, isLetter[Int(buffer[end - base])] {
          hasDigit = hasDigit || buffer[end - base] < 0x3A
          end += 1
        }
        return (first..<end, hasDigit)
      }
    }
  }

  /// Whether a word without a digit is a number: `be`, and `BEh`, `xbe`, or `Hbe` after an ampersand.
  private static func mayBeNumber(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count == 3, let first = word.first, let last = word.last else { return word.count == 2 }
    let isSuffixed = last | 0x20 == UInt8(ascii: "h")
    let digits = isSuffixed ? word.dropLast() : word.dropFirst()
    return (isSuffixed || "xh".utf8.contains(first | 0x20)) && digits.allSatisfy(isHexLetter)
  }

  private static func isHexLetter(_ byte: UInt8) -> Bool { (0x61...0x66).contains(byte | 0x20) }

  mutating func endLine(_ automaton: PatternAutomaton, found: (Range<Int>) -> Void) {
    end(next: 0x0A, automaton, found)
    before = 0x0A
    isFirst = true
  }

  /// - Parameter next: the byte after the word.
  private mutating func end(next: UInt8, _ automaton: PatternAutomaton, _ found: (Range<Int>) -> Void) {
    guard !word.isEmpty else { return }
    let isOffset =
      isFirst && before == 0x0A && word.count >= NumberReading.shortestOffset && next <= 0x20 && !hasRadix
    isFirst = false
    defer { word = [] }
    guard word.count <= NumberReading.longestWord, !isOffset, !isIndex(next: next) else { return }
    // `97 'a'`
    if word.count == 1, before == UInt8(ascii: "'"), next == UInt8(ascii: "'") { return }
    guard NumberReading.mayBeNumber(word[...]) || word.contains(where: { NumberReading.isDigit[Int($0)] }) else {
      return
    }
    let range = wordStart..<(wordStart + word.count)
    for radix in Radix.allCases {
      for byte in bytes(radix) {
        if let match = trails[radix.rawValue].read(byte, range, automaton) { found(match) }
      }
    }
  }

  /// What is before a colon or an equals sign is an offset or an index, and `16#` is a radix.
  private func isIndex(next: UInt8) -> Bool {
    switch next {
    case UInt8(ascii: ":"), UInt8(ascii: "="): true
    case UInt8(ascii: "]"): before == UInt8(ascii: "[")
    case UInt8(ascii: "#"): before != UInt8(ascii: "#")
    default: false
    }
  }

  /// `0x`, `0o`, `0b`
  private var hasRadix: Bool { word[0] == UInt8(ascii: "0") && "xob".utf8.contains(word[1] | 0x20) }

  private func bytes(_ radix: Radix) -> [UInt8] {
    var text = String(decoding: word, as: UTF8.self).lowercased()
    switch radix {
    case .hexadecimal:
      let isUnit = text.hasPrefix("u") || before == UInt8(ascii: "+")
      var isMarked = true
      if text.hasPrefix("0x") {
        text.removeFirst(2)
      } else if text.hasPrefix("x") || text.hasPrefix("u") {
        text.removeFirst()
      } else if text.hasPrefix("h"), before == UInt8(ascii: "&") {
        text.removeFirst()
      } else if text.hasSuffix("h") {
        text.removeLast()
        // A number begins with a digit in the notation of Intel.
        if text.utf8.count % 2 == 1, text.hasPrefix("0") { text.removeFirst() }
      } else {
        isMarked = false
      }
      let width = text.utf8.count
      guard width % 2 == 0 || isUnit, width >= 2, width <= (isMarked || isUnit ? 8 : 4),
        let number = UInt32(text, radix: 16)
      else { return [] }
      return isUnit
        ? NumberReading.scalar(number)
        : (0..<4).reversed().map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) }.filter { $0 != 0 }
    case .decimal:
      if text.hasPrefix("v") { text.removeFirst() }
      guard let number = UInt32(text), number > 0 else { return [] }
      if before == UInt8(ascii: "-") { return number <= 128 ? [UInt8(truncatingIfNeeded: 256 - number)] : [] }
      if before == UInt8(ascii: "#") { return NumberReading.scalar(number) }
      return number < 256 ? [UInt8(number)] : []
    // `CHR(252)`, `v252.49`
    case .codePoint:
      if text.hasPrefix("v") { text.removeFirst() }
      guard before != UInt8(ascii: "-"), let number = UInt32(text) else { return [] }
      return NumberReading.scalar(number)
    case .octal:
      if text.hasPrefix("0o") { text.removeFirst(2) } else if text.hasPrefix("o") { text.removeFirst() }
      guard text.utf8.count <= 4, let number = UInt32(text, radix: 8), number > 0, number < 256 else { return [] }
      return [UInt8(number)]
    case .binary:
      if text.hasPrefix("0b") { text.removeFirst(2) } else if text.utf8.count != 8 { return [] }
      guard let number = UInt32(text, radix: 2), number > 0, number < 256 else { return [] }
      return [UInt8(number)]
    }
  }

  private static func scalar(_ number: UInt32) -> [UInt8] {
    guard number > 0, let scalar = Unicode.Scalar(number) else { return [] }
    return Array(String(scalar).utf8)
  }

  func heldStart(_ automaton: PatternAutomaton) -> Int? {
    let open = word.first.map { NumberReading.isDigit[Int($0)] || word.count == 2 } == true ? wordStart : nil
    return (trails.map { $0.heldStart(automaton) } + [open]).compactMap { $0 }.min()
  }

  func depth(_ automaton: PatternAutomaton) -> Int { trails.map { automaton.depth(of: $0.state) }.max() ?? 0 }

  mutating func reset() {
    for index in trails.indices { trails[index].reset() }
    word = []
  }
}
