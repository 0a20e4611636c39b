import Bytes
import ShellSyntax

/// A spelling that people read as "put your own here", and that a shell would run as it is.
///
/// Placeholders that the reader of pages understands are asked for long before; this is the last look at what it did not
/// understand. Each rule is about the form of a text, or about a redirection to people's words.
struct UnfilledSpelling {
  private let bytes: [UInt8]
  private let script: ShellScript
  /// What gets a value.
  private let filled: [Range<Int>]

  /// - Parameter filled: ranges of the text, in bytes, that are placeholders with a value.
  init(_ script: ShellScript, filled: [Range<Int>]) {
    bytes = Array(script.text.utf8)
    self.script = script
    self.filled = filled.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The first such spelling in the text.
  var first: String? {
    if let entity { return entity }
    if let shortcode { return shortcode }
    if let variable { return variable }
    for command in script.commands.flatMap(\.simpleCommands) {
      if let found = first(in: command) { return found }
    }
    for words in script.listedWords {
      if let found = first(in: words, use: .listing) { return found }
    }
    // `tool ##NAME##` is a comment for the shell.
    return script.comments.lazy.map { bytes[$0].text }.first(where: UnfilledFrame.isMarkedComment)
  }

  /// `&lt;name&gt;`, which a shell takes for three commands.
  private var entity: String? {
    guard let command = script.commands.first(where: { $0.text.hasPrefix("lt;") || $0.words.first?.text == "lt" }),
      command.range.lowerBound > 0, bytes[command.range.lowerBound - 1] == UInt8(ascii: "&")
    else { return nil }
    return bytes[(command.range.lowerBound - 1)...].prefix { $0 != 0x0A }.text
  }

  /// `{{< version >}}`, in whose place the site's generator puts a text.
  private var shortcode: String? {
    for opening in ["{{<", "{{%"] {
      guard let start = bytes[...].byteRange(of: Array(opening.utf8)) else { continue }
      guard let end = bytes[start.upperBound...].byteRange(of: Array("}}".utf8)),
        !bytes[start.lowerBound..<end.lowerBound].contains(.newline)
      else { continue }
      return bytes[start.lowerBound..<end.upperBound].text
    }
    return nil
  }

  /// `{{site.url}}`, of which the site's generator makes a text.
  private var variable: String? {
    SiteVariables.ranges(in: script.text).first { !filled.contains(where: $0.overlaps) }.map { bytes[$0].text }
  }

  private func first(in command: SimpleCommand) -> String? {
    let use = TextUse(of: command.words)
    for assignment in command.assignments {
      if let found = judged(assignment.word, use: []) { return found }
      if isStandIn(assignment.word, after: nil, naming: assignment.name) { return bytes[assignment.word.range].text }
    }
    if isRequest(command) { return bytes[command.range].text }
    if let found = first(in: command.words, use: use) { return found }
    if let device = device(in: command) { return device }
    if let place = command.rolePlaces.first(where: { place in
      !filled.contains(where: place.word.range.overlaps) && UnfilledRole(place).isUnfilled
    }) {
      return bytes[place.word.range].text
    }
    for redirection in command.redirections {
      if redirection.operation == "<", let name = bracketed(from: redirection.range.lowerBound) { return name }
      if let body = redirection.body {
        if let found = line(in: body, of: command) { return found }
      } else if !redirection.operation.hasPrefix("<<") || redirection.operation == "<<<",
        let target = redirection.target,
        let found = judged(target, use: [])
      {
        return found
      }
    }
    return nil
  }

  /// `$(your token)`: no program is called so.
  private func isRequest(_ command: SimpleCommand) -> Bool {
    let words = command.words.compactMap(\.literal)
    return (2...4).contains(command.words.count) && words.count == command.words.count
      && UnfilledVocabulary.possessives.contains(words[0].lowercased())
      && words.allSatisfy { $0.allSatisfy { $0.isAlphabetic || "-_'".containsBytes(of: $0) } }
  }

  /// `mkfs.ext4 /dev/sdx`
  private func device(in command: SimpleCommand) -> String? {
    guard let name = command.calledWords.first?.literal?.split(separator: "/").last,
      UnfilledForm.takesDevice(String(name))
    else { return nil }
    return command.calledWords.dropFirst().first { word in
      !filled.contains(where: word.range.overlaps) && UnfilledForm(word.text[...]).isAnyDevice
    }.map { bytes[$0.range].text }
  }

  private func first(in words: [ShellWord], use: TextUse) -> String? {
    var previous: ShellWord?
    for word in words {
      defer { previous = word }
      var use = use
      if let previous, TextUse.proseOptions.contains(previous.text) { use.insert(.speaking) }
      if TextUse.isSearching(option: word.text.hasPrefix("-") ? word.text : previous?.text ?? "") {
        use.insert(.searching)
      }
      if mentionsFormat(word) || previous.map(mentionsFormat) == true {
        use.insert(.formatting)
      }
      if !(use.contains(.searching) && UnfilledText.renamesTags(word.text, in: words)),
        let found = judged(word, use: use)
      {
        return found
      }
      if use.isDisjoint(with: [.searching, .comparing, .templating, .speaking]),
        isStandIn(word, after: previous?.text, naming: nil)
      {
        return bytes[word.range].text
      }
    }
    return nil
  }

  private func mentionsFormat(_ word: ShellWord) -> Bool {
    let text = word.text.lowercased()
    // Hardly any word has the bytes, which is asked for less than the characters.
    return text.containsBytes(of: "format") && text.contains("format")
  }

  /// - Parameter name: of the variable whose value the word is.
  private func isStandIn(_ word: ShellWord, after previous: String?, naming name: String?) -> Bool {
    // What is expanded there is not known.
    guard word.literal != nil || !word.text.contains(where: { "$`".containsBytes(of: $0) }) else { return false }
    // What gets a value asks for nothing more.
    let isFilled = filled.contains(where: word.range.overlaps)
    let written = isFilled ? nil : word.literal
    let text = written ?? unfilledText(word.range).filter { !"\"'\\".containsBytes(of: $0) }
    let isNamed = name.map { text.hasPrefix($0 + "=") } ?? true
    return OwnedValue.all(in: isNamed ? text : "\(name ?? "")=\(text)", after: previous).contains(where: \.isStandIn)
  }

  /// The word as written if it has an unfilled part.
  private func judged(_ word: ShellWord, use: TextUse) -> String? {
    guard !use.contains(.comparing) else { return nil }
    // What a substitution runs is looked at by itself.
    let inner = script.commands.flatMap(\.simpleCommands).map(\.range).filter {
      word.range.lowerBound < $0.lowerBound && $0.upperBound <= word.range.upperBound
    }
    let text = unfilledText(word.range, besides: inner)
    return UnfilledText(text, use: use).isUnfilled ? bytes[word.range].text : nil
  }

  /// A word or line in which what has a value is a letter.
  private func unfilledText(_ range: Range<Int>, besides inner: [Range<Int>] = []) -> String {
    var rest: [UInt8] = []
    var at = range.lowerBound
    let all = inner.isEmpty ? filled : (filled + inner).sorted { $0.lowerBound < $1.lowerBound }
    for site in all where range.overlaps(site) && site.lowerBound >= at {
      rest += bytes[at..<site.lowerBound]
      rest.append(UInt8(ascii: "v"))
      at = site.upperBound
    }
    if at < range.upperBound { rest += bytes[at..<range.upperBound] }
    return rest.text
  }

  /// `password: changeme` in a here-document: only whole values of lines count there, for texts and templates of others
  /// are written with one.
  private func line(in body: Range<Int>, of command: SimpleCommand) -> String? {
    let names = (command.words + command.redirections.compactMap(\.target)).map(\.text)
    let isTemplate =
      TextUse(of: command.words).contains(.templating) || TemplateText.isTemplate(bytes[body].text, named: names)
    return unfilledText(body).split(separator: "\n").lazy
      .filter { line in !line.drop(while: \.isWhitespace).hasPrefix("#") }
      .first { line in
        guard let mark = line.firstIndex(where: { $0 == ":" || $0 == "=" }) else { return false }
        let value = String(line[line.index(after: mark)...])
        return UnfilledText(value, use: []).isUnfilledValue || !isTemplate && TemplateText.isOwnName(value)
      }
      .map { String($0.drop(while: \.isSpace)) }
  }

  // MARK: Redirections

  /// What is between `<` and `>` where that is no redirection that anybody means: `<API key!>`, `< name >`.
  private func bracketed(from start: Int) -> String? {
    guard let open = bytes[start...].firstIndex(of: UInt8(ascii: "<")), open + 1 < bytes.count,
      let close = bytes[(open + 1)...].firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == 0x0A }),
      bytes[close] == UInt8(ascii: ">"), close > open + 1,
      !filled.contains(where: { $0.overlaps(open..<close + 1) })
    else { return nil }
    let inner = bytes[(open + 1)..<close]
    // `<in 2>err`
    guard inner.first != UInt8(ascii: "("), let last = inner.split(separator: 0x20).last,
      !last.allSatisfy({ (0x30...0x39).contains($0) }), !readsAsRedirections(inner, close: close)
    else { return nil }
    return bytes[open...close].text
  }

  private func readsAsRedirections(_ inner: ArraySlice<UInt8>, close: Int) -> Bool {
    let next = close + 1 < bytes.count ? bytes[close + 1] : 0x0A
    let isJoined = next != 0x20 && next != 0x0A
    let target = bytes[(close + 1)...].first { $0 != 0x20 } ?? 0x0A
    let hasTarget = !"\n-;|:@".utf8.contains(target)
    let isTight = inner.first != 0x20 && inner.last != 0x20
    // `<in | tool >out`, `<yes|no>`
    if inner.contains(where: { "|;&".utf8.contains($0) }) { return hasTarget }
    // `<in>out`, `<"$IN">"$OUT"`; `< in >out`
    if isTight { return isJoined && hasTarget && isOneWord(inner) }
    // `<device > /mnt`: `<in >out` and `< in > out` are how redirections are written.
    let isUneven = inner.first != 0x20 && !isJoined
    return hasTarget && !(isUneven && Self.areBareWords(inner))
  }

  /// Letters only, as no name of a file with an ending, a folder or a variable has.
  private static func areBareWords(_ text: ArraySlice<UInt8>) -> Bool {
    text.text.allSatisfy { $0.isAlphabetic || $0 == "_" || $0 == "-" || $0 == " " }
      && !text.text.containsBytes(of: " -")
  }

  /// Without a blank outside quotation marks.
  private func isOneWord(_ text: ArraySlice<UInt8>) -> Bool {
    var quote: UInt8?
    for byte in text {
      if byte == quote {
        quote = nil
      } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if quote == nil, byte == 0x20 || byte == UInt8(ascii: "!") {
        return false
      }
    }
    return quote == nil
  }
}

extension Collection<UInt8> {
  fileprivate var text: String { String(decoding: self, as: UTF8.self) }
}
