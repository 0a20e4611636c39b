import Bytes

/// A line of a container registry about one layer: which layers there are, and which are there already, is another
/// matter each time.
enum LayerLine {
  /// Whether the layer is where it should be: `5f70bf18a086: Pushed`, `5f70bf18a086: Layer already exists`.
  static func isDone(_ line: TextSlice) -> Bool {
    let text = line.trimmed
    guard let mark = text.firstIndex(of: UInt8(ascii: ":")), (8...64).contains(mark - text.startIndex),
      text[..<mark].allSatisfy(\.isHexDigit)
    else { return false }
    let state = String(decoding: text[(mark + 1)...].trimmed.lowercased, as: UTF8.self)
    return states.contains(state) || state.hasPrefix("mounted from ")
  }

  private static let states: Set<String> = ["pushed", "layer already exists", "pull complete", "already exists"]
}
