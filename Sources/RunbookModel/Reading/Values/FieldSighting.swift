import Bytes
import ShellSyntax

/// Under which keys of a file, or of a JSON body, a name is as the value: `trust/name` for `name: <x>` below `trust:`.
struct FieldSighting: Equatable {
  /// Key of the placeholder.
  var key: String
  /// From the outermost key to its own.
  var path: [String]
  var section: Int
  var item: Int
  var line: Int

  /// All of one block.
  ///
  /// - Parameter line: of the block.
  static func all(in text: String, section: Int, item: Int, line: Int) -> [FieldSighting] {
    guard text.containsBytes(of: "<") || text.containsBytes(of: "{") else { return [] }
    var open: [(column: Int, key: String)] = []
    var found: [FieldSighting] = []
    for written in text.parts(separatedBy: "\n") {
      // A dash opens an entry of a list, whose keys are after it.
      let content = written.drop { " \t-".containsBytes(of: $0) }
      let column = written.utf8.count - content.utf8.count
      let (colon, equals) = (UInt8(ascii: ":"), UInt8(ascii: "="))
      guard let separator = content.utf8.firstIndex(where: { $0 == colon || $0 == equals }) else {
        // An entry of a list stands for the key of the list.
        guard written.utf8.first(where: { $0 > 0x20 }) == UInt8(ascii: "-"), !open.isEmpty,
          let name = Self.name(in: content)
        else { continue }
        let path = open.prefix { $0.column < column }.map(\.key)
        found.append(
          FieldSighting(key: PlaceholderKey.key(of: name), path: path, section: section, item: item, line: line))
        continue
      }
      let key = content[..<separator].filter { !" \"'".containsBytes(of: $0) }
      guard !key.isEmpty, key.utf8.count < 120,
        key.allSatisfy({ $0.isAlphabetic || $0.isNumeric || "_-./".containsBytes(of: $0) })
      else { continue }
      while let last = open.last, last.column >= column { open.removeLast() }
      open.append((column, String(key)))
      guard written.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") }) else { continue }
      guard let name = Self.name(in: content[content.index(after: separator)...]) else { continue }
      found.append(
        FieldSighting(
          key: PlaceholderKey.key(of: name), path: open.map(\.key), section: section, item: item, line: line))
    }
    return found
  }

  /// The name that is all of a value.
  private static func name(in value: Substring) -> String? {
    let value = String(value.filter { !" \"',".containsBytes(of: $0) })
    return PlaceholderNames.all(in: value).first.flatMap { $0 == value ? $0 : nil }
  }

  /// How many keys of a row such as `../trust/name` agree, from the last one; 0 when one of them does not.
  func agreement(with row: [String]) -> Int {
    var rest = path[...]
    for part in row.reversed() {
      // A page may leave keys out between two that it names, but not the last one.
      guard let found = rest.lastIndex(of: part), rest.endIndex == path.endIndex ? found == path.endIndex - 1 : true
      else { return 0 }
      rest = rest[..<found]
    }
    return row.count
  }
}
