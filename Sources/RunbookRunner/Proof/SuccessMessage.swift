import OutputMatching

/// A message of the success table: whole lines that follow each other in the output, with the object filled in.
struct SuccessMessage: Sendable {
  private enum Part: Hashable, Sendable {
    case text(String)
    /// One or more characters that are no blanks.
    case word
    case digit
    /// A number that says how much has been done: of all in a message at least one is not zero.
    case count
    /// Any text, also none.
    case any
    case object(String)
    /// An object that only the output names.
    case found(String)
  }

  /// Each line in all its spellings.
  private let lines: [[[Part]]]

  /// In characters; a message is a short line.
  private static let longestLine = 2_000

  /// Nil for a program that prints nothing.
  init?(_ text: Substring) {
    guard text != "-" else { return nil }
    lines = text.split(separator: "⏎").map { line in
      Self.spellings(String(line.drop { $0 == " " })).map(Self.parts)
    }
  }

  /// Whether it has words of its own; `…` alone is any line.
  var isTelling: Bool {
    lines.contains { spellings in
      spellings.allSatisfy { parts in
        parts.contains { if case .text(let text) = $0 { text.contains(where: \.isLetter) } else { false } }
      }
    }
  }

  /// The object is named in it.
  var namesObject: Bool { lines.contains { $0.contains { $0.contains(.object("NAME")) } } }

  /// `⟨a,b⟩` is either.
  private static func spellings(_ text: String) -> [String] {
    guard let open = text.firstIndex(of: "⟨"), let close = text[open...].firstIndex(of: "⟩") else { return [text] }
    let choices = text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
    let (before, after) = (text[..<open], text[text.index(after: close)...])
    return choices.flatMap { spellings(String(before + $0 + after)) }
  }

  private static func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while rest.last == " " { rest.removeLast() }
    while let first = rest.first {
      switch first {
      case "*": parts.append(.word)
      case "#": parts.append(.digit)
      case "%": parts.append(.count)
      case "…": parts.append(.any)
      case "{":
        let name = rest.dropFirst().prefix { $0 != "}" }
        parts.append(name.hasPrefix("=") ? .found(String(name.dropFirst())) : .object(String(name)))
        rest = rest.dropFirst(name.count + 2)
        continue
      default:
        let run = rest.prefix { !"*#%…{".contains($0) }
        parts.append(.text(String(run)))
        rest = rest.dropFirst(run.count)
        continue
      }
      rest.removeFirst()
    }
    return parts
  }

  // MARK: Matching

  struct Match {
    /// The lines of the output that say it.
    var lines: [String]
    /// Name of a capture → what the output calls it.
    var found: [String: String]
  }

  /// Where the output says it of that object; nil where it does not.
  ///
  /// - Parameters:
  ///   - output: lines without blanks at their ends, runs of blanks within them made one.
  ///   - isOfAny: whether the object may have any name.
  func match(_ output: [String], of object: CommandPattern.Object, isOfAny: Bool = false) -> Match? {
    var match = Match(lines: [], found: [:])
    var rest = output[...]
    for spellings in lines {
      let filled = spellings.compactMap { Self.filled($0, with: object, isOfAny: isOfAny) }
      guard filled.count == spellings.count,
        let index = rest.firstIndex(where: { line in
          filled.contains { Self.matches(line, $0) && !Self.countsNothing(line, $0) }
        })
      else { return nil }
      match.lines.append(rest[index])
      for parts in filled where Self.matches(rest[index], parts) {
        if let (name, value) = Self.found(in: rest[index], parts) { match.found[name] = value }
      }
      rest = rest[(index + 1)...]
    }
    return match
  }

  /// The object's own name is in it, under any name that the command has for it.
  func names(anyOf captures: Set<String>) -> Bool {
    lines.contains { spellings in
      spellings.contains { parts in
        parts.contains { part in
          switch part {
          case .object(let name), .found(let name): captures.contains(name)
          default: false
          }
        }
      }
    }
  }

  private static func filled(
    _ parts: [Part], with object: CommandPattern.Object, isOfAny: Bool
  ) -> [Part]? {
    var filled: [Part] = []
    for part in parts {
      guard case .object(let name) = part else {
        filled.append(part)
        continue
      }
      if isOfAny, name == "NAME" {
        filled.append(.word)
        continue
      }
      guard let value = object[name] else { return nil }
      filled.append(.text(value))
    }
    return filled
  }

  /// `0 added, 0 changed, 0 destroyed` says that nothing was done.
  private static func countsNothing(_ line: String, _ parts: [Part]) -> Bool {
    parts.contains(.count) && matches(line, parts.map { $0 == .count ? .text("0") : $0 })
  }

  /// Between what is fixed before it and after it.
  private static func found(in line: String, _ parts: [Part]) -> (name: String, value: String)? {
    guard let place = parts.firstIndex(where: { if case .found = $0 { true } else { false } }),
      case .found(let name) = parts[place]
    else { return nil }
    func text(_ parts: ArraySlice<Part>) -> String? {
      parts.reduce(into: String?("")) { if case .text(let text) = $1 { $0? += text } else { $0 = nil } }
    }
    guard let before = text(parts[..<place]), let after = text(parts[(place + 1)...]) else { return nil }
    return (name, String(line.dropFirst(before.count).dropLast(after.count)))
  }

  /// In time proportional to the length of the line times the number of parts.
  private static func matches(_ line: String, _ parts: [Part]) -> Bool {
    guard line.count <= longestLine else { return false }
    let line = Array(line)
    var places: Set<Int> = [0]
    for part in parts {
      switch part {
      case .text(let text):
        let text = Array(text)
        places = Set(places.compactMap { line[$0...].starts(with: text) ? $0 + text.count : nil })
      case .count: places = afterNumbers(places, in: line)
      case .digit: places = Set(places.compactMap { $0 < line.count && line[$0].isNumber ? $0 + 1 : nil })
      case .any: places = places.min().map { Set($0...line.count) } ?? []
      case .word, .found, .object: places = afterWords(places, in: line)
      }
      if places.isEmpty { return false }
    }
    return places.contains(line.count)
  }

  private static func afterNumbers(_ places: Set<Int>, in line: [Character]) -> Set<Int> {
    Set(
      places.compactMap { place in
        let end = line[place...].firstIndex { !$0.isNumber } ?? line.count
        return end > place ? end : nil
      })
  }

  private static func afterWords(_ places: Set<Int>, in line: [Character]) -> Set<Int> {
    var ends: Set<Int> = []
    for place in places.sorted() {
      var end = place
      while end < line.count, !line[end].isWhitespace {
        end += 1
        if !ends.insert(end).inserted { break }
      }
    }
    return ends
  }
}
