import Bytes
import ShellSyntax

/// What an explanation gives besides its words: a default, an example, possible values, a listing command, a derivation.
struct DescriptionDetails {
  private let description: PlaceholderDescription
  private let vocabulary: Vocabulary
  /// With their marks.
  private let sentences: [String]

  init(_ description: PlaceholderDescription, vocabulary: Vocabulary) {
    self.description = description
    self.vocabulary = vocabulary
    sentences = Sentences.split(description.marked)
  }

  var defaultValue: String? {
    let reader = DefaultValueReader(vocabulary: vocabulary)
    return (sentences + description.bullets).lazy.compactMap(reader.value).first
  }

  var choices: ValueChoices? {
    let reader = ChoiceReader(vocabulary: vocabulary)
    return sentences.lazy.compactMap(reader.choices).first ?? reader.choices(ofBullets: description.bullets)
  }

  /// The smallest and the largest number that the page allows.
  var numbers: ClosedRange<Int>? {
    let reader = NumberRangeReader(vocabulary: vocabulary)
    return sentences.lazy.compactMap { reader.range(in: MarkedText.plain($0)) }.first
  }

  /// The word after "for example".
  var example: String? {
    for sentence in sentences {
      for cue in vocabulary.exampleCues {
        guard let found = sentence.range(ofWord: cue) else { continue }
        let rest = sentence[found.upperBound...].drop { " ,:：，".containsBytes(of: $0) }
        let span = rest.first == MarkedText.opening ? MarkedText.spans(in: rest).first : nil
        if let span, !span.contains(where: { $0 == " " || "<[{".containsBytes(of: $0) }) { return span.withoutQuotes }
        let word = MarkedText.plain(rest).prefix { !$0.isSpace && !"),;、，。<[{".containsBytes(of: $0) }
        var value = String(word).withoutQuotes
        while value.last == "." { value.removeLast() }
        if Self.looksLikeValue(value) {
          return value
        }
      }
    }
    return nil
  }

  /// Whether it gives an example.
  static func hasExample(_ text: Substring, _ vocabulary: Vocabulary) -> Bool {
    vocabulary.exampleCues.contains { text.range(ofWord: $0) != nil }
  }

  /// A plain word is no value; an address, a version, a file or `us-south` is.
  private static func looksLikeValue(_ word: String) -> Bool {
    guard word.unicodeScalars.allSatisfy({ $0.value > 0x20 && $0.value < 0x7F }),
      !word.contains(where: { "$()".containsBytes(of: $0) }), word.contains(where: { $0.isAlphabetic || $0.isNumeric })
    else { return false }
    return word.contains { $0.isNumeric || "./@_".containsBytes(of: $0) } && word.contains { $0.isPunctuation }
      || word.containsBytes(of: "-") && word.allSatisfy { $0.isLowercase || $0 == "-" }
  }

  /// A command in code, in a sentence that says it lists the values.
  var listingCommand: String? {
    for sentence in sentences {
      for span in MarkedText.spans(in: sentence) where span.containsBytes(of: " ") {
        let script = ShellScript(span)
        guard let program = script.commands.first?.program, KnownPrograms.contains(program), script.sites.isEmpty else {
          continue
        }
        if Words(MarkedText.plain(sentence)).contains(anyOf: vocabulary.listCues) || Self.listsByItself(span) {
          return span
        }
      }
    }
    return nil
  }

  private static func listsByItself(_ command: String) -> Bool {
    command.parts(separatedBy: " ").dropFirst().contains { word in
      ["list", "ls", "get", "show"].contains(String(word)) || word.hasSuffix("-list") || word.hasSuffix("s")
    }
  }

  /// A word that is built from other placeholders of the page: `registry.<domain>`.
  func derivation(of key: String, known: Set<String>) -> String? {
    guard !description.isMention else { return nil }
    for word in description.text.split(whereSeparator: \.isSpace) {
      var template = word.drop { "`(\"'«".containsBytes(of: $0) }
      while let last = template.last, "`).,;\"'»".containsBytes(of: last) { template.removeLast() }
      // An option with its value is a part of a command.
      if template.first == "-" { continue }
      let names = PlaceholderNames.all(in: String(template))
      let literal = names.reduce(String(template)) { $0.replacingBytes(of: $1, with: "") }
      let keys = names.map(PlaceholderKey.key(of:))
      if !keys.isEmpty, keys.allSatisfy({ $0 != key && known.contains($0) }), literal.contains(where: \.isAlphabetic) {
        return String(template)
      }
    }
    return nil
  }
}

extension StringProtocol {
  /// Without quotation marks of any language.
  var withoutQuotes: String { String(filter { !"`\"'«»“”„’‘「」『』\u{E000}\u{E001}".containsBytes(of: $0) }) }
}
