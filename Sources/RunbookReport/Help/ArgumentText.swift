import Diagnostics

/// An argument of a command in a person's language.
struct ArgumentText {
  var argument: CommandHelp.Argument
  var language: Language

  /// `-o, --output <file>`, `<page>`
  var label: String {
    ([argument.names.joined(separator: ", ")] + [value]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// `<page> ...`, in square brackets where it can be left out: a word in the line of usage.
  var usage: String {
    let text = value + (argument.isRepeating ? " ..." : "")
    return argument.isOptional ? "[\(text)]" : text
  }

  /// What it is for, what it can be, and what it is where it is left out.
  var summary: String {
    let values = argument.values.joined(separator: ", ")
    let rest: Message? =
      switch (argument.values.isEmpty, argument.defaultValue) {
      case (true, nil): nil
      case (true, let value?): Message("(default: \(value))")
      case (false, nil): Message("(values: \(values))")
      case (false, let value?): Message("(values: \(values); default: \(value))")
      }
    return [argument.summary, rest].compactMap { $0.map(language.say) }.joined(separator: " ")
  }

  private var value: String { argument.valueName.map { "<\(language.say($0))>" } ?? "" }
}

extension CommandHelp {
  /// `passo check [options] <path> ...`; several lines where there are several ways.
  func usage(in language: Language) -> [String] {
    guard guide.usage.isEmpty else { return guide.usage.map(language.say) }
    let words = arguments.filter(\.isWord).map { ArgumentText(argument: $0, language: language).usage }
    let options = arguments.contains { !$0.isWord } ? ["[\(language.say(Message("options")))]"] : []
    return [([name] + options + words).joined(separator: " ")]
  }
}
