/// What a word of a command names, as the program takes it at that place.
package enum OperandRole: String, Hashable, Sendable {
  case user, password, host, port, database, number, process
  /// A commit, a branch or a tag.
  case revision
  /// Any other thing that is there already, or is made: a container, a package, a unit.
  case object
}

/// A word of a command, and what the program takes it for.
package struct RolePlace: Hashable, Sendable {
  package var word: ShellWord
  /// Without the option and the quotation marks.
  package var text: String
  package var role: OperandRole
  /// Whose value it is, without dashes: `subscription`; empty for an operand.
  package var option = ""
}

extension SimpleCommand {
  /// The words that a program takes for the name of something, as far as `OperandRoles` knows.
  package var rolePlaces: [RolePlace] {
    var found: [RolePlace] = []
    var rows: [OperandRoles.Row] = []
    var index = words.startIndex
    while index < words.endIndex {
      defer { index += 1 }
      guard let text = words[index].literal, !text.isEmpty else { continue }
      let isFirst = index == words.startIndex || rows.contains { $0.hasInnerCommand }
      if isFirst, let inner = OperandRoles.rows(of: words[index...]) {
        rows = inner
        continue
      }
      if text.first != "-" {
        if rows.contains(where: \.isAssigned), let equals = text.firstIndex(of: "="),
          let role = OperandRoles.role(ofOption: "--" + text[..<equals])
        {
          let value = String(text[text.index(after: equals)...])
          found.append(RolePlace(word: words[index], text: value, role: role, option: String(text[..<equals])))
        }
        for row in rows {
          if let role = row.operand { found.append(RolePlace(word: words[index], text: text, role: role)) }
        }
        continue
      }
      if rows.contains(where: { $0.ignored.contains(text) }) {
        index += 1
        continue
      }
      found += places(ofOption: text, at: index, in: rows)
      // The value of a known option is no operand; of any other option it is not known whether it has one.
      if let last = found.last, last.role != .object || !text.hasPrefix("--"), index + 1 < words.endIndex,
        last.word == words[index + 1]
      {
        index += 1
      }
    }
    return found
  }

  private func places(ofOption text: String, at index: Int, in rows: [OperandRoles.Row]) -> [RolePlace] {
    guard text != "--", text != "-" else { return [] }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let (name, own) = (parts[0], parts.count > 1 ? parts[1] : nil)
    let option = String(name.drop { $0 == "-" })
    if let role = rows.lazy.compactMap({ $0.options[name] }).first ?? OperandRoles.role(ofOption: name) {
      let next = index + 1 < words.endIndex ? words[index + 1] : nil
      if let own { return [RolePlace(word: words[index], text: own, role: role, option: option)] }
      guard let next, let value = next.literal, value.first != "-" else { return [] }
      return [RolePlace(word: next, text: value, role: role, option: option)]
    }
    // `-ppassword`
    guard !name.hasPrefix("--"), name.count > 2,
      let role = rows.lazy.compactMap({ $0.joined ? $0.options[String(name.prefix(2))] : nil }).first
    else { return [] }
    return [RolePlace(word: words[index], text: String(text.dropFirst(2)), role: role, option: option)]
  }
}
