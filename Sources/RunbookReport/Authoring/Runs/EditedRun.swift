import Bytes
import Diagnostics
import OutputMatching
import RunbookModel
import RunbookRunner

/// How each action of a run ended, and what a person had made of its command by then.
struct EditedRun {
  /// What a person put in place of a command, and the values that they saw in it, by key: secrets are not among them.
  struct Edit {
    var text: String
    var values: [String: String]
  }

  /// One action, no matter how often it was tried.
  struct Done {
    let id: ActionID
    /// From 1, among those of the run.
    let number: Int
    var kind = Action.Kind.command
    /// As it ran last, values filled in.
    var text = ""
    /// What a person put in place of the page's command; nil: nothing.
    var edited: Edit?
    /// Of the step.
    var instruction: String?
    /// Without the steering of a terminal; nil for what is no text.
    var output: String?
    var files: [String] = []
    /// Commands that a person typed into the session before it.
    var typed: [String] = []
    var hasBegun = false
    /// It has ended well.
    var isDone = false
  }

  /// In the order in which they began.
  private(set) var actions: [Done] = []
  /// In the order in which they were known.
  private(set) var values: [RunEvent.ValueNote] = []
  let title: String?
  private var instruction: String?
  private var output: [UInt8]? = []
  /// What was typed last in place of a command.
  private var edits: [ActionID: Edit] = [:]
  private var indices: [ActionID: Int] = [:]
  /// In bytes; no page shows more.
  private static let longestOutput = 1 << 18

  /// Nil unless the events begin with the start of a run.
  init?(_ events: [RunEvent]) {
    guard case .runStarted(let start)? = events.first?.body else { return nil }
    title = start.document.title
    for event in events { take(event) }
  }

  private mutating func take(_ event: RunEvent) {
    switch event.body {
    case .stepStarted(let start): instruction = start.instruction
    case .actionStarted(let start): begin(start)
    case .output(let chunk):
      if chunk.isDrawn || (output?.count ?? 0) > Self.longestOutput { output = nil }
      output? += chunk.bytes
    case .commandEdited(let action?, let text):
      let seen = values.compactMap { note in note.isSecret ? nil : note.value.map { (note.key, $0) } }
      edits[action] = Edit(text: text, values: Dictionary(seen) { _, last in last })
    case .commandTyped(let action, let text): change(action) { $0.typed.append(text) }
    case .fileWritten(let action, let path): change(action) { $0.files.append(path) }
    case .valueSet(let note), .valueCaptured(let note):
      values.removeAll { $0.key == note.key }
      values.append(note)
    case .actionFinished(let end):
      let isDone = [.passed, .unverified].contains(end.verdict)
      let text = output.flatMap {
        $0.contains(0) ? nil : String(validating: $0, as: UTF8.self) == nil ? nil : TerminalText.plain($0)
      }
      change(end.action) { action in
        action.isDone = isDone
        action.output = isDone ? text : nil
      }
    default: break
    }
  }

  private mutating func begin(_ start: RunEvent.ActionStart) {
    output = []
    let (edited, instruction) = (start.isEdited ? edits[start.action] : nil, instruction)
    change(start.action) { action in
      action.hasBegun = true
      action.kind = start.kind
      action.text = start.text
      action.edited = edited
      action.instruction = instruction
    }
  }

  private mutating func change(_ id: ActionID, _ change: (inout Done) -> Void) {
    if indices[id] == nil {
      indices[id] = actions.count
      actions.append(Done(id: id, number: actions.count + 1))
    }
    if let index = indices[id] { change(&actions[index]) }
  }

  /// A command as it was edited, with the placeholders that it had on the page.
  static func mended(_ edit: Edit, page: String?) -> String {
    page.map { MendedCommand.text(edit.text, from: $0, values: edit.values) } ?? edit.text
  }

  /// A command as it ran, with the names of the values in their places: whole words of at least three bytes.
  func named(_ text: String) -> String {
    var bytes = Array(text.utf8)
    let known = values.compactMap { note in note.value.map { (name: "<\(note.key)>", value: Array($0.utf8)) } }
      .filter { $0.value.count >= 3 }.sorted { $0.value.count > $1.value.count }
    for (name, value) in known {
      var from = 0
      while let start = bytes.byteIndex(of: value, from: from) {
        let end = start + value.count
        let isWhole =
          (start == 0 || !Self.isPart(bytes[start - 1])) && (end == bytes.count || !Self.isPart(bytes[end]))
        if isWhole { bytes.replaceSubrange(start..<end, with: name.utf8) }
        from = isWhole ? start + name.utf8.count : end
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || "_-<>".utf8.contains(byte) || byte >= 0x80
  }
}
