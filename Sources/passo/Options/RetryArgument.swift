import ArgumentParser
import RunbookModel

/// `5x10s`: at most five attempts, ten seconds apart; as the page attribute `data-retry`.
struct RetryArgument: ExpressibleByArgument {
  let policy: RetryPolicy
  /// As it was given.
  let text: String

  init?(argument: String) {
    guard let policy = RetryPolicy(argument) else { return nil }
    self.policy = policy
    text = argument
  }
}
