import Bytes
import MarkdownBlocks

/// Finds the operating systems that a step, bullet or heading is for.
enum PlatformWords {
  private static let names: [(Words, Platform)] = [
    ("os x", .macos), ("macos", .macos), ("mac os", .macos), ("osx", .macos), ("mac", .macos), ("linux", .linux),
    ("ubuntu", .linux), ("debian", .linux), ("centos", .linux), ("rhel", .linux), ("windows", .windows),
  ]

  private static let list = WordList(names.map(\.0))

  /// What a paragraph's opening names: its first bold words, or the few words before a colon or comma.
  ///
  /// "It works on Linux, too" adds a system to those that are meant anyway.
  static func platforms(of prose: Prose, plain: PlainText, vocabulary: Vocabulary) -> [Platform] {
    // Hardly any paragraph is about a system.
    guard prose.words.contains(anyOf: list), let first = prose.words.sentences.first,
      !vocabulary.scopes.adding.isAnyWord(in: first)
    else { return [] }
    if let bracketed = bracketed(in: prose.text) { return bracketed }
    let content = prose.inlines
    let opening: String
    if case .strong(let strong)? = content.first(where: { !$0.isBlank })?.kind {
      opening = plain.text(strong)
    } else {
      let text = prose.text
      guard
        let end = text.firstIndex(where: { ":,：".containsBytes(of: $0) }) ?? (text.count < 40 ? text.endIndex : nil),
        text[..<end].count < 40
      else { return [] }
      opening = String(text[..<end])
    }
    return platforms(in: opening)
  }

  /// "Make it executable (macOS/Linux):": brackets at the end that hold names of systems, and nothing else.
  private static func bracketed(in text: String) -> [Platform]? {
    var text = text[...]
    while let last = text.last, ":：.".contains(last) || last.isSpace { text.removeLast() }
    guard text.last == ")", let open = text.lastIndex(of: "(") else { return nil }
    let found = platforms(in: String(text[text.index(after: open)...].dropLast()), others: 0)
    return found.isEmpty ? nil : found
  }

  /// Short text that names systems and little else; a sentence about a system is none of them.
  ///
  /// - Parameter others: so many other words may be beside them.
  static func platforms(in text: String, others: Int = 4) -> [Platform] {
    var rest = Words(text).bytes
    guard rest.count <= 60, list.isAny(in: rest[...]) else { return [] }
    var found: [Platform] = []
    var first = rest.count
    for (name, platform) in names {
      while let start = ByteSearch.offset(of: name.bytes, in: rest[...]) {
        let range = start..<start + name.bytes.count
        guard ByteSearch.isWord(range, in: rest[...]) else { break }
        if !found.contains(platform) { found.append(platform) }
        first = min(first, start)
        rest.replaceSubrange(range, with: [UInt8(ascii: " ")])
      }
    }
    guard !found.isEmpty else { return [] }
    let words = rest.split { !ByteSearch.isLetter($0) }
    guard words.count <= others + (excludes(rest[..<first]) ? 2 : 0) else { return [] }
    if excludes(rest[..<first]) { return all(besides: found) }
    return found.sorted { $0.rawValue < $1.rawValue }
  }

  /// "On systems other than Windows", "non-Windows": what is before the first name leaves it out.
  static func excludes(_ before: ArraySlice<UInt8>) -> Bool { ProjectVocabulary.excluding.isAnyWord(in: before) }

  /// Those that are left where some are left out.
  static func all(besides excluded: [Platform]) -> [Platform] {
    Platform.allCases.filter { !excluded.contains($0) }.sorted { $0.rawValue < $1.rawValue }
  }

  /// A heading such as "Linux" or "Windows PowerShell"; "Creating Windows servers" is about them.
  static func platforms(ofHeading title: String) -> [Platform] { platforms(in: title, others: 1) }

  /// The bullet that leads to an action, or a line such as "For Linux or Mac:".
  static func platforms(of leadIn: [Outline.Part], plain: PlainText, vocabulary: Vocabulary) -> [Platform] {
    guard let last = leadIn.last, let prose = last.prose else { return [] }
    if last.bullet == nil {
      guard prose.words.bytes.count <= 40, prose.text.last.map({ ":：".containsBytes(of: $0) }) == true else {
        return []
      }
      return platforms(in: String(prose.text.dropLast()), others: 3)
    }
    return platforms(of: prose, plain: plain, vocabulary: vocabulary)
  }
}

extension Inline {
  var isBlank: Bool {
    switch kind {
    case .text(let text): text.allSatisfy(\.isSpace)
    case .attributes, .softBreak: true
    default: false
    }
  }
}

/// The tabs of a page: the same task through another interface.
enum InterfaceTags {
  private static let names: Set<String> = [
    "ui", "cli", "api", "terraform", "curl", "java", "javascript", "node", "python", "go", "swift", "ruby", "php",
    "csharp", "powershell",
  ]

  static func interface(of classes: [String]) -> String? {
    classes.lazy.map { $0.lowercased() }.first(where: names.contains)
  }
}
