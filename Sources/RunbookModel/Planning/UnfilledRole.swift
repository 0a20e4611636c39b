import Bytes
import Diagnostics
import ShellSyntax

/// A word that is nothing but what the program takes at its place: `useradd username`, `docker rm container_id`,
/// `psql -h hostname`, `terraform workspace select ENV`.
///
/// In other places such a word is a name like any: `docker run --name redis redis`, `mkdir project`.
struct UnfilledRole {
  private typealias Words = UnfilledVocabulary

  private let place: RolePlace

  init(_ place: RolePlace) { self.place = place }

  var isUnfilled: Bool {
    // `chown username:groupname /srv`; `docker run -p HOST:CONTAINER`
    let pieces = place.role == .user ? place.text.parts(separatedBy: ":") : [place.text[...]]
    return pieces.contains(where: isRole) || isOwnership(pieces)
  }

  /// Names of several words, such as `container_id` and `appname`: on their page they mean one thing, so they are asked
  /// for. `username` may be a key elsewhere on it.
  static func distinct(in script: ShellScript) -> [String] {
    script.commands.flatMap(\.simpleCommands).flatMap(\.rolePlaces).filter { place in
      let words = Words.folded(place.text[...])
      return UnfilledRole(place).isUnfilled && place.text.contains(where: \.isLowercase)
        && (words.count > 1 || Words.isRoleName(words.joined()))
    }.map(\.text)
  }

  /// `chown user:group`; `user:user` is what many a machine has.
  private func isOwnership(_ pieces: [Substring]) -> Bool {
    guard pieces.count == 2, pieces[0] != pieces[1] else { return false }
    let (owner, group) = (Words.folded(pieces[0]).joined(), Words.folded(pieces[1]).joined())
    return Words.owners.contains(owner) && Words.roleThings.contains(group) && !Words.owners.contains(group)
  }

  private func isRole(_ piece: Substring) -> Bool {
    // `-p'mot de passe'`
    if place.role == .password, piece.contains(where: \.isSpace) {
      return isRole(Substring(piece.split(whereSeparator: \.isSpace).joined(separator: "_")))
    }
    guard piece.first?.isAlphabetic == true,
      piece.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0 == "-" || $0 == "_" })
    else { return false }
    let words = Words.folded(piece)
    guard (1...6).contains(words.count), piece.count < 40 else { return false }
    let whole = words.joined()
    if place.role == .password, Words.isOwnSecret(words) { return true }
    if Words.roles[place.role]?.contains(whole) == true { return place.role != .number || isCapital(piece) }
    guard place.role != .number, place.role != .port else { return false }
    if !place.option.isEmpty { return isNamedByOption(words) }
    if words.count == 1 {
      if isCapital(piece), Words.roleThings.contains(whole) { return true }
      return Words.isRoleName(whole)
    }
    return isCompound(words)
  }

  private func isCapital(_ piece: Substring) -> Bool { !piece.contains(where: \.isLowercase) }

  /// `container_id`, `nom_de_la_base`: a kind, a thing, and what joins them.
  private func isCompound(_ words: [String]) -> Bool {
    words.contains(where: Words.roleKinds.contains) && words.contains(where: Words.roleThings.contains)
      && words.count > 1
      && words.allSatisfy { word in
        Words.roleKinds.contains(word) || Words.roleThings.contains(word) || Words.prepositions.contains(word)
          || Words.articles.contains(word)
      }
  }

  /// `--subscription subscription-id`: an option of any program says what is to be written; `-n pod_name` takes a thing.
  private func isNamedByOption(_ words: [String]) -> Bool {
    guard words.count > 1, isCompound(words) else { return false }
    let owner = Words.folded(place.option[...])
    // One letter is in the table of programs.
    return owner.count == 1 && place.option.count == 1 || owner.contains(where: words.contains)
  }
}
