import Bytes

/// Finds the JSON documents in an output that may hold other lines as well: headers, warnings, progress.
enum JSONDocuments {
  /// How many beginnings that turn out to be none are tried: each may cost as much as reading the whole output.
  private static let maximumFailures = 32

  static func find(in bytes: TextSlice) -> [JSONNode] {
    var documents = find(in: bytes, onlyAtLineStarts: true)
    if documents.isEmpty { documents = find(in: bytes, onlyAtLineStarts: false) }
    return documents
  }

  private static func find(in bytes: TextSlice, onlyAtLineStarts: Bool) -> [JSONNode] {
    var documents: [JSONNode] = []
    var failures = 0
    var index = bytes.startIndex
    var isLineStart = true
    while index < bytes.endIndex, failures < maximumFailures {
      let byte = bytes[index]
      if byte == "{" || byte == "[" && isLineStart, isLineStart || !onlyAtLineStarts, isBeginning(bytes[index...]) {
        if let node = JSONReader.read(bytes[index...], asSample: false) {
          documents.append(node)
          index = node.range.upperBound
          // Documents may follow each other on one line.
          continue
        }
        failures += 1
      }
      isLineStart = byte == 0x0A || isLineStart && byte.isBlank
      index += 1
    }
    return documents
  }

  /// Whether what follows a bracket can be JSON: not `[INFO]`, not `{name}`.
  static func isBeginning(_ bytes: TextSlice) -> Bool {
    let next = bytes.dropFirst().prefix(4096).first { !$0.isBlank && $0 != 0x0A }
    guard let next else { return true }
    if bytes.first == "{" { return next == "\"" || next == "}" }
    return "{[]\"-".utf8.contains(next) || next.isDigit
  }
}
