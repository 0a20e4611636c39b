import Bytes

/// One row of the catalogue: which calls it is about, and what is known of them.
///
/// `docker,podman run | elsewhere terminal | if -i/--interactive -t/--tty | unless -d/--detach | inner 1`: the program
/// and its subcommand, separated by blanks, other names for each separated by commas; then in any order the columns, the
/// words that all have to be there, those of which none may be, the largest number of operands (`operands 1`),
/// that nothing else is there (`alone`), the options whose value is a file (`reads -f`), and the operand with which
/// another command begins (`inner 1`).
struct ProgramRow {
  private let subcommand: [[String]]
  private var columns: ProgramColumns = []
  private var needed: [[String]] = []
  private var excluded: [String] = []
  private var maximum = Int.max
  private var isAlone = false
  private var fileOptions: [String] = []
  private var inner: Int?

  /// The rows of a table, by the name of the program.
  static func rows(_ table: String) -> [String: [ProgramRow]] {
    var table = table
    var rows: [String: [ProgramRow]] = [:]
    // In bytes: the table is read at every start.
    table.withUTF8 { table in
      for line in table.split(separator: .newline) where line.first != UInt8(ascii: "#") {
        let fields = line.split(separator: UInt8(ascii: "|")).map { field in
          field.split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
        }
        guard let subject = fields.first, let names = subject.first else { continue }
        let row = ProgramRow(subcommand: subject.dropFirst().map(Self.names), fields: fields.dropFirst())
        for name in Self.names(names) { rows[name, default: []].append(row) }
      }
    }
    return rows
  }

  private static func names(_ word: String) -> [String] { word.parts(separatedBy: ",").map(String.init) }

  private init(subcommand: [[String]], fields: ArraySlice<[String]>) {
    self.subcommand = subcommand
    for field in fields {
      let values = Array(field.dropFirst())
      switch field.first {
      case "if": needed = values.map { $0.parts(separatedBy: "/").map(String.init) }
      case "unless": excluded = values.flatMap { $0.parts(separatedBy: "/").map(String.init) }
      case "operands": maximum = values.first.flatMap { Int($0) } ?? .max
      case "inner": inner = values.first.flatMap { Int($0) }
      case "reads": fileOptions = values
      case "alone": isAlone = true
      default: columns.formUnion(ProgramColumns(field.compactMap { ProgramColumns.named[$0] }))
      }
    }
  }

  /// Whether it may say that of a call, or of another one within it.
  var mayOpenEditor: Bool { inner != nil || columns.contains(.opensEditor) }
  var mayBeIncomplete: Bool { inner != nil || columns.contains(.isIncomplete) }

  /// What the row says of a call; nil where it is about another one.
  ///
  /// - Parameters:
  ///   - words: the program first.
  ///   - valued: the options that take the next word.
  func entry(of words: ArraySlice<String>, valued: Set<String>) -> ProgramEntry? {
    guard let start = indexAfterSubcommand(words, valued: valued) else { return nil }
    // Most rows of a program are about other subcommands.
    let call = Arguments(words[start...], valued: valued, inner: inner)
    guard call.operands.count <= maximum, !isAlone || start == words.endIndex,
      needed.allSatisfy({ names in names.contains(where: call.contains) }), !excluded.contains(where: call.contains)
    else { return nil }
    var entry = ProgramEntry(columns: columns, fileOptions: fileOptions)
    guard let rest = call.inner, !rest.isEmpty else { return entry }
    var within = ProgramCatalogue.entry(forInner: Array(rest))
    // `docker exec -it web bash`
    within.columns.remove(.opensOwnShell)
    // `docker exec -it web ls` ends; `docker exec -it web bash` waits for what is typed there.
    if !within.takesTerminal { entry.columns.subtract([.goesElsewhere, .staysInForeground]) }
    entry.formUnion(within)
    return entry
  }

  private func indexAfterSubcommand(_ words: ArraySlice<String>, valued: Set<String>) -> Int? {
    var index = words.startIndex + 1
    for names in subcommand {
      var mayBeValue = false
      while index < words.endIndex, !names.contains(words[index]) {
        let word = words[index]
        if word.hasPrefix("-") {
          mayBeValue = !word.containsBytes(of: "=")
        } else if mayBeValue {
          mayBeValue = false
        } else {
          return nil
        }
        index += 1
      }
      guard index < words.endIndex else { return nil }
      index += 1
    }
    return index
  }
}

extension ProgramColumns {
  fileprivate init(_ columns: [ProgramColumns]) {
    self = columns.reduce(into: []) { $0.formUnion($1) }
  }
}

/// The words of a call after its subcommand.
struct Arguments {
  private(set) var options: [String] = []
  private(set) var operands: [String] = []
  /// Where a command begins in them.
  private(set) var inner: ArraySlice<String>?

  init(_ words: ArraySlice<String>, valued: Set<String>, inner: Int? = nil) {
    var index = words.startIndex
    var isParted = false
    while index < words.endIndex {
      let word = words[index]
      if let inner, operands.count == inner {
        if word == "--" { index += 1 }
        if !word.hasPrefix("-") || word == "--" || inner > 0 && !isOption(word) {
          self.inner = words[index...]
          return
        }
      }
      if word == "--" {
        isParted = true
      } else if !isParted, isOption(word) {
        options.append(word)
        if Self.takesNextWord(word, valued: valued) { index += 1 }
      } else {
        operands.append(word)
      }
      index += 1
    }
  }

  /// An option, of which short ones may be joined (`-it`) or be followed by their value (`-c4`), or an operand, of which
  /// `of=` is the beginning.
  func contains(_ name: String) -> Bool {
    if name.hasPrefix("-") { return options.contains { Self.isOption($0, name) } }
    return operands.contains { $0 == name || name.hasSuffix("=") && $0.hasPrefix(name) }
  }

  /// Whether the value of an option is the next word; short ones may be joined, of which the last takes it: `-dp 80:80`.
  ///
  /// - Parameter valued: the options of the program that have a value.
  static func takesNextWord(_ option: String, valued: Set<String>) -> Bool {
    if valued.contains(option) { return true }
    guard 3...5 ~= option.utf8.count, !option.hasPrefix("--"),
      let letter = option.dropFirst().firstIndex(where: { valued.contains("-\($0)") })
    else { return false }
    return option.index(after: letter) == option.endIndex
  }

  private static func isOption(_ option: String, _ name: String) -> Bool {
    if option == name || option.hasPrefix(name + "=") { return true }
    guard name.utf8.count == 2, let letter = name.last, !option.hasPrefix("--") else { return false }
    if option.dropFirst().allSatisfy(\.isAlphabetic) {
      return option.utf8.count < 6 && option.dropFirst().containsBytes(of: letter)
    }
    return option.hasPrefix(name)
  }

  private func isOption(_ word: String) -> Bool { word.utf8.count > 1 && word.utf8.first == UInt8(ascii: "-") }
}
