import Bytes
import ShellSyntax

/// Whether a word of a command, or a value in a file, is one that people read as "put your own here".
struct UnfilledText {
  /// With its quotation marks.
  private let text: String
  private let use: TextUse

  init(_ text: String, use: TextUse) {
    self.text = text
    self.use = use
  }

  var isUnfilled: Bool {
    // What is looked for is no sample; what it is replaced by may be one: `sed 's/__NAME__/changeme/'`.
    if use.contains(.searching) {
      return replacements.contains { UnfilledText($0, use: use.subtracting(.searching)).isUnfilled }
    }
    let bare = String(text.filter { !"\"'\\".containsBytes(of: $0) })
    let isProse = use.contains(.speaking) && bare.contains(where: \.isSpace)
    if UnfilledFrame(bare, written: text, use: use, isProse: isProse).isFramed { return true }
    if !use.contains(.speaking),
      isRequest(bare) || isFramedRequest(bare) || UnfilledName(bare[...]).isPhrase
        || UnfilledName(bare[...]).isBracketed || UnfilledName(bare[...]).isNamePhrase || isCutInBrackets(bare)
    {
      return true
    }
    return isDate(bare) || isReleaseWithStar(bare) || hasUnfilledPiece(isProse: isProse)
  }

  /// Whether the whole is a sample value.
  var isUnfilledValue: Bool {
    let bare = text.filter { !"\"'\\".containsBytes(of: $0) }.split(whereSeparator: \.isSpace)
    guard bare.count == 1, let value = bare.first else { return false }
    return Self.isToBeChanged(value) || isCrossedOut(value)
  }

  /// Whether it is a value that asks for one of the reader's own, and nothing else.
  var asksForValue: Bool {
    if text.hasPrefix("<<"), text.hasSuffix(">>"), text.dropFirst(2).dropLast(2).allSatisfy(Self.isNameCharacter) {
      return text.utf8.count > 4
    }
    let blanks = text.contains(where: \.isSpace)
    // A sentence in small letters is a text of somebody.
    return blanks ? text.allSatisfy { !$0.isLowercase } && isRequest(text) : isUnfilledValue && text != "***"
  }

  /// Crossed out but for what divides it, or for the beginning: `xxxx-xxxx`, `10.0.0.x`, `AKIAXXXXXXXX`; `one.xxx` is a name.
  private func isAllCrossed(_ piece: Substring) -> Bool {
    guard isCrossedOut(piece) else { return false }
    let crosses = piece.split { $0 != "x" && $0 != "X" }.map(\.count).max() ?? 0
    return crosses > 4 || piece.allSatisfy { "xX-._:".containsBytes(of: $0) || $0.isNumeric }
  }

  private static func isNameCharacter(_ character: Character) -> Bool {
    character.isAlphabetic || character.isNumeric || "_-. ".containsBytes(of: character)
  }

  /// The pieces of a word that are crossed out or ask to be changed: `xxx.xxx.xxx.xxx` in `root@xxx.xxx.xxx.xxx`.
  var parts: [String] {
    text.split { "\"'/@=,;(){}[]|&<>".containsBytes(of: $0) || $0.isSpace }.flatMap { piece -> [Substring] in
      if isAllCrossed(piece) { return [piece] }
      return piece.parts(separatedBy: ":").filter { isAllCrossed($0) || Self.isToBeChanged($0) }
    }.filter { $0.first.map { $0.isAlphabetic || $0.isNumeric } == true && !$0.containsBytes(of: "$") }.map(String.init)
  }

  /// `https://host/releases/v*/tool-*.tar.gz`: no server looks for the file that fits.
  private func isReleaseWithStar(_ bare: String) -> Bool {
    guard bare.containsBytes(of: "*"), bare.hasPrefix("https://") || bare.hasPrefix("http://") else { return false }
    return Self.packageEndings.contains(where: bare.hasSuffix)
  }

  private static let packageEndings = [
    ".tar.gz", ".tgz", ".tar.xz", ".tar.bz2", ".zip", ".deb", ".rpm", ".apk", ".jar", ".dmg", ".pkg", ".exe", ".msi",
  ]

  /// What `s/…/…/` puts in the place of what it finds.
  private var replacements: [String] {
    text.filter { $0 != "\"" && $0 != "'" }.parts(separatedBy: ";").compactMap { command in
      let command = command.drop(while: \.isSpace)
      guard command.first == "s", let mark = command.dropFirst().first, !mark.isAlphabetic, !mark.isNumeric else {
        return nil
      }
      let parts = command.parts(separatedBy: mark, omittingEmptySubsequences: false)
      return parts.count > 2 ? String(parts[2]) : nil
    }
  }

  /// `sed 's/<old>/<new>/g' page.xml`: both are elements of a file of markup.
  static func renamesTags(_ text: String, in words: [ShellWord]) -> Bool {
    let parts = text.filter { $0 != "\"" && $0 != "'" }.parts(separatedBy: "/", omittingEmptySubsequences: false)
    guard parts.count > 3, parts[0] == "s",
      parts[1...2].allSatisfy({ $0.first == "<" && $0.last == ">" && $0.count > 2 })
    else { return false }
    return words.contains { word in [".xml", ".html", ".htm", ".xhtml", ".svg"].contains { word.text.hasSuffix($0) } }
  }

  /// `[INSERT KEY]`, `(your key)`, `{ api key }`
  private func isFramedRequest(_ bare: String) -> Bool {
    let value = bare.parts(separatedBy: "=", maxSplits: 1).last.map(String.init) ?? bare
    guard let first = value.first, let last = value.last, ["[": "]", "(": ")", "{": "}"][first] == last else {
      return false
    }
    let inner = value.dropFirst().dropLast()
    guard inner.allSatisfy({ $0.isAlphabetic || $0.isNumeric || $0 == " " || $0 == "_" || $0 == "-" || $0 == "'" })
    else {
      return false
    }
    let words = inner.parts(separatedBy: " ").flatMap(UnfilledVocabulary.folded)
    guard words.count > 1, words.count < 7, let start = words.first, let end = words.last else { return false }
    return UnfilledVocabulary.possessives.contains(start) || UnfilledVocabulary.verbs.contains(start)
      || UnfilledVocabulary.belongings.contains(end) && words.count < 4
  }

  /// `YYYY-MM-DD`, `JJ/MM/AAAA`, `HH:MM` as a whole, where no format is asked for.
  private func isDate(_ bare: String) -> Bool {
    guard !use.contains(.formatting), !use.contains(.speaking) else { return false }
    let value = bare.parts(separatedBy: "=", maxSplits: 1).last ?? ""
    let parts = value.split(omittingEmptySubsequences: false) { "-/:.T".containsBytes(of: $0) }
    return parts.count > 1 && parts.allSatisfy { Self.dateParts.contains($0.uppercased()) }
  }

  private static let dateParts: Set<String> = ["YYYY", "AAAA", "MM", "DD", "JJ", "HH", "SS", "TT", "JJJJ"]

  // MARK: Pieces

  /// What is between `Authorization:` and a value.
  private static let schemes: Set<Substring> = ["Bearer", "Basic", "Token", "token", "bearer", "basic"]

  /// What the text is made of: `Authorization: Bearer xxxx` has a label and two more.
  private func hasUnfilledPiece(isProse: Bool) -> Bool {
    let hasBlanks = text.contains(where: \.isSpace)
    var previous: Substring?
    for piece in text.split(whereSeparator: { $0.isSpace || "\"'\\{}[](),;<>|&".containsBytes(of: $0) }) {
      defer { previous = piece }
      let value = piece.lastIndex(of: "=").map { piece[piece.index(after: $0)...] } ?? piece
      // In a sentence only what is the value of something: `echo "token: xxxx"`.
      let isLabelled =
        previous.map { $0.last == ":" || $0.last == "=" || Self.schemes.contains($0) } == true
        || value.count < piece.count
      if isProse, !isLabelled { continue }
      // The name of an option is the program's: `--stay-here`.
      let isOption = value.count == piece.count && piece.first == "-"
      if value.isEmpty || isOption && (hasBlanks || piece.contains { $0 != "-" }) { continue }
      // `of=/dev/sd?`, where no shell looks for files
      if value.count < piece.count, value.hasPrefix("/dev/"), value.hasSuffix("?") { return true }
      if UnfilledName(value).namesOwn(in: text) { return true }
      if UnfilledName(value).isUnfilled || !hasBlanks && UnfilledName(value).isCompound { return true }
      if Self.isToBeChanged(value) || isCrossedOut(value) || !hasBlanks && isCutOff(value)
        || isLabelled && isCutOff(value)
      {
        return true
      }
    }
    return false
  }

  /// `eyJhbGci[...]`
  private func isCutInBrackets(_ bare: String) -> Bool {
    guard !use.contains(.compiling) else { return false }
    return ["[...]", "[…]", "(...)"].contains { mark in
      guard let cut = bare.byteRange(of: mark), cut.lowerBound > bare.startIndex else { return false }
      let before = bare[bare.index(before: cut.lowerBound)]
      return before.isAlphabetic || before.isNumeric
    }
  }

  /// `…`, `...`, `eyJhbGci...`
  private func isCutOff(_ value: Substring) -> Bool {
    if !value.isEmpty, value.allSatisfy({ $0 == "…" }) { return true }
    guard !use.contains(.ranging), !use.contains(.speaking) else { return false }
    if value == "..." { return true }
    // `abc…xyz`
    let cut = value.byteRange(of: "...") ?? value.byteRange(of: "…")
    if let cut, cut.lowerBound > value.startIndex, cut.upperBound < value.endIndex,
      value[value.index(before: cut.lowerBound)].isAlphabetic || value[value.index(before: cut.lowerBound)].isNumeric,
      value[cut.upperBound].isAlphabetic || value[cut.upperBound].isNumeric
    {
      return true
    }
    let rest = value.hasSuffix("...") ? value.dropLast(3) : value.hasSuffix("…") ? value.dropLast() : nil
    return rest?.last.map { $0.isAlphabetic || $0.isNumeric || $0 == "-" || $0 == "_" } ?? false
  }

  // MARK: Words that ask to be replaced

  /// Marks of writers, in capitals.
  private static let marks: Set<Substring> = ["TODO", "TBD", "TBA", "FIXME"]

  /// `TODO`
  static func isMark(_ name: String) -> Bool { marks.contains(name[...]) }

  /// `changeme`, `TODO_SetOwner`, `your-token`, `insert-token-here`, `https://votre-serveur/`
  private static func isToBeChanged(_ value: Substring) -> Bool {
    if marks.contains(value) || marks.contains(where: { value.hasPrefix($0 + "_") }) { return true }
    // `REPLACE.ME`, `your.key`, `http://your.server.com`
    let parts = (value.byteRange(of: "://").map { value[$0.upperBound...] } ?? value).parts(separatedBy: ".")
    if parts.count == 2, UnfilledVocabulary.values.contains(parts.flatMap(UnfilledVocabulary.folded).joined()) {
      return true
    }
    if parts.count > 1, UnfilledVocabulary.possessives.contains(UnfilledVocabulary.folded(parts[0]).joined()) {
      return true
    }
    return value.split(whereSeparator: { !$0.isAlphabetic && !$0.isNumeric && $0 != "-" && $0 != "_" }).contains {
      part in
      let words = UnfilledVocabulary.folded(part)
      guard let first = words.first else { return false }
      // `le_votre`
      if words.count == 2, UnfilledVocabulary.articles.contains(first),
        UnfilledVocabulary.possessives.contains(words[1])
      {
        return true
      }
      let whole = words.joined()
      if UnfilledVocabulary.values.contains(whole) || UnfilledVocabulary.holdsOwned(whole) { return true }
      // `xxREPLACEMExx`
      let core = whole.drop { $0 == "x" }
      if core.count < whole.count,
        UnfilledVocabulary.values.contains(String(core.reversed().drop { $0 == "x" }.reversed()))
      {
        return true
      }
      // `nom-a-choisir`, `my-secret-replace-this`, `value-tbd`
      if words.count > 2, (2...3).contains(where: { UnfilledVocabulary.values.contains(words.suffix($0).joined()) }) {
        return true
      }
      if words.count > 1, let last = words.last, marks.contains(last.uppercased()[...]) { return true }
      // `the-token-you-created`
      if words.count > 2, words.dropLast().contains(where: UnfilledVocabulary.readers.contains),
        words.contains(where: UnfilledVocabulary.belongings.contains)
      {
        return true
      }
      return words.count > 1
        && (words.last.map(UnfilledVocabulary.places.contains) == true || isPossessive(words)
          || UnfilledVocabulary.verbs.contains(first)
            && words.dropFirst().contains(where: UnfilledVocabulary.objects.contains))
    }
  }

  /// `your-token`; `tu-app` is one, `su-exec` and `tu-berlin` are names.
  private static func isPossessive(_ words: [String]) -> Bool {
    let isShort = words[0].count < 3 || UnfilledVocabulary.shortPossessives.contains(words[0])
    guard
      UnfilledVocabulary.possessives.contains(words[0])
        || isShort && UnfilledVocabulary.shortPossessives.contains(words[0])
    else { return false }
    return !isShort || UnfilledVocabulary.belongings.contains(words[1]) || UnfilledVocabulary.things.contains(words[1])
      || UnfilledVocabulary.kinds.contains(words[1])
  }

  /// `"enter your token"`
  private func isRequest(_ bare: String) -> Bool {
    let words = bare.split(whereSeparator: { !$0.isAlphabetic && !$0.isNumeric && $0 != "-" && $0 != "_" })
    guard words.count > 1, words.count < 7, let first = words.first.map(UnfilledVocabulary.folded)?.first else {
      return false
    }
    // `"Your Token"`, `"enter your token"`
    if bare.contains(where: \.isSpace), words.count < 5, UnfilledVocabulary.possessives.contains(first) {
      return true
    }
    return bare.contains(where: \.isSpace) && UnfilledVocabulary.verbs.contains(first)
      && words.dropFirst().contains { UnfilledVocabulary.objects.contains(UnfilledVocabulary.folded($0).joined()) }
  }

  // MARK: Crosses

  /// `abc-xxxx`, `AKIAXXXXXXXX`, `192.168.x.x`, `****`; not what `mktemp` fills.
  private func isCrossedOut(_ value: Substring) -> Bool {
    guard !use.contains(.naming) else { return false }
    if value.count > 2, !use.contains(.speaking), let first = value.first, "*•_●#-".containsBytes(of: first),
      first != "-" || value.count > 3,
      value.allSatisfy({ $0 == first })
    {
      return true
    }
    if value.first == "?", value.count > 3 || value.count > 2 && !use.contains(.listing),
      value.allSatisfy({ $0 == "?" })
    {
      return true
    }
    // `web-******`, `--replicas=#`
    if !use.contains(.speaking), value.hasSuffix("***") || value == "#" { return true }
    // `###.###.###.###`
    if value.containsBytes(of: "##") {
      let groups = value.split(whereSeparator: { ".-".containsBytes(of: $0) })
      if groups.count > 1, groups.allSatisfy({ group in group.count > 1 && group.allSatisfy { $0 == "#" } }) {
        return true
      }
    }
    if isCrossedAddress(Self.host(of: value)) { return true }
    // Three crosses side by side are the fewest.
    guard ["xxx", "XXX", "nnnn", "zzzz"].contains(where: value.containsBytes(of:)) else { return false }
    return value.split { "-._/:@,!".containsBytes(of: $0) }.contains { part in
      let crosses = part.reversed().prefix { $0 == part.last }.count
      if part.last == "n" || part.last == "z" { return crosses == part.count && crosses > 3 }
      guard part.last == "x" || part.last == "X" else { return false }
      return crosses == part.count ? crosses > 2 : crosses > 5
    }
  }

  /// `A.B.C.D` of `root@A.B.C.D/24`
  private static func host(of value: Substring) -> Substring {
    let name = value.split(separator: "@").last ?? value
    guard let slash = name.firstIndex(of: "/"), name[slash...].dropFirst().allSatisfy(\.isNumber) else { return name }
    return name[..<slash]
  }

  /// `10.0.0.x`, `xx:xx:xx:xx:xx:xx`
  private func isCrossedAddress(_ value: Substring) -> Bool {
    func isCross(_ part: Substring) -> Bool {
      !part.isEmpty && part.count < 4 && part.allSatisfy { $0 == part.first } && "xXnN".contains(part[part.startIndex])
    }
    // Most words are no address at all.
    guard value.utf8.count(where: { $0 == .dot || $0 == .colon }) > 1 else { return false }
    let numbers = value.parts(separatedBy: ".", omittingEmptySubsequences: false)
    if numbers.count == 4, numbers.contains(where: isCross),
      numbers.allSatisfy({ isCross($0) || !$0.isEmpty && $0.allSatisfy(\.isNumeric) })
    {
      return true
    }
    // `10.x.y.z`, `n.n.n.n`
    if numbers.count == 4, numbers.contains(where: { $0.count == 1 && "nxyzXYZN".contains($0) }),
      numbers.allSatisfy({ $0.count == 1 && "nxyzXYZN".contains($0) || !$0.isEmpty && $0.allSatisfy(\.isNumeric) })
    {
      return true
    }
    // `aa:bb:cc:xx:yy:zz`
    let pairs = value.parts(separatedBy: ":", omittingEmptySubsequences: false)
    if pairs.count == 6, pairs.allSatisfy({ $0.count == 2 && $0.first == $0.last && $0.first?.isAlphabetic == true }) {
      return true
    }
    // `aaa.bbb.ccc.ddd`, `A.B.C.D`, `W.X.Y.Z`
    if ["abcd", "wxyz"].contains(String(numbers.compactMap(\.first)).lowercased()), numbers.count == 4,
      numbers.allSatisfy({ part in part.allSatisfy { $0 == part.first } })
    {
      return true
    }
    return value.parts(separatedBy: ":", omittingEmptySubsequences: false).filter(isCross).count > 2
  }
}
