package import Diagnostics
import RunbookModel

extension Message {
  /// `step 3`, or `steps: 3, 6`; of names that are the page's.
  package static func steps(_ names: [String]) -> Message {
    names.count == 1 ? "step \(step: names[0])" : "steps: \(steps: names)"
  }
}
