/// What a command names: its operands, the values of its options, and each part of their paths and addresses. Where a
/// sample shows such a name, it is what was asked for.
struct CommandNames: Sendable {
  private let names: Set<String>

  var isEmpty: Bool { names.isEmpty }

  init(_ command: String) {
    var names: Set<String> = []
    for word in Self.words(of: command).prefix(Self.most) where word.first != "-" {
      let parts = Self.parts(of: word)
      for part in parts where part.count > 1 || word.contains("/") { names.insert(part) }
    }
    self.names = names
  }

  /// Those of them that a text shows.
  func shown(in text: String) -> Set<String> {
    names.isEmpty ? [] : names.intersection(Self.words(of: text).prefix(Self.most).flatMap { Self.parts(of: $0) })
  }

  private static let most = 500

  private static func words(of text: String) -> [Substring] {
    text.lowercased().split { $0.isWhitespace || "\"'`()[]{}<>,;|=&?«»“”".contains($0) }.map { word in
      var word = word
      while let last = word.last, ".,:;!".contains(last) { word = word.dropLast() }
      return word
    }
  }

  /// The word, the parts of its path, and files without their endings; a variable has no value here.
  private static func parts(of word: Substring) -> [String] {
    guard word.count <= 300, word.contains(where: { $0.isLetter || $0.isNumber }) else { return [] }
    let parts = word.split(separator: "/").filter { !$0.contains("$") && !$0.hasSuffix(":") && !$0.contains("*") }
    var names: [String] = parts.map { String($0) }
    if parts.count > 1 { names.append(String(word)) }
    // `backup` of `backup.timer`
    for part in parts where part.contains(".") {
      let stem = part.prefix { $0 != "." }
      if stem.count > 2, stem.contains(where: { $0.isLetter }) { names.append(String(stem)) }
    }
    return names
  }
}
