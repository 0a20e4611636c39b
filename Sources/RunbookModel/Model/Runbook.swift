public import Diagnostics

/// A page as Passo understands it: its procedures, the placeholders they use, and how every code block was read.
public struct Runbook: Sendable {
  public var document: DocumentIdentity
  /// Sections that hold at least one action that is not manual, or numbered steps, in source order.
  public var procedures: [Procedure]
  /// Every placeholder that some action uses, in order of first use.
  public var placeholders: [Placeholder]
  /// Every code block of the page outside comments, in source order, runnable or not.
  package var blocks: [BlockReading]
  /// What is wrong with the page, in source order: repairs first seen by the parser, then what reading found.
  public var diagnostics: [Diagnostic]
  /// The long options of the page's commands, by which a damaged one is recognised.
  package var longOptions: Set<String> = []
  /// Group of a choice → the page's words above it.
  package var questions: [String: String] = [:]
  /// The pages that are to be done before this one, as its links write them, without a place within them.
  package var pagesBefore: [String] = []
  /// What the page tells its reader to do after it.
  package var nextSteps: [NextStep] = []
  /// A page of tests: where no one can be asked, what it asks for only under a condition is done as well.
  package var isOfTests = false
  /// Variables that the tool of a page of tests sets to the page's folder.
  package var folderVariables: [String] = []

  package init(
    document: DocumentIdentity, procedures: [Procedure], placeholders: [Placeholder], blocks: [BlockReading],
    diagnostics: [Diagnostic]
  ) {
    self.document = document
    self.procedures = procedures
    self.placeholders = placeholders
    self.blocks = blocks
    self.diagnostics = diagnostics
  }

  /// The placeholder with that key.
  public func placeholder(key: String) -> Placeholder? { placeholders.first { $0.key == key } }

  /// All actions of all procedures, in source order.
  public var actions: [Action] { procedures.flatMap { $0.steps.flatMap(\.actions) } }
}

/// Which file was read, and which state of it.
public struct DocumentIdentity: Hashable, Sendable {
  public var path: String
  /// Plain text of the first heading, keyword references resolved where a keyword map knows them.
  public var title: String?
  /// BCP 47: `en`, `fr`, `pt-BR`.
  public var locale: String
  /// `lastupdated` of the front matter, as written.
  public var lastUpdated: String?
  private let digest: DocumentDigest

  public init(path: String, title: String?, locale: String, lastUpdated: String?, sha256: String) {
    self.path = path
    self.title = title
    self.locale = locale
    self.lastUpdated = lastUpdated
    digest = DocumentDigest(sha256: sha256)
  }

  init(path: String, title: String?, locale: String, lastUpdated: String?, digest: DocumentDigest) {
    self.path = path
    self.title = title
    self.locale = locale
    self.lastUpdated = lastUpdated
    self.digest = digest
  }

  /// Of the file's bytes, in lower-case hexadecimal.
  public var sha256: String { digest.sha256 }
}

/// A section with steps.
public struct Procedure: Hashable, Sendable {
  /// The anchor of the heading; without one, `s` and the section's ordinal, the same in every language.
  public var id: String
  public var title: String
  /// The heading's line; 1 where steps are before any heading.
  public var line: Int
  public var steps: [Step]
  public var role = Role.main
  /// Of a section that is one of several of which one is followed: which one.
  public var branch: Branch?
  /// The sections around it, the outermost first.
  package var enclosing: [EnclosingSection] = []

  public enum Role: String, Hashable, Sendable, CaseIterable {
    case main
    /// It takes back what others made: clean up, uninstall, roll back.
    case undo
    /// One of several sections of which one is followed.
    case alternative
    /// What has to be there before the others.
    case prerequisite
  }

  public init(id: String, title: String, line: Int, steps: [Step]) {
    self.id = id
    self.title = title
    self.line = line
    self.steps = steps
  }
}

extension Runbook {
  /// The tabs of the page that steps or blocks belong to, such as `cli` and `ui`, in the order of the page.
  public var interfaces: [String] {
    var seen: Set<String> = []
    return procedures.flatMap(\.steps).flatMap { [$0.interface] + $0.actions.map(\.interface) }
      .compactMap(\.self).filter { seen.insert($0).inserted }
  }
}

/// How one code block of the page was read, and why.
package struct BlockReading: Hashable, Sendable {
  /// What a code block is; `command`, `file` and `http` may become actions, the others never do.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case command, output, file, http, code, synopsis, other
  }

  /// From the opening fence to the end of the closing one.
  package var range: SourceRange
  package var kind: Kind
  /// In words a writer understands.
  package var reason: Message
  /// The id of the rule that decided, `theme.name`.
  package var rule: String
  /// For an output: the line of the command block whose sample output this is.
  package var outputOf: Int?
  /// For a filled-in example of an earlier template: that block's line. An example is never a step.
  package var exampleOf: Int?
  /// An output that the page shows as what goes wrong, not as what a command of it answers.
  package var isFailure: Bool
  /// Of a command: what became of each of its lines.
  package var lines: [BlockLine]
  /// What its author wrote for other tools that run documents.
  package var conventions: [Convention] = []

  package init(
    range: SourceRange, kind: Kind, reason: Message, rule: String = "", outputOf: Int? = nil, exampleOf: Int? = nil,
    isFailure: Bool = false, lines: [BlockLine] = []
  ) {
    self.range = range
    self.kind = kind
    self.reason = reason
    self.rule = rule
    self.outputOf = outputOf
    self.exampleOf = exampleOf
    self.isFailure = isFailure
    self.lines = lines
  }
}
