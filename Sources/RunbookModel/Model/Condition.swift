/// Under what a page asks for something: "If you use a proxy, run the following command." All that is below one such
/// sentence depends on it together.
public struct Condition: Hashable, Sendable {
  /// The sentence, plain text.
  public var text: String
  /// Of the paragraph or heading that it is in; two paragraphs may say the same.
  public var line: Int

  public init(text: String, line: Int) {
    self.text = text
    self.line = line
  }
}
