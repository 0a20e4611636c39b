package import Diagnostics
package import RunbookModel
package import ShellExecution

/// One live shell here and one for each place of the page that the run has a shell of: each action is done in that of
/// its place, and each shell keeps its own variables and directory.
package final class PlacedSessions: Session {
  private let home: LiveSession
  /// By the name of the place.
  private let places: [String: LiveSession]
  private var current: LiveSession
  private var currentName: String?
  private let listen: (Interrupter) -> Void

  /// - Parameters:
  ///   - home: the shell of the run, for all that is done at no other place.
  ///   - places: by name; see ``Action/shell``.
  ///   - listen: called with what interrupts the shell that is used from then on.
  package init(home: LiveSession, places: [String: LiveSession], listen: @escaping (Interrupter) -> Void) {
    self.home = home
    self.places = places
    self.listen = listen
    current = home
  }

  package func move(to place: String?) throws -> Bool {
    guard place != currentName else { return false }
    guard let session = place.map({ places[$0] }) ?? home else {
      throw SessionLoss("there is no shell for `\(place ?? "")`")
    }
    (current, currentName) = (session, place)
    listen(session.shell.interrupter)
    return true
  }

  private var all: [LiveSession] { [home] + names.compactMap { places[$0] } }
  private var names: [String] { places.keys.sorted() }

  /// Says whose shell is lost.
  private func placed<R>(_ body: () throws -> R) throws -> R {
    do {
      return try body()
    } catch let loss as SessionLoss {
      guard let currentName else { throw loss }
      throw SessionLoss("the shell of `\(currentName)`: \(loss.message)")
    }
  }

  // MARK: What the shell of the place does

  package func run(
    _ command: ResolvedCommand, of action: Action?, isInteractive: Bool, timeLimit: Double?,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    try placed {
      try current.run(command, of: action, isInteractive: isInteractive, timeLimit: timeLimit, output: output)
    }
  }

  package func write(_ file: ResolvedFile) throws -> String { try placed { try current.write(file) } }

  package func read(_ path: String) throws -> [UInt8]? { try placed { try current.read(path) } }

  package func send(_ request: ResolvedRequest, timeLimit: Double?) throws -> ActionResult {
    try home.send(request, timeLimit: timeLimit)
  }

  package func variable(_ name: String) -> String? { current.variable(name) }

  package func holdsArray(_ name: String) -> Bool { current.holdsArray(name) }

  package var workingDirectory: String { current.workingDirectory }

  package var startsBeside: Bool { current.startsBeside }

  package func start(
    _ command: ResolvedCommand, of action: Action, until watch: ReadyWatch, output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    try placed { try current.start(command, of: action, until: watch, output: output) }
  }

  // MARK: What all of them have

  package var backgroundProcesses: [String] { all.flatMap(\.backgroundProcesses) }

  package func endedBeside() -> [EndedBeside] { all.flatMap { $0.endedBeside() } }

  package var runningBeside: [EndedBeside] { all.flatMap(\.runningBeside) }

  package func endBeside(isUrgent: Bool) {
    for session in all { session.endBeside(isUrgent: isUrgent) }
  }

  package func returnToKeptState(with variables: [String]) throws {
    try placed { try current.returnToKeptState(with: variables) }
  }

  package func keptState(without secrets: [String]) -> KeptState? {
    var states = PlacedStates()
    var withheld: Set<String> = []
    guard let own = home.keptState(without: secrets) else { return nil }
    states.home = own.bytes
    withheld.formUnion(own.withheld)
    for name in names {
      guard let state = places[name]?.keptState(without: secrets) else { continue }
      states.places[name] = state.bytes
      withheld.formUnion(state.withheld)
    }
    return KeptState(bytes: states.serialized, withheld: withheld.sorted())
  }

  /// The same as of one shell, for each that a state was kept of.
  ///
  /// - Returns: what cannot be restored, a sentence for each.
  package func restore(_ bytes: [UInt8]) throws -> [Message] {
    guard let states = PlacedStates(serialized: bytes) else { return try home.restore(bytes) }
    var losses = try home.restore(states.home)
    for name in names {
      guard let state = states.places[name] else { continue }
      do {
        losses += try places[name]?.restore(state) ?? []
      } catch let loss as SessionLoss {
        throw SessionLoss("the shell of `\(name)`: \(loss.message)")
      }
    }
    return losses
  }
}
