import RunbookModel

/// What a run has come to so far.
final class RunState {
  let values: RunValues
  let choices: RunChoices
  let ledger: ActionLedger
  /// What the run has made and removed.
  var objects = ObjectLedger()
  /// All that the run comes to, links not followed.
  var route = Route()
  /// What links have led to and is not done yet.
  var followed: Set<String> = []
  /// What the run has made is taken back: one failure there leaves the rest to be done.
  var isCleaningUp = false
  /// A person has been in the shell, so that it is where they want it to be.
  var isPlacedByThePerson = false
  /// The actions of which the person has changed the command: the page no longer says what they did.
  var edited: Set<ActionID> = []

  /// - Parameters:
  ///   - bindings: values given beforehand.
  ///   - earlier: what an earlier part of the run came to; nil for a new one.
  init(bindings: Bindings, services: RunServices, earlier: Resumption?) {
    let isRehearsal = services.options.isRehearsal
    values = RunValues(bindings, planner: services.planner, log: services.log, isRehearsal: isRehearsal)
    choices = RunChoices(log: services.log)
    ledger = ActionLedger(log: services.log, isRehearsal: isRehearsal)
    guard let earlier else { return }
    values.take(earlier)
    choices.take(earlier)
    ledger.take(earlier)
    edited = earlier.edited
    objects.take(earlier, manifest: services.manifest)
  }

  /// A person has gone to the first of these: they are met again, also in a run that is resumed, and what was decided
  /// about them is asked anew.
  func meetAgain(_ items: ArraySlice<RunItem>) throws {
    choices.forget(items)
    try ledger.meetAgain(items.compactMap(\.action))
  }
}
