import Bytes
package import Diagnostics

/// A place in a command that was damaged when the page was written, translated or typeset: a shell refuses it, or reads
/// it as something else than the writer meant. `check` names it as an error, and neither a plan nor a run takes such a
/// command: there is one judgement, ``ShellScript/damages(options:)``.
package struct CommandDamage: Hashable, Sendable {
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// `–sso`: a dash in place of a hyphen.
    case dash
    /// `“name”`
    case quotationMark
    /// A no-break space, or a character that is not seen.
    case space
    /// `-- sso`
    case option
    /// `NAME = value`
    case assignment
    /// `Ibmcloud login`
    case program
    /// `echo "hello`: a shell refuses it, or waits for the rest.
    case syntax
    /// `\ ` at the end of a line, where the next one should be continued.
    case continuation
    /// `< region>`
    case placeholder
    /// `https://example.com/?a=1&b=2` without quotation marks.
    case address
  }

  package var kind: Kind
  /// UTF-8 byte offsets into the text.
  package var range: Range<Int>
  package var message: Message
  /// What is to be written there; nil when several things may be meant.
  package var replacement: String?
}

extension ShellScript {
  /// Every damage of its commands.
  ///
  /// - Parameter options: long options that the page writes elsewhere, which tell `-- name` from the end of options.
  package func damages(options: Set<String> = []) -> [CommandDamage] {
    issueDamages + dashDamages + quotationDamages + spaceDamages + optionDamages(options: options)
      + assignmentDamages + programDamages
  }

  /// The long options that its commands are given.
  package var longOptions: [String] {
    simpleCommands.flatMap(\.words).map(\.text).filter { $0.hasPrefix("--") }
  }

  /// Whether a shell, or a program after it, reads the byte at `offset`.
  func isRead(_ offset: Int) -> Bool { !comments.contains { $0.contains(offset) } }

  var simpleCommands: [SimpleCommand] { commands.flatMap(\.simpleCommands) }

  func slice(_ offsets: Range<Int>) -> String {
    let end = text.utf8.count
    return String(
      Substring(text.utf8.dropFirst(offsets.lowerBound).prefix(min(offsets.upperBound, end) - offsets.lowerBound)))
  }

  /// Every occurrence of one of `characters` that something reads.
  func occurrences(of characters: Set<Unicode.Scalar>) -> [(scalar: Unicode.Scalar, range: Range<Int>)] {
    if text.utf8.allSatisfy({ $0 < 0x7F && $0 >= 0x20 || $0 == .newline || $0 == 0x09 }) { return [] }
    var found: [(scalar: Unicode.Scalar, range: Range<Int>)] = []
    var offset = 0
    for scalar in text.unicodeScalars {
      let length = UTF8.width(scalar)
      if characters.contains(scalar), isRead(offset) { found.append((scalar, offset..<offset + length)) }
      offset += length
    }
    return found
  }

  /// The characters on both sides of a range.
  func neighbours(of range: Range<Int>) -> (before: Character?, after: Character?) {
    (
      slice(max(range.lowerBound - 4, 0)..<range.lowerBound).last,
      slice(range.upperBound..<range.upperBound + 4).first
    )
  }
}
