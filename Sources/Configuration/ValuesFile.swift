public import Diagnostics

/// The file given with `--values`: what a run needs to know, written down beforehand (contract `passo.values/1`).
///
/// References to the environment and to files are kept, not followed: this module touches neither.
public struct ValuesFile: Sendable {
  public enum Value: Hashable, Sendable {
    /// As written: `1.10` stays `1.10`.
    case literal(String)
    case reference(Reference)
  }

  /// `{from: env, name: TOKEN}` or `{from: file, name: token.txt}`.
  public struct Reference: Hashable, Sendable {
    public enum Source: String, CaseIterable, Sendable {
      case environment = "env"
      /// One trailing newline of the file is not part of the value.
      case file
    }

    public var source: Source
    /// Of the variable, or of the file relative to where Passo was started.
    public var name: String

    public init(source: Source, name: String) {
      self.source = source
      self.name = name
    }
  }

  /// A placeholder, in whatever spelling the file uses, and its value.
  public struct Setting: Hashable, Sendable {
    public var placeholder: String
    public var value: Value
    /// Of the placeholder.
    public var range: SourceRange
  }

  /// What to type when a program asks.
  public struct Answer: Hashable, Sendable {
    public enum Prompt: Hashable, Sendable {
      /// Text that is at the end of the terminal's output.
      case text(String)
      /// A regular expression, the slashes around it removed.
      case pattern(String)
    }

    /// An action id or its beginning; nil: any action.
    public var action: String?
    public var prompt: Prompt
    public var value: Value
    /// Nil: secret where the terminal does not echo.
    public var isSecret: Bool?
    /// May be used more than once in one action.
    public var repeats: Bool
    public var range: SourceRange
  }

  /// Which of several alternatives to take.
  public struct Choice: Hashable, Sendable {
    /// A group of alternatives, the action id of an http action, or `*` for every group.
    public var group: String
    /// An action id, a label, or a position from 1, as written.
    public var choice: String
    /// `choice` read as a position from 1, when it is an unquoted number.
    public var position: Int?
    public var range: SourceRange
  }

  public enum OptionalSteps: String, CaseIterable, Sendable { case run, skip }
  public enum ManualSteps: String, CaseIterable, Sendable { case done, stop }

  public var values: [Setting] = []
  public var answers: [Answer] = []
  public var choices: [Choice] = []
  /// What a non-interactive run does with optional steps.
  public var optional = OptionalSteps.skip
  /// What a non-interactive run does at manual steps.
  public var manual = ManualSteps.stop
  /// File actions may replace existing files without asking.
  public var overwrite = false
  /// Settings that override `values`, in the order of the file.
  public var profiles: [(name: String, settings: [Setting])] = []

  public init() {}

  public func profile(named name: String) -> [Setting]? {
    profiles.first { $0.name == name }?.settings
  }
}
