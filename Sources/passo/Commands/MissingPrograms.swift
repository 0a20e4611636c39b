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
      let answer = try ask(asker, about: need.name, &options)
      guard case .given = answer else { return answer.move }
    }
    return .next
  }

  private enum Wish { case goOn, rename, quit }

  private func ask(_ asker: Asker, about program: String, _ options: inout RunOptions) throws -> Answer<Void> {
    let menu: Menu<Wish> = Menu(
      [
        (MenuKey.goOn, Message("runs the steps anyway"), .goOn),
        (MenuKey.useAnother, Message("asks for a program in its place"), .rename),
        (MenuKey.quit, Message("ends here; nothing was run"), .quit),
      ],
      language: context.language)
    while true {
      let chosen = asker.choose(menu)
      guard case .given(let wish) = chosen else { return .leave(chosen.move) }
      switch wish {
      case .goOn: return .given(())
      case .quit: throw Complaint("stopped: \(program) is not installed, and nothing was run")
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

  /// What the run will need, for the person who is about to begin it.
  func preflight(aliases: [String: String]) -> Preflight { Preflight(plan, aliases: aliases, isInstalled: isHere) }

  private func isHere(_ program: String) -> Bool {
    ProgramSearch.locate(program, path: context.surroundings.searchPath) != nil
  }
}
