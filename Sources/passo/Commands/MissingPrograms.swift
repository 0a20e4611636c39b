import Bytes
import Diagnostics
import RunbookModel
import RunbookReport
import RunbookRunner
import ShellExecution

/// Programs that the page calls and that are not here: said before the first step, so that no one finds out at the
/// seventh.
struct MissingPrograms {
  private let plan: Plan
  private let context: Context
  /// Nil where no one can be asked.
  private let asker: Asker?

  init(_ plan: Plan, context: Context, asker: Asker?) {
    self.plan = plan
    self.context = context
    self.asker = asker
  }

  /// What this machine is, for choices between systems.
  func system(aliases: [String: String]) -> HostSystem {
    HostSystem(release: context.surroundings.release, missing: Set(preflight(aliases: aliases).missing.map(\.name)))
  }

  /// Names what is missing; a person may give another program's name, go on, or leave. Where no one can be asked, the
  /// run itself says what it cannot do without.
  func settle(_ options: inout RunOptions) throws -> Move {
    let missing = preflight(aliases: options.aliases).missing
    guard let asker else {
      options.missingPrograms = missing
      return .next
    }
    for need in missing {
      let steps = plan.actions.filter { need.actions.contains($0.action.id) }.map(\.step.label)
        .reduce(into: [String]()) { if $0.last != $1 { $0.append($1) } }
      let name = TerminalSafe.line(need.name)
      context.remark(
        "\(name) is not installed; steps that need it: \(steps: steps.map(TerminalSafe.line))")
      if let advice = packages(with: need.name) { context.advise("\(advice)") }
      let answer = try ask(asker, about: need.name, &options)
      guard case .given = answer else { return answer.move }
    }
    return .next
  }

  private enum Wish { case goOn, rename, lookAgain, quit }

  private func ask(_ asker: Asker, about program: String, _ options: inout RunOptions) throws -> Answer<Void> {
    let menu: Menu<Wish> = Menu(
      [
        (MenuKey.goOn, Message("runs the steps anyway"), .goOn),
        (MenuKey.useAnother, Message("asks for a program in its place"), .rename),
        (MenuKey.lookAgain, Message("looks for it again, once you have installed it"), .lookAgain),
        (MenuKey.quit, Message("ends here; nothing was run"), .quit),
      ],
      language: context.language)
    while true {
      let chosen = asker.choose(menu)
      guard case .given(let wish) = chosen else { return .leave(chosen.move) }
      switch wish {
      case .goOn: return .given(())
      case .quit: throw Complaint("stopped: \(program) is not installed, and nothing was run")
      case .lookAgain:
        if isHere(program) {
          asker.tell("✓ " + asker.say("\(program) is installed now"))
          return .given(())
        }
        asker.tell(asker.say("\(program) is not installed"))
      case .rename:
        if let answer = replacement(for: program, asker).ifAny({ options.aliases[program] = $0 }) { return answer }
      }
    }
  }

  /// A program that is here; nil when the person leaves the question.
  private func replacement(for program: String, _ asker: Asker) -> Answer<String?> {
    let prompt = "  " + asker.say("program to use for \(program): ")
    while true {
      let line = asker.line(prompt, editor: LineEditor())
      guard case .given(let name?) = line, !name.isEmpty else { return line.map { _ in nil } }
      if isHere(name.parts(separatedBy: " ").first.map(String.init) ?? "") { return .given(name) }
      asker.tell(asker.say("\(name) is not installed"))
    }
  }

  /// The command that installs the program, as the system's own `command-not-found` says; nil where it is not there or
  /// does not know.
  private func packages(with program: String) -> String? {
    let places = ["/usr/lib/command-not-found", "/usr/share/command-not-found/command-not-found"]
    let path = context.surroundings.searchPath
    guard asker != nil, !program.hasPrefix("-"),
      let finder = (["command-not-found"] + places).lazy.compactMap({ ProgramSearch.locate($0, path: path) }).first,
      let result = try? runProgram(
        [finder, "--no-failure-msg", "--", program], environment: ["PATH": path, "LC_ALL": "C.UTF-8"],
        workingDirectory: "/", timeLimit: .seconds(5))
    else { return nil }
    let said = String(decoding: result.standardOutput.bytes + result.standardError.bytes, as: UTF8.self)
    return said.split(separator: "\n").map { TerminalSafe.line(String($0)) }.first { $0.contains(" install ") }
  }

  /// What the run will need, for the person who is about to begin it.
  func preflight(aliases: [String: String]) -> Preflight { Preflight(plan, aliases: aliases, isInstalled: isHere) }

  private func isHere(_ program: String) -> Bool {
    ProgramSearch.locate(program, path: context.surroundings.searchPath) != nil
  }
}
