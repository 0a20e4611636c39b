import Bytes
import Diagnostics
import MarkdownBlocks
import ShellSyntax

/// Finds out where each action is done: in the operator's shell and in which directory, on another machine, in a
/// container, or beside a command that does not end.
///
/// What is done on another machine or in a container is never run here: it is left to the person, with the reason.
struct PlaceReader {
  private let sentences: PlaceSentences
  let scripts: ShellReadings
  private let tree: FrameTree
  let parts: [Outline.Part?]
  private let isStepHeading: (Int) -> Bool
  private let document: Document
  private let titles: ProseReader

  private var entered = EnteredPlaces()
  private var directories: DirectoryReader
  /// Keys of the places that sentences have named.
  private var named: Set<String> = []
  /// How a sentence has named the place that the next command goes to.
  private var announced: String?
  /// The host that the first prompt outside of any other place names.
  private var home: String?
  /// The block after the action before.
  private var position = 0
  /// Where a program was started that reads the terminal.
  private var opened: Int?
  /// Lines of sentences with a terminal besides the one at hand.
  private var needsBoth: Set<Int> = []
  /// A command of the procedure does not end by itself.
  private var hasStaying = false
  private var sections = LaterSections()
  /// What was done elsewhere so far.
  private var elsewhere = ElsewhereActions()
  /// Where the command before is among the actions of its procedure.
  private var before: (step: Int, action: Int)?

  init(_ scopes: ScopeReader) {
    sentences = PlaceSentences(vocabulary: scopes.reader.vocabulary)
    scripts = scopes.reader.scripts
    tree = scopes.tree
    parts = scopes.parts
    isStepHeading = scopes.isStepHeading
    document = scopes.document
    titles = scopes.reader
    directories = DirectoryReader(plain: scopes.reader.plain)
  }

  mutating func apply(to procedures: inout [Procedure]) {
    for procedure in procedures.indices {
      (hasStaying, before, opened) = (false, nil, nil)
      for step in procedures[procedure].steps.indices {
        for action in procedures[procedure].steps[step].actions.indices {
          place(&procedures[procedure].steps[step].actions[action])
          let placed = procedures[procedure].steps[step].actions[action]
          guard placed.kind == .command, !placed.isInline else { continue }
          noteTyped(placed, in: &procedures[procedure])
          if placed.place?.kind == .terminal, let before, !hasStaying {
            keepTerminal(of: &procedures[procedure].steps[before.step].actions[before.action], beside: placed)
          }
          hasStaying = hasStaying || placed.staysInForeground
          before = (step, action)
        }
      }
      findReadySigns(in: &procedures[procedure])
    }
  }

  /// What is done in a place that a program of the procedure opens, shown before that program takes the terminal.
  private func noteTyped(_ action: Action, in procedure: inout Procedure) {
    guard action.leftToPerson == .elsewhere, let place = action.place, let text = action.text,
      let opening = procedure.steps.firstIndex(where: { step in
        step.actions.contains { $0.line == place.line && $0.isInteractive && $0.blocked == nil && $0.id != action.id }
      })
    else { return }
    procedure.steps[opening].notes.append(StepNote(line: action.line, text: text, kind: .typed))
  }

  /// Known once all that stays is known.
  private func findReadySigns(in procedure: inout Procedure) {
    let reader = ReadySignReader(scripts: scripts, parts: parts)
    let places = procedure.steps.indices.flatMap { step in
      procedure.steps[step].actions.indices.map { (step: step, action: $0) }
    }.filter {
      let action = procedure.steps[$0.step].actions[$0.action]
      return action.kind == .command && !action.isInline
    }
    for (index, place) in places.enumerated() {
      let action = procedure.steps[place.step].actions[place.action]
      guard action.staysInForeground else { continue }
      let next = index + 1 < places.count ? places[index + 1] : nil
      procedure.steps[place.step].actions[place.action].readySign =
        action.readySign
        ?? reader.sign(
          of: action, before: next.map { procedure.steps[$0.step].actions[$0.action] })
    }
  }

  /// "Check in another terminal that the server answers:" – the command before it has this one to itself.
  ///
  /// - Parameter next: what is done in the other terminal.
  private mutating func keepTerminal(of action: inout Action, beside next: Action) {
    guard action.place == nil || action.place?.kind == .directory else { return }
    let script = scripts[action.text ?? ""]
    guard !script.isInBackground, let entry = script.programEntries.last, !entry.ends,
      script.commands.last?.simpleCommands.last.map({ !KnownPrograms.isShellWord($0.words.first?.literal ?? "") })
        ?? false,
      needsBoth.contains(next.place?.line ?? 0) || scripts[next.text ?? ""].callsThisMachine
    else { return }
    stay(&action)
  }

  private mutating func stay(_ action: inout Action) {
    hasStaying = true
    action.staysInForeground = true
    // What reads the terminal would have none beside the other steps.
    guard action.isInteractive else { return }
    action.leave(.staying, because: Action.staysWithPerson)
  }

  private mutating func place(_ action: inout Action) {
    // What a person does by hand is a sentence, which is heard with the next command.
    guard let block = action.block?.position, action.kind != .manual else { return }
    let blocks = position..<max(position, block)
    let above = blocks.compactMap { parts[$0] }
    if block >= position { position = block + 1 }
    if let ended = entered.end(at: block) { sections.leave(ended.place, ended.program) }
    let script = scripts[action.text ?? ""]
    let goesElsewhere = script.programEntries.contains(where: \.goesElsewhere)
    if let last = entered.last, OutsideClients.areCalled(by: action, enteredBy: last.program) { entered.leave() }
    var own = hear(blocks, goesElsewhere, isOfWay: !action.branches.isEmpty)
    if action.kind == .file { return place(file: &action, at: block, script) }
    guard action.kind == .command, !action.isInline else { return }
    if entered.last?.place.kind == .container, entered.last?.program == nil, OutsideClients.goInside(script) {
      entered.leave()
    }
    if let host = action.promptHost, host == home { entered.leaveAll() }
    let directory = directories.place(of: script, at: block)
    if own?.kind == .terminal, let directory { own = directory }
    if let place = own ?? entered.place(of: action) ?? prompted(action)
      ?? elsewhere.place(of: action, script)
      ?? sections.place(of: action)
    {
      action.place = place
      elsewhere.note(action, at: place)
      sections.note(action, at: place)
      if place.kind == .terminal, script.staysInForeground { stay(&action) }
      if place.kind != .terminal, place.kind != .directory { action.leave(.elsewhere, because: Self.reason(place)) }
      leave(by: script)
      if goesElsewhere { enter(by: script, at: block, line: action.line, &action) }
      return
    }
    home = home ?? action.promptHost
    elsewhere.noteHere(action)
    // Another shell has other words for a command.
    if action.platforms != [.windows] { sections.noteHere(action) }
    if let opened, script.onlyLeaves {
      let place = ActionPlace(kind: .program, line: opened)
      action.place = place
      action.leave(.elsewhere, because: Self.reason(place))
      self.opened = nil
      return
    }
    if action.isInteractive { opened = action.line }
    // What is written at the block counts more than a sentence.
    action.place = action.place ?? directory
    if action.staysInForeground
      || sentences.stays(above.last?.prose, below: parts.indices.contains(block + 1) ? parts[block + 1]?.prose : nil)
      || script.staysInForeground || serves(action, script, below: block + 1)
    {
      stay(&action)
    }
    enter(by: script, at: block, line: action.line, &action)
  }

  /// A file whose name says no directory is written where the page is; what belongs on another machine is not written on
  /// this one.
  private mutating func place(file action: inout Action, at block: Int, _ script: ShellScript) {
    if let place = entered.last?.place ?? sections.placeOfFile {
      action.place = place
      action.leave(.elsewhere, because: Self.reason(place))
    }
    guard entered.isEmpty, action.file.map({ !$0.containsBytes(of: "/") }) ?? false else { return }
    action.place = directories.place(of: ShellScript(""), at: block)
  }

  /// What is above an action; the result holds for the action alone.
  private mutating func hear(_ blocks: Range<Int>, _ goesElsewhere: Bool, isOfWay: Bool) -> ActionPlace? {
    var own: ActionPlace?
    for index in blocks {
      guard let part = parts[index] else {
        if let title = title(at: index), !goesElsewhere {
          if let container = sections.container, sentences.goesOnInContainer(title) {
            entered.enter(EnteredPlace(place: container, end: end(of: index), isOfWay: isOfWay))
          }
          hear(sentences.meaning(ofHeading: title), title, at: index, isOfWay: isOfWay)
        }
        continue
      }
      own = hear(part, goesElsewhere, isOfWay: isOfWay) ?? own
      directories.hear(part, until: end(of: part.id.position))
    }
    return own
  }

  /// What a paragraph says of the place; the result holds for the action that it leads to.
  ///
  /// - Parameter goesElsewhere: the action itself goes there.
  private mutating func hear(_ part: Outline.Part, _ goesElsewhere: Bool, isOfWay: Bool) -> ActionPlace? {
    guard let prose = part.prose else { return nil }
    let meaning = part.isHeading ? sentences.meaning(ofHeading: prose) : prose.place
    if meaning == .terminal {
      if sentences.needsBoth(prose) { needsBoth.insert(part.line) }
      return ActionPlace(kind: .terminal, line: part.line)
    }
    if case .there(let named)? = meaning { return ActionPlace(kind: named.kind, name: named.name, line: part.line) }
    if case .entering(let named)? = meaning, goesElsewhere {
      announced = named.name
      know(named)
      return nil
    }
    hear(meaning, prose, at: part.id.position, isOfWay: isOfWay)
    return nil
  }

  private mutating func hear(_ meaning: PlaceSentences.Meaning?, _ prose: Prose, at position: Int, isOfWay: Bool) {
    switch meaning {
    case .returning: comeBack()
    case .back(let named):
      comeBack()
      // A name that the page has for no other place is one for the reader's own machine.
      guard isKnown(named) else { return }
      stay(in: named, line: prose.line, to: end(of: position), isOfWay)
    case .leaving: if entered.isEmpty { sections.goHome() } else { entered.leave() }
    case .entering(let named): stay(in: named, line: prose.line, to: end(of: position), isOfWay)
    case .inside(let named): stay(in: named, line: prose.line, to: endOfList(position), isOfWay)
    case .terminal, .there, nil: break
    }
  }

  private mutating func comeBack() {
    entered.leaveAll()
    elsewhere.isBack = true
    sections.comeBack()
  }

  private mutating func know(_ place: PlaceSentences.NamedPlace) {
    if let name = place.name { named.insert(PlaceNames.key(name)) }
  }

  private func isKnown(_ place: PlaceSentences.NamedPlace) -> Bool {
    place.name.map { named.contains(PlaceNames.key($0)) } ?? false
  }

  /// The heading of a section.
  private func title(at position: Int) -> Prose? {
    guard case .heading = document.blocks[position].kind else { return nil }
    return titles.prose(of: document.blocks[position])
  }

  /// Within the place that was entered before, or in one that the page names only here.
  private mutating func stay(in named: PlaceSentences.NamedPlace, line: Int, to end: Int, _ isOfWay: Bool) {
    let place = ActionPlace(kind: named.kind, name: named.name, line: line)
    know(named)
    elsewhere.isBack = false
    entered.stay(in: EnteredPlace(place: place, end: end, isOfWay: isOfWay))
  }

  /// A transcript whose prompt names another host than the first one of the page: `admin@server:~$`.
  private func prompted(_ action: Action) -> ActionPlace? {
    guard let host = action.promptHost, isOther(host) else { return nil }
    return ActionPlace(kind: .host, name: host, line: action.line)
  }

  /// `admin@<server>:~$`: a name that the reader puts in is not that of the machine at hand.
  private func isOther(_ host: String) -> Bool { host.containsBytes(of: "<") || home.map { $0 != host } ?? false }

  /// What is typed after `ssh host` or `docker exec -it x sh` is typed there.
  private mutating func enter(by script: ShellScript, at block: Int, line: Int, _ action: inout Action) {
    let entries = script.programEntries
    guard let index = entries.firstIndex(where: \.goesElsewhere) else { return }
    let calls = script.commands.flatMap(\.simpleCommands)
    let words = calls.indices.contains(index) ? calls[index].words.map { $0.literal ?? $0.text } : []
    let isHere = entries[index].opensOwnShell
    let place = ActionPlace(
      kind: isHere ? .program : Self.kind(of: words), name: entered.name(announced, of: words), line: line)
    announced = nil
    // A command of the same block that is after it is typed there, too; `$(pwd)` within it is not.
    let starts = script.commands.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.simpleCommands.count) }
    let command = (starts.firstIndex { $0 > index } ?? starts.count) - 1
    if command + 1 < script.commands.count {
      action.leave(.elsewhere, because: Self.reason(place))
      return
    }
    // `docker exec -it db psql` is left before the next command of a shell; `sudo -s` goes nowhere.
    guard !isHere, !script.endsElsewhere, !words.contains(where: ProgramCatalogue.readers.contains) else { return }
    entered.enter(
      EnteredPlace(
        place: place, end: endOfStay(at: block), program: words.first, isOfWay: !action.branches.isEmpty,
        branches: action.branches))
  }

  /// `su - postgres` and `poetry shell` open a shell on this machine, `sudo ssh server` one on another.
  private static func kind(of words: [String]) -> ActionPlace.Kind {
    if words.contains(where: ProgramCatalogue.ofContainers.contains) { return .container }
    if words.contains(where: { ProgramCatalogue.remotes.contains($0) || ProgramCatalogue.ofMachines.contains($0) }) {
      return .host
    }
    let isOfUser = words.contains(where: ProgramCatalogue.ofUsers.contains)
    return isOfUser || words.dropFirst().first == "shell" ? .program : .host
  }

  /// `exit` leaves the place that was entered last.
  private mutating func leave(by script: ShellScript) {
    for command in script.commands.flatMap(\.simpleCommands) {
      guard ["exit", "logout"].contains(command.words.first?.literal) else { continue }
      if entered.isEmpty { sections.goHome() } else { entered.leave() }
    }
  }

  /// The end of the list that the block is part of, else that of the section.
  private func endOfList(_ block: Int) -> Int {
    var frame = tree.innermost(at: block)
    while frame != 0, !tree.frames[frame].kind.isListItem {
      if case .heading = tree.frames[frame].kind { return end(of: block) }
      frame = tree.frames[frame].parent ?? 0
    }
    guard frame != 0, let parent = tree.frames[frame].parent else { return end(of: block) }
    var end = tree.frames[frame].blocks.upperBound
    for next in tree.frames[parent].children where tree.frames[next].blocks.lowerBound == end {
      guard tree.frames[next].kind.isListItem else { break }
      end = tree.frames[next].blocks.upperBound
    }
    return end
  }

  /// Who has a section of its own for going there stays in the sections beside it: "### Switch user", "### Start it".
  private func endOfStay(at block: Int) -> Int {
    let own = tree.innermost(at: block)
    guard case .heading = tree.frames[own].kind, let parent = tree.frames[own].parent,
      case .heading = tree.frames[parent].kind, tree.frames[parent].parent != 0,
      tree.frames[parent].blocks.upperBound > tree.frames[own].blocks.upperBound
    else { return end(of: block) }
    let codes = tree.frames[own].blocks.filter { parts[$0]?.code != nil }
    return codes == [block] ? max(end(of: block), tree.frames[parent].blocks.upperBound) : end(of: block)
  }

  /// The end of the section; of a section that is a step, that of the procedure.
  private func end(of block: Int) -> Int {
    var frame = tree.innermost(at: block)
    var end = tree.frames[0].blocks.upperBound
    while frame != 0 {
      if case .heading = tree.frames[frame].kind {
        end = tree.frames[frame].blocks.upperBound
        guard isStepHeading(tree.frames[frame].blocks.lowerBound) else { break }
        end = tree.frames[0].blocks.upperBound
      }
      frame = tree.frames[frame].parent ?? 0
    }
    return end
  }

  private static func reason(_ place: ActionPlace) -> Message {
    switch place.kind {
    case .container: "this is done in a container (line \(place.line)), not in this shell"
    case .program: "this is typed into a program (line \(place.line)), not into this shell"
    default: "this is done on another machine (line \(place.line)), not in this shell"
    }
  }
}

extension Action {
  /// What has another reason not to be run keeps it.
  fileprivate mutating func leave(_ left: LeftToPerson, because reason: Message) {
    guard blocked == nil else { return }
    blocked = reason
    leftToPerson = left
  }
}

extension ProgramEntry {
  /// It is known to do what it is for and to end then.
  var ends: Bool { changes || onlyShows || printsNothing || answersByStatus || opensEditor }
}
