import Diagnostics
import OutputMatching
import RunbookModel

/// A page about parcels that has one of everything which a plan can show.
enum SampleRunbook {
  static let source = SourceFile(
    path: "parcels.md",
    text: """
      # Sending a parcel
      {: #send}

      1.  Log in.

          ```
          parcel login -u <user_name> [--sso]
          ```
          {: pre}

      2.  Ask for a token.

          ```
          TOKEN=`parcel token "<depot>"`
          ```
          {: pre}

          Example output:

          ```
          {"token": "<parcel_token>"}
          ```
          {: screen}

      3.  Describe the parcel in `parcel.yaml`.

          ```
          owner: <user_name>
          price: $5
          ```
          {: codeblock}

      """)

  static let runbook: Runbook = {
    var runbook = Runbook(
      document: DocumentIdentity(
        path: "parcels.md", title: "Sending a parcel", locale: "en", lastUpdated: "2026-11-02",
        sha256: String(repeating: "ab", count: 32)),
      procedures: [Procedure(id: "send", title: "Sending a parcel", line: 1, steps: steps)],
      placeholders: placeholders, blocks: blocks, diagnostics: [diagnostic])
    runbook.procedures.append(
      Procedure(id: "track", title: "Tracking it", line: 60, steps: [track, linked]))
    return runbook
  }()

  static func plan(
    procedure: String? = nil, platform: Platform? = nil, bindings: Bindings = Bindings()
  ) -> Plan {
    PlanMaker(runbook, selection: Selection(procedure: procedure, platform: platform)).plan(with: bindings)
  }

  static func range(_ line: Int, _ column: Int = 1, to endLine: Int? = nil, _ endColumn: Int = 8) -> SourceRange {
    SourceRange(SourcePosition(line: line, column: column), SourcePosition(line: endLine ?? line, column: endColumn))
  }

  private static func make(
    _ id: ActionID, _ kind: Action.Kind, role: Action.Role = .do, line: Int, text: String? = nil
  ) -> Action {
    let height = text?.split(separator: "\n", omittingEmptySubsequences: false).count ?? 1
    return Action(
      id: id, kind: kind, role: role, range: range(line, 5, to: line + height + 1), textLine: line + 1, text: text)
  }

  private static let steps: [Step] = [login, token, file, manual, send, choices, broken]

  private static let login: Step = {
    var action = make("send/1/1", .command, line: 6, text: "parcel login -u <user_name> [--sso]")
    action.commands = ["parcel login -u <user_name> [--sso]"]
    action.placeholders = ["<user_name>", "[--sso]"]
    action.programs = ["parcel"]
    action.isInteractive = true
    return Step(id: "send/1", number: "1", range: range(4), instruction: "Log in.", actions: [action])
  }()

  private static let token: Step = {
    var action = make("send/2/1", .command, line: 13, text: "TOKEN=`parcel token \"<depot>\"`")
    action.placeholders = ["<depot>"]
    action.sets = ["TOKEN"]
    action.programs = ["parcel"]
    action.expectation = Expectation(line: 20, textLine: 21, form: .json, text: "{\"token\": \"<parcel_token>\"}")
    action.captures = [Capture(key: "parcel_token", selector: .variable("TOKEN"), isSecret: true, line: 21)]
    return Step(id: "send/2", number: "2", range: range(11), instruction: "Ask for a token.", actions: [action])
  }()

  private static let file: Step = {
    var action = make("send/3/1", .file, line: 27, text: "owner: <user_name>\nprice: $5")
    action.file = "parcel.yaml"
    action.placeholders = ["<user_name>"]
    return Step(
      id: "send/3", number: "3", range: range(25), instruction: "Describe the parcel in parcel.yaml.", actions: [action]
    )
  }()

  private static let manual = Step(
    id: "send/4", number: "4", range: range(33), instruction: "Tie a *string* around it.\u{1B}[2J", isOptional: true,
    actions: [make("send/4/1", .manual, line: 33)])

  private static let send: Step = {
    var post = make("send/5/1", .http, line: 36, text: "POST https://parcels.example/<depot>/new")
    post.placeholders = ["<depot>", "<parcel_token>", "<weight>"]
    post.request = RequestTemplate(
      method: "POST", url: "https://parcels.example/<depot>/new",
      headers: [.init(name: "Authorization", value: "Bearer <parcel_token>", line: 41)],
      bodies: [
        .init(id: "1", label: "by weight", line: 44, encoding: .form, fields: [.init(name: "kg", value: "<weight>")]),
        .init(id: "2", label: "by size", line: 48, encoding: .json, fields: [.init(name: "size", value: "XL")]),
      ])
    var check = make("send/5/2", .command, role: .verify, line: 52, text: "parcel list \\\n  --long")
    check.programs = ["parcel", "less"]
    return Step(id: "send/5", number: "5", range: range(35), instruction: "Send it.", actions: [post, check])
  }()

  private static let choices: Step = {
    var left = make("send/6/1", .command, line: 54, text: "rm -r /tmp/parcels")
    left.branches = [Branch(group: "send/6", id: left.id, label: "Linux")]
    left.platforms = [.linux]
    left.isDestructive = true
    var right = make("send/6/2", .command, line: 56, text: "rmdir /S parcels")
    right.branches = [Branch(group: "send/6", id: right.id, label: "Windows")]
    right.platforms = [.windows]
    return Step(id: "send/6", number: "6", range: range(53), instruction: "Tidy up.", actions: [left, right])
  }()

  private static let broken: Step = {
    var damaged = make("send/7/1", .command, line: 57, text: "parcel tag < Depot> 'x")
    damaged.blocked = "damaged by a translation"
    return Step(id: "send/7", number: "7", range: range(57), instruction: "Tag it.", actions: [damaged])
  }()

  private static let track: Step = {
    var action = make("track/u1/1", .command, line: 63, text: nil)
    action.fromOutput = "send/5/2"
    return Step(
      id: "track/u1", number: nil, range: range(62), instruction: "Run the command that is shown.", actions: [action])
  }()

  private static let linked = Step(
    id: "track/u2", number: nil, range: range(66), instruction: "Log in again.", goto: "send/1")

  private static let placeholders: [Placeholder] = {
    var user = Placeholder(key: "user_name", name: "<user_name>")
    user.description = "Required. The \"name\" of ${USER} | yours}."
    user.isRequired = true
    user.describedAt = [.init(line: 30, place: .table)]
    var single = Placeholder(key: "sso", name: "[--sso]")
    single.kind = .flag
    var depot = Placeholder(key: "depot", name: "<depot>")
    depot.defaultValue = "north"
    depot.suggestCommand = "parcel depots"
    depot.describedAt = [.init(line: 31, place: .list)]
    var secret = Placeholder(key: "parcel_token", name: "<parcel_token>")
    secret.isSecret = true
    let weight = Placeholder(key: "weight", name: "<weight>")
    return [user, single, depot, secret, weight]
  }()

  private static let blocks: [BlockReading] = [
    BlockReading(
      range: range(6, 5, to: 8), kind: .command, reason: "class pre, and `\("parcel")` begins like a command",
      rule: "calls.program-command"),
    BlockReading(range: range(13, 5, to: 15), kind: .command, reason: "class pre", rule: "fallback.command"),
    BlockReading(
      range: range(20, 5, to: 22), kind: .output, reason: "after a label for outputs", rule: "answers.labelled",
      outputOf: 13),
    BlockReading(
      range: range(27, 5, to: 30), kind: .file, reason: "YAML, and the sentence names parcel.yaml",
      rule: "files.made-command"),
  ]

  static let diagnostic = Diagnostic(
    rule: "placeholder-blank", severity: .error, range: range(57, 16, to: 57, 24),
    message: "blank inside a placeholder: `\("< Depot>")`", help: "write `<Depot>`")
}
