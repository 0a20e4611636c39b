import Bytes
import MarkdownBlocks
import OutputMatching
import ShellSyntax

/// What the sentences after a command say about where in its output a value is: "the ID is in the field
/// **resources/metadata/guid**".
struct ProseCaptures {
  /// A paragraph after an action, before the next one.
  struct Paragraph {
    var inlines: [Inline]
    var line: Int
  }

  /// A label or path that a sentence names, with all that the sentence says.
  struct Field {
    var label: String
    var words: Words
    var line: Int
  }

  let vocabulary: Vocabulary
  let plain: PlainText

  func fields(in paragraphs: [Paragraph]) -> [Field] {
    paragraphs.flatMap { paragraph -> [Field] in
      let marked = plain.marked(paragraph.inlines)
      guard Words(MarkedText.plain(marked)).contains(anyOf: vocabulary.fields) else { return [] }
      let lines = InlineLines(paragraph.inlines, plain: plain, first: paragraph.line)
      return Sentences.split(marked).flatMap { sentence in
        labels(in: sentence).map {
          Field(label: $0, words: Words(MarkedText.plain(sentence)), line: lines.line(of: $0))
        }
      }
    }
  }

  /// The marked words next to a word such as `field`.
  private func labels(in sentence: String) -> [String] {
    MarkedText.ranges(in: sentence).compactMap { span in
      let label = MarkedText.plain(sentence[span]).trimmingBlanks
      guard !label.isEmpty, label.count < 60, !label.hasPrefix("-"), PlaceholderNames.all(in: label).isEmpty else {
        return nil
      }
      let before = Words(MarkedText.plain(sentence[..<span.lowerBound].suffix(24)))
      let after = Words(MarkedText.plain(sentence[span.upperBound...].prefix(16)))
      let isNamed = vocabulary.fields.contains { field in
        before.hasSuffix(field) && before.containsWord(field)
          || after.hasPrefix(field) && ByteSearch.isWord(0..<field.bytes.count, in: after.bytes[...])
          || field.bytes.contains(where: \.beginsUndividedScript) && after.contains(field)
      }
      return isNamed ? label : nil
    }
  }

  /// Where the field is in an output like the sample.
  static func selector(for label: String, sample: Sample?) -> Selector? {
    let fields = sample?.fields.filter { $0.name == label } ?? []
    if fields.count == 1 { return fields[0].selector }
    if fields.count > 1 { return nil }
    let keys = label.split { $0 == "/" || $0 == "." }.map(String.init)
    let isPath =
      keys.count > 1
      && keys.allSatisfy { $0.allSatisfy { $0.isAlphabetic || $0.isNumeric || "_-".containsBytes(of: $0) } }
    if isPath || sample?.form == .json { return .json(JSONPath(keys.map { .key($0) })) }
    return .label(label)
  }

  /// `access_token` stays as it is in every language; `Token` does not.
  static func isIdentifier(_ label: String) -> Bool {
    label.utf8.allSatisfy { $0 < 0x80 } && !label.containsBytes(of: " ")
      && (label.contains { "_./".containsBytes(of: $0) } || label == label.lowercased() || label == label.uppercased())
  }

  /// How many words a field's sentence shares with what is said of a placeholder.
  func likeness(_ field: Field, _ placeholder: Placeholder) -> Int {
    let said = Set(contentWords(field.words) + contentWords(Words(field.label)))
    let wanted = Set(
      placeholder.key.parts(separatedBy: "_").map(String.init) + contentWords(Words(placeholder.description ?? "")))
    return said.intersection(wanted).count
  }

  /// Words that mean something of their own; those for fields and earlier steps are in every such sentence.
  private func contentWords(_ words: Words) -> [String] {
    words.text.split { !($0.isAlphabetic || $0.isNumeric) }.map(String.init).filter {
      ($0.count > 2 || $0 == "id") && !vocabulary.commonWords.contains($0)
    }
  }
}
