import RunbookModel

/// One JSON object on one line, its keys in order, so that equal events give equal bytes.
///
/// Written by hand because every event of a run passes through it, and all output of its commands: a general encoder
/// takes ten times as long.
struct JSONLine {
  private var fields: [(key: String, value: [UInt8])] = []

  /// The object.
  var bytes: [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "{")]
    bytes.reserveCapacity(fields.reduce(2) { $0 + $1.key.utf8.count + $1.value.count + 4 })
    for (index, field) in fields.sorted(by: { $0.key < $1.key }).enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      JSONLine.append(field.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      bytes += field.value
    }
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// - Parameter json: what stands behind the key as it is.
  mutating func set(_ key: String, json: [UInt8]) { fields.append((key, json)) }

  mutating func set(_ key: String, _ text: String?) { set(key, json: JSONLine.json(text)) }

  mutating func set(_ key: String, _ number: Int?) {
    set(key, json: Array((number.map { String($0) } ?? "null").utf8))
  }

  mutating func set(_ key: String, _ flag: Bool) { set(key, json: Array((flag ? "true" : "false").utf8)) }

  /// - Parameter number: finite.
  mutating func set(_ key: String, _ number: Double) {
    let text = number.description
    set(key, json: Array((text.hasSuffix(".0") ? String(text.dropLast(2)) : text).utf8))
  }

  mutating func set(_ key: String, _ texts: [String]) {
    set(key, json: JSONLine.array(texts.map { JSONLine.json($0) }))
  }

  mutating func set(_ key: String, _ objects: [JSONLine]) { set(key, json: JSONLine.array(objects.map(\.bytes))) }

  mutating func set(_ key: String, _ object: JSONLine) { set(key, json: object.bytes) }

  mutating func set(_ key: String, _ id: some PageIdentifier) { set(key, id.text) }

  mutating func setIfPresent(_ key: String, _ id: (some PageIdentifier)?) { setIfPresent(key, id?.text) }

  /// Nothing where there is nothing.
  mutating func setIfPresent(_ key: String, _ text: String?) { if let text { set(key, text) } }

  // MARK: -

  private static func array(_ elements: [[UInt8]]) -> [UInt8] {
    [UInt8(ascii: "[")] + elements.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: "]")]
  }

  private static func json(_ text: String?) -> [UInt8] {
    guard let text else { return Array("null".utf8) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 2)
    append(text, to: &bytes)
    return bytes
  }

  /// In quotes. RFC 8259 wants quotes, backslashes and control characters escaped; all else stays as it is.
  private static func append(_ text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { utf8 in
      var start = 0
      for index in utf8.indices {
        let byte = utf8[index]
        if byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { continue }
        bytes += utf8[start..<index]
        start = index + 1
        appendEscaped(byte, to: &bytes)
      }
      bytes += utf8[start...]
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func appendEscaped(_ byte: UInt8, to bytes: inout [UInt8]) {
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
