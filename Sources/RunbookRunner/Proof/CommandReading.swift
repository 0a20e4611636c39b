import ShellSyntax

/// What the text of an action, as it was run, is known to do, and what its output says of it.
struct CommandReading {
  /// A message by which a program says that it has succeeded.
  struct Said: Hashable {
    var line: String
    var source: String
  }

  /// Something that a command makes, changes or removes.
  struct Affected: Hashable {
    var name: String
    /// See ``SuccessRow``; for a program that the table does not know, the program's.
    var objectClass: String
    var isRemoved: Bool
    /// It was not there before: that it is shown later proves that it was made.
    var isNew: Bool
    /// Nil where it is not known where it is.
    var scope: ObjectScope?
    /// Words of the command, of a program that the table does not know.
    var words: Set<String> = []
  }

  /// A command that shows all objects of a class.
  struct Listing: Hashable {
    var objectClass: String
    /// It says that it has done so; needed where something is to be absent.
    var isAnnounced: Bool
    var source: String
    /// Words of the command itself: that it prints one of them shows nothing.
    var words: Set<String>
    /// Nil where it is not known which objects it shows.
    var scope: ObjectScope?
  }

  /// Of every command of the text; empty where one of them is not known to have said it.
  private(set) var said: [Said] = []
  /// What the programs say of objects that the commands are not about, and of none of those that they are about.
  private(set) var saidOfOthers: [Said] = []
  private(set) var affected: [Affected] = []
  private(set) var listings: [Listing] = []
  /// As a listing is looked through.
  let output: ListedNames
  /// Where commands work that are run after it.
  private(set) var surroundings: Surroundings

  /// - Parameters:
  ///   - text: with all its values.
  ///   - output: plain text, whole.
  ///   - surroundings: where it is run.
  ///   - manifest: what a file of that name describes.
  init(
    _ text: String, output: String, in surroundings: Surroundings = Surroundings(),
    manifest: (String) -> [CommandPattern.Object]?
  ) {
    self.output = ListedNames(output)
    self.surroundings = surroundings
    let lines = output.split(whereSeparator: \.isNewline).map { line in
      line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    guard let commands = Self.plainCommands(of: text) else {
      for command in ShellScript.known(text).commands.flatMap(\.simpleCommands) {
        self.surroundings.follow(command, isCertain: false)
      }
      return
    }
    var isSaid = true
    for command in commands {
      defer { self.surroundings.follow(command, isCertain: true) }
      if Self.isSilent(command) { continue }
      guard let call = CommandCall(command) else {
        isSaid = false
        continue
      }
      let entries = SuccessCatalogue.entries(for: call, manifest: manifest)
      if entries.isEmpty { take(unknown: call, command) }
      let messages = entries.lazy.compactMap { Self.messages(of: $0, in: lines) }.first
      for entry in entries.prefix(1) { take(entry, of: call, command, in: lines) }
      if messages == nil { saidOfOthers += entries.lazy.compactMap { Self.messageOfOther($0, in: lines) }.prefix(1) }
      if let messages { said += messages } else { isSaid = false }
    }
    if !isSaid { said = [] }
  }

  // MARK: Commands

  /// The commands that all ran when the last of them ended well: one after the other, or joined by `&&`; nil for
  /// pipelines, loops and the like.
  static func plainCommands(of text: String) -> [SimpleCommand]? {
    let script = ShellScript.known(text)
    guard script.issues.isEmpty else { return nil }
    let bytes = Array(text.utf8)
    var plain: [SimpleCommand] = []
    for command in script.commands {
      guard !command.endsInBackground, command.functions.isEmpty, command.joints.outerPipes == 0 else { return nil }
      var end = command.range.lowerBound
      for simple in command.simpleCommands where simple.range.lowerBound >= end {
        let gap = bytes[end..<simple.range.lowerBound].filter { !" \t\\\n".utf8.contains($0) }
        guard gap.isEmpty && end == command.range.lowerBound || gap.elementsEqual("&&".utf8) else { return nil }
        plain.append(simple)
        end = simple.range.upperBound
      }
    }
    return plain
  }

  /// Says nothing and needs no proof of its own.
  static func isSilent(_ command: SimpleCommand) -> Bool {
    command.words.isEmpty || ["cd", "export", "set", "pushd", "popd", ":", "true", "umask"].contains(command.program)
  }

  // MARK: What the table knows

  /// For each object what the program says of it; nil unless it says it of all.
  private static func messages(of entry: SuccessCatalogue.Entry, in lines: [String]) -> [Said]? {
    // A listing says that it has listed, not that something is there.
    guard entry.rows.allSatisfy({ $0.effect != .lists }) else { return nil }
    var said: [Said] = []
    for object in entry.objects {
      let match = entry.rows.lazy.compactMap { row in
        row.message?.match(lines, of: object).map { Said(line: $0.lines.joined(separator: " … "), source: row.source) }
      }.first
      guard let match else { return nil }
      if !said.contains(match) { said.append(match) }
    }
    return said
  }

  /// `pod/db created`, where the command is about `web`.
  private static func messageOfOther(_ entry: SuccessCatalogue.Entry, in lines: [String]) -> Said? {
    let rows = entry.rows.filter { $0.effect != .lists && $0.message?.namesObject == true }
    for object in entry.objects {
      guard object["NAME"] != nil, !rows.contains(where: { $0.message?.match(lines, of: object) != nil }) else {
        continue
      }
      for row in rows {
        guard let match = row.message?.match(lines, of: object, isOfAny: true) else { continue }
        return Said(line: match.lines.joined(separator: " … "), source: row.source)
      }
    }
    return nil
  }

  private mutating func take(
    _ entry: SuccessCatalogue.Entry, of call: CommandCall, _ command: SimpleCommand, in lines: [String]
  ) {
    guard let row = entry.rows.first, let effect = row.effect, effect != .asks else { return }
    for object in entry.objects {
      let objectClass = row.objectClass(of: object)
      var scope = ObjectScope(of: call, command, objectClass: objectClass, in: surroundings)
      if let namespace = object["NAMESPACE"] { scope?.set(namespace: namespace) }
      if effect == .lists {
        let isAnnounced = entry.rows.contains { row in
          row.message.map { $0.isTelling && $0.match(lines, of: object) != nil } ?? false
        }
        listings.append(
          Listing(
            objectClass: objectClass, isAnnounced: isAnnounced, source: row.source, words: [], scope: scope))
      } else if let name = object["NAME"] ?? foundName(by: entry.rows, of: object, in: lines) {
        affected.append(
          Affected(
            name: name, objectClass: objectClass, isRemoved: effect == .removes, isNew: effect == .makes, scope: scope))
      }
    }
  }

  private func foundName(by rows: [SuccessRow], of object: CommandPattern.Object, in lines: [String]) -> String? {
    rows.lazy.compactMap { $0.message?.match(lines, of: object)?.found["NAME"] }.first
  }

  // MARK: What any program does

  /// `tool create thing x` and `tool list things`: the verb says what becomes of the last word.
  private mutating func take(unknown call: CommandCall, _ command: SimpleCommand) {
    let words = call.operands.compactMap { $0 }
    guard words.count == call.operands.count else { return }
    let effects = words.prefix(3).map(ObjectVerbs.effect)
    guard let place = effects.firstIndex(where: { $0 != nil }), let effect = effects[place] else { return }
    let objectClass = "program:\(call.program)"
    let scope = ObjectScope(of: call, command, objectClass: objectClass, in: surroundings)
    if effect == .lists {
      listings.append(
        Listing(
          objectClass: objectClass, isAnnounced: false, source: call.program, words: Set(words), scope: scope))
    } else if let name = Self.name(givenTo: call, among: words.dropFirst(place + 1)), name.count > 2,
      !name.contains("/")
    {
      affected.append(
        Affected(
          name: name, objectClass: objectClass, isRemoved: effect == .removes, isNew: effect == .makes, scope: scope,
          words: Set(words)))
    }
  }

  /// The value of the option that names the object, or else the last operand.
  private static func name(givenTo call: CommandCall, among operands: ArraySlice<String>) -> String? {
    let names = ProgramOptions.naming(of: call.program)
    // Of some programs it is a flag.
    let isGiven = call.text(ofAny: names).map { !$0.isEmpty } ?? false
    return isGiven ? call.value(ofAny: names) ?? nil : operands.last
  }
}
