import Bytes

/// What is known of programs: one table, asked about one call at a time.
///
/// The rows are in `ProgramCatalogue+Rows.swift`. Of a program that has no row the words of its call tell: `tool key
/// delete`, `tool serve`. Which programs interpret an argument, and how, is ``Interpreter``'s table.
package enum ProgramCatalogue {
  /// Whether it has a row for the program.
  package static func contains(_ program: String) -> Bool { rows[programName(program)] != nil }

  /// - Parameter words: of one call, the program first or `sudo` and its kin; quotes removed.
  package static func entry(for words: [String]) -> ProgramEntry {
    let called = Wrapper.called(words)
    // `sudo -i` alone is a call of its own.
    guard !called.isEmpty else { return entry(ofCall: words[...]) }
    var entry = entry(ofCall: called)
    if entry.opensOwnShell, Wrapper.changesUser(words) { entry.columns.remove(.opensOwnShell) }
    return entry
  }

  /// Whether a call opens an editor, or is incomplete: only rows say so, and most programs have none that does.
  package static func opensEditor(_ words: [String]) -> Bool {
    isSaid(of: words, by: editing, \.opensEditor)
  }

  /// Whether some call of the program opens one.
  static func mayOpenEditor(_ program: Substring) -> Bool {
    let name = programName(String(program))
    return editing.contains(name) || editing.contains(family(name))
  }

  package static func isIncomplete(_ words: [String]) -> Bool {
    isSaid(of: words, by: incompletes, \.isIncomplete)
  }

  private static let editing = programs(where: \.mayOpenEditor)
  private static let incompletes = programs(where: \.mayBeIncomplete)

  private static func programs(where isSaid: (ProgramRow) -> Bool) -> Set<String> {
    rows.reduce(into: []) { if $1.value.contains(where: isSaid) { $0.insert($1.key) } }
  }

  private static func isSaid(
    of words: [String], by programs: Set<String>, _ isSaid: (ProgramEntry) -> Bool
  ) -> Bool {
    let called = Wrapper.called(words)
    let call = called.isEmpty ? words[...] : called
    guard let first = call.first else { return false }
    let name = programName(first)
    guard programs.contains(name) || programs.contains(family(name)) else { return false }
    let valued = valued[name] ?? []
    return rows(of: name).contains { $0.entry(of: call, valued: valued).map(isSaid) ?? false }
  }

  /// A command within another one, which may be in one word: `ssh host "rm -rf x"`.
  static func entry(forInner words: [String]) -> ProgramEntry {
    guard words.count == 1, words[0].containsBytes(of: " ") else { return entry(for: words) }
    return ShellScript(words[0]).programEntries.reduce(into: ProgramEntry()) { $0.formUnion($1) }
  }

  private static func entry(ofCall words: ArraySlice<String>) -> ProgramEntry {
    guard let first = words.first else { return ProgramEntry() }
    let name = programName(first)
    var entry = ProgramEntry()
    var isListed = false
    for row in rows(of: name) {
      guard let found = row.entry(of: words, valued: valued[name] ?? []) else { continue }
      entry.formUnion(found)
      isListed = true
    }
    if let interpreter = Interpreter.named(first) {
      entry.columns.insert(.interpretsArgument)
      if destroys(interpreter, words) { entry.columns.insert(.destroys) }
    }
    let isPlain = isPlain(name)
    let path = path(words)
    if !isPlain, !spares.contains(name) {
      if hasVerb(path, destroyingVerbs) || hasEnding(path, destroyingEndings) || hasBeginning(path, destroyingOpenings)
      {
        entry.columns.insert(.destroys)
      }
      if hasVerb(path, changingVerbs) { entry.columns.insert(.changes) }
      if !isListed, staysByItsWords(words, path) { entry.columns.insert(.staysInForeground) }
    }
    if name.containsBytes(of: "uninstall"),
      name.hasPrefix("uninstall") || name.parts(separatedBy: "-").contains("uninstall")
    {
      entry.columns.insert(.destroys)
    }
    if showing.contains(name) || !isPlain && path.prefix(3).contains(where: showing.contains), !entry.destroys {
      entry.columns.insert(.onlyShows)
      entry.columns.remove(.changes)
    }
    return entry
  }

  /// `/usr/bin/vim` and `vim`, `k3s-uninstall.sh` and `k3s-uninstall`.
  private static func programName(_ word: String) -> String {
    let last = word.containsBytes(of: "/") ? word.parts(separatedBy: "/").last.map(String.init) ?? word : word
    return last.hasSuffix(".sh") ? String(last.dropLast(3)) : last
  }

  /// `mkfs` of `mkfs.ext4`, `python` of `python3.12`.
  private static func family(_ name: String) -> String {
    let stem = ProgramStem.of(name[...])
    return stem.utf8.count == name.utf8.count ? "" : String(stem)
  }

  private static func rows(of name: String) -> [ProgramRow] {
    let own = rows[name] ?? []
    let family = family(name)
    return family.isEmpty ? own : own + (rows[family] ?? [])
  }

  private static func isPlain(_ name: String) -> Bool { plain.contains(name) || KnownPrograms.isShellWord(name) }

  // MARK: By the words

  /// The words before the options: `key-delete`, `cr token-rm`; those before them may be options of the program and
  /// their values: `-n web delete pod`.
  private static func path(_ words: ArraySlice<String>) -> ArraySlice<String> {
    let arguments = words.dropFirst()
    let leading = arguments.prefix { $0.hasPrefix("-") }
    return arguments.dropFirst(leading.count).prefix { !$0.hasPrefix("-") }.prefix(leading.isEmpty ? 4 : 2)
  }

  private static func hasVerb(_ path: ArraySlice<String>, _ verbs: Set<String>) -> Bool {
    path.contains { word in
      verbs.contains(word) || hasEnding([word], verbs)
    }
  }

  /// `token-rm`
  private static func hasEnding(_ path: ArraySlice<String>, _ verbs: Set<String>) -> Bool {
    path.contains { word in
      guard word.containsBytes(of: "-") else { return false }
      return word.parts(separatedBy: "-").dropFirst().last.map { verbs.contains(String($0)) } ?? false
    }
  }

  /// `delete-space`, `terminate-instances`; `db:drop`, `apps:destroy`
  private static func hasBeginning(_ path: ArraySlice<String>, _ verbs: Set<String>) -> Bool {
    path.contains { word in
      if word.containsBytes(of: "-"), word.allSatisfy({ $0.isAlphabetic || $0 == "-" }),
        word.parts(separatedBy: "-").first.map({ verbs.contains(String($0)) }) == true
      {
        return true
      }
      let parts = word.parts(separatedBy: ":", omittingEmptySubsequences: false)
      return parts.count > 1 && verbs.contains(parts.last.map(String.init) ?? "")
        && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isAlphabetic) }
    }
  }

  /// `tool serve …`, `tool watch src`, `tool run docs:serve`; `tool server` and `tool dev` alone, as they may be names of
  /// things, too. `tool daemon --validate` ends.
  private static func staysByItsWords(_ words: ArraySlice<String>, _ path: ArraySlice<String>) -> Bool {
    if words.dropFirst().contains(where: checkingOptions.contains) { return false }
    if path.contains(where: { word in
      let parts = word.parts(separatedBy: ":")
      return parts.count > 1 && stayingVerbs.contains(String(parts[parts.count - 1]))
    }) {
      return true
    }
    if words.dropFirst().contains(where: { $0 == "--follow" || $0 == "--watch" }) { return true }
    // `tool server start`; `tool server start web` starts one of many elsewhere.
    if path.count == 2, path.first == "server", path.last.map(startingVerbs.contains) == true { return true }
    return path.prefix(2).contains(where: stayingVerbs.contains)
      || path.count == 1 && path.allSatisfy(stayingNouns.contains)
        // `tool --extra dev`: it may be the value of the option before it.
        && words.dropFirst().first?.hasPrefix("-") != true
  }

  /// After which a program looks at its settings, and ends.
  private static let checkingOptions: Set<String> = [
    "-C", "-t", "-T", "--validate", "--check", "--check-config", "--configtest", "--test", "--test-config", "--dry-run",
    "--help", "-h", "--version", "-V",
  ]

  /// `sh -c "rm -rf x"`, `psql -c "DROP TABLE x"`.
  private static func destroys(_ interpreter: Interpreter, _ words: ArraySlice<String>) -> Bool {
    words.indices.dropFirst().contains { index in
      guard interpreter.isProgramOption(words[index]), index + 1 < words.endIndex else { return false }
      switch interpreter.language {
      case .shell: return entry(forInner: [words[index + 1]]).destroys
      case .sql:
        return words[index + 1].parts(separatedBy: ";").contains { statement in
          statement.parts(separatedBy: " ").first.map { destroyingStatements.contains($0.uppercased()) } ?? false
        }
      default: return false
      }
    }
  }
}

extension SimpleCommand {
  /// What the catalogue says of it. A program that is given its input reads nothing from the terminal.
  package var programEntry: ProgramEntry {
    var entry = ProgramCatalogue.entry(for: words.map { $0.literal ?? $0.text })
    if redirections.contains(where: { $0.operation.hasPrefix("<") }) {
      entry.columns.subtract([.takesTerminal, .goesElsewhere])
    }
    return entry
  }
}

extension ShellScript {
  /// What the catalogue says of each of its simple commands. What is at the end of a pipe reads nothing from the terminal.
  package var programEntries: [ProgramEntry] { derived.programEntries { makeProgramEntries() } }

  private func makeProgramEntries() -> [ProgramEntry] {
    let bytes = Array(text.utf8)
    return commands.flatMap(\.simpleCommands).map { command in
      var entry = command.programEntry
      let before = bytes[..<command.range.lowerBound].reversed().drop { $0.isBlank || $0 == .newline }
      if before.first == UInt8(ascii: "|"), before.dropFirst().first != UInt8(ascii: "|"), !entry.opensPager {
        entry.columns.subtract([.takesTerminal, .goesElsewhere])
      }
      return entry
    }
  }
}

extension ProgramEntry {
  /// `… | less` shows its input, and reads the person's keys; `… | ed` takes its input for a program.
  fileprivate var opensPager: Bool { takesTerminal && !goesElsewhere && !(opensEditor && interpretsArgument) }
}

extension Interpreter {
  /// `-c`, or its letter at the end of others: `-lc`.
  fileprivate func isProgramOption(_ word: String) -> Bool {
    programOptions.contains(word)
      || programOptions.contains { option in
        option.utf8.count == 2 && option.hasPrefix("-") && !word.hasPrefix("--") && word.hasPrefix("-")
          && word.utf8.count < 5 && word.utf8.last == option.utf8.last
      }
  }
}
