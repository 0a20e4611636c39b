import Bytes
import Diagnostics
import OutputMatching
import RunbookModel
import ShellSyntax

/// The commands that run beside the others: how one is started, and what is said of them until the run ends them.
struct Besides {
  let services: RunServices

  /// Why an action that stays in the foreground is left to the person here; nil where it is not.
  func reason(for action: Action) -> Message? {
    guard action.runsBeside, !services.session.startsBeside else { return nil }
    return """
      this command does not end by itself, and `--shell` leads to where none can be started beside the others: run it in \
      another terminal, and leave it running
      """
  }

  /// Whether a command is started beside the others.
  func includes(_ action: Action) -> Bool { action.runsBeside && !services.options.isRehearsal }

  /// - Parameters:
  ///   - isEdited: a person has put other text in the place of the page's, which the page's sign may be wrong about.
  ///   - rest: seconds; nil: no limit is given.
  func start(
    _ command: ResolvedCommand, of action: Action, isEdited: Bool, bindings: Bindings, timeLimit rest: Double?,
    output: (SessionOutput) throws -> Void
  ) throws -> ActionResult {
    var sign = action.readySign
    // A port that the page leaves to a value is known now.
    if case .printed = sign {} else { sign = ShellScript(command.text).localPort.map(ReadySign.port) ?? sign }
    if isEdited, case .port = sign { sign = ShellScript(command.text).localPort.map(ReadySign.port) }
    let values = Dictionary(bindings.all.map { ($0.key, $0.value) }) { first, _ in first }
    let watch = ReadyWatch(
      sign: sign, served: ShellScript(command.text).localPort ?? sign?.servedPort, timeLimit: rest, bindings: values)
    return try services.session.start(command, of: action, until: watch, output: output)
  }

  /// Says which have ended by themselves since the last time: the following steps may need them.
  func tellEnded() throws {
    for ended in services.session.endedBeside() {
      let name = Besides.name(of: ended)
      let status = ended.status.map { Message("exit status \(Int($0))") } ?? Message("its exit status is not known")
      let printed = TerminalText.plain(ended.tail)
      services.log.hide(found: TokenScanner.tokens(in: printed))
      let last = printed.split(whereSeparator: \.isNewline).last { !$0.allSatisfy(\.isSpace) }
      try services.log.say(
        last.map {
          "\(name), which ran beside the others, has ended by itself (\(status)); it last printed: \(String($0))"
        }
          ?? "\(name), which ran beside the others, has ended by itself (\(status))",
        action: ended.action)
    }
  }

  /// The run is over.
  func end() throws {
    try tellEnded()
    for running in services.session.runningBeside {
      try services.log.say(
        "\(Besides.name(of: running)) ran beside the others until the end of the run, and is ended now",
        action: running.action)
    }
    services.session.endBeside(isUrgent: services.interruption() != nil)
  }

  private static func name(of beside: EndedBeside) -> Message {
    let command = beside.shown.parts(separatedBy: "\n").last.map(String.init) ?? beside.shown
    return "step \(step: beside.action.step.label): `\(command)`"
  }
}
