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
    let pieces = login ?? text.split { "\"'/=,?&".containsBytes(of: $0) }.flatMap(pieces).filter(isAskable)
    guard !pieces.isEmpty else { return [] }
    var rest = text
    for piece in pieces {
      if let range = rest.byteRange(of: piece) { rest.replaceSubrange(range, with: "v") }
    }
    return UnfilledText(rest, use: use).isUnfilled ? [] : pieces
  }

  /// `username@server_ip:/path/to/folder`: what is beside the signs says what it is, where it is not real.
  private var login: [String]? {
    let sides = text.filter { !"\"'".containsBytes(of: $0) }.parts(separatedBy: "@", omittingEmptySubsequences: false)
    guard sides.count == 2, !sides[0].containsBytes(of: "/"),
      UnfilledName(sides[0] + "@" + host(of: sides[1])).isUnfilled
    else { return nil }
    let path = sides[1].parts(separatedBy: ":", maxSplits: 1).dropFirst().first
    let names = [sides[0], host(of: sides[1])].filter { name in
      let words = UnfilledName.words(name)
      return words.contains(where: UnfilledVocabulary.machines.contains)
        || UnfilledVocabulary.roles[.user]?.contains(words.joined()) == true
        || words.count == 1 && words.contains(where: UnfilledVocabulary.owners.contains)
    }
    guard !names.isEmpty else { return nil }
    return (names + [path].compactMap(\.self).filter { UnfilledForm($0).isUnfilled }).map(String.init)
  }

  private func host(of side: Substring) -> Substring { side.prefix { $0 != ":" && $0 != "/" } }

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
