import ShellSyntax

/// The first column of the success table: the command that a row is about, and where its objects are.
struct CommandPattern: Sendable {
  /// What a command of the pattern is about: the name of a capture → its value.
  typealias Object = [String: String]

  private enum Operand {
    /// One of these words, no matter what the capitals.
    case word(Set<String>)
    case capture(WordPattern)
    /// One or more.
    case captures(String)
    case rest
  }

  private struct Option {
    enum Value {
      case none
      case capture(String)
      case manifest
      case form(WordPattern)
    }

    var names: [String]
    var value: Value
  }

  let programs: Set<String>
  private var operands: [Operand] = []
  private var options: [Option] = []
  /// Of two patterns that a command matches the one that says more counts.
  let specificity: Int

  init(_ text: Substring) {
    let tokens = text.split(separator: " ")
    programs = Set((tokens.first ?? "").split(separator: ",").map(String.init))
    for token in tokens.dropFirst() {
      if token.hasPrefix("-") {
        options.append(Self.option(token))
      } else {
        operands.append(Self.operand(token))
      }
    }
    specificity = tokens.count { $0 != "*" }
  }

  private static func option(_ token: Substring) -> Option {
    let parts = token.split(separator: "=", maxSplits: 1)
    let names = parts[0].split(separator: ",").map(String.init)
    guard parts.count == 2 else { return Option(names: names, value: .none) }
    if parts[1].hasPrefix("@") { return Option(names: names, value: .manifest) }
    if parts[1].allSatisfy(\.isUppercase) { return Option(names: names, value: .capture(String(parts[1]))) }
    return Option(names: names, value: .form(WordPattern(String(parts[1].map { $0 == "_" ? " " : $0 }))))
  }

  private static func operand(_ token: Substring) -> Operand {
    if token == "*" { return .rest }
    if token.hasSuffix("...") { return .captures(String(token.dropLast(3))) }
    if token.contains(where: \.isUppercase) { return .capture(WordPattern(String(token))) }
    return .word(Set(token.split(separator: ",").map(String.init)))
  }

  /// The names of what the command names.
  var captures: Set<String> {
    let operands = operands.flatMap { operand -> [String] in
      switch operand {
      case .capture(let word): word.names
      case .captures(let name): [name]
      case .word, .rest: []
      }
    }
    let options = options.flatMap { option -> [String] in
      switch option.value {
      case .capture(let name): [name]
      case .form: [option.names[0]]
      case .manifest: ["NAME"]
      case .none: []
      }
    }
    return Set(operands + options)
  }

  // MARK: Matching

  /// What the command is about; nil where it is another command. A command without an object has one empty object.
  ///
  /// - Parameter manifest: the objects that a file of that name describes; nil where that is not known.
  func objects(of call: CommandCall, manifest: (String) -> [Object]?) -> [Object]? {
    guard programs.contains(call.program) else { return nil }
    var common: Object = [:]
    var described: [Object]?
    for option in options {
      guard let given = call.value(ofAny: option.names) else { return nil }
      switch (option.value, given) {
      case (.none, _): break
      case (.capture(let name), let value?): common[name] = value
      case (.manifest, let value?):
        guard let objects = manifest(value), !objects.isEmpty else { return nil }
        described = objects
      case (.form(let form), let value?):
        guard form.captures(in: value.lowercased()) != nil else { return nil }
      case (_, nil): return nil
      }
    }
    guard let objects = objects(among: call.operands[...], common) else { return nil }
    guard let described else { return objects }
    return objects.flatMap { object in described.map { object.merging($0) { $1 } } }
  }

  private func objects(among words: ArraySlice<String?>, _ common: Object) -> [Object]? {
    var words = words
    var common = common
    var several: (name: String, values: [String])?
    for operand in operands {
      switch operand {
      case .rest:
        words = []
      case .word(let choices):
        guard let word = words.popFirst() ?? nil, choices.contains(word.lowercased()) else { return nil }
      case .capture(let pattern):
        guard let word = words.popFirst() ?? nil, let found = pattern.captures(in: word) else { return nil }
        common.merge(found) { $1 }
      case .captures(let name):
        let values = words.compactMap { $0 }
        guard !values.isEmpty, values.count == words.count else { return nil }
        several = (name, values)
        words = []
      }
    }
    guard words.isEmpty else { return nil }
    if let kind = common["KIND"] { common["KIND"] = ObjectClass.named(kind) }
    guard let several else { return [common] }
    return several.values.map { common.merging([several.name: $0]) { $1 } }
  }
}
