import Bytes

/// Which variables of a text hold a value that was filled in, and where what they hold is read once more:
/// `V=<x>; eval "$V"`.
struct ValueFlow {
  /// Names with the integer attribute: what is assigned to them is computed.
  private(set) var integers: Set<String> = []
  /// Files that the text, or another block, runs or sources, and what reads them.
  private(set) var started: [String: ProgramLanguage] = [:]
  let names: SessionNames
  let bytes: [UInt8]
  /// Where a command prints the values of variables, and of which; ``allVariables`` stands for all.
  private let printing: [(range: Range<Int>, names: Set<String>)]
  private var holders: [String: [PlaceholderSite]] = [:]
  var variables: [(name: String, reading: SecondReading)] = []
  private var regions: [Region] = []

  /// - Parameters:
  ///   - sites: those that get a value.
  ///   - names: what the other blocks of the session define.
  init(_ script: ShellScript, sites: SitesByPlace, names: SessionNames = SessionNames()) {
    bytes = Array(script.text.utf8)
    var names = names
    names.note(script)
    self.names = names
    started = names.started
    printing = Self.printing(script, names)
    integers = names.integers
    let commands = script.commands.flatMap(\.simpleCommands)
    for command in commands {
      for assignment in command.assignments { hold(assignment.name, sites, in: assignment.word.range) }
      guard let program = command.programName else { continue }
      if ["export", "declare", "typeset", "local", "readonly", "integer"].contains(program) {
        for word in command.words.dropFirst() where word.text.containsBytes(of: "=") {
          hold(String(word.text.prefix { $0 != "=" && $0 != "+" }), sites, in: word.range)
        }
      }
      // `env X=<x> sh -c '…'`, `docker exec -e X=<x> …`
      for word in command.words.dropFirst() {
        if let name = Self.givenName(in: word.text) { hold(name, sites, in: word.range) }
      }
      if program == "set" || names.functions.contains(program) || names.startsFile(command) {
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
    holdLoops(script, sites)
    // `: ${NAME:=<x>}`
    for whole in script.commands where whole.text.containsBytes(of: ":=") {
      for name in whole.assigns { hold(name, sites, in: whole.range) }
    }
    holdFunctions(script, sites)
    holdFiles(script, sites)
    holdKept(script, sites)
    // `for v in <x>; do` is in a list as well.
    holdOneFromAnother()
  }

  mutating func hold(_ name: String, _ sites: SitesByPlace, in range: Range<Int>) {
    holders[name, default: []] += sites.beginning(in: range)
    copies.append((name, range))
  }

  private var copies: [(name: String, range: Range<Int>)] = []

  /// What holds the value of a site: variables, and files.
  mutating func holders(of site: PlaceholderSite) -> [String] {
    holdersByPlace[site.range] ?? []
  }

  /// By the range of a site what holds its value.
  private lazy var holdersByPlace: [Range<Int>: [String]] = holders.sorted { $0.key < $1.key }.reduce(into: [:]) {
    byPlace, holder in
    for place in Set(holder.value.map(\.range)) { byPlace[place, default: []].append(holder.key) }
  }

  /// What gets what another one holds.
  var edges: [(from: String, to: String)] {
    copies.flatMap { name, range in
      (names.isFile(name) ? mentioned(in: range).union(handedOn(in: range)) : sources(in: range))
        .filter { $0 != name }.sorted().map { ($0, name) }
    } + innerEdges
  }

  /// The same of the texts within the text that a shell reads.
  private var innerEdges: [(from: String, to: String)] = []

  mutating func noteEdges(_ edges: [(from: String, to: String)]) {
    innerEdges += edges.filter { names.isFile($0.from) || names.isFile($0.to) }
  }

  /// A text that another shell reads puts a value of this one into what it sets and writes there.
  mutating func hold(_ names: [String], valueOf site: PlaceholderSite) {
    for name in names { holders[name, default: []].append(site) }
  }

  /// The variables and files of which a part of the text holds what they hold.
  private func sources(in range: Range<Int>) -> Set<String> {
    expanded(in: range, computes: false).union(handedOn(in: range))
  }

  private func handedOn(in range: Range<Int>) -> Set<String> {
    let printed = printed(in: range)
    let files = names.filesMentioned(in: bytes[range])
    return files.isEmpty ? printed : printed.union(files)
  }

  /// `W="$V"`
  private mutating func holdOneFromAnother() {
    let traffic: [(name: String, others: [String])] = copies.compactMap { name, range in
      // What programs keep is followed by the session, which knows that it is only run, not counted with.
      if Self.isKept(name) { return nil }
      // In an order: which reader of a value is found first must not change from run to run.
      let others = sources(in: range).filter { $0 != name && !Self.isKept($0) }.sorted()
      return others.isEmpty ? nil : (name, others)
    }
    // What many hand on to one is kept apart, or each of them would go through all of it.
    var known: [String: Set<Range<Int>>] = [:]
    for _ in 0..<4 {
      for (name, others) in traffic {
        if known[name] == nil { known[name] = Set((holders[name] ?? []).map(\.range)) }
        for other in others {
          noteCopy(from: other, to: name)
          guard let held = holders[other], !held.isEmpty else { continue }
          let new = held.filter { known[name]?.contains($0.range) != true }
          holders[name, default: []] += new
          known[name]?.formUnion(new.map(\.range))
        }
      }
    }
  }

  mutating func noteReader(
    _ reader: SecondReading.Reader, of range: Range<Int>, by program: String, isBody: Bool = false
  ) {
    regions.append(Region(reader: reader, range: range, program: program, isBody: isBody))
  }

  mutating func noteReader(_ reading: SecondReading, ofVariable name: String) {
    variables.append((name, reading))
  }

  /// The readings of values that go through a variable.
  func readings() -> [(PlaceholderSite, SecondReading)] {
    guard holders.values.contains(where: { !$0.isEmpty }) else { return [] }
    return readVariables().flatMap { name, reading in
      let held =
        name == Self.allVariables
        ? holders.filter { !names.isFile($0.key) }.sorted { $0.key < $1.key }.flatMap(\.value) : holders[name] ?? []
      return held.map { ($0, reading) }
    }
  }

  /// The variables that something reads once more; `@` stands for all arguments.
  func readVariables() -> [(name: String, reading: SecondReading)] {
    variables
      + (regions + arithmetic() + indirections()).flatMap { region in
        read(in: region).sorted().map { ($0, SecondReading(reader: region.reader, program: region.program)) }
      } + substitutedFiles()
  }

  /// Files of which a word in quotation marks takes over what is in them: `"$(cat k)"`.
  private func substitutedFiles() -> [(name: String, reading: SecondReading)] {
    regions.filter(\.reader.isSplit).flatMap { region -> [(name: String, reading: SecondReading)] in
      let text = bytes[region.range]
      let substitutions = Substitutions(text)
      guard substitutions.mayPrint(isSplit: false), !substitutions.mayPrint(isSplit: true) else { return [] }
      let files = names.filesMentioned(in: text).union(names.filesFound(in: text))
      return files.sorted().map { ($0, SecondReading(reader: .divided(.substituted), program: region.program)) }
    }
  }

  private func read(in region: Region) -> Set<String> {
    let variables =
      region.isBody
      ? mentioned(in: region.range)
      : expanded(in: region.range, computes: region.reader.computes, isSplit: region.reader.isSplit)
        .union(region.reader.isSplit ? [] : printed(in: region.range, isRun: region.reader.isPlain))
    let text = bytes[region.range]
    // `"$(cat file)"`: what is in the file is read; `sh -c 'cat file'` reads its name alone.
    return Substitutions(text).mayPrint(isSplit: region.reader.isSplit)
      ? variables.union(names.filesMentioned(in: text)).union(names.filesFound(in: text)) : variables
  }

  // MARK: Where variables are expanded

  /// The variables in a text in which quotation marks quote nothing: the body of a here-document.
  private func mentioned(in range: Range<Int>) -> Set<String> {
    var found: Set<String> = []
    for index in range where bytes[index] == .dollar && (index == 0 || bytes[index - 1] != .backslash) {
      let name = bytes[(index + 1)..<range.upperBound].drop { $0 == UInt8(ascii: "{") }.prefix(while: \.isNameByte)
      if let first = name.first { found.insert(first.isDigit ? "@" : name.text) }
    }
    return found
  }

  /// The variables that the shell expands in `range`; in arithmetic a bare name is one too.
  /// - Parameter isSplit: only those without quotation marks around them.
  private func expanded(in range: Range<Int>, computes: Bool, isSplit: Bool = false) -> Set<String> {
    // Most parts of a text expand nothing.
    guard computes || bytes[range].contains(where: { $0 == .dollar || $0 == UInt8(ascii: "*") }) else { return [] }
    var names: Set<String> = []
    var isSingle = false
    var isDouble = false
    var hasPattern = false
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == .singleQuote, !isDouble { isSingle.toggle() }
      if byte == .doubleQuote, !isSingle { isDouble.toggle() }
      if byte == .backslash, !isSingle {
        index += 2
        continue
      }
      if byte == UInt8(ascii: "*"), !isSingle, !isDouble, !computes, !isSplit { hasPattern = true }
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
    // `for f in *`
    if hasPattern { names.insert(Self.listing) }
    // A directory that was entered is one of those names.
    if names.contains("PWD") { names.insert(Self.listing) }
    return names.union(indirect(names, in: range, computes: computes))
  }

  /// What is printed in `range` without an expansion.
  ///
  /// - Parameter isRun: with what programs print of the values that they have kept.
  private func printed(in range: Range<Int>, isRun: Bool = true) -> Set<String> {
    printing.reduce(into: []) { all, printing in
      guard range.contains(printing.range.lowerBound) else { return }
      all.formUnion(isRun ? printing.names : printing.names.filter { !Self.isKept($0) })
    }
  }

  /// Variables whose names `found` hold, where the text reads them: `(( y ))`, `${!y}`, `eval "\$$y"`.
  private func indirect(_ found: Set<String>, in range: Range<Int>, computes: Bool) -> Set<String> {
    guard !found.isEmpty else { return [] }
    let text = bytes[range].text
    let isIndirect =
      computes || text.containsBytes(of: "${!") || text.containsBytes(of: "\\$$") || text.containsBytes(of: "\\${$")
    return found.reduce(into: []) { all, name in
      if isIndirect || names.references.contains(name) { all.formUnion(names.variables(namedBy: name)) }
    }
  }

  private struct Region {
    var reader: SecondReading.Reader
    var range: Range<Int>
    var program: String
    var isBody = false
  }

  /// `$(( … ))`, `(( … ))`, `$[ … ]`, and the index in `A[ … ]`.
  private func arithmetic() -> [Region] {
    var found: [Region] = []
    for index in bytes.indices.dropLast() {
      let pair = (bytes[index], bytes[index + 1])
      if pair == (UInt8(ascii: "("), UInt8(ascii: "(")) {
        found.append(Region(reader: .integer, range: index + 2..<end(of: "))", from: index + 2), program: "(( ))"))
      } else if pair == (.dollar, UInt8(ascii: "[")) {
        found.append(Region(reader: .integer, range: index + 2..<end(of: "]", from: index + 2), program: "$[ ]"))
      } else if pair.0.isNameByte, pair.1 == UInt8(ascii: "[") {
        found.append(Region(reader: .index, range: index + 2..<end(of: "]", from: index + 2), program: "[ ]"))
      }
    }
    return found
  }

  /// `${!V}`, `${V@P}`, `${(e)V}`
  private func indirections() -> [Region] {
    var found: [Region] = []
    for index in bytes.indices.dropLast(2) where bytes[index] == .dollar && bytes[index + 1] == UInt8(ascii: "{") {
      let range = index..<end(of: "}", from: index + 2)
      if bytes[index + 2] == UInt8(ascii: "!") { found.append(Region(reader: .name, range: range, program: "${! }")) }
      if bytes[range].text.containsBytes(of: "@P") {
        found.append(Region(reader: .plain, range: range, program: "${ @P}"))
      }
      if bytes[index + 2] == UInt8(ascii: "(") { found.append(Region(reader: .plain, range: range, program: "${( )}")) }
      if let colon = bytes[range].firstIndex(of: UInt8(ascii: ":")), colon + 1 < range.upperBound,
        bytes[(index + 2)..<colon].allSatisfy({ $0.isNameByte || "@*[]".utf8.contains($0) }),
        !"-=+?".utf8.contains(bytes[colon + 1])
      {
        found.append(Region(reader: .integer, range: colon + 1..<range.upperBound, program: "${ : }"))
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

  var isPlain: Bool {
    if case .plain = self { true } else { false }
  }

  fileprivate var isSplit: Bool {
    if case .unsplit = self { true } else { false }
  }
}
