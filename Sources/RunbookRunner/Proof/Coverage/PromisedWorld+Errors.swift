import OutputMatching
import RunbookModel

extension PromisedWorld {
  /// Whether the sample of an action is an error message, and the page does not say that the action fails: what failed
  /// has ended with another status.
  static func promisesError(_ action: Action) -> Bool { promisesError(action, action.promised?.text ?? "") }

  static func promisesError(_ action: Action, _ promised: String) -> Bool {
    action.directives.expectExit.isEmpty && action.expectedFailure == nil && !action.endsAnyhow
      && ReportedError.excerpt(of: promised) != nil
  }
}
