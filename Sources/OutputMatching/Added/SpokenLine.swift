import Bytes

/// The words of a line, in the form in which ``PhraseTable`` knows them.
struct SpokenLine {
  /// In lower case; a file name, an address or the like is one word.
  let words: [String]
  private let text: String

  /// In bytes.
  private static let longestLook = 2_000

  init(_ line: TextSlice) {
    text = String(decoding: line.trimmed.prefix(Self.longestLook), as: UTF8.self).lowercased()
    words = text.split(whereSeparator: \.isSpace).flatMap(Self.words)
  }

  /// `dry-run` is two words, and `py3-none-any.whl` is one.
  private static func words(of token: Substring) -> [String] {
    let core = token.drop { !($0.isAlphabetic || $0.isNumeric) }
    let bare = core[
      ..<(core.lastIndex { $0.isAlphabetic || $0.isNumeric }.map { core.index(after: $0) } ?? core.startIndex)]
    if isIdentifier(bare) { return [String(bare)] }
    return bare.split { !($0.isAlphabetic || $0.isNumeric || $0 == "'" || $0 == "’") }.flatMap(parts)
  }

  private static func isIdentifier(_ token: Substring) -> Bool {
    if token.contains(where: { "/@\\.:".containsBytes(of: $0) }) { return true }
    return token.contains { "-_".containsBytes(of: $0) } && token.contains(where: \.isNumeric)
  }

  /// `isn't` denies, and so does `n'a`; `l'image` is an image.
  private static func parts(_ word: Substring) -> [String] {
    let parts = word.split { $0 == "'" || $0 == "’" }.map(String.init)
    guard parts.count == 2 else { return parts }
    if parts[1] == "t", parts[0].last == "n" { return ["not"] }
    if parts[0] == "n" { return ["ne", parts[1]] }
    return parts[0].count <= 2 ? parts : [parts[0]]
  }

  /// Whether the line undoes what others say, or says that nothing was done, besides what the sample says itself.
  func undoes(besides shown: Set<String> = []) -> Bool {
    says(RetractionWords.undoings, besides: shown) || RetractionWords.joined.contains(where: text.containsBytes(of:))
  }

  /// Whether it takes back or limits what others say.
  func takesBack(besides shown: Set<String> = []) -> Bool {
    undoes(besides: shown) || says(RetractionWords.limits, besides: shown) || saysNo
  }

  /// Whether it is about what is still to come.
  func isPending(besides shown: Set<String> = []) -> Bool { says(RetractionWords.pendings, besides: shown) }

  /// Whether it sets something against what is before.
  var contrasts: Bool { says(RetractionWords.contrasts, besides: []) }

  /// Whether it warns: `WARN[0000] …`, `Aviso: …`.
  var warns: Bool { words.prefix(3).contains(where: RetractionWords.warnings.contains) }

  /// `0 errors, 0 warnings`
  var saysThatAllIsWell: Bool {
    let troubles = words.indices.filter { RetractionWords.troublesIfAny.contains(words[$0]) }
    return !troubles.isEmpty && troubles.allSatisfy { $0 > 0 && Self.nones.contains(words[$0 - 1]) }
  }

  /// Whether a phrase of a table is in it, and nothing says that there is none of it: `0 deleted`.
  private func says(_ table: PhraseTable, besides shown: Set<String>) -> Bool {
    table.places(in: words).contains { place in
      guard !words[place].allSatisfy(shown.contains) else { return false }
      let before = place.lowerBound > 0 ? words[place.lowerBound - 1] : ""
      let after = place.upperBound < words.count ? words[place.upperBound] : ""
      return !Self.nones.contains(before) && after != "0" && !isOfTrouble(place)
    }
  }

  /// `without errors`: what is denied is trouble.
  private func isOfTrouble(_ place: Range<Int>) -> Bool {
    words[place.upperBound...].prefix(2).contains(where: RetractionWords.troublesIfAny.contains)
  }

  /// `No tests were executed`, `has no volume`; in Portuguese `no` is `in the`.
  private var saysNo: Bool {
    words.indices.contains { index in
      guard words[index] == "no", index + 1 < words.count, !isOfTrouble(index..<index + 1) else { return false }
      return index == 0 || Self.beforeNo.contains(words[index - 1])
    }
  }

  private static let nones: Set<String> = [
    "0", "no", "zero", "without", "sans", "aucun", "aucune", "sem", "nenhum", "nenhuma", "sin", "ningún", "ninguna",
    "keine", "kein", "ohne", "nessun", "nessuna", "senza",
  ]

  private static let beforeNo: Set<String> = [
    "has", "have", "had", "is", "are", "was", "were", "there", "with", "got", "found", "say", "says", "since", "and",
    "but", "will", "que", "se", "info", "note", "notice", "debug", "remote", "warning",
  ]
}
