import Bytes
import Diagnostics
import MarkdownBlocks

/// What the annotations of a block ask for, of whichever tool they are.
struct BlockConventions {
  /// Those that say something to people who run the page, in the order in which they are written.
  private(set) var all: [Convention] = []
  private var demands: [(demand: Demand, text: String)] = []
  /// Why it is not known whether the block is left out.
  private var doubt: Message?

  /// - Parameters:
  ///   - code: the block.
  ///   - text: of its commands, or of the part of them that is an action of its own.
  ///   - range: of the block; what is written at its fence is there.
  init(_ code: CodeBlock, text: String, range: SourceRange) {
    let written = AnnotationParser.annotations(inInfo: code.info)
    for annotation in written { add(annotation, range) }
    // A script whose exit status is not named may end with any.
    if written.contains(where: { $0.isCall && $0.key == "script" }),
      !written.contains(where: { $0.key == Self.status })
    {
      demands.append((.endAnyhow, "script()"))
    }
    for comment in code.comments {
      for annotation in Self.annotations(inComment: comment.text) { add(annotation, comment.range) }
    }
    for annotation in Self.annotations(inCode: text) { add(annotation, range) }
  }

  var isEmpty: Bool { demands.isEmpty }

  private mutating func add(_ annotation: Annotation, _ range: SourceRange) {
    func note(_ standing: Convention.Standing, _ meaning: Message) {
      all.append(Convention(text: annotation.text, standing: standing, meaning: meaning, range: range))
    }
    guard let form = ConventionCatalogue.form(of: annotation.key) else {
      // `{ .bash }`, `{1,3-5}` and the many words of other renderers say nothing to a run.
      if annotation.key.hasPrefix("byexample.") {
        note(.notUnderstood, "it is no option that Passo knows")
      } else if let near = ConventionCatalogue.nearest(to: annotation) {
        note(.notUnderstood, "did you mean `\(near)`?")
        if ConventionCatalogue.form(of: near)?.mayExclude == true { doubt = Self.doubt(annotation) }
      }
      return
    }
    guard let demand = form.demand(of: annotation) else {
      note(.notUnderstood, "its value is not understood")
      if form.mayExclude { doubt = Self.doubt(annotation) }
      return
    }
    demands.append((demand, annotation.text))
    guard let meaning = demand.meaning else { return }
    if case .unsupported(let reason) = demand { note(.notFollowed, reason) } else { note(.followed, meaning) }
  }

  private static func doubt(_ annotation: Annotation) -> Message {
    "`\(annotation.text)` is not understood: it may leave this out"
  }

  /// `$MDX skip`, `expected_similarity=0.8`
  private static func annotations(inComment text: String) -> [Annotation] {
    if text.hasPrefix("$MDX ") { return AnnotationParser.annotations(in: String(text.dropFirst("$MDX ".count))) }
    return text.hasPrefix("expected_similarity") ? AnnotationParser.annotations(in: text) : []
  }

  /// `# byexample: +skip +timeout=8`
  private static func annotations(inCode text: String) -> [Annotation] {
    guard text.containsBytes(of: mark) else { return [] }
    return ByexampleOptions.options(in: text).map { option in
      let parts = option.parts(separatedBy: "=", maxSplits: 1)
      let name = option.hasPrefix("+") ? parts.first?.dropFirst() ?? "" : parts.first ?? ""
      return Annotation(key: "byexample." + name, value: parts.count > 1 ? String(parts[1]) : nil, text: option)
    }
  }

  private static let mark = "byexample:"
  private static let status = "script.expected_exit_code"

  /// `<!-- expected_similarity="v[0-9]+" -->` above a sample: the expression that a line of the output matches; it may
  /// match a part of the line, as its tool has it.
  static func similarity(of code: CodeBlock) -> String? {
    code.comments.lazy.flatMap { annotations(inComment: $0.text) }.first { $0.key == "expected_similarity" }
      .flatMap { Double($0.value ?? "") == nil ? $0.value : nil }
      .flatMap { AnnotationForm.expression(ofSimilarity: $0) }
  }

  /// Of a tool that compares only what is marked, and to a degree: `<!-- expected_similarity=1.0 -->`. With a smaller
  /// number a sample may differ, and no one can say in what.
  static func isCompared(_ code: CodeBlock) -> Bool {
    code.comments.lazy.flatMap { annotations(inComment: $0.text) }.contains {
      $0.key == "expected_similarity" && Double($0.value ?? "").map { $0 >= 1 } ?? false
    }
  }

  /// The command has options of its own.
  static func hasOptions(_ command: String) -> Bool { command.containsBytes(of: mark) }

  // MARK: What follows from it

  /// Puts into an action what its block asks for.
  func apply(to action: inout Action) {
    for (demand, text) in demands {
      switch demand {
      case .exclude: action.excludedBy = action.excludedBy ?? text
      case .fail(let status):
        (action.expectedFailure, action.endsAnyhow) = (ExpectedFailure(status: status, line: action.line), false)
      case .succeed: (action.expectedFailure, action.endsAnyhow) = (nil, false)
      case .endAnyhow: (action.expectedFailure, action.endsAnyhow) = (nil, true)
      case .timeLimit(let seconds): action.directives.timeLimit = action.directives.timeLimit ?? seconds
      case .pauseBefore(let seconds): action.directives.pauseBefore = seconds
      case .pauseAfter(let seconds): action.directives.pauseAfter = seconds
      case .stay:
        action.staysInForeground = action.kind == .command
        if action.expectation?.text.isEmpty == true { action.expectation = nil }
      case .ready(let sign): action.readySign = sign
      case .name(let name): action.name = name
      case .tags(let tags): action.tags += tags
      case .directory(let path):
        action.place = ActionPlace(kind: .directory, name: path, line: action.line)
      case .printAnything: action.expectation?.standing = .other
      case .nothing, .unsupported: break
      }
    }
    guard case .command = action.kind else { return }
    action.blocked = action.blocked ?? doubt ?? unsupportedEnvironment
  }

  /// Commands whose variables are set elsewhere would do something else than the page shows.
  private var unsupportedEnvironment: Message? {
    all.first { $0.standing == .notFollowed && ConventionCatalogue.changesCommands($0) }.map {
      "`\($0.text)` is not followed: \($0.meaning)"
    }
  }
}
