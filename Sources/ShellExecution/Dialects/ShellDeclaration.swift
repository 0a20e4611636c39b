/// A variable with the words by which a shell declares it.
struct ShellDeclaration: Hashable, Sendable {
  var variable: ShellVariable
  /// Without its newline.
  var source: [UInt8]
}

/// Reads what `declare -p`, `typeset -p` or `set` prints: one declaration a line, but quoted values may hold newlines.
struct DeclarationScanner {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func declarations(in bytes: [UInt8]) -> [ShellDeclaration] {
    var scanner = DeclarationScanner(bytes)
    var result: [ShellDeclaration] = []
    while let declaration = scanner.next() { result.append(declaration) }
    return result
  }

  /// The lines that end outside of quotes, no matter what they say.
  static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    var scanner = DeclarationScanner(bytes)
    var result: [[UInt8]] = []
    while scanner.position < bytes.count {
      let start = scanner.position
      _ = scanner.line()
      result.append(scanner.taken(from: start))
    }
    return result
  }

  mutating func next() -> ShellDeclaration? {
    while position < bytes.count {
      let start = position
      let words = line()
      let source = taken(from: start)
      if let variable = DeclarationScanner.variable(words) {
        return ShellDeclaration(variable: variable, source: source)
      }
    }
    return nil
  }

  /// What was read from `start` on, without the newline; quotes that are never closed end with the bytes.
  private func taken(from start: Int) -> [UInt8] { Array(bytes[start..<max(start, min(bytes.count, position - 1))]) }

  /// A word with its quotes taken away, and whether it had an unquoted parenthesis.
  private struct Word {
    var bytes: [UInt8] = []
    var isList = false
  }

  /// The words up to the newline that ends the declaration; leaves the position after it.
  private mutating func line() -> [Word] {
    var words: [Word] = []
    var word = Word()
    var isOpen = false
    var depth = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\n") where depth == 0:
        if isOpen { words.append(word) }
        return words
      case UInt8(ascii: " ") where depth == 0:
        if isOpen { words.append(word) }
        (word, isOpen) = (Word(), false)
        continue
      case UInt8(ascii: "("):
        depth += 1
        word.isList = true
      case UInt8(ascii: ")"): depth = max(0, depth - 1)
      case UInt8(ascii: "'"): word.bytes += single()
      case UInt8(ascii: "\""): word.bytes += double()
      case UInt8(ascii: "$") where position < bytes.count && bytes[position] == UInt8(ascii: "'"):
        position += 1
        word.bytes += escaped()
      case UInt8(ascii: "\\") where position < bytes.count:
        word.bytes.append(bytes[position])
        position += 1
      default: word.bytes.append(byte)
      }
      isOpen = true
    }
    if isOpen { words.append(word) }
    position += 1
    return words
  }

  private mutating func single() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "'") { position += 1 }
    defer { position += 1 }
    return bytes[start..<position]
  }

  private mutating func double() -> [UInt8] {
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count,
        [UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: "`")].contains(bytes[position + 1])
      {
        position += 1
      }
      value.append(bytes[position])
      position += 1
    }
    position += 1
    return value
  }

  /// `$'…'`, whose escapes bash and zsh write: `\n`, octal, hexadecimal, `\C-x`, `\M-x`.
  private mutating func escaped() -> [UInt8] {
    var value: [UInt8] = []
    while position < bytes.count, bytes[position] != UInt8(ascii: "'") {
      guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else {
        value.append(bytes[position])
        position += 1
        continue
      }
      position += 1
      value.append(escape())
    }
    position += 1
    return value
  }

  private mutating func escape() -> UInt8 {
    let byte = bytes[position]
    if let digit = octal(byte) {
      var number = digit
      position += 1
      for _ in 0..<2 {
        guard position < bytes.count, let next = octal(bytes[position]) else { break }
        number = number &* 8 &+ next
        position += 1
      }
      return number
    }
    position += 1
    switch byte {
    case UInt8(ascii: "a"): return 7
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return 27
    case UInt8(ascii: "f"): return 12
    case UInt8(ascii: "n"): return 10
    case UInt8(ascii: "r"): return 13
    case UInt8(ascii: "t"): return 9
    case UInt8(ascii: "v"): return 11
    case UInt8(ascii: "x"): return hexadecimal()
    case UInt8(ascii: "C"): return control()
    default: return byte
    }
  }

  private mutating func hexadecimal() -> UInt8 {
    var number: UInt8 = 0
    for _ in 0..<2 {
      guard position < bytes.count, let digit = Character(UnicodeScalar(bytes[position])).hexDigitValue else { break }
      number = number &* 16 &+ UInt8(digit)
      position += 1
    }
    return number
  }

  private mutating func control() -> UInt8 {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "-") else { return UInt8(ascii: "C") }
    let byte = bytes[position + 1]
    position += 2
    return byte & 0x1F
  }

  private func octal(_ byte: UInt8) -> UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) ? byte - UInt8(ascii: "0") : nil
  }

  /// `declare -ax name=…`, `typeset -i 10 name=…`, `export name=…` or `name=…`.
  private static func variable(_ words: [Word]) -> ShellVariable? {
    guard let last = words.last else { return nil }
    let equals = last.bytes.firstIndex(of: UInt8(ascii: "="))
    let name = String(decoding: last.bytes[..<(equals ?? last.bytes.endIndex)], as: UTF8.self)
    guard isName(name) else { return nil }
    var isExported = words.count > 1 && words[0].bytes.elementsEqual("export".utf8)
    var isArray = last.isList
    for word in words.dropLast() where word.bytes.first == UInt8(ascii: "-") {
      if word.bytes.contains(UInt8(ascii: "x")) { isExported = true }
      if word.bytes.contains(UInt8(ascii: "a")) || word.bytes.contains(UInt8(ascii: "A")) { isArray = true }
    }
    let value = isArray ? nil : equals.map { Array(last.bytes[($0 + 1)...]) }
    return ShellVariable(name: name, value: value, isExported: isExported, isArray: isArray)
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return text.utf8.allSatisfy {
      switch $0 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
