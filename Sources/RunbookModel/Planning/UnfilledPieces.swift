import Bytes
import ShellSyntax

/// The pieces of a word that say what is to be written in their place, where nothing else keeps the word from being run:
/// `your-bucket` in `s3://your-bucket/reports`, `vX.Y.Z`, `you@example.com`.
struct UnfilledPieces {
  private let text: String
  private let use: TextUse

  /// - Parameter text: of a word, with its quotation marks.
  init(_ text: String, use: TextUse) {
    self.text = text
    self.use = use
  }

  var all: [String] {
    guard !text.contains(where: { "$`\\<>{}[]()*|;#".containsBytes(of: $0) || $0.isSpace }) else { return [] }
    let pieces = text.split { "\"'/=,?&".containsBytes(of: $0) }.flatMap(pieces).filter(isAskable)
    guard !pieces.isEmpty else { return [] }
    var rest = text
    for piece in pieces {
      if let range = rest.byteRange(of: piece) { rest.replaceSubrange(range, with: "v") }
    }
    return UnfilledText(rest, use: use).isUnfilled ? [] : pieces
  }

  /// What is beside a colon or an `@` may be real: `left@x.y.z`; an address that is none of somebody is one value.
  private func pieces(of part: Substring) -> [String] {
    let fine = part.split { ":@".containsBytes(of: $0) }.map(String.init)
    if fine.contains(where: isAskable) { return fine }
    let sides = part.parts(separatedBy: "@", omittingEmptySubsequences: false)
    if sides.count == 2, sides[1].containsBytes(of: "."), !part.containsBytes(of: ":"),
      UnfilledText(String(part), use: use).isUnfilled
    {
      return [String(part)]
    }
    return []
  }

  /// What is crossed out as a whole is found elsewhere; `one.xxx` may be a name.
  private func isAskable(_ piece: String) -> Bool {
    !piece.lowercased().containsBytes(of: "xxx") && piece.contains(where: \.isAlphabetic)
      && !PlaceholderKey.key(of: piece).isEmpty
      && UnfilledText(piece, use: use).isUnfilled
  }

  private static let signs = WordList(
    UnfilledVocabulary.possessives.filter { $0.utf8.count > 2 }.sorted().map { Words($0) } + [".y.", "version", "you@"])

  /// Most commands have none.
  static func mayBe(in text: String) -> Bool { signs.isAny(in: Words(text).bytes[...]) }
}
