import Diagnostics
import RunbookModel

extension ExpectedFailure {
  /// In a line about an action.
  var mark: Message { status.map { "has to end with exit status \(Int($0))" } ?? "has to fail" }
}
