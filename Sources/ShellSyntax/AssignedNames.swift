import Bytes

/// Names that a text gives a value to, of any language.
package enum AssignedNames {
  /// `NAME=` and `NAME+=` at the beginning of a line or a word; not `NAME=$NAME`, which hands on what it has.
  package static func all(in text: String) -> [String] {
    var names: [String] = []
    var text = text
    text.withUTF8 { bytes in
      for equals in bytes.indices where bytes[equals] == UInt8(ascii: "=") {
        var end = equals
        if end > 0, bytes[end - 1] == UInt8(ascii: "+") { end -= 1 }
        var start = end
        while start > 0, bytes[start - 1].isNameByte { start -= 1 }
        guard start < end, bytes[start].isNameStart,
          start == 0 || " \t\n;(`\"'{".utf8.contains(bytes[start - 1])
        else { continue }
        let name = bytes[start..<end]
        guard !handsOn(bytes[(equals + 1)...].prefix(name.count + 4), name) else { continue }
        names.append(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }

  /// Whether a value begins with the variable of its own name: `$NAME`, `"${NAME}`.
  private static func handsOn(_ value: Slice<UnsafeBufferPointer<UInt8>>, _ name: Slice<UnsafeBufferPointer<UInt8>>)
    -> Bool
  {
    var rest = value[...]
    if rest.first == .doubleQuote { rest.removeFirst() }
    guard rest.first == .dollar else { return false }
    rest.removeFirst()
    if rest.first == UInt8(ascii: "{") { rest.removeFirst() }
    guard rest.starts(with: name) else { return false }
    return rest.dropFirst(name.count).first.map { !$0.isNameByte } ?? true
  }
}
