/// Writes numbers and texts one after the other, for ``ByteReader``.
struct ByteWriter {
  var bytes: [UInt8] = []

  /// Eight bytes, the least first.
  mutating func write(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func write(_ text: String) {
    write(UInt64(text.utf8.count))
    bytes += text.utf8
  }
}

/// Reads what ``ByteWriter`` wrote; nil for what is not there.
struct ByteReader {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func number() -> UInt64? {
    guard bytes.endIndex - index >= 8 else { return nil }
    let offset = index - bytes.startIndex
    let number = bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self) }
    index += 8
    return UInt64(littleEndian: number)
  }

  mutating func slice() -> ArraySlice<UInt8>? {
    guard let count = number(), count <= UInt64(bytes.endIndex - index) else { return nil }
    let slice = bytes[index..<(index + Int(count))]
    index += Int(count)
    return slice
  }

  mutating func text() -> String? { slice().map { String(decoding: $0, as: UTF8.self) } }
}

extension PageSummary {
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(UInt64(title == nil ? 0 : 1))
    writer.write(title ?? "")
    writer.write(UInt64(steps))
    writer.write(UInt64(procedures))
    writer.write(UInt64(values.count))
    for value in values { writer.write(value) }
    writer.write(UInt64(lines.count))
    for line in lines {
      writer.write(UInt64(line.number))
      writer.write(line.text)
    }
    return writer.bytes
  }

  init?(reading bytes: ArraySlice<UInt8>, withLines: Bool) {
    var reader = ByteReader(bytes)
    guard let hasTitle = reader.number(), let title = reader.text(), let steps = reader.count(),
      let procedures = reader.count(), let valueCount = reader.number()
    else { return nil }
    var values: [String] = []
    for _ in 0..<valueCount {
      guard let value = reader.text() else { return nil }
      values.append(value)
    }
    guard let lineCount = reader.number() else { return nil }
    var lines: [Line] = []
    if !withLines {
      self.init(
        title: hasTitle == 1 ? title : nil, steps: steps, procedures: procedures, values: values, lines: [])
      return
    }
    for _ in 0..<lineCount {
      guard let number = reader.count(), let text = reader.text() else { return nil }
      lines.append(Line(number: number, text: text))
    }
    guard reader.isAtEnd else { return nil }
    self.init(
      title: hasTitle == 1 ? title : nil, steps: steps, procedures: procedures, values: values, lines: lines)
  }
}

extension ByteReader {
  mutating func count() -> Int? { number().flatMap { Int(exactly: $0) } }
}
