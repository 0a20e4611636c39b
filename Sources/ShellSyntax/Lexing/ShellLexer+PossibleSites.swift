import Bytes

/// Words that look like a sample value: `REGION`, `RESOURCE-GROUP`, `N`, `your_name`, `my-app`, `/filepath/tool`.
extension ShellLexer {
  /// Called before each byte of a word is added; notes the site when one begins here.
  mutating func notePossibleSite(base: Place = .bareWord) {
    let byte = bytes[at]
    if !samples.isEmpty, at >= pathEnd, let end = sampleText(base) {
      possibleSites.append(site(.sample, name: bytes[at..<end].text, range: at..<end, base: base))
      pathEnd = end
      return
    }
    guard at >= pathEnd else { return }
    if let end = samplePath() {
      possibleSites.append(site(.path, name: bytes[at..<end].text, range: at..<end, base: base))
      pathEnd = end
      return
    }
    guard byte.isUppercase || byte == UInt8(ascii: "y") || byte == UInt8(ascii: "m") || byte == UInt8(ascii: "x"),
      mayBegin(base), !isExported
    else { return }
    guard let (form, end) = capitals() ?? crosses() ?? personal() ?? mixedCase() else { return }
    if namesField(from: at, to: end, isQuoted: base != .bareWord) { return }
    let name = bytes[at..<end].text
    possibleSites.append(site(form, name: name, range: at..<end, base: base))
  }

  /// `CN=…` names a field, wherever it is, `"CN":` in JSON where it is short, and `X-ID: …` in a quoted header.
  private func namesField(from start: Int, to end: Int, isQuoted: Bool) -> Bool {
    guard end < topEnd else { return false }
    // `{"PARAMETER": …}` may be asked for; `AtAccountLevel` and `CN` are what the other side calls them.
    let isShort = end - start < 4 || bytes[start..<end].contains { $0.isLetter && !$0.isUppercase }
    func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : .newline }
    switch bytes[end] {
    case UInt8(ascii: "="): return true
    case UInt8(ascii: ":"): return isQuoted && byte(end + 1) == 0x20
    case .doubleQuote where isShort, .singleQuote where isShort: return byte(end + 1) == UInt8(ascii: ":")
    case .backslash where isShort: return byte(end + 1) == .doubleQuote && byte(end + 2) == UInt8(ascii: ":")
    default: return false
    }
  }

  private func mayBegin(_ base: Place) -> Bool {
    let previous = at > 0 ? bytes[at - 1] : 0
    if previous.isNameByte || previous.isBeyondASCII { return false }
    switch previous {
    case .dollar, UInt8(ascii: "%"), UInt8(ascii: "."), UInt8(ascii: "-"), .backslash: return false
    // `%{NAME}` is a field of a format.
    case UInt8(ascii: "{") where at > 1 && bytes[at - 2] == UInt8(ascii: "%"): return false
    default: break
    }
    guard case .commands = frames[owner].kind, let word = frames[owner].list.word else { return true }
    if word.value.first == UInt8(ascii: "-"), !word.value.contains(UInt8(ascii: "=")), !word.hasQuotes { return false }
    if base == .bareWord, frames[owner].list.simple.words.isEmpty { return word.assignedName != nil }
    return true
  }

  /// A program is no sample, unless the folder that it is in is one.
  private func sampleText(_ base: Place) -> Int? {
    let isBare = base == .bareWord
    guard let end = samples.end(in: bytes, at: at, before: topEnd, mayHaveBlanks: !isBare) else { return nil }
    let list = frames[owner].list
    let isProgram = isBare && list.mode == .command && list.simple.words.isEmpty && list.word?.assignedName == nil
    return isProgram && !bytes[at..<end].contains(UInt8(ascii: "/")) ? nil : end
  }

  /// Where the path ends that begins here and names no real place.
  private func samplePath() -> Int? {
    let isHere = bytes[at] == UInt8(ascii: ".") && peek() == UInt8(ascii: "/")
    guard isHere || bytes[at] == UInt8(ascii: "/") || bytes[at].isNameByte, at == 0 || beginsPath(after: at - 1) else {
      return nil
    }
    var end = at
    var slashes = 0
    while end < topEnd, bytes[end].isNameByte || Self.isPathSign(bytes[end]) {
      if bytes[end] == UInt8(ascii: "/") { slashes += 1 }
      end += 1
    }
    // Most words have no slash at all.
    guard slashes > 0, end - at <= PlaceholderText.maximumLength, !bytes[at..<end].starts(with: "//".utf8) else {
      return nil
    }
    // What goes on with a value of its own is no sample as it is.
    if end < topEnd, bytes[end].isBeyondASCII || "<>{}[]$*?%`\\~".utf8.contains(bytes[end]) { return nil }
    return SamplePath.isSample(bytes[at..<end].text) ? end : nil
  }

  private static func isPathSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// `/path/to/key` may be all of a word, follow `--key=` or `@`, or be in the home folder `~/`.
  private func beginsPath(after last: Int) -> Bool {
    switch bytes[last] {
    case UInt8(ascii: "/"): last > 0 && bytes[last - 1] == UInt8(ascii: "~")
    case UInt8(ascii: "~"): false
    case 0x20, 0x09, 0x0D, .newline, UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "@"),
      .doubleQuote, .singleQuote, UInt8(ascii: "("):
      true
    default: false
    }
  }

  private func capitals() -> (PlaceholderSite.Form, Int)? {
    guard bytes[at].isUppercase || bytes[at].isDigit else { return nil }
    if let end = CapitalName.end(in: bytes, at: at, before: topEnd, option: option) { return (.capitals, end) }
    return isLoneCapital ? (.capitals, at + 1) : nil
  }

  /// What is before the value that begins here: `--name ` or `--name=`.
  private var option: ArraySlice<UInt8> {
    guard let word = frames[owner].list.word else { return [] }
    if word.value.last == UInt8(ascii: "="), word.value.first == UInt8(ascii: "-") { return word.value.dropLast() }
    guard word.value.isEmpty, let previous = frames[owner].list.simple.words.last, previous.takesValue else {
      return []
    }
    return bytes[previous.range]
  }

  /// `--key=xxxx`: crosses and nothing else are to be replaced as capitals are.
  private func crosses() -> (PlaceholderSite.Form, Int)? {
    var end = at
    while end < topEnd, bytes[end] == UInt8(ascii: "x") { end += 1 }
    guard end - at > 2, end - at <= PlaceholderText.maximumLength, !isInProse else { return nil }
    // `1xxx`, `xxxx-xxxx`, `xxx.yaml` are parts of something else.
    let isWhole =
      end == bytes.count || !(bytes[end].isNameByte || bytes[end].isBeyondASCII || "-.".utf8.contains(bytes[end]))
    return isWhole ? (.capitals, end) : nil
  }

  /// `git commit -m 'Replace xxxx …'`, `find . -name '*xxxx*'`
  private var isInProse: Bool {
    let words = frames[owner].list.simple.words
    if let option = words.last, TextUse.proseOptions.contains(option.text) { return true }
    return TextUse(of: words).contains(.searching)
  }

  /// `export NAME` in the script that a here-document holds names a variable.
  private var isExported: Bool { at > 6 && bytes[..<at].suffix(7).elementsEqual("export ".utf8) }

  /// `limit=N`: one letter that is all of a value.
  private var isLoneCapital: Bool {
    guard bytes[at].isUppercase else { return false }
    let before = at > 0 ? bytes[at - 1] : 0x20
    let after = at + 1 < bytes.count ? bytes[at + 1] : 0x20
    return (before.isBlank || "=/\"'".utf8.contains(before)) && (after.isWordEnd || "&/\"'".utf8.contains(after))
  }

  /// `SpaceName`, `Auth_Type`: two words or more, each with a capital and small letters.
  private func mixedCase() -> (PlaceholderSite.Form, Int)? {
    guard bytes[at].isUppercase else { return nil }
    var end = at
    var words = 0
    while end < topEnd, bytes[end].isNameByte {
      // `Session_ID` has two words as well.
      let begins = end == at || bytes[end - 1] == UInt8(ascii: "_")
      let isCapitalised = end + 1 < topEnd && bytes[end + 1].isLetter && !bytes[end + 1].isUppercase
      if bytes[end].isUppercase, begins || isCapitalised { words += 1 }
      end += 1
    }
    guard words > 1, end - at <= PlaceholderText.maximumLength else { return nil }
    return end < topEnd && (bytes[end].isBeyondASCII || "-.:/".utf8.contains(bytes[end])) ? nil : (.mixedCase, end)
  }

  private func personal() -> (PlaceholderSite.Form, Int)? {
    var end = at
    while end < topEnd, bytes[end].isNameByte || "-.".utf8.contains(bytes[end]) { end += 1 }
    while end > at, "-.".utf8.contains(bytes[end - 1]) { end -= 1 }
    let token = bytes[at..<end]
    guard end - at <= PlaceholderText.maximumLength else { return nil }
    for prefix in ["your", "my"] where token.starts(with: prefix.utf8) {
      let rest = token.dropFirst(prefix.utf8.count)
      guard let next = rest.first, rest.count > 1 else { return nil }
      if next == UInt8(ascii: "_") || next == UInt8(ascii: "-") || next.isUppercase { return (.your, end) }
      let isName = prefix == "my" && rest.count > 2 && !Self.wordsWithMy.contains { token.starts(with: $0.utf8) }
      return isName ? (.your, end) : nil
    }
    return nil
  }

  private static let wordsWithMy = ["mysql", "myself", "myth", "myria", "mypy"]
}
