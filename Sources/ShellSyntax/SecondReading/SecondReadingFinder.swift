import Bytes

/// Finds the values of a command that something reads once more, and what each of these readers takes.
///
/// Passing over a reader would run a value, so a word that may be a reader is taken for one.
struct SecondReadingFinder {
  let script: ShellScript
  let bytes: [UInt8]
  let sites: SitesByPlace
  /// What the other blocks of the session and this one define.
  let names: SessionNames
  private(set) var readings: [Int: [SecondReading]] = [:]
  var flow: ValueFlow
  /// In how many texts within texts this one is; deeper ones are not followed to what they set and write.
  private var depth = 0
  private static let deepest = 3
  /// The text is read by a shell whose `echo` may read escapes; what the reader's own shell prints is only looked at.
  var echoesEscapes = false

  /// - Parameters:
  ///   - sites: those that get a value.
  ///   - names: what the other blocks of the session define.
  init(_ script: ShellScript, sites: [PlaceholderSite], names: SessionNames = SessionNames()) {
    self.script = script
    let sites = SitesByPlace(sites)
    self.sites = sites
    bytes = Array(script.text.utf8)
    flow = ValueFlow(script, sites: sites, names: names)
    self.names = flow.names
  }

  /// By the offset of the site.
  static func readings(
    of script: ShellScript, sites: [PlaceholderSite], in session: SessionFlow? = nil
  ) -> [Int: [SecondReading]] {
    sites.isEmpty ? [:] : SecondReadingFinder(run: script, sites: sites, in: session).readings
  }

  /// One that has found everything.
  init(run script: ShellScript, sites: [PlaceholderSite], in session: SessionFlow?) {
    self.init(script, sites: sites, names: session?.names ?? SessionNames())
    run()
  }

  mutating func run() {
    let commands = script.commands.flatMap(\.simpleCommands)
    for (index, command) in commands.enumerated() {
      readAssignments(command)
      readSplitWords(command)
      readWords(command)
      readDescriptors(of: command)
      readUnknownPrograms(command)
      readInput(command, piped: commands[..<index])
      readDividedInput(command, piped: commands[..<index])
      readInnerInput(command, piped: commands[..<index])
      readFoundFiles(command)
      readEnvironment(of: command)
    }
    readSplitLists()
    for words in script.tests { readTest(words, program: "[[") }
    // `A=(sh -c '…'); "${A[@]}"`
    for words in script.arrays { readStarted(words) }
    readExpansions()
    for (site, reading) in flow.readings() { add(reading, at: site) }
  }

  mutating func add(_ reading: SecondReading, at site: PlaceholderSite) {
    guard !site.place.isComment else { return }
    readings[site.range.lowerBound, default: []].append(reading)
  }

  func sites(in range: Range<Int>) -> ArraySlice<PlaceholderSite> { sites.beginning(in: range) }

  /// All values in `range`, and those of the variables that are expanded there, must be what `reader` takes.
  ///
  /// - Parameter isBody: of a here-document, where quotation marks quote nothing.
  mutating func require(
    _ reader: SecondReading.Reader, in range: Range<Int>, by program: String, isBody: Bool = false
  ) {
    for site in sites(in: range) { add(SecondReading(reader: reader, program: program), at: site) }
    flow.noteReader(reader, of: range, by: program, isBody: isBody)
  }

  // MARK: Programs within words

  /// The words are joined and read as a program.
  mutating func readProgram(_ ranges: [Range<Int>], _ language: ProgramLanguage, by program: String) {
    guard let first = ranges.first, let last = ranges.last else { return }
    guard let inner = InnerText(words: ranges, in: bytes, sites: sites.all) else {
      require(.plain, in: first.lowerBound..<last.upperBound, by: program)
      return
    }
    if language == .shell { noteVariables(readWithin: inner.text, after: last.upperBound, by: program) }
    add(inner, language, by: program)
    // `sh -c 'p "$V"'` expands it once; only what the outer shell expands is read twice.
    flow.noteReader(.plain, of: first.lowerBound..<last.upperBound, by: program)
  }

  /// What a shell within the shell reads once more of its variables and arguments: `V=<x> sh -c 'eval "$V"'`.
  ///
  /// - Parameters:
  ///   - end: of the word with the text, after which its arguments are; nil for what comes in otherwise.
  ///   - program: the shell.
  private mutating func noteVariables(readWithin text: String, after end: Int?, by program: String) {
    let name = program.prefix { $0 != " " }.split(separator: "/").last.map(String.init) ?? program
    let (variables, edges) = traffic(within: text, echoesEscapes: Interpreter.echoesEscapes.contains(name))
    flow.noteEdges(edges)
    for (name, reading) in variables {
      flow.noteReader(reading, ofVariable: name)
      guard name == "@", let end, let command = script.commands.first(where: { $0.range.contains(end - 1) }) else {
        continue
      }
      for site in sites(in: end..<command.range.upperBound) { add(reading, at: site) }
    }
  }

  /// The variables that a shell which reads `text` reads once more; `@` stands for its arguments.
  func variables(readWithin text: String) -> [(name: String, reading: SecondReading)] { traffic(within: text).reads }

  private func traffic(
    within text: String, echoesEscapes: Bool = false
  ) -> (reads: [(name: String, reading: SecondReading)], edges: [(from: String, to: String)]) {
    var inner = SecondReadingFinder(ShellScript(text), sites: [], names: names)
    inner.echoesEscapes = echoesEscapes
    inner.run()
    var found = inner.flow.readVariables()
    // `V=$1; eval "$V"`
    let edges = inner.flow.edges
    var next = found[...]
    var seen: Set<String> = []
    while let (name, reading) = next.popLast() {
      for edge in edges where edge.to == name && seen.insert("\(edge.from) \(reading.program)").inserted {
        found.append((edge.from, reading))
        next.append((edge.from, reading))
      }
    }
    return (found, edges)
  }

  mutating func readBody(_ body: Range<Int>, isQuoted: Bool, _ language: ProgramLanguage, by program: String) {
    guard let inner = InnerText(body: body, isQuoted: isQuoted, in: bytes, sites: sites.all) else {
      require(.plain, in: body, by: program, isBody: true)
      return
    }
    if language == .shell { noteVariables(readWithin: inner.text, after: nil, by: program) }
    add(inner, language, by: program)
  }

  private mutating func add(_ inner: InnerText, _ language: ProgramLanguage, by program: String) {
    guard !inner.sites.isEmpty else { return }
    let template = language == .shell ? Template(inner.text, language: .shell) : nil
    let ranges = inner.sites.map { $0.offset..<$0.offset + $0.outer.range.count }
    if let template { holdInner(template, inner) }
    for (offset, outer) in inner.sites {
      var reader = SecondReading.Reader.plain
      if let template {
        let all = template.sites + template.possibleSites + template.variableSites
        if let site = all.first(where: { $0.range.lowerBound == offset && $0.form == outer.form }),
          site.form != .optional
        {
          reader = .shell(template, site)
        }
      } else if outer.form != .optional {
        reader = language.reader(in: inner.bytes, at: offset, passing: ranges)
      }
      add(SecondReading(reader: reader, program: program), at: outer)
    }
  }

  /// `ssh host "echo V='<x>' > r.env"`: what the text sets and writes there holds the values, and another block may
  /// read it.
  private mutating func holdInner(_ template: Template, _ inner: InnerText) {
    guard let script = template.script else { return }
    let all = template.sites + template.possibleSites + template.variableSites
    let known = inner.sites.compactMap { offset, outer in
      all.first { $0.range.lowerBound == offset && $0.form == outer.form }.map { ($0, outer) }
    }
    guard depth < Self.deepest else {
      for (_, outer) in known { add(SecondReading(reader: .plain, program: "sh"), at: outer) }
      return
    }
    let alone = self.inner(script, known.map(\.0), SessionNames()).readings
    let finder = self.inner(script, known.map(\.0), names)
    for (site, outer) in known {
      var inner = finder.flow
      flow.hold(inner.holders(of: site), valueOf: outer)
      // The names of the session make a reader of what is none by itself; it cannot be written for both.
      let found = finder.readings[site.range.lowerBound] ?? []
      if found.count > (alone[site.range.lowerBound] ?? []).count, let last = found.last {
        add(SecondReading(reader: .plain, program: last.program), at: outer)
      }
    }
  }

  private func inner(_ script: ShellScript, _ sites: [PlaceholderSite], _ names: SessionNames) -> Self {
    var finder = SecondReadingFinder(script, sites: sites, names: names)
    finder.depth = depth + 1
    finder.run()
    return finder
  }

  // MARK: Expansions

  /// `${A[<x>]}`, `${A:<x>}`, `${!<x>}`, `A[<x>]=1`, `L=([<x>]=1)`
  private mutating func readExpansions() {
    for site in sites.all {
      guard let open = indexOpening(before: site.range.lowerBound) else { continue }
      add(SecondReading(reader: open == UInt8(ascii: "[") ? .index : .integer, program: "[ ]"), at: site)
    }
  }

  /// The bracket or colon in front of `offset` that makes an arithmetic expression of it.
  private func indexOpening(before offset: Int) -> UInt8? {
    var index = offset
    var depth = 0
    var isBlank = false
    while index > 0, offset - index < 120 {
      index -= 1
      switch bytes[index] {
      case .newline: return nil
      case 0x20: isBlank = true
      case UInt8(ascii: "]"): depth += 1
      case UInt8(ascii: "[") where depth > 0: depth -= 1
      case UInt8(ascii: "["):
        guard index > 0, !isBlank || bytes[index - 1] == .dollar else { return nil }
        let isIndex = bytes[index - 1].isNameByte && isIndexed(before: index, closing: offset)
        let isElement = bytes[index - 1] == UInt8(ascii: "(") || bytes[index - 1] == .dollar
        return isIndex || isElement ? bytes[index] : nil
      case UInt8(ascii: ":") where isSlice(at: index): return isBlank ? nil : bytes[index]
      default: break
      }
    }
    return nil
  }

  /// `${NAME[`, or `NAME[…]=`, or a name that a builtin takes.
  private func isIndexed(before bracket: Int, closing offset: Int) -> Bool {
    var start = bracket
    while start > 0, bytes[start - 1].isNameByte { start -= 1 }
    if start > 0, "{!#".utf8.contains(bytes[start - 1]) { return true }
    guard let close = bytes[offset...].firstIndex(of: UInt8(ascii: "]")) else { return false }
    let next = close + 1 < bytes.count ? bytes[close + 1] : 0
    if next == UInt8(ascii: "=") || next == UInt8(ascii: "+") { return true }
    let commands = script.commands.flatMap(\.simpleCommands)
    return commands.contains { $0.range.contains(bracket) && Self.takesNames.contains($0.program ?? "") }
  }

  private static let takesNames: Set<String> = ["unset", "read", "printf", "declare", "typeset", "local", "export"]

  /// `${NAME:` without `-`, `=`, `+` or `?` after it, which give another word.
  private func isSlice(at colon: Int) -> Bool {
    guard colon + 1 < bytes.count, !"-=+?".utf8.contains(bytes[colon + 1]) else { return false }
    guard let open = bytes[..<colon].lastIndex(of: UInt8(ascii: "{")), open > 0, bytes[open - 1] == .dollar else {
      return false
    }
    return !bytes[open..<colon].contains(UInt8(ascii: "}"))
      && !bytes[open..<colon].contains { "-=+?/#%".utf8.contains($0) }
  }
}
