import ShellSyntax

/// What an explanation gives besides its words: a default, an example, a listing command, a derivation.
struct DescriptionDetails {
  private let description: PlaceholderDescription
  private let vocabulary: Vocabulary
  private let sentences: [String]

  init(_ description: PlaceholderDescription, vocabulary: Vocabulary) {
    self.description = description
    self.vocabulary = vocabulary
    sentences = Sentences.split(description.text)
  }

  /// The one coded or strong word of the sentence that speaks of a default.
  var defaultValue: String? {
    for sentence in sentences where hasCue(sentence, vocabulary.defaultCues) {
      let marked = (description.codeSpans + description.strongSpans).filter {
        sentence.contains($0) && PlaceholderNames.all(in: $0).isEmpty
      }
      if let value = marked.last { return value }
    }
    return nil
  }

  /// The word behind "for example".
  var example: String? {
    for sentence in sentences {
      for cue in vocabulary.exampleCues {
        guard let found = sentence.range(ofWord: cue) else { continue }
        let rest = sentence[found.upperBound...].drop { " ,:".contains($0) }
        let word = rest.prefix { !$0.isWhitespace && !"),;".contains($0) }
        var value = word.filter { !"`\"'«»“”".contains($0) }
        while value.last == "." { value.removeLast() }
        if value.contains(where: { $0.isASCII && ($0.isPunctuation || $0.isNumber) })
          || description.codeSpans.contains(value)
        {
          return value.isEmpty ? nil : value
        }
      }
    }
    return nil
  }

  /// A command in code, in a sentence that says it lists the values.
  var listingCommand: String? {
    for sentence in sentences {
      for span in description.codeSpans where sentence.contains(span) && span.contains(" ") {
        let script = ShellScript(span)
        guard let program = script.commands.first?.program, KnownPrograms.contains(program), script.sites.isEmpty else {
          continue
        }
        if hasCue(sentence, vocabulary.listCues) || Self.listsByItself(span) { return span }
      }
    }
    return nil
  }

  private static func listsByItself(_ command: String) -> Bool {
    command.split(separator: " ").dropFirst().contains { word in
      ["list", "ls", "get", "show"].contains(String(word)) || word.hasSuffix("-list") || word.hasSuffix("s")
    }
  }

  /// A word that is built from other placeholders of the page: `registry.<domain>`.
  func derivation(of key: String, known: Set<String>) -> String? {
    for word in description.text.split(whereSeparator: \.isWhitespace) {
      var template = word.drop { "`(\"'«".contains($0) }
      while let last = template.last, "`).,;\"'»".contains(last) { template.removeLast() }
      let names = PlaceholderNames.all(in: String(template))
      let literal = names.reduce(String(template)) { $0.replacing($1, with: "") }
      let keys = names.map(PlaceholderKey.key(of:))
      if !keys.isEmpty, keys.allSatisfy({ $0 != key && known.contains($0) }), literal.contains(where: \.isLetter) {
        return String(template)
      }
    }
    return nil
  }

  private func hasCue(_ sentence: String, _ cues: [Words]) -> Bool {
    Words(sentence).contains(anyOf: cues)
  }
}
