/// The spellings in which a secret shows up in outputs: as it is, quoted for a shell, escaped for JSON, YAML, HTML or
/// a URL, in base64 or in hexadecimal digits.
enum SecretForms {
  /// Lines of a longer secret shorter than this are too common to be hidden on their own.
  private static let shortestLine = 8
  /// Fewer characters of base64 than this would hide innocent text.
  private static let shortestBase64 = 8
  /// Fewer bytes than this would hide numbers that are something else.
  private static let shortestInHex = 4
  /// Shorter ones would be found by chance in base32, base58 and base85.
  private static let shortestInLetters = 6
  /// From its end to its beginning a shorter one is another word.
  private static let shortestReversed = 8
  /// Longer ones are sought in one layer of base64 only: a table for more would take megabytes.
  private static let longestInTwoLayers = 512

  static func all(of secret: String) -> Set<[UInt8]> {
    guard !secret.isEmpty else { return [] }
    let bytes = Array(secret.utf8)
    var forms: Set<[UInt8]> = [bytes]
    for spelling in SecretSpelling.all { forms.insert(bytes.flatMap(spelling)) }
    forms.insert(SecretSpelling.bashQuoted(bytes))
    let json = SecretSpelling.asciiJSON(secret)
    forms.insert(json)
    forms.formUnion(unescaped(bytes))
    for spelling in SecretSpelling.twice { forms.insert(bytes.flatMap(spelling).flatMap(spelling)) }
    forms.formUnion(lines(of: bytes))
    forms.formUnion(base64(bytes))
    forms.formUnion(base64(json))
    for utf16 in utf16(secret) { forms.formUnion(pieces(ofBase64: utf16)) }
    if bytes.count >= shortestInHex {
      forms.formUnion(
        [SecretSpelling.upperHex, SecretSpelling.lowerHex].map { hex in
          bytes.flatMap { [hex[Int($0 >> 4)], hex[Int($0 & 15)]] }
        })
    }
    if bytes.count >= shortestInLetters { forms.formUnion(OtherDigits.forms(of: bytes)) }
    if bytes.count >= shortestReversed {
      let hex = bytes.flatMap { [SecretSpelling.lowerHex[Int($0 >> 4)], SecretSpelling.lowerHex[Int($0 & 15)]] }
      forms.formUnion([bytes, hex, Array(Base64.encoded(bytes).utf8)].map { $0.reversed() })
      forms.insert(Array(String(secret.reversed()).utf8))
    }
    forms.formUnion(parts(of: bytes))
    return forms.filter { !$0.isEmpty }
  }

  /// Each half, wherever it begins, of a secret that is no words, and three quarters of a shorter one: what shows more
  /// of it shows too much.
  private static func parts(of secret: [UInt8]) -> Set<[UInt8]> {
    let count = longestInParts.contains(secret.count) ? (secret.count + 1) / 2 : (secret.count * 3 + 3) / 4
    guard longestInParts.contains(secret.count) || longestInQuarters.contains(secret.count) else { return [] }
    return Set(
      (0...(secret.count - count)).map { secret[$0..<($0 + count)] }.filter { part in
        part.contains { (0x30...0x39).contains($0) } && TokenValue.isMixed(part) && !part.contains(0x0A)
          && part.contains { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
      }.map(Array.init))
  }
  /// In bytes; halves of a shorter one would be found by chance, those of a longer one would make a large table.
  private static let longestInParts = 20...96
  private static let longestInQuarters = 14...19

  /// A secret that has escapes itself is read without them wherever others beside it are decoded.
  private static func unescaped(_ secret: [UInt8]) -> [[UInt8]] {
    var decoder = EscapeDecoder()
    var text = MappedText()
    for byte in secret { decoder.read(byte, 0..<1, into: &text) }
    decoder.end(into: &text)
    return decoder.hasDecoded ? [text.bytes] : []
  }

  /// As `powershell -EncodedCommand` takes it, and in the other order of bytes.
  private static func utf16(_ secret: String) -> [[UInt8]] {
    [
      secret.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] },
      secret.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] },
    ]
  }

  /// Of a secret of several lines: as a terminal prints it, in an indented block, line by line, and run together.
  private static func lines(of secret: [UInt8]) -> [[UInt8]] {
    let newline = UInt8(ascii: "\n")
    guard secret.contains(newline) else { return [] }
    let lines = secret.split(separator: newline).map { line in line.drop { $0 == 32 || $0 == 9 } }
    let joined = Array(lines.joined())
    var forms: [[UInt8]] = [secret.flatMap { byte -> [UInt8] in byte == newline ? [13, 10] : [byte] }]
    forms += lines.filter { $0.count >= shortestLine }.map(Array.init)
    // `rev` turns each line around, and leaves them in their order.
    forms += lines.filter { $0.count >= shortestReversed }.map { $0.reversed() }
    if joined.count >= shortestLine { forms.append(joined) }
    return forms
  }

  /// Base64 of a text that holds the secret, and base64 of a text that holds that, as in the configuration that a
  /// container registry asks for.
  private static func base64(_ secret: [UInt8]) -> Set<[UInt8]> {
    var forms: Set<[UInt8]> = []
    let once = pieces(ofBase64: secret)
    let twice = secret.count > longestInTwoLayers ? [] : once.filter { $0.count >= 12 }.flatMap(pieces(ofBase64:))
    for form in once + twice {
      forms.insert(form)
      forms.insert(form.map { $0 == UInt8(ascii: "+") ? 45 : $0 == UInt8(ascii: "/") ? 95 : $0 })
    }
    return forms
  }

  /// At each of three alignments the digits that depend on the text alone, and the whole as it is at an end.
  private static func pieces(ofBase64 text: [UInt8]) -> [[UInt8]] {
    var pieces: [[UInt8]] = []
    for offset in 0..<3 {
      let whole = Array(Base64.encoded(Array(repeating: 0, count: offset) + text).utf8)
      let used = offset + text.count
      let core = Array(whole[((offset * 8 + 5) / 6)..<(used * 8 / 6)])
      if core.count >= shortestBase64 { pieces += [core, Array(whole[((offset * 8 + 5) / 6)...])] }
    }
    // All of a text that is no longer than the secret: `echo` ends it with a line feed.
    for whole in [text, text + [10]].map({ Array(Base64.encoded($0).utf8) }) where whole.count >= shortestBase64 {
      pieces.append(whole)
    }
    return pieces
  }
}
