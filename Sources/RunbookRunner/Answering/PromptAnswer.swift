/// What to type when a program of a step waits for input, said beforehand.
public struct PromptAnswer: Hashable, Sendable {
  public enum Prompt: Hashable, Sendable {
    /// Is at the end of the last line of the output, blanks at either end not counted.
    case text(String)
    /// Is found in the last line of the output.
    case pattern(PromptPattern)

    /// As the values file writes it.
    var written: String {
      switch self {
      case .text(let text): text
      case .pattern(let pattern): "/\(pattern.text)/"
      }
    }
  }

  /// The id of an action, or its beginning; nil: any.
  public var action: String?
  public var prompt: Prompt
  /// Without its line end.
  public var value: String
  /// nil: where the terminal does not show what is typed.
  public var isSecret: Bool?
  /// May be typed more than once while an action runs.
  public var repeats: Bool

  public init(
    action: String? = nil, prompt: Prompt, value: String, isSecret: Bool? = nil, repeats: Bool = false
  ) {
    self.action = action
    self.prompt = prompt
    self.value = value
    self.isSecret = isSecret
    self.repeats = repeats
  }

  /// - Parameter line: the last line of the output, without colours.
  func fits(_ line: String) -> Bool {
    switch prompt {
    case .text(let text):
      let wanted = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let shown = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return !wanted.isEmpty && shown.hasSuffix(wanted)
    case .pattern(let pattern): return pattern.matches(line)
    }
  }
}
