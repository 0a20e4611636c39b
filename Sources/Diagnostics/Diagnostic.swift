/// How much a diagnostic matters; `error` makes `passo check` end with status 1.
public enum Severity: String, Sendable, CaseIterable, Comparable {
  case info, warning, error

  public static func < (left: Severity, right: Severity) -> Bool {
    allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
  }
}

/// Something that is wrong with the document, and where.
///
/// A diagnostic is the document's fault. What a command answered is a *verdict*; what Passo or the system could
/// not do is a thrown error. The three are never mixed.
public struct Diagnostic: Hashable, Sendable {
  /// The stable kebab-case name of the rule, such as `unclosed-fence`.
  public var rule: String
  public var severity: Severity
  /// In the original file.
  public var range: SourceRange
  public var message: Message
  /// What to do about it.
  public var help: Message?
  /// Replacements that mend it without changing what the page means; empty when no safe one is known.
  public var fixes: [FixIt]

  public init(
    rule: String, severity: Severity, range: SourceRange, message: Message, help: Message? = nil,
    fixes: [FixIt] = []
  ) {
    self.rule = rule
    self.severity = severity
    self.range = range
    self.message = message
    self.help = help
    self.fixes = fixes
  }
}

/// One replacement of original text. The fixes of one diagnostic belong together and never overlap.
public struct FixIt: Hashable, Sendable {
  public var range: SourceRange
  public var replacement: String

  public init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
