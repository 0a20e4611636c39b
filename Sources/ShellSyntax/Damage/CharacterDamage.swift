import Bytes
import Diagnostics

/// Characters that look like those of a shell and are none.
extension ShellScript {
  private static let dashes: Set<Character> = ["\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"]

  var dashDamages: [CommandDamage] {
    // They all begin with this byte.
    guard text.utf8.contains(0xE2) else { return [] }
    return simpleCommands.flatMap(\.words).compactMap { word in
      let brackets = word.text.prefix { $0 == "[" || $0 == "(" }
      let dashes = word.text.dropFirst(brackets.count).prefix { $0 == "-" || Self.dashes.contains($0) }
      guard dashes.contains(where: Self.dashes.contains) else { return nil }
      let start = word.range.lowerBound + brackets.utf8.count
      let name = word.text.dropFirst(brackets.count + dashes.count).prefix { $0.isAlphabetic || $0 == "-" }
      return CommandDamage(
        kind: .dash, range: start..<start + dashes.utf8.count,
        message: "\(String(dashes)) is not a hyphen, so this is not an option",
        replacement: name.isEmpty ? nil : name.count == 1 ? "-" : "--")
    }
  }

  private static let double: Set<Unicode.Scalar> = ["\u{201C}", "\u{201D}", "\u{201E}", "\u{201F}", "\u{AB}", "\u{BB}"]
  private static let single: Set<Unicode.Scalar> = ["\u{2018}", "\u{2019}", "\u{201A}", "\u{201B}"]

  private static let quotationMarks = double.union(single)

  var quotationDamages: [CommandDamage] {
    occurrences(of: Self.quotationMarks).compactMap { scalar, range in
      let (before, after) = neighbours(of: range)
      // `l’exemple`: a letter on both sides.
      let isApostrophe = before?.isAlphabetic == true && after?.isAlphabetic == true
      guard Self.double.contains(scalar) || !isApostrophe else { return nil }
      return CommandDamage(
        kind: .quotationMark, range: range, message: "\(String(scalar)) is not a quotation mark for a shell",
        replacement: Self.double.contains(scalar) ? "\"" : "'")
    }
  }

  private static let wide: Set<Unicode.Scalar> = ["\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}"]
  private static let invisible: Set<Unicode.Scalar> = ["\u{200B}", "\u{2060}", "\u{FEFF}"]
  /// What steers a terminal, or shows a command in another order than it is read: no page means them.
  private static let steering = Set(
    [0x00...0x08, 0x0B...0x0C, 0x0E...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069]
      .flatMap { $0.compactMap { Unicode.Scalar(UInt32($0)) } })

  private static let unseen = wide.union(invisible).union(steering)

  /// True for a text that begins with a known program, followed by a blank that no shell takes for one.
  package static func hidesProgram(in text: String) -> Bool {
    let line = text.prefix { $0 != "\n" }.drop { $0 == " " }
    guard let space = line.unicodeScalars.firstIndex(where: wide.contains) else { return false }
    return KnownPrograms.contains(String(line[..<space]))
  }

  var spaceDamages: [CommandDamage] {
    occurrences(of: Self.unseen).compactMap { scalar, range in
      let isWide = Self.wide.contains(scalar)
      if isWide, isProse(range) { return nil }
      return CommandDamage(
        kind: .space, range: range,
        message: isWide
          ? "this space is not an ordinary one, and does not separate anything"
          : "this command contains an invisible character",
        replacement: isWide ? " " : "")
    }
  }

  /// `-d "Attention : 10 000 lignes"`: within quotation marks, and where typographers want it.
  private func isProse(_ range: Range<Int>) -> Bool {
    let (before, after) = neighbours(of: range)
    guard let before, let after else { return false }
    let isTypographic =
      before == "«" || before.isNumeric && (after.isNumeric || after.isAlphabetic)
      || (before.isNumeric || before.isAlphabetic) && ":;!?%»€".containsBytes(of: after)
    guard isTypographic else { return false }
    return simpleCommands.contains { simple in
      simple.words.contains { word in
        guard word.range.lowerBound < range.lowerBound, range.upperBound < word.range.upperBound else { return false }
        let start = slice(word.range.lowerBound..<range.lowerBound)
        let end = slice(range.upperBound..<word.range.upperBound)
        return ["\"", "'"].contains { start.containsBytes(of: $0) && end.containsBytes(of: $0) }
      }
    }
  }
}
