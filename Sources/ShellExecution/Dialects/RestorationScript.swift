/// The lines of a script that bring a fresh shell into a saved state.
struct RestorationScript {
  private(set) var lines: [[UInt8]] = []

  mutating func add(_ line: String) { lines.append(Array(line.utf8)) }

  mutating func add(_ bytes: [UInt8]) { if !bytes.isEmpty { lines.append(bytes) } }

  /// `prefix` and the bytes on one line.
  mutating func add(_ prefix: String, _ bytes: [UInt8]) { lines.append(Array(prefix.utf8) + bytes) }

  /// The section's lines, but for those that name one of the options.
  mutating func add(_ section: [UInt8], withoutOptions names: [String]) {
    for line in section.split(separator: UInt8(ascii: "\n")) {
      let option = line.split(separator: UInt8(ascii: " ")).last.map { String(decoding: $0, as: UTF8.self) } ?? ""
      if !names.contains(option) { lines.append(Array(line)) }
    }
  }
}
