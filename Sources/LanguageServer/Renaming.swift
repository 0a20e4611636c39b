import Bytes
import Diagnostics
import JSON
import MarkdownBlocks
import RunbookLint
import RunbookModel
import ShellSyntax

/// Gives a placeholder another name wherever a page writes it, and in the page's other languages.
struct Renaming {
  let encoding: PositionEncoding

  /// - Throws: ``ServerError`` for what can be no name.
  static func name(_ text: String) throws(ServerError) -> String {
    let name = text.drop { "<[{$".contains($0) }.prefix { !"]}>".contains($0) }
    guard let first = name.utf8.first, first.isAlphanumeric || first == UInt8(ascii: "_") || first >= 0x80,
      name.utf8.count <= longest, name.allSatisfy({ $0.isLetter || $0.isNumber || " _.-".contains($0) })
    else { throw ServerError(.invalidParameters, "a name has letters, digits, blanks, hyphens and underscores") }
    return String(name)
  }

  /// In bytes.
  private static let longest = 80

  /// Under which all spellings of a name are one.
  static func key(of name: String) -> String { PlaceholderKey.key(of: name) }

  /// The edits in one page; nil where it does not write the placeholder, or already has one of the new name.
  func edits(of key: String, to name: String, in page: CheckedPage) -> JSONValue? {
    let spots = PlaceholderSpots(page.document, page.runbook.placeholders).all.filter { $0.placeholder.key == key }
    let other = Self.key(of: name)
    guard !spots.isEmpty, other == key || page.runbook.placeholder(key: other) == nil else { return nil }
    return .array(
      spots.map { spot in
        let old = String(decoding: page.source.bytes[spot.name], as: UTF8.self)
        let isVariable = page.source.bytes[spot.range.lowerBound] == .dollar
        return .object([
          "range": encoding.range(spot.name, in: page.source),
          "newText": .string(Self.spelled(name, like: old, isVariable: isVariable)),
        ])
      })
  }

  /// `REGION` stays in capitals, or it is no placeholder any more; a variable of the shell has no blanks and hyphens.
  static func spelled(_ name: String, like old: String, isVariable: Bool) -> String {
    let isCapital = old.contains(where: \.isUppercase) && !old.contains(where: \.isLowercase)
    let spelled = isCapital ? name.uppercased() : name
    let joint: Character? = isVariable ? "_" : isCapital ? (old.contains("-") ? "-" : "_") : nil
    return joint.map { joint in String(spelled.map { " .-_".contains($0) ? joint : $0 }) } ?? spelled
  }
}
