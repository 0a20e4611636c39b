import Bytes
import Diagnostics

extension PageScanner {
  /// Reads the attribute list that begins `line` and gives what is after it.
  ///
  /// - Returns: nil when there is none, or when it belongs to the text that follows it.
  mutating func readAttributeLists(_ line: PageLine, isAfterMarker: Bool, _ depth: Int) -> PageLine? {
    if !isAfterMarker, lists.isDeclaration(at: line.start, before: line.end) {
      closeText()
      return source.rest(of: line, from: line.end)
    }
    guard let parsed = lists.list(at: line.start, before: line.end) else {
      return readMisspelt(line, depth).map { source.rest(of: line, from: $0) }
    }
    let rest = source.rest(of: line, from: parsed.end)
    if isAfterMarker {
      attach(parsed.list)
      return rest.isBlank ? rest : nil
    }
    closeText()
    let forNext = belongsBelow(parsed.list, line, rest)
    parts.append(.attributes(parsed.list, forNext: forNext))
    if !forNext { report(parsed.list, line, rest, depth) }
    return rest
  }

  /// `{ pre}` below a code block.
  private mutating func readMisspelt(_ line: PageLine, _ depth: Int) -> Int? {
    guard textStart == nil, isBelowCode, let parsed = lists.misspelt(at: line.start, before: line.end) else {
      return nil
    }
    parts.append(.attributes(parsed.list, forNext: false))
    let replacement = "{: \(parsed.list.classes[0])}"
    diagnostics.append(
      Diagnostic(
        rule: "attribute-list-misspelt", severity: .warning, range: parsed.list.range,
        message: "this attribute list is misspelt; it was read as \(replacement)",
        help: "write it \(replacement)", fixes: [FixIt(range: parsed.list.range, replacement: replacement)]))
    return parsed.end
  }

  /// Attaches to the list item whose marker was just read.
  private mutating func attach(_ list: AttributeList) {
    guard case .block(var block) = parts.last else { return }
    block.attributes.append(list)
    parts[parts.count - 1] = .block(block)
  }

  /// How many stacked attribute lists are looked through for the block they are on.
  private static let stackedLists = 8

  private var isBelowCode: Bool { codeAbove != nil }

  /// The code block that an attribute list here is on.
  var codeAbove: CodeBlock? {
    for part in parts.reversed().prefix(Self.stackedLists) {
      switch part {
      case .attributes(_, let forNext): if forNext { return nil }
      case .block(let block): if case .code(let code) = block.kind { return code } else { return nil }
      case .text: return nil
      }
    }
    return nil
  }

  /// After a blank line and right above a block, a list is on that block, unless it plainly belongs above.
  private func belongsBelow(_ list: AttributeList, _ line: PageLine, _ rest: PageLine) -> Bool {
    if case .attributes(_, forNext: true) = parts.last, !isAfterBlank { return true }
    guard isAfterBlank else { return false }
    if lineBelow(line, rest).isBlank { return false }
    if !AttributeListParser.codeClasses.isDisjoint(with: list.classes) || list["caption"] != nil { return false }
    if case .text(let lines, _, _) = parts.last, text.line(lines.lowerBound).first == .hash { return list.id == nil }
    return true
  }

  /// The first line below that is no attribute list itself.
  private func lineBelow(_ line: PageLine, _ rest: PageLine) -> PageLine {
    var below = rest
    var number = line.number
    while number < source.lineCount, number < line.number + Self.stackedLists,
      below.isBlank || source.bytes.holds("{:", at: below.start, before: below.end)
    {
      if below.isBlank, number > line.number { break }
      number += 1
      below = source.pageLine(number)
    }
    return below
  }

  private mutating func report(_ list: AttributeList, _ line: PageLine, _ rest: PageLine, _ depth: Int) {
    reportMisspeltClass(list)
    reportColumn(of: list, line, depth)
    if isAfterBlank, !parts.isEmpty { reportBlankLines(list, line) }
    guard !rest.isBlank else { return }
    let end = source.offset(of: list.range.end)
    let newLine = lineEnding(line.number) + String(repeating: " ", count: line.column - 1)
    diagnostics.append(
      Diagnostic(
        rule: "attribute-list-misplaced", severity: .info, range: list.range,
        message: "text follows this attribute list on its line",
        help: "leave the attribute list on a line of its own",
        // A lone `>` on a line of its own would become a quotation; whether it may go, its author knows.
        fixes: holdsWord(rest) ? [FixIt(range: source.range(end..<rest.start), replacement: newLine)] : []))
  }

  /// Letters, digits or what is not ASCII, not only signs.
  private func holdsWord(_ line: PageLine) -> Bool {
    source.bytes[line.start..<line.end].contains { $0.isLetter || $0.isDigit || $0 >= 0x80 }
  }

  private mutating func reportBlankLines(_ list: AttributeList, _ line: PageLine) {
    var first = line.number
    while first > 1, source.pageLine(first - 1).isBlank { first -= 1 }
    guard first > 1, first < line.number else { return }
    guard isBelowCode || AttributeListParser.codeClasses.isDisjoint(with: list.classes) else {
      // Moved up, it would make code of a sentence or a table.
      diagnostics.append(
        Diagnostic(
          rule: "attribute-list-misplaced", severity: .warning, range: list.range,
          message: "there is no code block above this attribute list",
          help: "put the attribute list right below its block"))
      return
    }
    diagnostics.append(
      Diagnostic(
        rule: "attribute-list-misplaced", severity: .warning, range: list.range,
        message: "blank lines separate this attribute list from its block",
        help: "put the attribute list right below its block",
        fixes: [
          FixIt(
            range: source.range(source.lineStarts[first - 1]..<source.lineStarts[line.number - 1]), replacement: "")
        ]))
  }

  /// `{: scree}` on a code block: the class stays as written, and is reported.
  private mutating func reportMisspeltClass(_ list: AttributeList) {
    guard isBelowCode, AttributeListParser.codeClasses.isDisjoint(with: list.classes) else { return }
    for name in list.classes {
      guard let meant = AttributeListParser.codeClasses.first(where: { SpellingDistance.isOneEdit(name, $0) }) else {
        continue
      }
      let written = source.text(in: list.range)
      let parts = written.split(separator: name, maxSplits: 1, omittingEmptySubsequences: false)
      diagnostics.append(
        Diagnostic(
          rule: "attribute-list-misspelt", severity: .warning, range: list.range,
          message: "the class \(name) is unknown; \(meant) is probably meant",
          help: "write \(meant)",
          fixes: [FixIt(range: list.range, replacement: parts.joined(separator: meant))]))
    }
  }

  /// Classes of span attribute lists, which belong to the link or word in front even after a blank.
  private static let spanClasses: Set<String> = ["external", "new_window", "term", "keyword", "filepath", "parmname"]

  /// The attribute list at the end of a line of text, after a blank: it is on the block.
  func tailList(in line: Range<Int>) -> AttributeList? {
    let bytes = source.bytes
    let end = bytes.trimmedEnd(of: line)
    guard end > line.lowerBound, bytes[end - 1] == .closeBrace else { return nil }
    var start = end - 1
    while start > line.lowerBound {
      start -= 1
      guard bytes[start] == .openBrace else { continue }
      if bytes[start + 1] == .colon { break }
      if bytes[start + 1] == .hash, bytes[line.lowerBound] == .hash { break }
    }
    guard start > line.lowerBound, bytes[start - 1].isSpaceOrTab,
      let parsed = bytes[start + 1] == .hash
        ? lists.anchor(at: start, before: end) : lists.list(at: start, before: end),
      parsed.end == end
    else { return nil }
    let isSpan =
      parsed.list.id == nil && !parsed.list.classes.isEmpty
      && parsed.list.classes.allSatisfy { Self.spanClasses.contains($0) || $0.hasPrefix("tag-") }
    return isSpan ? nil : parsed.list
  }
}
