import ShellSyntax

/// A page that has gone to a server stays there in its later sections, too, until it says otherwise: that a command keeps
/// a system, as none before it did here, shows it. Into a container it returns with a program that was called there.
struct LaterSections {
  /// Programs that were called on the reader's own machine.
  private var home: Set<String> = []
  /// What was entered in a section that has ended without leaving it.
  private var left: ActionPlace?
  /// A container that a call entered in a section that has ended.
  private(set) var container: ActionPlace?
  /// Programs that were called in a container.
  private var inContainers: [String: ActionPlace] = [:]
  /// A later section has gone on there.
  private var isProven = false

  /// A section ended within a place. A machine within the reader's own is only looked at.
  ///
  /// - Parameter program: by whose call it was entered; nil: a sentence named it.
  mutating func leave(_ place: ActionPlace, _ program: String?) {
    if place.kind == .container, program != nil { container = place }
    guard place.kind == .host, program.map(ProgramCatalogue.remotes.contains) ?? true else { return }
    (left, isProven) = (place, false)
  }

  mutating func note(_ action: Action, at place: ActionPlace) {
    guard place.kind == .container else { return }
    for name in action.programs where inContainers[name] == nil { inContainers[name] = place }
  }

  mutating func noteHere(_ action: Action) {
    home.formUnion(action.programs)
    goHome()
  }

  /// The page has come back, for good.
  mutating func comeBack() {
    inContainers = [:]
    goHome()
  }

  mutating func goHome() { (left, isProven) = (nil, false) }

  /// Where a command without any sign of its place is done; nil: here.
  mutating func place(of action: Action) -> ActionPlace? {
    if let place = containerPlace(of: action) { return place }
    guard let left, home.isDisjoint(with: action.programs), ProgramCatalogue.clients.isDisjoint(with: action.programs)
    else {
      return nil
    }
    isProven = isProven || !ProgramCatalogue.keepers.isDisjoint(with: action.programs)
    return isProven ? left : nil
  }

  /// Where its program is installed.
  private func containerPlace(of action: Action) -> ActionPlace? {
    guard action.promptHost == nil, let program = action.programs.first, let place = inContainers[program],
      !home.contains(program), !KnownPrograms.isShellWord(program), !ProgramCatalogue.isEverywhere(program)
    else { return nil }
    return place
  }

  /// Where a file is written of which no more is said.
  var placeOfFile: ActionPlace? { isProven ? left : nil }
}
