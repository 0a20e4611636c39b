/// Writes values as JSON text: keys sorted, so that equal values give equal bytes, and `/` as it is.
///
/// Written by hand because all events of a run pass through it, with all output of its commands: a general encoder takes
/// ten times as long.
struct JSONWriter {
  /// Two blanks a level; otherwise all is on one line.
  let isPretty: Bool
  private(set) var bytes: [UInt8] = []

  init(isPretty: Bool) { self.isPretty = isPretty }

  mutating func write(_ value: JSONValue, depth: Int = 0) {
    switch value {
    case .null: bytes += "null".utf8
    case .boolean(let flag): bytes += (flag ? "true" : "false").utf8
    case .integer(let number): bytes += String(number).utf8
    case .digits(let digits): bytes += digits.utf8
    case .number(let number): bytes += JSONWriter.text(number).utf8
    case .string(let text): write(text)
    case .array(let values):
      write(values, between: ("[", "]"), depth: depth) { writer, value in
        writer.write(value, depth: depth + 1)
      }
    case .object(let object): write(object, depth: depth)
    }
  }

  mutating func write(_ object: JSONObject, depth: Int = 0) {
    write(object.sorted { $0.key < $1.key }, between: ("{", "}"), depth: depth) { writer, member in
      writer.write(member.key)
      writer.bytes += (writer.isPretty ? " : " : ":").utf8
      writer.write(member.value, depth: depth + 1)
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between marks: (String, String), depth: Int,
    each: (inout JSONWriter, Element) -> Void
  ) {
    bytes += marks.0.utf8
    for (index, element) in elements.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      breakLine(depth + 1)
      each(&self, element)
    }
    if elements.isEmpty, isPretty { bytes.append(UInt8(ascii: "\n")) }
    breakLine(depth)
    bytes += marks.1.utf8
  }

  private mutating func breakLine(_ depth: Int) {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    bytes += repeatElement(UInt8(ascii: " "), count: 2 * depth)
  }

  private static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if case .integer(let whole) = JSONValue(number) { return String(whole) }
    return number.description
  }

  // MARK: Texts

  /// In quotes. RFC 8259 wants quotes, backslashes and control characters escaped; all else stays as it is.
  private mutating func write(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let byte = utf8[index]
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
        bytes += utf8[start..<index]
        start = index + 1
        writeEscaped(byte)
      }
      bytes += utf8[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func writeEscaped(_ byte: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case 8: bytes.append(UInt8(ascii: "b"))
    case 9: bytes.append(UInt8(ascii: "t"))
    case 10: bytes.append(UInt8(ascii: "n"))
    case 12: bytes.append(UInt8(ascii: "f"))
    case 13: bytes.append(UInt8(ascii: "r"))
    case 0..<0x20:
      let digits = Array("0123456789abcdef".utf8)
      bytes += "u00".utf8
      bytes += [digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    default: bytes.append(byte)
    }
  }
}

extension JSONValue {
  /// On one line, without a line feed.
  package var line: [UInt8] {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return writer.bytes
  }

  /// Two blanks a level, and a line feed at the end.
  package var pretty: [UInt8] {
    var writer = JSONWriter(isPretty: true)
    writer.write(self)
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}

extension JSONObject {
  /// On one line, without a line feed.
  package var line: [UInt8] {
    var writer = JSONWriter(isPretty: false)
    writer.write(self)
    return writer.bytes
  }
}
