import Bytes
import Diagnostics

/// Where placeholders are.
extension ShellLexer {
  /// In bare text, at any byte: true when a placeholder began here and was read.
  mutating func readPlaceholder(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"):
      guard let end = placeholders.brace(at: at, end: topEnd, mayHaveBlanks: true) else { return false }
      beginWord()
      emit(.brace, end: end, base: .bareWord)
    case UInt8(ascii: "["):
      let list = frames[owner].list
      guard list.word == nil || isAfterOptional, list.mode == .command, !list.simple.words.isEmpty || !peek().isBlank,
        let end = placeholders.bracket(at: at, end: topEnd)
      else { return false }
      beginWord()
      emitOptional(end: end)
    default: return false
    }
    return true
  }

  /// `[--a A][--b B]`
  private var isAfterOptional: Bool { sites.last.map { $0.form == .optional && $0.range.upperBound == at } ?? false }

  /// At a `<` that may begin `<x>`: true when it did.
  mutating func readAngle(base: Place, limit: Int, inQuotes: Bool) -> Bool {
    switch placeholders.angle(at: at, end: limit) {
    case .site(let end):
      if inQuotes, isTextOfProgram(to: end) { return false }
      if !inQuotes { beginWord() }
      emit(.angle, end: end, base: base)
      return true
    case .damaged(let end):
      report(
        .blankInPlaceholder, at..<end,
        "`\(bytes[at..<end].text)` is not a placeholder because of its space; a shell would read or write a file")
      return false
    case .none: return false
    }
  }

  /// `grep '<title>' page.html`, `--format='%an <%ae>'`, `--author='Jane Doe <jane@acme.com>'`
  private func isTextOfProgram(to end: Int) -> Bool {
    let words = frames[owner].list.simple.words
    let name = bytes[(at + 1)..<(end - 1)]
    if name.first == UInt8(ascii: "%"), name.count < 5, name.dropFirst().allSatisfy(\.isLetter) { return true }
    if TextUse(of: words).contains(.searching), MarkupElements.mean(name.text, in: bytes[end...]) { return true }
    return MarkupElements.isMailbox(name.text, after: bytes[..<at])
  }

  /// Inside quotes or a here-document, at any byte: true when a placeholder began here and was read.
  /// - Parameters:
  ///   - start: the offset of the opening quote.
  ///   - limit: the offset of the closing one, as far as it is known.
  mutating func readQuotedPlaceholder(start: Int, limit: Int, base: Place) -> Bool {
    switch bytes[at] {
    case .less: return readAngle(base: base, limit: limit, inQuotes: true)
    case UInt8(ascii: "{"):
      // `"{Access Key ID}"`: nothing else is between the quotation marks.
      let isWhole = at == start + 1 && bytes[start] == .doubleQuote
      guard let end = placeholders.brace(at: at, end: limit, mayHaveBlanks: isWhole),
        isBraceInQuotes(start: start, end: end)
      else { return false }
      emit(.brace, end: end, base: base)
      return true
    default: return false
    }
  }

  /// `{name}` at the beginning of quoted text is a program for awk or jq more often than a placeholder.
  private func isBraceInQuotes(start: Int, end: Int) -> Bool {
    if currentContext.jsonPart == .value { return false }
    if let program = frames[owner].list.simple.words.first?.literal, Self.braceLanguages.contains(program) {
      return false
    }
    // `"{url}/v1/models"` begins with an address.
    return at > start + 1 || (end < bytes.count && (bytes[end] == bytes[start] || bytes[end] == UInt8(ascii: "/")))
  }

  private static let braceLanguages: Set<String> = ["awk", "gawk", "mawk", "nawk", "jq", "yq", "perl", "sed", "python"]

  /// Looks for placeholders in text without quoting rules of its own, such as a comment.
  mutating func readPlaceholders(in range: Range<Int>, base: Place) {
    let resume = at
    at = range.lowerBound
    while at < range.upperBound {
      if bytes[at] == .less, case .site(let end) = placeholders.angle(at: at, end: range.upperBound) {
        emit(.angle, end: end, base: base)
      } else if bytes[at] == UInt8(ascii: "{"), let end = placeholders.brace(at: at, end: range.upperBound) {
        emit(.brace, end: end, base: base)
      } else {
        at += 1
      }
    }
    at = resume
  }

  /// `[--output <format>]`: the whole, and the sites inside it.
  private mutating func emitOptional(end: Int) {
    let start = at
    let name = bytes[start..<end].text
    let part = OptionalPart(name)
    let inner = sites(inOptional: start..<end)
    var whole = PlaceholderSite(name: name, form: .optional, range: start..<end, place: .bareWord, option: part.option)
    if inner.isEmpty, !part.argument.isEmpty { whole.argument = part.argument }
    add(whole)
    for site in inner { add(site) }
    at = end
  }

  /// Those within the brackets; bare capitals only beside another one, since alone they are what the part is asked for.
  private func sites(inOptional range: Range<Int>) -> [PlaceholderSite] {
    let end = range.upperBound
    var found: [PlaceholderSite] = []
    var capitals: [PlaceholderSite] = []
    var at = range.lowerBound + 1
    func site(_ form: PlaceholderSite.Form, to close: Int) -> PlaceholderSite {
      let text = form == .optional ? bytes[at..<close].text : bytes[range.lowerBound..<at].text + "]"
      return PlaceholderSite(
        name: bytes[at..<close].text, form: form, range: at..<close, place: .bareWord, option: OptionalPart(text).option
      )
    }
    while at < end {
      if bytes[at] == .less, case .site(let close) = placeholders.angle(at: at, end: end) {
        found.append(site(.angle, to: close))
        at = close
      } else if bytes[at] == UInt8(ascii: "{"), let close = placeholders.brace(at: at, end: end) {
        found.append(site(.brace, to: close))
        at = close
      } else if bytes[at] == UInt8(ascii: "["), let close = placeholders.bracket(at: at, end: end) {
        var inner = site(.optional, to: close)
        let text = bytes[at..<close]
        if !text.contains(.less), !text.contains(UInt8(ascii: "{")) {
          let argument = OptionalPart(inner.name).argument
          inner.argument = argument.isEmpty ? nil : argument
        }
        found.append(inner)
        at += 1
      } else if bytes[at - 1].isBlank || bytes[at - 1] == UInt8(ascii: "="),
        let close = CapitalName.end(in: bytes, at: at, before: end)
      {
        capitals.append(site(.capitals, to: close))
        at = close
      } else {
        at += 1
      }
    }
    guard !found.isEmpty else { return [] }
    return (found + capitals).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func add(_ site: PlaceholderSite) {
    let index = sites.count
    frames[owner].list.word?.sites.append(index)
    sites.append(site)
  }

  /// Records a site from `at` to `end` and moves after it.
  private mutating func emit(_ form: PlaceholderSite.Form, end: Int, base: Place) {
    let name = bytes[at..<end].text
    let site = site(form, name: name, range: at..<end, base: base)
    add(site)
    let isAddress = ValueContext.namesAddress(site.key)
    if case .heredoc = topKind {
      frames[frames.count - 1].context.feedUnknown(isAddress: isAddress)
    } else {
      let isAddress = isAddress && isRequest
      frames[owner].list.word?.context.feedUnknown(isAddress: isAddress)
    }
    at = end
  }

  func site(_ form: PlaceholderSite.Form, name: String, range: Range<Int>, base: Place) -> PlaceholderSite {
    var site = PlaceholderSite(name: name, form: form, range: range, place: .text)
    if base != .comment { link(&site) }
    site.place = place(base: base, site: site)
    site.hereDocument = currentHereDocument
    site.isInInnerQuotes = isInInnerQuotes
    site.isInBraces = top.isCommands && frames[owner].list.word?.hasBrace == true
    return site
  }

  /// Finds the option or the position of a site in its command.
  private func link(_ site: inout PlaceholderSite) {
    let list = frames[owner].list
    guard list.mode == .command, list.simple.redirection == nil, topKind != .commands(.array), let word = list.word
    else { return }
    let before = word.value
    if before.first == UInt8(ascii: "-"), word.sites.isEmpty {
      if let equals = before.firstIndex(of: UInt8(ascii: "=")) {
        site.option = before[..<equals].text
      } else if before.count == 2 {
        site.option = before[...].text
      }
    } else if let previous = list.simple.words.last, previous.takesValue, list.simple.words.count > 1 {
      site.option = previous.text
    } else if !list.simple.words.isEmpty, before.first != UInt8(ascii: "-") {
      site.position = list.simple.arguments + 1
    }
  }
}
