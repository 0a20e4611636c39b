/// Which variables of a text hold a value that was filled in, and where what they hold is read once more:
/// `V=<x>; eval "$V"`.
struct ValueFlow {
  /// Names with the integer attribute: what is assigned to them is computed.
  private(set) var integers: Set<String> = []
  /// Files that the text runs or sources.
  private(set) var started: Set<String> = []
  private let bytes: [UInt8]
  private var holders: [String: [PlaceholderSite]] = [:]
  private var variables: [(name: String, reading: SecondReading)] = []
  private var regions: [(reader: SecondReading.Reader, range: Range<Int>, program: String)] = []

  /// - Parameter sites: those that get a value.
  init(_ script: ShellScript, sites: [PlaceholderSite]) {
    bytes = Array(script.text.utf8)
    let commands = script.commands.flatMap(\.simpleCommands)
    let functions = Set(script.commands.flatMap(\.functions))
    for command in commands {
      noteAttributes(of: command)
      noteStarted(command)
      for assignment in command.assignments { hold(assignment.name, sites, in: assignment.word.range) }
      guard let program = command.program else { continue }
      if ["export", "declare", "typeset", "local", "readonly", "integer"].contains(program) {
        for word in command.words.dropFirst() where word.text.contains("=") {
          hold(String(word.text.prefix { $0 != "=" && $0 != "+" }), sites, in: word.range)
        }
      }
      if program == "set" || functions.contains(program) {
        for word in command.words.dropFirst() { hold("@", sites, in: word.range) }
      }
      for name in command.assignedNames where ["read", "mapfile", "readarray", "printf"].contains(program) {
        // A pipeline or redirection feeds it; all values of the complete command may arrive.
        for whole in script.commands where whole.range.contains(command.range.lowerBound) {
          hold(name, sites, in: whole.range)
        }
      }
    }
    for whole in script.commands where whole.text.hasPrefix("for ") || whole.text.hasPrefix("select ") {
      for name in whole.assigns { hold(name, sites, in: whole.range) }
    }
    // `for v in <x>; do` stands in a list as well.
    holdOneFromAnother()
  }

  private mutating func hold(_ name: String, _ sites: [PlaceholderSite], in range: Range<Int>) {
    holders[name, default: []] += sites.filter { range.contains($0.range.lowerBound) }
    copies.append((name, range))
  }

  private var copies: [(name: String, range: Range<Int>)] = []

  /// `W="$V"`
  private mutating func holdOneFromAnother() {
    for _ in 0..<4 {
      for (name, range) in copies {
        for other in expanded(in: range, computes: false) where other != name {
          let known = Set((holders[name] ?? []).map(\.range.lowerBound))
          holders[name, default: []] += (holders[other] ?? []).filter { !known.contains($0.range.lowerBound) }
        }
      }
    }
  }

  private mutating func noteAttributes(of command: SimpleCommand) {
    guard let program = command.program, ["declare", "typeset", "local", "export", "integer"].contains(program) else {
      return
    }
    let flags = command.words.dropFirst().filter(\.isOption).map(\.text).joined()
    guard program == "integer" || flags.contains("i") else { return }
    for word in command.words.dropFirst() where !word.isOption {
      integers.insert(String(word.text.prefix { $0 != "=" && $0 != "+" }))
    }
  }

  private mutating func noteStarted(_ command: SimpleCommand) {
    guard let program = command.program else { return }
    if [".", "source"].contains(program) || Interpreter.named(program)?.language == .shell {
      for word in command.words.dropFirst() where !word.isOption {
        if let file = word.literal { started.insert(Self.bare(file)) }
      }
    }
    if program.hasPrefix("./") { started.insert(Self.bare(program)) }
  }

  /// `s.sh` for `./s.sh`
  static func bare(_ file: String) -> String { file.hasPrefix("./") ? String(file.dropFirst(2)) : file }

  mutating func noteReader(_ reader: SecondReading.Reader, of range: Range<Int>, by program: String) {
    regions.append((reader, range, program))
  }

  mutating func noteReader(_ reading: SecondReading, ofVariable name: String) {
    variables.append((name, reading))
  }

  /// The readings of values that go through a variable.
  func readings() -> [(PlaceholderSite, SecondReading)] {
    guard holders.values.contains(where: { !$0.isEmpty }) else { return [] }
    return readVariables().flatMap { name, reading in (holders[name] ?? []).map { ($0, reading) } }
  }

  /// The variables that something reads once more; `@` stands for all arguments.
  func readVariables() -> [(name: String, reading: SecondReading)] {
    variables
      + (regions + arithmetic() + indirections()).flatMap { region in
        expanded(in: region.range, computes: region.reader.computes, isSplit: region.reader.isSplit).map {
          ($0, SecondReading(reader: region.reader, program: region.program))
        }
      }
  }

  // MARK: Where variables are expanded

  /// The variables that the shell expands in `range`; in arithmetic a bare name is one too.
  /// - Parameter isSplit: only those without quotation marks around them.
  private func expanded(in range: Range<Int>, computes: Bool, isSplit: Bool = false) -> Set<String> {
    var names: Set<String> = []
    var isSingle = false
    var isDouble = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == .singleQuote, !isDouble { isSingle.toggle() }
      if byte == .doubleQuote, !isSingle { isDouble.toggle() }
      if byte == .backslash, !isSingle {
        index += 2
        continue
      }
      if byte == .dollar, !isSingle, !isDouble || !isSplit, index + 1 < range.upperBound {
        var start = index + 1
        while start < range.upperBound, "{!#".utf8.contains(bytes[start]) { start += 1 }
        // zsh: `${(e)V}`
        if start < range.upperBound, bytes[start] == UInt8(ascii: "("), bytes[start - 1] == UInt8(ascii: "{") {
          start = (bytes[start..<range.upperBound].firstIndex(of: UInt8(ascii: ")")) ?? start) + 1
        }
        let name = bytes[start..<range.upperBound].prefix(while: \.isNameByte)
        if name.isEmpty, start < range.upperBound, "@*".utf8.contains(bytes[start]) { names.insert("@") }
        if let first = name.first { names.insert(first.isDigit ? "@" : name.text) }
        index = max(start, name.endIndex)
        continue
      }
      if computes, byte.isNameStart {
        let name = bytes[index..<range.upperBound].prefix(while: \.isNameByte)
        names.insert(name.text)
        index = name.endIndex
        continue
      }
      index += 1
    }
    return names
  }

  private typealias Region = (reader: SecondReading.Reader, range: Range<Int>, program: String)

  /// `$(( … ))`, `(( … ))`, `$[ … ]`, and the index in `A[ … ]`.
  private func arithmetic() -> [Region] {
    var found: [Region] = []
    for index in bytes.indices.dropLast() {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "("), UInt8(ascii: "(")) {
        found.append((.integer, index + 2..<end(of: "))", from: index + 2), "(( ))"))
      } else if pair == (.dollar, UInt8(ascii: "[")) {
        found.append((.integer, index + 2..<end(of: "]", from: index + 2), "$[ ]"))
      } else if pair.0.isNameByte, pair.1 == UInt8(ascii: "[") {
        found.append((.index, index + 2..<end(of: "]", from: index + 2), "[ ]"))
      }
    }
    return found
  }

  /// `${!V}`, `${V@P}`, `${(e)V}`
  private func indirections() -> [Region] {
    var found: [Region] = []
    for index in bytes.indices.dropLast(2) where bytes[index] == .dollar && bytes[index + 1] == UInt8(ascii: "{") {
      let range = index..<end(of: "}", from: index + 2)
      if bytes[index + 2] == UInt8(ascii: "!") { found.append((.name, range, "${! }")) }
      if bytes[range].text.contains("@P") { found.append((.plain, range, "${ @P}")) }
      if bytes[index + 2] == UInt8(ascii: "(") { found.append((.plain, range, "${( )}")) }
      if let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")), colon + 1 < range.upperBound,
        bytes[(index + 2)..<colon].allSatisfy({ $0.isNameByte || "@*[]".utf8.contains($0) }),
        !"-=+?".utf8.contains(bytes[colon + 1])
      {
        found.append((.integer, colon + 1..<range.upperBound, "${ : }"))
      }
    }
    return found
  }

  private func end(of closer: String, from start: Int) -> Int {
    let wanted = Array(closer.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index...].starts(with: wanted) { return index }
      index += 1
    }
    return bytes.count
  }
}

extension SecondReading.Reader {
  /// True where the bare name of a variable is an expression.
  fileprivate var computes: Bool {
    switch self {
    case .integer, .index: true
    default: false
    }
  }

  fileprivate var isSplit: Bool {
    if case .unsplit = self { true } else { false }
  }
}
