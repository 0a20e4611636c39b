import Bytes

/// Values of a JSON document by which a service tells that something is wrong.
enum JSONTrouble {
  /// The first such value within a document, or within what is under `key`.
  static func first(in node: JSONNode, key: String = "", depth: Int = 0) -> JSONNode? {
    guard depth < 20 else { return nil }
    switch node.kind {
    case .object(let members, _):
      for member in members {
        if let found = first(in: member.value, key: member.key, depth: depth + 1) { return found }
      }
      return nil
    case .array(let elements, _):
      for element in elements.prefix(200) {
        if let found = first(in: element, key: key, depth: depth + 1) { return found }
      }
      return nil
    default: return isTrouble(node, key: key) ? node : nil
    }
  }

  private static func isTrouble(_ node: JSONNode, key: String) -> Bool {
    switch node.kind {
    case .string(let text):
      if isOfReason(key), ContradictingLine.isTrouble(TextSlice(text)) { return true }
      return AddedFact.tells(TextSlice(text), under: TextSlice(key))
    case .number(let number):
      if VolatileName.isOfFailures(TextSlice(key)) { return number.contains { "123456789".containsBytes(of: $0) } }
      return AddedFact.tells(TextSlice(number), under: TextSlice(key))
    case .boolean(let value): return AddedFact.tells(TextSlice(value ? "true" : "false"), under: TextSlice(key))
    default: return false
    }
  }

  private static func isOfReason(_ key: String) -> Bool {
    let key = key.lowercased()
    return reasons.contains(where: key.hasSuffix)
  }

  private static let reasons = ["status", "state", "reason", "message", "warning", "warnings", "alert"]
}

extension JSONNode {
  /// Of an object.
  var keys: Set<String> {
    if case .object(let members, _) = kind { Set(members.map(\.key)) } else { [] }
  }
}
