import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution

/// The live shells of a run: its own, and one for each place of the page that `--place` names.
struct RunShells {
  let context: Context
  /// Of the run's own shell.
  let configuration: SessionConfiguration
  /// What opens the others.
  let commands: ShellCommands
  let terminal: Int32?
  let options: RunOptions
  /// What an earlier run kept of them; nil for a new one.
  let state: [UInt8]?

  /// Opens all before the first step, so that a place that cannot be reached shows while nothing has been done.
  func open(_ body: (any Session) throws -> RunSummary) throws -> RunSummary {
    // Until the session has ended: ending it can be hurried.
    defer { Interruptions.tell(nil) }
    return try withShellSession(configuration, beforeStart: listen) { shell in
      let home = session(shell)
      return try open(commands.places.sorted { $0.key < $1.key }[...], [:]) { places in
        Interruptions.tell(shell.interrupter)
        guard !places.isEmpty else {
          if let state { remark(on: try home.restore(state)) }
          return try body(home)
        }
        let session = PlacedSessions(home: home, places: places) { Interruptions.tell($0) }
        if let state { remark(on: try session.restore(state)) }
        return try body(session)
      }
    }
  }

  private func open(
    _ rest: ArraySlice<(key: String, value: String)>, _ opened: [String: LiveSession],
    _ body: ([String: LiveSession]) throws -> RunSummary
  ) throws -> RunSummary {
    guard let (name, command) = rest.first else { return try body(opened) }
    var configuration = configuration
    configuration.transport = .command(["sh", "-c", command])
    var isOpen = false
    do {
      return try withShellSession(configuration, beforeStart: listen) { shell in
        isOpen = true
        defer { Interruptions.tell(shell.interrupter) }
        return try open(rest.dropFirst(), opened.merging([name: session(shell)]) { $1 }, body)
      }
    } catch let error as SessionError where !isOpen {
      throw Complaint("the shell of `\(name)` cannot be opened: \(commands.hidden(error.message))")
    }
  }

  private var listen: (Interrupter) -> Void { { Interruptions.tell($0) } }

  private func session(_ shell: ShellSession) -> LiveSession {
    LiveSession(
      shell: shell, environment: context.surroundings.environment, terminal: terminal, answers: options.answers,
      stepName: { context.language.say("step \(step: $0.label)") })
  }

  private func remark(on losses: [Message]) {
    for loss in losses { context.remark(loss) }
  }
}

extension RunWork {
  /// The place that this machine is.
  var at: String? { placed?.at ?? kept?.settings.at }

  /// The page as it is run in the shells of its places, and the commands that open them, by name.
  func opening(_ page: Page) throws -> (page: Page, places: [String: String]) {
    let page = try page.reduced(to: at)
    let kept = kept?.settings.places
    let places = try placed?.commands(for: page.runbook, kept: kept) ?? kept ?? [:]
    let (runbook, ways) = page.runbook.opening(Set(places.keys))
    for way in ways {
      context.remark("step \(step: way.label) is left out: the run has a shell of `\(way.place)`")
    }
    return (page.with(runbook), places)
  }
}
