/// The kept states of the shells of one run: its own, and those of its places.
///
/// A line that no state of one shell begins with, then for each its name and its length in a line of their own, and its
/// bytes. The run's own has no name.
struct PlacedStates: Equatable {
  var home: [UInt8] = []
  /// By the name of the place.
  var places: [String: [UInt8]] = [:]

  private static let mark = Array("passo shells\n".utf8)

  init() {}

  var serialized: [UInt8] {
    var bytes = Self.mark
    func add(_ name: String, _ state: [UInt8]) {
      bytes += Array("\(state.count) \(name)\n".utf8)
      bytes += state
    }
    add("", home)
    for (name, state) in places.sorted(by: { $0.key < $1.key }) { add(name, state) }
    return bytes
  }

  /// nil where it is the state of one shell, or damaged.
  init?(serialized bytes: [UInt8]) {
    guard bytes.starts(with: Self.mark) else { return nil }
    var rest = bytes[Self.mark.count...]
    while !rest.isEmpty {
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      let head = String(decoding: rest[..<end], as: UTF8.self).split(
        separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard head.count == 2, let length = Int(head[0]), length >= 0, rest.endIndex - (end + 1) >= length else {
        return nil
      }
      let state = Array(rest[(end + 1)..<(end + 1 + length)])
      if head[1].isEmpty { home = state } else { places[String(head[1])] = state }
      rest = rest[(end + 1 + length)...]
    }
  }
}
