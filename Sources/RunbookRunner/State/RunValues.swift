import Diagnostics
import RunbookModel

/// The values of a run: given, asked for, taken from outputs, and made of others.
final class RunValues {
  private(set) var bindings: Bindings
  /// Values that were given and are none: offered for editing when they are asked for.
  private(set) var refused: [String: Binding] = [:]
  /// Keys of promised values that were asked for, and did not come.
  private var broken: Set<String> = []
  /// Plain output of what has run, by action id: a later action may take its command from it.
  var outputs: [ActionID: String] = [:]
  /// Derived values as they were last reported.
  private var reportedDerived: [String: String] = [:]
  /// Secrets of which it has been said that others can see them.
  private var reportedExposed: Set<String> = []
  private let planner: Planner
  private let log: EventLog
  private let isRehearsal: Bool

  init(_ bindings: Bindings, planner: Planner, log: EventLog, isRehearsal: Bool) {
    self.bindings = bindings
    self.planner = planner
    self.log = log
    self.isRehearsal = isRehearsal
  }

  /// Takes over the outputs of an earlier part of the run.
  func take(_ earlier: Resumption) { outputs = earlier.plainOutputs }

  /// Takes over a value that an earlier part of the run has reported already.
  func restore(_ binding: Binding) { bindings.set(binding) }

  /// Keeps a value and tells where it came from.
  func set(_ binding: Binding) throws {
    bindings.set(binding)
    try tell(binding)
  }

  /// The same for a value that an output gave.
  func capture(_ binding: Binding, from action: Action) throws {
    if binding.isSecret { log.hide([binding.value]) }
    bindings.set(binding)
    try log.tell(.valueCaptured(RunValues.note(binding, action: action.id)))
  }

  /// The value will not do, and is asked for.
  func refuse(_ binding: Binding) {
    bindings.remove(binding.key)
    refused[binding.key] = binding
  }

  /// What is still to be given by a program; nothing in a rehearsal, which needs no one's value.
  func promise(_ key: String) -> PromisedValue? {
    guard !isRehearsal, bindings[key] == nil, refused[key] == nil, !broken.contains(key) else { return nil }
    return bindings.promised[key]
  }

  /// The program has not given it, and is not started again.
  func breakPromise(_ key: String) { broken.insert(key) }

  func isRefused(_ key: String) -> Bool { refused[key] != nil }

  /// The refused value, offered once.
  func takeRefused(_ key: String) -> Binding? { refused.removeValue(forKey: key) }

  /// Tells the values of an action that are made from others, each once; they are made again when a part changes.
  func tellDerived(of action: Action) throws {
    for binding in derived(of: action)
    where reportedDerived.updateValue(binding.value, forKey: binding.key) != binding.value {
      try tell(binding)
    }
  }

  /// Says which secrets a command hands over in sight of everybody, each once.
  func tellExposed(of action: Action) throws {
    guard !isRehearsal else { return }
    let names = planner.exposedSecrets(of: action, with: bindings).filter { reportedExposed.insert($0).inserted }
    guard !names.isEmpty else { return }
    let secrets = names.joined(separator: ", ")
    try log.say(
      "others on this machine can see \(secrets) while the command runs: it is given as an argument", action: action.id)
  }

  func derived(of action: Action) -> [Binding] {
    action.keys.compactMap { bindings[$0] == nil ? planner.derived($0, with: bindings) : nil }
  }

  private func tell(_ binding: Binding) throws {
    if binding.isSecret { log.hide([binding.value]) }
    try log.tell(.valueSet(RunValues.note(binding, action: nil)))
  }

  private static func note(_ binding: Binding, action: ActionID?) -> RunEvent.ValueNote {
    RunEvent.ValueNote(
      action: action, key: binding.key, value: binding.isSecret ? nil : binding.value, origin: binding.origin,
      isSecret: binding.isSecret)
  }
}
