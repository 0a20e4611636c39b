public import RunbookModel

/// How a run is to go, as the person said beforehand.
public struct RunOptions: Sendable {
  /// One meaning everywhere: `exit` looks at exit statuses and explicit attributes only; `sample` adds samples,
  /// assigned variables, verify sentences and HTTP status; `strict` allows no tolerance beyond typed wildcards and
  /// counts unverified as failure.
  public enum Strictness: String, Hashable, Sendable, CaseIterable { case exit, sample, strict }
  public enum OptionalSteps: String, Hashable, Sendable, CaseIterable { case run, skip }
  /// About an action that may have been done, or that gave a secret which is kept nowhere.
  public enum Decision: String, Hashable, Sendable, CaseIterable { case done, again }
  public enum ManualSteps: String, Hashable, Sendable, CaseIterable { case done, stop }

  public var verify = Strictness.sample
  /// A step's id, or its number as the page writes it.
  public var from: String?
  /// Empty: all.
  public var only: [String] = []
  /// Steps that are not run.
  public var skipped: [String] = []
  /// The last step that is run.
  public var until: String?
  /// Seconds for one action that does not say itself.
  public var timeLimit: Double?
  /// For an action that does not say itself.
  public var retry: RetryPolicy?
  /// After a failure the run goes on with the next action, where no one can be asked.
  public var keepGoing = false
  /// Steps run without being confirmed, and the page's defaults are taken. What only a person can know is still asked.
  public var assumeYes = false
  /// No one can be asked: what is missing is listed before anything runs.
  public var nonInteractive = false
  /// nil: a person is asked; where there is none, or with ``assumeYes``, they are skipped. It says as well what becomes of
  /// all that a page asks for only where something holds; about that, a person is asked with ``assumeYes``, too.
  public var optional: OptionalSteps?
  /// Without a person: manual steps count as done (unverified), or the run stops there.
  public var manual = ManualSteps.stop
  /// Files may be replaced without asking.
  public var overwrite = false
  /// Group of alternatives, or id of a request with several bodies → id, label or position from 1 of the chosen one;
  /// the group `*` stands for all. Id of an action that has a condition → `run` or `skip`; a body that is chosen for it
  /// says `run`, too. Id of one about which a run
  /// that goes on would ask → a ``Decision``.
  public var choices: [String: String] = [:]
  /// What to type where programs ask and no one is there.
  public var answers: [PromptAnswer] = []
  /// Values of earlier runs by key, offered for editing.
  public var remembered: [String: RememberedValue] = [:]
  /// Shell variables whose values are secrets, besides those that are named like one.
  public var secretVariables: Set<String> = []
  /// Programs of the page that have another name here.
  public var aliases: [String: String] = [:]
  /// Programs that are not here; where no one can be asked, the run does not begin without them.
  public var missingPrograms: [Plan.ProgramNeed] = []
  /// What the machine is on which the steps run; nil: not known, as where they run elsewhere or not at all.
  public var system: HostSystem?
  /// Of a run that goes on: the step, or the action, to go on at; nil: the first that is not done.
  public var resumesAt: String?
  /// Of a run that goes on: what used a value that was changed afterwards is done again, with all that depends on it.
  public var rerunsDependents = false
  /// Answers are the page's own samples: every verdict says rehearsed, never passed.
  public var isRehearsal = false

  public init() {}
}

extension RunOptions {
  /// No one is asked whether a step may run.
  var isUnconfirmed: Bool { assumeYes || nonInteractive }

  func isSecretVariable(_ name: String) -> Bool {
    SecretName.isSecret(name) || secretVariables.contains(name)
  }
}
