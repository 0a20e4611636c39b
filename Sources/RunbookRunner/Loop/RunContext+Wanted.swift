import RunbookModel

/// What a page leaves to a person: optional steps, and what has a condition.
extension RunContext {
  /// As it was decided before; else by the policy; else as the person says, who is asked once.
  ///
  /// - Parameter key: under which the answer is kept, also for a run that is resumed.
  func isWanted(
    _ key: String, policy: RunOptions.OptionalSteps?, asking ask: () throws -> OptionalReply
  ) throws -> Bool {
    if let known = optionalSteps[key] { return known }
    let isWanted: Bool
    if let policy {
      isWanted = policy == .run
    } else {
      switch try ask() {
      case .run: isWanted = true
      case .skip: isWanted = false
      case .back: throw Departure(move: .back)
      case .pause: throw Pause()
      case .quit: throw Stop.byThePerson
      }
    }
    optionalSteps[key] = isWanted
    try log.tell(
      .answer(
        RunEvent.GivenAnswer(action: nil, key: key, value: isWanted ? RunContext.wanted : "skip", reason: nil)))
    return isWanted
  }
}
