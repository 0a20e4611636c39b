import Bytes
import Diagnostics
import RunbookModel
import ShellSyntax

/// A step that the page does in another directory than the shell's: it goes there before the step, and back after it.
struct DirectoryVisit {
  private let services: RunServices
  private let place: ActionPlace

  /// nil where the action is done where the shell is, or nothing is run.
  init?(_ action: Action, services: RunServices) {
    guard let place = action.place, place.kind == .directory, action.blocked == nil else { return nil }
    if services.options.isRehearsal { return nil }
    self.services = services
    self.place = place
  }

  /// Why the action may not run now; nil where its directory is there.
  func reason() throws -> Message? {
    if isThere || place.name == ActionPlace.here { return nil }
    // A status that is not 0 would end a shell with `set -e`.
    if try run("test -d \(target) || echo missing")?.output.isEmpty ?? false { return nil }
    let here = services.session.workingDirectory
    guard let name = place.name else {
      return """
        this is done at the root of the repository (line \(place.line)), and \(here) is in none: go there first
        """
    }
    return """
      this is done in the directory \(name) (line \(place.line)), which is not in \(here): make it, or go to where it is
      """
  }

  /// Goes there.
  ///
  /// - Returns: the way back; nil where the shell is there already.
  func enter(for action: Action) throws -> (() throws -> Void)? {
    let before = services.session.workingDirectory
    if place.name == ActionPlace.here { return { try goBack(to: before, for: action) } }
    if isThere { return nil }
    guard try run("cd -- \(target)")?.ending == .exited(0) else {
      throw SessionFailure(
        place.name.map { "the shell cannot go to \($0)" } ?? "the shell cannot go to the root of the repository")
    }
    let there = services.session.workingDirectory
    if there == before { return nil }
    try services.log.say("done in \(there), as line \(place.line) says", action: action.id)
    return {
      // The step may have gone elsewhere by itself.
      guard services.session.workingDirectory == there else { return }
      try goBack(to: before, for: action)
    }
  }

  private func goBack(to before: String, for action: Action) throws {
    let there = services.session.workingDirectory
    if there == before { return }
    guard let word = try? quoted(before, for: .singleQuoted), try run("cd -- '\(word)'")?.ending == .exited(0) else {
      return try services.log.say("the shell stays in \(there): it cannot go back to \(before)", action: action.id)
    }
  }

  /// For a shell.
  private var target: String {
    guard let name = place.name else { return "\"$(git rev-parse --show-toplevel 2>/dev/null)\"" }
    return ["/", "~", "."].contains { name.hasPrefix($0) } ? name : "./" + name
  }

  /// The shell is in a directory of that name already: a page goes on to name the one to which it has gone.
  private var isThere: Bool {
    guard let name = place.name else { return false }
    let parts = name.parts(separatedBy: "/").filter { $0 != "." }
    let here = services.session.workingDirectory.parts(separatedBy: "/")
    guard !parts.isEmpty, !parts.contains(".."), !name.hasPrefix("~") else { return false }
    return name.hasPrefix("/") ? here == parts : Array(here.suffix(parts.count)) == parts
  }

  /// nil where the name is not one that a shell could be given.
  private func run(_ text: String) throws -> ActionResult? {
    guard case .ready(.command(let command)) = services.planner.resolve(command: text, line: 1, with: Bindings()) else {
      return nil
    }
    return try services.session.run(command, of: nil, isInteractive: false, timeLimit: nil) { _ in }
  }
}
