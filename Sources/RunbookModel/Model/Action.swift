public import Diagnostics
package import OutputMatching
import ShellSyntax

/// One thing that is to be done or checked in a step.
public struct Action: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable { case command, file, http, manual }
  public enum Role: String, Hashable, Sendable { case `do`, verify }
  /// Why an action is left to the person although nothing is wrong with it.
  public enum LeftToPerson: String, Hashable, Sendable {
    /// It is done on another machine, in a container or in a program.
    case elsewhere
    /// It does not end by itself, and cannot be run beside the other steps.
    case staying
  }

  public var id: ActionID
  public var kind: Kind
  public var role: Role
  /// The block, fences included; for a manual or inline action the sentence.
  public var range: SourceRange
  /// Where the text itself begins in the page.
  public var textLine: Int
  /// The block's content as written, fence indentation and prompt signs removed, placeholders unfilled; nil for a
  /// manual action, and for a command that only the output of another one will show.
  public var text: String?
  /// What the page says between the action before, or the step's instruction, and this action; plain text, a line for
  /// each paragraph.
  public var introduction: String?
  /// For a command: the separate commands of the block, continuation lines kept together.
  public var commands: [String] = []
  /// For a file: its name; nil where the page gives none, and the person is asked for it.
  public var file: String?
  public var request: RequestTemplate?
  /// Names as written, brackets included, each once, in order of use; for a request those of its tables too.
  public var placeholders: [String] = []
  public var expectation: Expectation?
  /// nil: it has to succeed.
  public var expectedFailure: ExpectedFailure?
  /// The tool that its page is written for asks what it prints, and not how it ends.
  package var endsAnyhow = false
  public var captures: [Capture] = []
  /// Shell variables that the commands assign.
  public var sets: [String] = []
  /// Programs that must exist for the commands to run.
  public var programs: [String] = []
  /// The block of the page that it comes from.
  package var block: BlockID?
  /// Every branch of a choice that it lies in, outermost first.
  public var branches: [Branch] = []
  /// Empty: all.
  public var platforms: [Platform] = []
  /// Tab of the document: `cli`, `ui`, `api`, …
  public var interface: String?
  /// Needs a person at the terminal.
  public var isInteractive = false
  public var isDestructive = false
  /// Why this action may not be run as it is; nil if it may.
  public var blocked: Message?
  /// nil where ``blocked`` has another cause, or there is none.
  public var leftToPerson: LeftToPerson?
  /// Every condition that it depends on, outermost first; empty: it is done in any case.
  public var conditions: [Condition] = []
  /// nil: in the operator's shell, where it is.
  public var place: ActionPlace?
  /// The place in whose own shell a run does it; nil: in the shell of the run. See `Runbook.opening(_:)`.
  package var shell: String?
  /// Of the Linux family, as `/etc/os-release` names them; empty: any of `platforms`.
  public var distributions: [String] = []
  /// The host that the prompt of a transcript names.
  package var promptHost: String?
  /// It was shown with a prompt, which names no host where ``promptHost`` is nil.
  package var isPrompted = false
  /// The annotation by which programs that run the page leave it out, as written: `test=false`; nil: there is none.
  ///
  /// A person may do it; a run without one does not.
  public var excludedBy: String?
  /// That the page gives its block for other tools; nil: none.
  public var name: String?
  public var tags: [String] = []
  /// It does not end by itself: a server, a watcher, a forwarded port.
  public var staysInForeground = false
  /// Of such a command: what shows that it is ready for the following steps; nil where the page does not tell.
  public var readySign: ReadySign?
  /// The id of the action in place of which it is done where its condition holds: "If you have a federated ID, use the
  /// following command instead."
  public var replaces: ActionID?
  /// The command is in the sentence, not in a block: offered to the person, never run on its own.
  public var isInline = false
  /// The id of the action whose output holds the command that is to be run here.
  public var fromOutput: ActionID?
  /// Words that stand for something of the reader's own without brackets, such as `/filepath/kubectl`.
  public var samplePaths: [String] = []
  /// What the author demanded explicitly with `data-…` attributes.
  package var directives = Directives()
  /// The words of a verify step that its output should hold, or should not; one without words is what was not understood
  /// of the page's sentences.
  package var expectedWords: [ExpectedWords] = []

  public init(
    id: ActionID, kind: Kind, role: Role, range: SourceRange, textLine: Int, text: String? = nil
  ) {
    self.id = id
    self.kind = kind
    self.role = role
    self.range = range
    self.textLine = textLine
    self.text = text
  }

  /// For a file: its name, or the placeholder that stands for the name that the page does not give.
  public var filePath: String? {
    kind == .file ? file ?? "<file_\(PlaceholderKey.key(of: id.text))>" : nil
  }

  /// Sample paths that no placeholder of the action stands for, so that only editing replaces them.
  public var fixedSamplePaths: [String] {
    samplePaths.filter { path in !placeholders.contains { path.hasSuffix($0) || path == $0 + "/" } }
  }

  /// The innermost of them.
  public var condition: Condition? {
    get { conditions.last }
    set { conditions = newValue.map { conditions.dropLast() + [$0] } ?? [] }
  }

  /// The branches of one group among some actions, each with the first action that lies in it.
  public static func branches(of group: String, among actions: [Action]) -> [(branch: Branch, action: Action)] {
    var seen: Set<ActionID> = []
    return actions.compactMap { action in
      action.branches.first { $0.group == group && seen.insert($0.id).inserted }.map { ($0, action) }
    }
  }

  /// Of every group what ``branches(of:among:)`` gives.
  package static func branchesByGroup(_ actions: [Action]) -> [String: [(branch: Branch, action: Action)]] {
    var found: [String: [(branch: Branch, action: Action)]] = [:]
    var seen: [String: Set<ActionID>] = [:]
    for action in actions {
      var groups: Set<String> = []
      for branch in action.branches where !groups.contains(branch.group) {
        guard seen[branch.group, default: []].insert(branch.id).inserted else { continue }
        groups.insert(branch.group)
        found[branch.group, default: []].append((branch, action))
      }
    }
    return found
  }

  /// It is started beside the following steps.
  public var runsBeside: Bool { staysInForeground && blocked == nil }

  /// Why a command that stays is left to a person where it cannot be started beside the others.
  package static let staysWithPerson: Message =
    "this command does not end by itself: run it in another terminal, and leave it running"

  public var line: Int { range.start.line }
  /// The line of the closing fence.
  public var endLine: Int { range.end.column > 1 ? range.end.line : max(range.end.line - 1, range.start.line) }
}

/// What the page shows as the answer of an action.
public struct Expectation: Hashable, Sendable {
  /// Line of the sample output's opening fence.
  public var line: Int
  /// Line of the first line of the sample itself.
  public var textLine: Int
  package var form: Sample.Form
  public var text: String
  /// Where the page shows this only if something holds that it cannot know: another output is then no failure.
  public var condition: Condition?
  public var standing = Standing.promised
  /// What the page says next to the command and its sample, a paragraph each: a value that it names is no example.
  public var paragraphs: [String] = []
  /// How the tool of a page of tests compares it; nil: as an illustration.
  package var exactly: ExactRules?
  /// The tool of the page does not compare it: an output that differs is no failure.
  package var isUncompared = false

  /// What the page says of a sample.
  public enum Standing: String, Hashable, Sendable {
    /// It is what a run prints.
    case promised
    /// It is what must not be printed, or what is printed if something went wrong.
    case unwanted
    /// It is printed in another situation: before a change, or while something is down.
    case other
  }

  package init(line: Int, textLine: Int, form: Sample.Form, text: String) {
    self.line = line
    self.textLine = textLine
    self.form = form
    self.text = text
  }
}

/// A value that the answer of an action gives to later placeholders.
public struct Capture: Hashable, Sendable {
  /// The placeholder's key.
  public var key: String
  package var selector: Selector
  public var isSecret: Bool
  /// Where the page says so.
  public var line: Int?

  package init(key: String, selector: Selector, isSecret: Bool, line: Int?) {
    self.key = key
    self.selector = selector
    self.isSecret = isSecret
    self.line = line
  }
}

/// Words that a verify sentence quotes or sets in bold or code, or names that it means, and that the output should hold
/// or not hold.
package struct ExpectedWords: Hashable, Sendable {
  package var words: [String]
  package var isNegated: Bool
  /// One of the words is enough.
  package var isAny: Bool
  /// It is said of all that the output shows.
  package var isEvery = false
  /// Marked words of the sentence that the others are said of.
  package var subjects: [String]
  /// Where the words are names that actions were given for what they make or remove: the ids of these actions.
  package var sources: [ActionID] = []
  /// What the one word, a number, counts: `replicas` of "**3** replicas".
  package var counted: String?
  /// What the words are said to be: `status` of "the status is **active**".
  package var property: String?
  /// In the words, as written, besides those in angle brackets.
  package var placeholders: [String] = []
  package var line: Int

  package init(words: [String], isNegated: Bool, isAny: Bool = false, subjects: [String] = [], line: Int) {
    self.words = words
    self.isNegated = isNegated
    self.isAny = isAny
    self.subjects = subjects
    self.line = line
  }
}

/// What `{: pre data-timeout="2m" data-retry="5x10s" data-expect="ok"}` demands.
package struct Directives: Hashable, Sendable {
  /// Seconds.
  package var timeLimit: Double?
  /// Seconds before the commands, and after they have succeeded.
  package var pauseBefore = 0.0
  package var pauseAfter = 0.0
  package var retry: RetryPolicy?
  /// Text that the output must hold.
  package var expect: [String] = []
  /// Text that the output must not hold.
  package var expectNot: [String] = []
  /// Exit statuses that count as success.
  package var expectExit: [Int32] = []
  /// Patterns of which some line of the output must be one; `*` stands for anything.
  package var expectMatch: [String] = []
  /// Regular expressions, each of which some line of the output must match as a whole.
  package var expectLine: [String] = []

  package init() {}

  /// Of a block with several commands only the last one answers for what the author demands of the output.
  mutating func keepTimes() {
    (expect, expectNot, expectExit, expectMatch, expectLine) = ([], [], [], [], [])
  }
}

/// `5x10s`: at most five attempts, ten seconds apart.
public struct RetryPolicy: Hashable, Sendable {
  /// At least 1.
  public var attempts: Int
  /// Seconds between the end of one attempt and the beginning of the next.
  public var pause: Double

  public init(attempts: Int, pause: Double) {
    self.attempts = max(attempts, 1)
    self.pause = max(pause, 0)
  }
}

extension Action {
  /// The sample that a run has to fulfil.
  public var promised: Expectation? { expectation.flatMap { $0.standing == .promised ? $0 : nil } }
}
