public import ArgumentParser
import Bytes
import Configuration
import Diagnostics
import RunbookModel
public import RunbookRunner

/// How a run is to go.
struct RunTuning: ParsableArguments {
  @Flag(help: "Run each step without asking; what only a person can know is still asked.")
  var yes = false

  @Flag(help: "Ask nothing: what cannot be answered is listed, and the exit status is 2.")
  var nonInteractive = false

  @Option(help: ArgumentHelp("Start at this step.", valueName: "step"), completion: Candidates.steps)
  var from: String?

  @Option(help: ArgumentHelp("Only this step; can be repeated.", valueName: "step"), completion: Candidates.steps)
  var only: [String] = []

  @Option(help: ArgumentHelp("Not this step; can be repeated.", valueName: "step"), completion: Candidates.steps)
  var skip: [String] = []

  @Option(help: ArgumentHelp("End with this step.", valueName: "step"), completion: Candidates.steps)
  var until: String?

  @Option(
    help: ArgumentHelp(
      """
      What counts as verified: exit looks at exit statuses only; sample also at the page's samples; strict tolerates \
      little and counts unverified as failed. Default: sample.
      """, valueName: "level"))
  var verify: RunOptions.Strictness?

  @Option(help: ArgumentHelp("End a step that takes longer, such as 90s or 5m.", valueName: "duration"))
  var timeout: DurationArgument?

  @Option(help: ArgumentHelp("Try a failing step again: 5x10s is five times, ten seconds apart.", valueName: "policy"))
  var retry: RetryArgument?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      """
      Decide beforehand: which alternative of a group, run or skip where something holds, done or again about a step of \
      a resumed run. Can be repeated.
      """, valueName: "group=branch"))
  var choose: [String] = []

  @Flag(help: "With --resume: do again what used a value that has changed, and all that depends on it.")
  var rerunDependents = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("Use another program in place of one of the page's.", valueName: "name=program"))
  var alias: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run the steps in the shell that this command opens, such as \"ssh host\".", valueName: "command"))
  var shell: String?

  @Flag(help: "Run nothing: each step is answered by the page's own sample.")
  var rehearse = false

  @Flag(help: "After a failure, continue with the next step if no one can be asked.")
  var keepGoing = false

  @Option(
    help: ArgumentHelp(
      "Write a report: .html, .md, .xml (JUnit), .json or .cast. Can be repeated.", valueName: "file"),
    completion: .file())
  var report: [String] = []

  func validate() throws {
    for choice in choose where !choice.dropFirst().containsBytes(of: "=") {
      throw ValidationError("--choose needs group=branch, not `\(choice)`")
    }
    for alias in alias where !alias.dropFirst().containsBytes(of: "=") {
      throw ValidationError("--alias needs name=program, not `\(alias)`")
    }
  }

  private var choices: [(group: String, branch: String)] {
    choose.map { choice in
      let parts = choice.parts(separatedBy: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), String(parts[1]))
    }
  }

  /// A choice that the page does not have would be passed over, and something else be done than was wanted.
  func checkChoices(of runbook: Runbook, isResumed: Bool) throws {
    let names = ChoiceNames(runbook)
    for choice in choices {
      guard let mistake = names.mistake(in: choice.group, choice.branch, isResumed: isResumed) else { continue }
      throw Complaint(mistake.message, help: Self.help(mistake), status: ExitStatus.usage)
    }
  }

  private static func help(_ mistake: ChoiceNames.Mistake) -> Message {
    if let nearest = mistake.nearest { return "did you mean `\(nearest)`?" }
    let offered = mistake.offered.prefix(8).map { "`\($0)`" }.joined(separator: ", ")
    return offered.isEmpty
      ? "see what the page leaves open: passo plan PAGE --questions" : "there are: \(offered)"
  }

  /// What is not said stays as the run began; `from` is then where to go on.
  func completed(by settings: RunSettings) -> RunTuning {
    var tuning = self
    if only.isEmpty { tuning.only = settings.only ?? [] }
    if skip.isEmpty { tuning.skip = settings.skipped ?? [] }
    tuning.until = until ?? settings.until
    tuning.shell = shell ?? settings.shell
    tuning.rehearse = rehearse || settings.isRehearsal == true
    tuning.verify = verify ?? settings.verify.flatMap(RunOptions.Strictness.init)
    tuning.timeout = timeout ?? settings.timeLimit.map { DurationArgument(seconds: $0) }
    tuning.retry = retry ?? settings.retry.flatMap { RetryArgument(argument: $0) }
    tuning.keepGoing = keepGoing || settings.keepGoing == true
    if report.isEmpty { tuning.report = settings.reports ?? [] }
    if alias.isEmpty { tuning.alias = (settings.aliases ?? [:]).map { "\($0)=\($1)" }.sorted() }
    return tuning
  }

  /// - Parameter isOfTests: of the page.
  func options(file: ValuesFile, isUnattended: Bool, isOfTests: Bool) -> RunOptions {
    var options = RunOptions()
    options.verify = verify ?? .sample
    options.isRehearsal = rehearse
    options.from = from
    options.only = only
    options.skipped = skip
    options.until = until
    options.timeLimit = timeout?.seconds
    options.retry = retry?.policy
    options.keepGoing = keepGoing
    options.assumeYes = yes
    options.nonInteractive = isUnattended
    options.overwrite = file.overwrite
    if isUnattended {
      let optional = isOfTests ? file.saidOfOptional ?? .run : file.optional
      options.optional = optional == .run ? .run : .skip
      options.manual = file.manual == .done ? .done : .stop
    }
    for choice in file.choices { options.choices[choice.group] = choice.choice }
    for choice in choices { options.choices[choice.group] = choice.branch }
    options.rerunsDependents = rerunDependents
    for alias in alias {
      let parts = alias.parts(separatedBy: "=", maxSplits: 1, omittingEmptySubsequences: false)
      options.aliases[String(parts[0])] = String(parts[1])
    }
    return options
  }
}

extension RunOptions.Strictness: ExpressibleByArgument {}
