import ShellSyntax

/// One call of a program as it was run: its options and operands, distinguished by what `ProgramOptions` knows.
struct CommandCall {
  /// Without folders and without `sudo` and its kin.
  let program: String
  /// Nil for a word that only the shell knows.
  private(set) var operands: [String?] = []
  /// Nil for an option without a value, or one that only the shell knows.
  private var options: [(name: String, value: String?, text: String?)] = []

  /// Nil where the program is not known before the shell has read the command, or where nothing is done.
  init?(_ command: SimpleCommand) {
    var words = command.calledWords
    guard let first = words.popFirst()?.literal, let name = first.split(separator: "/").last else { return nil }
    program = String(name)
    var isOperand = false
    while let word = words.popFirst() {
      guard !isOperand, let text = word.literal ?? Self.option(word.text), text.hasPrefix("-"), text.count > 1 else {
        operands.append(word.literal)
        continue
      }
      if text == "--" {
        isOperand = true
      } else if ProgramOptions.takesValue(text, of: program) || takesValue(cluster: text) {
        let value = words.popFirst()
        options.append((text, value?.literal, value?.text))
      } else if let equals = text.firstIndex(of: "=") {
        let value = String(text[text.index(after: equals)...])
        options.append((String(text[..<equals]), word.literal.map { _ in value }, value))
      } else {
        options.append((text, nil, ""))
      }
    }
    guard !options.contains(where: { ProgramOptions.stopping.contains($0.name) }) else { return nil }
  }

  /// `--password=$X`: the name is known, the value is not.
  private static func option(_ text: String) -> String? {
    guard text.hasPrefix("-"), let equals = text.firstIndex(of: "=") else { return nil }
    return text[..<equals].allSatisfy { $0.isLetter || $0 == "-" } ? text : nil
  }

  /// `-am MESSAGE`: the last of several letters takes the value.
  private func takesValue(cluster text: String) -> Bool {
    guard text.count > 2, !text.hasPrefix("--"), text.dropFirst().allSatisfy(\.isLetter), let last = text.last else {
      return false
    }
    let others = text.dropFirst().dropLast()
    return ProgramOptions.takesValue("-\(last)", of: program)
      && others.allSatisfy { !ProgramOptions.takesValue("-\($0)", of: program) }
  }

  /// Of the last of these options; nil where none is given, and `.some(nil)` where its value is not known or there is
  /// none.
  func value(ofAny names: [String]) -> String?? {
    let given = options.last { option in
      names.contains(option.name) || names.contains { isLetter($0, lastOf: option.name) }
    }
    guard let given else { return nil }
    return .some(given.value)
  }

  /// As written, of the last of these options; nil where none is given, empty where it has no value.
  func text(ofAny names: [String]) -> String? {
    options.last { option in names.contains(option.name) || names.contains { isLetter($0, lastOf: option.name) } }
      .map { $0.text ?? "" }
  }

  /// Those of these options that are given.
  func options(among names: Set<String>) -> [String] { options.map(\.name).filter(names.contains) }

  private func isLetter(_ name: String, lastOf cluster: String) -> Bool {
    guard name.count == 2, let letter = name.last else { return false }
    return takesValue(cluster: cluster) && cluster.last == letter
  }
}
