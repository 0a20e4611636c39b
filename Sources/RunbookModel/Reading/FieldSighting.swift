import Diagnostics
import ShellSyntax

/// Under which keys of a file, or of a JSON body, a name stands as the value: `trust/name` for `name: <x>` below `trust:`.
struct FieldSighting {
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
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "{")) else { return [] }
    var open: [(column: Int, key: String)] = []
    var found: [FieldSighting] = []
    for written in text.split(separator: "\n") {
      // A dash opens an entry of a list, whose keys stand behind it.
      let content = written.drop { " \t-".contains($0) }
      let column = written.utf8.count - content.utf8.count
      let (colon, equals) = (UInt8(ascii: ":"), UInt8(ascii: "="))
      guard let separator = content.utf8.firstIndex(where: { $0 == colon || $0 == equals }) else { continue }
      let key = content[..<separator].filter { !" \"'".contains($0) }
      guard !key.isEmpty, key.utf8.count < 60, key.allSatisfy({ $0.isLetter || $0.isNumber || "_-.".contains($0) })
      else { continue }
      while let last = open.last, last.column >= column { open.removeLast() }
      open.append((column, String(key)))
      guard written.utf8.contains(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: "{") }) else { continue }
      let value = content[content.index(after: separator)...].filter { !" \"',".contains($0) }
      guard let name = PlaceholderNames.all(in: String(value)).first, name == String(value) else { continue }
      found.append(
        FieldSighting(
          key: PlaceholderKey.key(of: name), path: open.map(\.key), section: section, item: item, line: line))
    }
    return found
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
