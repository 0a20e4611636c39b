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
      let value = Bytes(text)
      if isOfState(key), let state = StateWord(value), [.off, .trouble].contains(state.meaning.side) { return true }
      return (isOfState(key) || isOfReason(key)) && ContradictingLine.isTrouble(value)
    case .number(let number):
      return VolatileName.isOfFailures(Bytes(key)) && number.contains { "123456789".contains($0) }
    case .boolean(let value):
      if VolatileName.isOfFailures(Bytes(key)) { return value }
      return !value && health.contains(key.lowercased())
    default: return false
    }
  }

  private static func isOfState(_ key: String) -> Bool { holds(key, states) }
  private static func isOfReason(_ key: String) -> Bool { holds(key, reasons) }

  private static func holds(_ key: String, _ endings: [String]) -> Bool {
    let key = key.lowercased()
    return endings.contains(where: key.hasSuffix)
  }

  private static let states = ["status", "state", "phase", "health", "condition", "result", "outcome"]
  private static let reasons = ["reason", "message", "warning", "warnings", "alert"]
  private static let health: Set<String> = ["ready", "healthy", "available", "valid", "ok", "success", "succeeded"]
}

extension JSONNode {
  /// Of an object.
  var keys: Set<String> {
    if case .object(let members, _) = kind { Set(members.map(\.key)) } else { [] }
  }
}
