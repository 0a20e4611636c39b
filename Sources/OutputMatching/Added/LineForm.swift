import Bytes

/// Lines that are harmless by their form, unless they say something else: progress, logs, facts, links, headings.
enum LineForm {
  static func isHarmless(_ line: TextSlice, _ spoken: SpokenLine) -> Bool {
    isDecoration(line) || isProgress(line, spoken) || isLog(line) || isPointer(line, spoken) || isHeading(line, spoken)
      || isTime(line, spoken) || isVersion(line) || isValue(line) || isGood(spoken)
  }

  /// No word at all, a comment, a branch of a tree, a trace of a shell, a frame.
  private static func isDecoration(_ line: TextSlice) -> Bool {
    let text = line.trimmed
    guard let first = text.first, let last = text.last else { return true }
    if !text.string.split(whereSeparator: { !$0.isAlphabetic }).contains(where: { $0.count > 2 }),
      !text.contains(where: \.isDigit)
    {
      return true
    }
    if first == "+", last == "+" || text.ends(with: "-+") { return true }
    if ["**", "=="].contains(where: { text.begins(with: $0) && text.ends(with: $0) }) { return true }
    if text.begins(with: "= "), text.ends(with: " =") { return true }
    return ["# ", "$ ", "+ ", "├─", "└─", "|_", "--- ", "---> "].contains(where: text.begins)
  }

  /// `Downloading layer`, `Step 1/3`, `Writing objects: 100%`, `web: Creating...`
  static func isProgress(_ line: TextSlice, _ spoken: SpokenLine) -> Bool {
    let text = line.trimmed
    if text.byteRange(of: TextSlice("...")) != nil || text.byteRange(of: TextSlice("…")) != nil { return true }
    if text.contains(where: { $0 == "%" }) { return true }
    if text.count(where: { "#=>".utf8.contains($0) }) >= 10 || text.byteRange(of: TextSlice("━━━")) != nil {
      return true
    }
    guard let first = spoken.words.first(where: { $0 != "remote" && $0 != "info" }) else { return false }
    if first == "step" { return true }
    return first.count > 4 && first.hasSuffix("ing") && !lastings.contains(first)
  }

  /// What goes on.
  private static let lastings: Set<String> = [
    "running", "listening", "serving", "missing", "pending", "failing", "nothing", "waiting", "warning", "something",
    "existing", "remaining", "following", "according", "incoming", "outgoing", "operating", "acting",
  ]

  /// Lines of a log that are no warnings.
  private static func isLog(_ line: TextSlice) -> Bool {
    let text = String(decoding: line.trimmed.prefix(120), as: UTF8.self).lowercased()
    if levels.contains(where: text.hasPrefix) || text.containsBytes(of: "level=info")
      || text.containsBytes(of: "level=debug")
    {
      return true
    }
    // `I0305 10:11:12.345678   41 request.go:601]`
    let words = LineWords.split(line)
    guard let first = words.first, words.count > 2 else { return false }
    if first.count == 5, first.first == "I" || first.first == "D", first.dropFirst().allSatisfy(\.isDigit) {
      return true
    }
    let bare = first.first == "[" && first.last == "]" ? first.dropFirst().dropLast() : first
    let isStamped = [ValueShape.dateTime, .time].contains(ValueShape.of(bare))
    return isStamped && !words.dropFirst().prefix(2).contains { warnings.contains($0.string.lowercased()) }
  }

  private static let levels = [
    "[info]", "info:", "info ", "[debug]", "debug:", "debug ", "[notice]", "notice:", "==> ",
  ]
  private static let warnings: Set<String> = ["warn", "warning", "error", "fatal", "[warn]", "[error]", "w", "e"]

  /// Where to read on, and what else to do.
  private static func isPointer(_ line: TextSlice, _ spoken: SpokenLine) -> Bool {
    let text = line.trimmed
    let hasAddress = text.byteRange(of: TextSlice("http://")) != nil || text.byteRange(of: TextSlice("https://")) != nil
    if hasAddress, TextTable.cells(of: line).count < 3 { return true }
    guard let first = spoken.words.first else { return false }
    if NoticeWords.pointers.contains(first) { return true }
    return first == "for" && ["more", "help", "details"].contains(spoken.words.dropFirst().first ?? "")
      || first == "to" && text.contains { "'`\"".utf8.contains($0) || $0 == ":" }
  }

  /// `Outputs:`, `PLAY [all] ****`, `To   Action   From`
  private static func isHeading(_ line: TextSlice, _ spoken: SpokenLine) -> Bool {
    let text = line.trimmed
    if text.ends(with: "****") || text.ends(with: "====") || text.ends(with: "----") { return true }
    return text.last == ":" && spoken.words.count <= 6 || isTableHead(line)
  }

  /// Two cells or more, each of which begins with a capital.
  static func isTableHead(_ line: TextSlice) -> Bool {
    let cells = TextTable.cells(of: line).map(\.text)
    return cells.count > 1 && cells.allSatisfy { $0.first?.isUppercase ?? false && !$0.contains(where: \.isDigit) }
  }

  /// `Done in 3.21s.`, `real 0m1.2s`, `Fetched 64.9 kB in 0s`
  private static func isTime(_ line: TextSlice, _ spoken: SpokenLine) -> Bool {
    spoken.words.count <= 16
      && LineWords.split(line).contains { word in
        let bare = word.trimmed.last == "." ? word.dropLast() : word
        return [ValueShape.duration, .time, .dateTime].contains(ValueShape.of(bare))
      }
  }

  /// `psql (15.5, server 15.3)`
  private static func isVersion(_ line: TextSlice) -> Bool {
    let words = line.split { $0.isBlank || "(),".utf8.contains($0) }
    guard words.count <= 6, line.trimmed.first?.isLetter ?? false else { return false }
    return words.contains { ValueShape.of($0) == .version }
      || line.contains(UInt8(ascii: "("))
        && words.contains { ValueShape.of($0) == .number && $0.contains(UInt8(ascii: ".")) }
  }

  /// An id, a path or an address alone.
  private static func isValue(_ line: TextSlice) -> Bool {
    let text = line.trimmed
    let shape = ValueShape.of(text)
    return !text.contains(where: \.isBlank) && [.path, .url, .hash, .guid, .token, .resourceName].contains(shape)
  }

  /// `14 new, 0 changed, 0 unmodified`: nothing but counts, of which none that is not zero tells of trouble.
  static func isCounts(_ text: TextSlice) -> Bool {
    let parts = text.split(at: ",").map(\.trimmed)
    return parts.count > 1
      && parts.allSatisfy { part in
        let words = part.split(whereSeparator: \.isBlank)
        guard (2...3).contains(words.count), words[0].allSatisfy(\.isDigit) else { return false }
        return words[0].isEqual(to: "0") || !SpokenLine(part).takesBack()
      }
  }

  /// `OK`, `Done.`, `The configuration was downloaded`, `0 errors`
  private static func isGood(_ spoken: SpokenLine) -> Bool {
    if spoken.saysThatAllIsWell { return true }
    return spoken.words.count <= 12
      && spoken.words.contains { StateWord(TextSlice($0))?.meaning.side == .on || NoticeWords.goods.contains($0) }
  }
}
