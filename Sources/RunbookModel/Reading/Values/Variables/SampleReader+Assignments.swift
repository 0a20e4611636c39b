import Bytes
import MarkdownBlocks
import ShellSyntax

/// Values that a page gives to variables of the shell and wants replaced, or copied from an output, without saying which:
/// "Set these variables, and replace the values with your own".
extension SampleReader {
  /// Of the block at `index`.
  func assigned(at index: Int, of parts: [Outline.Part]) -> [(text: String, said: String)] {
    guard let code = parts[index].code, code.text.containsBytes(of: "="),
      let said = demand(around: index, of: parts)
    else { return [] }
    let values = AssignedValues.all(in: code.text)
    return values.filter { said.isAboutAll || Self.isOwn($0.text) }.map { ($0.text, "\($0.name): \(said.text)") }
  }

  /// The sentence that asks to replace the values, next to the block.
  private func demand(around index: Int, of parts: [Outline.Part]) -> (text: String, isAboutAll: Bool)? {
    let above = parts[..<index].reversed().prefix { $0.code == nil && !$0.isHeading }
    let below = parts[(index + 1)...].prefix { $0.code == nil && !$0.isHeading }.prefix(1)
    for part in above + Array(below) {
      guard let prose = part.prose, !prose.isLabel else { continue }
      for sentence in prose.sentences {
        let bytes = Words(sentence).bytes[...]
        if replacesAll(bytes) { return (sentence, true) }
        if part.line < parts[index].line, isCopied(bytes, prose) { return (sentence, true) }
        if part.line < parts[index].line, speaksOfOwn(bytes) { return (sentence, false) }
      }
    }
    return nil
  }

  /// "Make sure to replace the placeholder values with your own."
  private func replacesAll(_ sentence: ArraySlice<UInt8>) -> Bool {
    (words.verbs.isAnyWord(in: sentence) || words.changes.isAnyWord(in: sentence))
      && words.values.isAnyWord(in: sentence) && words.possessives.isAnyWord(in: sentence)
      && !vocabulary.negations.isAnyWord(in: sentence)
  }

  /// "Set the variables for your cluster": those whose values say that they are examples.
  private func speaksOfOwn(_ sentence: ArraySlice<UInt8>) -> Bool {
    words.values.isAnyWord(in: sentence) && words.possessives.isAnyWord(in: sentence)
      && !vocabulary.negations.isAnyWord(in: sentence)
  }

  /// "Copy and paste the command in your terminal. For example:"
  private func isCopied(_ sentence: ArraySlice<UInt8>, _ prose: Prose) -> Bool {
    vocabulary.runDisplayed.isAny(in: sentence) && vocabulary.exampleMentions.isAnyWord(in: prose.words.bytes[...])
  }

  private static func isOwn(_ value: String) -> Bool {
    SampleText.isInvented(value) || ["your", "<"].contains(where: value.lowercased().hasPrefix)
  }
}

/// The values that a block of nothing but assignments gives to variables, where they are written out.
enum AssignedValues {
  static func all(in text: String) -> [(name: String, text: String)] {
    let script = ShellScript(text)
    guard script.issues.isEmpty, !script.commands.isEmpty,
      script.commands.allSatisfy({ !$0.assigns.isEmpty && $0.functions.isEmpty })
    else { return [] }
    return script.commands.flatMap(\.simpleCommands).flatMap(values)
  }

  private static func values(of command: SimpleCommand) -> [(name: String, text: String)] {
    guard command.runsInCurrentShell else { return [] }
    let words = command.assignments.map(\.word) + command.words
    return words.compactMap { word in
      guard let text = word.literal, let equals = text.firstIndex(of: "="), equals > text.startIndex else { return nil }
      let value = String(text[text.index(after: equals)...])
      return mayBeReplaced(value) ? (String(text[..<equals]), value) : nil
    }
  }

  /// Not a number, nor yes or no: those fit as they are.
  private static func mayBeReplaced(_ value: String) -> Bool {
    (2...200).contains(value.utf8.count) && value.utf8.allSatisfy { $0 >= 0x20 && !"<>{}[]$*`\"'\\".utf8.contains($0) }
      && value.contains(where: \.isAlphabetic)
      && !["true", "false", "yes", "no", "on", "off", "null", "none"].contains(value.lowercased())
  }
}
