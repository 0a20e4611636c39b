import Bytes
import ShellExecution

/// Shows a text that is longer than the screen in the person's pager, as git does: `$PASSO_PAGER`, `$PAGER` or `less`.
///
/// A shell of its own reads the command, as that of an editor does.
struct Pager {
  private let command: String
  private let context: Context
  private let terminal: Terminal

  /// Nil where the output is no terminal, or one that can do nothing but lines, or no pager is wanted or there.
  init?(_ context: Context) {
    let surroundings = context.surroundings
    guard surroundings.outputIsTerminal, !surroundings.isDumb, let terminal = Terminal(isDumb: false) else {
      return nil
    }
    // An empty variable says that none is wanted.
    let named = surroundings.environment["PASSO_PAGER"] ?? surroundings.environment["PAGER"]
    guard let command = named ?? ProgramSearch.locate("less", path: surroundings.searchPath).map({ _ in "less" }),
      !command.isEmpty, command != "cat"
    else { return nil }
    (self.command, self.context, self.terminal) = (command, context, terminal)
  }

  /// Whether it was shown: what fits the screen is better printed.
  func show(_ text: String) -> Bool {
    guard text.utf8.count(where: { $0 == .newline }) >= terminal.rows,
      let folder = PrivateFolder(named: "pager", in: context.sessionConfiguration.temporaryDirectory),
      folder.write(text, to: "text")
    else { return false }
    context.output.flush()
    var configuration = context.sessionConfiguration
    // Colours stay, what fits is printed, and the screen is left as it is: what git sets, too.
    if configuration.environment["LESS"] == nil { configuration.environment["LESS"] = "FRX" }
    if configuration.environment["LESSCHARSET"] == nil { configuration.environment["LESSCHARSET"] = "utf-8" }
    let program = TerminalProgram(configuration: configuration, terminal: terminal)
    let ending = try? program.run("\(command) <\(shellQuoted(folder.path + "/text"))")
    return withExtendedLifetime(folder) { ending == .exited(0) }
  }
}
