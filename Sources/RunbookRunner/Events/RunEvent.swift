public import Diagnostics
public import RunbookModel

/// One thing that happened in a run: what `--format jsonl` prints, what the journal holds, what every report is made
/// of. Secrets are masked already.
public struct RunEvent: Hashable, Sendable {
  public static let format = "passo.run/1"

  /// From 1, without gaps, across resumes.
  public var sequence: Int
  public var time: Timestamp
  public var run: RunID
  public var body: Body

  public init(sequence: Int, time: Timestamp, run: RunID, body: Body) {
    self.sequence = sequence
    self.time = time
    self.run = run
    self.body = body
  }

  /// False for output that is only to be shown: there is no room for more of it in the journal and in reports. It has
  /// the number of the event before it.
  public var isRecorded: Bool {
    if case .output(let chunk) = body { chunk.isRecorded } else { true }
  }

  public enum Body: Hashable, Sendable {
    // A run has one of these or a few; in place, their settings would make every other event as large.
    indirect case runStarted(RunStart)
    indirect case runResumed(RunStart)
    case stepStarted(StepStart)
    case actionStarted(ActionStart)
    case output(OutputChunk)
    case question(AskedQuestion)
    case answer(GivenAnswer)
    case valueSet(ValueNote)
    case valueCaptured(ValueNote)
    case commandEdited(action: ActionID?, text: String)
    /// A command that a person typed into the session between two actions.
    case commandTyped(action: ActionID, text: String)
    case fileWritten(action: ActionID, path: String)
    case shellEnded(ShellEnd)
    /// Something to say that is no one's verdict.
    case diagnostic(action: ActionID?, reason: Message)
    case actionFinished(ActionEnd)
    case runFinished(RunSummary)
  }

  /// Which page, and which part of it.
  public struct RunStart: Hashable, Sendable {
    public var document: DocumentIdentity
    /// The only chosen procedure; nil for several.
    public var procedure: String?
    /// How many actions the run will meet.
    public var actionCount: Int
    /// What the run needs to go on later; nil where nothing is kept for that.
    package var settings: RunSettings?
    /// Of a run that goes on with a page that was changed.
    public var change: PageChangeNote?

    package init(
      document: DocumentIdentity, procedure: String?, actionCount: Int, settings: RunSettings? = nil,
      change: PageChangeNote? = nil
    ) {
      self.document = document
      self.procedure = procedure
      self.actionCount = actionCount
      self.settings = settings
      self.change = change
    }
  }

  public struct StepStart: Hashable, Sendable {
    public var step: StepID
    /// As the page writes it.
    public var number: String?
    public var line: Int
    public var instruction: String
    /// From 1 among the steps of this run.
    public var position: Int
    public var count: Int
    /// The title of its procedure, where the run has several.
    public var section: String?

    /// What a person calls it; see `Step.label`. Where there are several procedures its number alone is not enough.
    public var label: String { section == nil ? step.label : step.text }

    public init(step: StepID, number: String?, line: Int, instruction: String, position: Int, count: Int) {
      self.step = step
      self.number = number
      self.line = line
      self.instruction = instruction
      self.position = position
      self.count = count
    }
  }

  public struct ActionStart: Hashable, Sendable {
    public var step: StepID
    public var action: ActionID
    public var kind: Action.Kind
    public var role: Action.Role
    public var line: Int
    /// From 1; a retry counts on.
    public var attempt: Int
    /// What is run, written or sent, secrets masked; for a manual action the sentence.
    public var text: String
    /// The program of the action owns the terminal: its output is to be shown as it comes.
    public var isInteractive: Bool
    /// A person has put other text in the place of the page's.
    public var isEdited = false
  }

  public struct OutputChunk: Hashable, Sendable {
    public enum Stream: String, Hashable, Sendable { case terminal, stdout, stderr }

    public var action: ActionID?
    public var stream: Stream
    public var bytes: [UInt8]
    /// A program that had taken the terminal for itself drew it: it is for a terminal as it is, and no text.
    public var isDrawn: Bool
    /// See ``RunEvent/isRecorded``.
    var isRecorded = true

    public init(action: ActionID?, stream: Stream, bytes: [UInt8], isDrawn: Bool = false) {
      self.action = action
      self.stream = stream
      self.bytes = bytes
      self.isDrawn = isDrawn
    }
  }

  public struct AskedQuestion: Hashable, Sendable {
    public var action: ActionID?
    /// The placeholder that is asked for.
    public var key: String?
    public var prompt: Message
    public var isSecret: Bool
  }

  public struct GivenAnswer: Hashable, Sendable {
    public var action: ActionID?
    public var key: String?
    /// nil for a secret.
    public var value: String?
    /// Why a person skips.
    public var reason: String?
  }

  public struct ValueNote: Hashable, Sendable {
    public var action: ActionID?
    public var key: String
    /// nil for a secret.
    public var value: String?
    public var origin: Binding.Origin
    public var isSecret: Bool

    public init(action: ActionID?, key: String, value: String?, origin: Binding.Origin, isSecret: Bool) {
      self.action = action
      self.key = key
      self.value = value
      self.origin = origin
      self.isSecret = isSecret
    }
  }

  public struct ShellEnd: Hashable, Sendable {
    public var action: ActionID
    public var exitStatus: Int32?
    public var signal: Int32?
    public var reason: Message
  }

  public struct ActionEnd: Hashable, Sendable {
    public var action: ActionID
    public var attempt: Int
    /// nil for what has none: a file, a manual action, something skipped, something ended by a signal.
    public var exitStatus: Int32?
    public var signal: Int32?
    public var seconds: Double
    public var verdict: Verdict
    public var checks: [Check]
    /// Why it was skipped, aborted or could not be done.
    public var reason: Message?
    /// Shell variables that it set and whose values, being secrets, are kept nowhere.
    public var withheld: [String]
    /// It has failed and is tried again without anybody's doing.
    public var isRetried = false
    /// Earlier actions that were not verified, and whose objects this check shows. Their own verdicts stay.
    public var confirms: [ActionID]

    public init(
      action: ActionID, attempt: Int, exitStatus: Int32? = nil, signal: Int32? = nil, seconds: Double = 0,
      verdict: Verdict, checks: [Check] = [], reason: Message? = nil, withheld: [String] = [], confirms: [ActionID] = []
    ) {
      self.action = action
      self.attempt = attempt
      self.exitStatus = exitStatus
      self.signal = signal
      self.seconds = seconds
      self.verdict = verdict
      self.checks = checks
      self.reason = reason
      self.withheld = withheld
      self.confirms = confirms
    }
  }
}
