/// A sentence for a person, kept as an English pattern and its arguments so that it can be said in their language.
///
/// Write it in place, in English, with ordinary string interpolation:
///
///     Message("\(name) is described, \(other) is used: taken as one")
///     Message("\(count: failures, "step", "steps") failed")
///
/// The pattern (`{} is described, {} is used: taken as one`, `{#step|steps} failed`) is the key under which a
/// catalogue of another language holds the translation. A translation may name arguments by position, `{2} … {1}`.
/// A literal `{` or `}` is written twice in a pattern.
public struct Message: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringInterpolation {
  public enum Argument: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// A sentence within the sentence, translated on its own.
    case message(Message)
  }

  public let pattern: String
  public let arguments: [Argument]

  public init(stringLiteral value: String) {
    pattern = Message.escape(value)
    arguments = []
  }

  public init(stringInterpolation: Interpolation) {
    pattern = stringInterpolation.pattern
    arguments = stringInterpolation.arguments
  }

  /// A sentence that was kept: what `pattern` and `arguments` gave.
  package init(pattern: String, arguments: [Argument]) { (self.pattern, self.arguments) = (pattern, arguments) }

  /// Text that is no one's to translate: a word of the page, a line of output, the system's own message.
  public init(verbatim text: String) {
    pattern = "{}"
    arguments = [.text(text)]
  }

  /// 0 for one thing, 1 for none and many.
  public static func englishForm(_ count: Int) -> Int { count == 1 ? 0 : 1 }

  /// In English.
  public var description: String { rendered { _ in nil } }

  /// In the language of `translate`, which maps an English pattern to another pattern, or nil where it has none.
  ///
  /// - Parameters:
  ///   - form: which form of a counted word that language uses with a number, from 0: the place in `{#one|other}`,
  ///     which may have more forms there, or one.
  ///   - translate: the pattern in that language.
  public func rendered(
    form: (Int) -> Int = Message.englishForm, _ translate: (String) -> String?
  ) -> String {
    let translation = translate(pattern)
    let template = translation ?? pattern
    let ownForm = translation == nil ? Message.englishForm : form
    var output = ""
    var next = 0
    var rest = Substring(template)
    while let index = rest.utf8.firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) {
      output += rest[..<index]
      let character = rest[index]
      rest = rest[rest.index(after: index)...]
      if rest.first == character {
        output.append(rest.removeFirst())
      } else if character == "{", let close = rest.firstIndex(of: "}") {
        let field = rest[..<close]
        rest = rest[rest.index(after: close)...]
        let explicit = Int(field.prefix { $0.isNumber })
        let index = explicit.map { $0 - 1 } ?? next
        if explicit == nil { next += 1 }
        guard arguments.indices.contains(index) else { continue }
        let said = text(of: arguments[index], field: field, form: ownForm) { $0.rendered(form: form, translate) }
        let isLost = said.allSatisfy(\.isWhitespace) && Message.standsAlone(between: output, and: rest)
        output += isLost ? "\"\(said)\"" : said
      }
    }
    output += rest
    return output
  }

  /// Whether nothing would be seen of an empty argument there: it is a word of a sentence, without marks around it.
  /// A sentence that is nothing but the argument stays empty.
  private static func standsAlone(between before: String, and after: Substring) -> Bool {
    guard before.contains(where: \.isLetter) || after.contains(where: \.isLetter) else { return false }
    let begins = before.last.map { $0.isWhitespace || $0 == "(" } ?? true
    let ends = after.first.map { $0.isWhitespace || ".,:;!?)".contains($0) } ?? true
    return begins && ends
  }

  private func text(
    of argument: Argument, field: Substring, form: (Int) -> Int, nested: (Message) -> String
  ) -> String {
    switch argument {
    case .text(let text): return text
    case .message(let message): return nested(message)
    case .number(let number):
      guard let forms = field.firstIndex(of: "#").map({ field[field.index(after: $0)...].split(separator: "|") }),
        !forms.isEmpty
      else { return String(number) }
      return "\(number) \(forms[min(max(form(number), 0), forms.count - 1)])"
    }
  }

  private static func escape(_ literal: String) -> String {
    guard literal.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }) else { return literal }
    return literal.reduce(into: "") { $0 += $1 == "{" ? "{{" : $1 == "}" ? "}}" : String($1) }
  }

  public struct Interpolation: StringInterpolationProtocol {
    fileprivate var pattern = ""
    fileprivate var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      pattern.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { pattern += Message.escape(literal) }

    public mutating func appendInterpolation(_ text: some StringProtocol) { append("{}", .text(String(text))) }

    public mutating func appendInterpolation(_ number: Int) { append("{}", .number(number)) }

    public mutating func appendInterpolation(_ message: Message) { append("{}", .message(message)) }

    /// `3 steps`: the number and the form of the word that goes with it.
    public mutating func appendInterpolation(count: Int, _ one: String, _ other: String) {
      append("{#\(one)|\(other)}", .number(count))
    }

    private mutating func append(_ field: String, _ argument: Argument) {
      pattern += field
      arguments.append(argument)
    }
  }
}
