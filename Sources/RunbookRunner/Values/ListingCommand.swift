import Bytes
import Diagnostics
import OutputMatching
import RunbookModel

/// Runs the page's own command for listing the values of a placeholder; nothing of it is a step.
struct ListingCommand {
  enum Outcome {
    case values(ValueListing)
    /// Why there is nothing to pick from.
    case nothing(Message)
  }

  let services: RunServices
  let state: RunState

  /// In seconds: a person waits for the list.
  private static let timeLimit = 10.0

  func list(_ placeholder: Placeholder, for action: Action) throws -> Outcome {
    guard let text = placeholder.suggestCommand,
      case .ready(.command(let command)) = services.planner.resolve(command: text, line: 1, with: state.values.bindings)
    else { return .nothing("the page's command for listing values cannot be run now") }
    try services.log.tell(.commandTyped(action: action.id, text: command.shown))
    do {
      let result = try services.session.run(
        command, of: nil, isInteractive: false, timeLimit: ListingCommand.timeLimit
      ) { _ in }
      return outcome(of: result, for: placeholder)
    } catch let failure as SessionFailure {
      return .nothing(failure.message)
    }
  }

  private func outcome(of result: ActionResult, for placeholder: Placeholder) -> Outcome {
    let text = TerminalText.plain(result.output)
    services.log.hide(found: TokenScanner.tokens(in: text))
    let output = services.log.mask.masked(text)
    switch result.ending {
    case .exited(0):
      let listing = ValueListing(output, for: placeholder.key).filtered { !$0.value.containsBytes(of: Binding.mask) }
      return listing.entries.isEmpty ? .nothing("the command for listing values shows none") : .values(listing)
    case .timedOut: return .nothing("the command for listing values was not done within 10 seconds")
    default:
      let last = output.parts(separatedBy: "\n").last { !$0.allSatisfy(\.isSpace) }.map(String.init) ?? ""
      return .nothing("the command for listing values failed: \(last)")
    }
  }
}
