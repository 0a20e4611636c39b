import Diagnostics

/// Reads a shell text byte by byte with a stack of frames, one per level of quoting or nesting.
///
/// This file holds the loop and the stack; the extensions hold words, quotes, expansions, operators, here-documents,
/// reserved words and placeholders.
struct ShellLexer {
  /// A complete command as offsets and indexes; made into a `ShellCommand` at the end.
  struct CommandRecord {
    var range: Range<Int>
    var simpleCommands: Range<Int>
    var reads: Range<Int>
    var assigns: Range<Int>
    var functions: [String]
    var endsInBackground: Bool
    var joints: ShellJoints
  }

  /// Deeper nesting is read as plain text; a page needs five levels.
  static let maximumDepth = 60

  let bytes: [UInt8]
  let placeholders: PlaceholderText
  let samples: SampleTexts
  var at = 0
  var frames: [LexerFrame]
  /// Where a `$NAME` without braces ended last.
  var variableEnd = -1

  var issues: [ShellIssue] = []
  var sites: [PlaceholderSite] = []
  var possibleSites: [PlaceholderSite] = []
  var variableSites: [PlaceholderSite] = []
  /// The end of the last possible site that is a sample text or path: what looks like a sample within it is part of it.
  var pathEnd = 0
  var comments: [Range<Int>] = []
  var tests: [[ShellWord]] = []
  var arrays: [[ShellWord]] = []
  var loops: [[ShellWord]] = []
  var compounds: [Range<Int>] = []
  var scalars: [YAMLScalar] = []
  var simpleCommands: [SimpleCommand] = []
  var reads: [String] = []
  /// Names set by `for`, `read`, `${NAME:=…}` and the like, in the shell itself.
  var assigns: [(name: String, simpleCommand: Int)] = []
  /// Bodies by the offset of their redirection, which is read before them.
  var heredocBodies: [Int: Range<Int>] = [:]
  var records: [CommandRecord] = []
  /// Of the complete command that is being read.
  var joints = ShellJoints()
  var recordedReads = 0
  var recordedAssigns = 0

  init(_ bytes: [UInt8], samples: SampleTexts = SampleTexts([])) {
    self.bytes = bytes
    self.samples = samples
    placeholders = PlaceholderText(bytes)
    frames = [LexerFrame(kind: .commands(.end), start: 0, end: bytes.count, owner: 0)]
  }

  var top: LexerFrame { frames[frames.count - 1] }
  // Asked for every byte, and a frame is large: it is not copied for this.
  var topEnd: Int { frames[frames.count - 1].end }
  var topKind: LexerFrame.Kind { frames[frames.count - 1].kind }
  var owner: Int { frames[frames.count - 1].owner }

  /// The byte `distance` after the current one; 0 after the end.
  func peek(_ distance: Int = 1) -> UInt8 {
    at + distance < frames[frames.count - 1].end ? bytes[at + distance] : 0
  }

  mutating func run() {
    while true {
      if at < frames[frames.count - 1].end {
        step()
      } else if frames.count > 1 {
        closeUnfinished()
      } else {
        endWord()
        if !frames[0].list.hasPendingHeredoc { break }
        beginHeredoc()
      }
    }
    endOfText()
  }

  private mutating func step() {
    switch frames[frames.count - 1].kind {
    case .commands: stepCommand()
    case .doubleQuoted: stepDoubleQuoted()
    case .parameter: stepParameter()
    case .arithmetic(let open): stepArithmetic(open: open)
    case .pattern(let open): stepPattern(open: open)
    case .heredoc(_, let quoted, _): stepHeredoc(quoted: quoted)
    }
  }

  /// Pushes a frame whose opening is the next `width` bytes. Too deep, the bytes are plain text.
  /// - Parameter isOwner: the frame collects commands of its own.
  mutating func push(_ kind: LexerFrame.Kind, width: Int, end: Int? = nil, isOwner: Bool = false) {
    guard frames.count < Self.maximumDepth else {
      report(.nestedTooDeep, at..<at + width, "too many levels of nesting: what is inside is not looked at")
      at += width
      return
    }
    var frame = LexerFrame(
      kind: kind, start: at, end: min(end ?? topEnd, topEnd), owner: isOwner ? frames.count : owner)
    frame.list.pipelineStart = simpleCommands.count
    frame.list.listStart = simpleCommands.count
    frames.append(frame)
    at += width
  }

  /// A frame reached its end without its closing byte; for a here-document that is how it ends.
  private mutating func closeUnfinished() {
    let frame = top
    switch frame.kind {
    case .heredoc(_, _, let resume):
      readYAML(of: frame)
      frames.removeLast()
      endHeredoc(frame, resume: resume)
      return
    case .doubleQuoted:
      report(.unclosedQuote, frame.start..<frame.start + 1, "this quotation mark is never closed")
    case .commands: endCommands()
    case .parameter, .arithmetic, .pattern: break
    }
    if frame.kind != .doubleQuoted {
      report(.unclosedSubstitution, frame.start..<frame.start + 1, "this bracket is never closed")
    }
    pop()
  }

  /// Takes the top frame away; its text so far belongs to the word around it.
  mutating func pop() {
    let frame = frames.removeLast()
    if frame.kind == .commands(.subshell) {
      frames[owner].list.compoundEnded = true
      compounds.append(frame.start..<at)
      touch(frame.start..<at)
    } else if case .arithmetic = frame.kind, frames[owner].list.compoundEnded {
      touch(frame.start..<at)
    }
  }

  mutating func report(_ kind: ShellIssue.Kind, _ range: Range<Int>, _ message: Message) {
    issues.append(ShellIssue(kind: kind, range: range.clamped(to: 0..<bytes.count), message: message))
  }
}
