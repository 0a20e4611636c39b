import Bytes

/// What a shell refuses, waits for, or reads in another way than it looks.
extension ShellScript {
  /// One damage of the syntax and one of an address, as the first one explains those after it.
  var issueDamages: [CommandDamage] {
    // What follows from the blank in `< region>` is said with it.
    let causes = issues.filter { $0.kind == .blankInPlaceholder }.map(\.range)
    var seen: Set<CommandDamage.Kind> = []
    return issues.compactMap { issue in
      guard let kind = Self.damage(of: issue.kind) else { return nil }
      if kind == .syntax, causes.contains(where: { $0.overlaps(issue.range) }) { return nil }
      let isFirst = seen.insert(kind).inserted
      guard isFirst || kind != .syntax && kind != .address else { return nil }
      return CommandDamage(
        kind: kind, range: issue.range, message: issue.message, replacement: replacement(for: issue))
    }
  }

  /// Nil: the command is run all the same.
  private static func damage(of issue: ShellIssue.Kind) -> CommandDamage.Kind? {
    switch issue {
    case .unclosedQuote, .unclosedSubstitution, .unclosedHeredoc, .unclosedCompound, .danglingOperator,
      .unexpectedToken, .nestedTooDeep:
      .syntax
    case .blankAfterBackslash, .danglingBackslash: .continuation
    case .blankInPlaceholder: .placeholder
    case .ampersandInURL: .address
    }
  }

  private func replacement(for issue: ShellIssue) -> String? {
    switch issue.kind {
    case .blankAfterBackslash:
      let rest = text.utf8.dropFirst(issue.range.upperBound)
      // Without the backslash a comment would end the command, and the next line would be one of its own.
      if rest.first == UInt8(ascii: "#") { return nil }
      return rest.first ?? .newline == .newline ? "\\" : ""
    case .blankInPlaceholder: return Self.mended(slice(issue.range))
    default: return nil
    }
  }

  /// `<region>` for `< region >`.
  private static func mended(_ text: String) -> String? {
    guard text.first == "<", text.last == ">" else { return nil }
    let name = text.dropFirst().dropLast().split(whereSeparator: \.isSpace)
    return name.isEmpty ? nil : "<\(name.joined(separator: " "))>"
  }
}
