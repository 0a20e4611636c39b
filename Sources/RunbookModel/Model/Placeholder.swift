/// A blank of the page that somebody or something must fill.
public struct Placeholder: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable {
    case text
    /// An optional part such as `[--sso]`, answered yes or no.
    case flag
    /// The page lists all values that there are.
    case choice
  }

  /// Where the page describes it.
  public struct Description: Hashable, Sendable {
    public enum Place: String, Hashable, Sendable { case table, list, definition, prose }

    public var line: Int
    public var place: Place

    public init(line: Int, place: Place) {
      self.line = line
      self.place = place
    }
  }

  /// The normalised name under which all spellings are one; see `PlaceholderKey`.
  public var key: String
  /// As first used in an action, brackets included.
  public var name: String
  /// Every spelling in the page, used or described.
  public var spellings: [String]
  public var kind: Kind = .text
  /// As the page says; nil where it does not say.
  public var isRequired: Bool?
  public var isSecret = false
  /// Stands in brackets wherever it is used, `[--output FORMAT]`: without a value that part of the command is left out.
  public var isOptionalPart = false
  /// The page writes a sample of the reader's own in its place, without brackets: `/filepath/kubectl`. No one's run
  /// takes it as it is without being told so.
  public var isSample = false
  /// The page says that an earlier step gives or shows it.
  public var comesFromStep = false
  /// Plain text in the document's language.
  public var description: String?
  /// Best first; empty: undescribed, which is normal.
  public var describedAt: [Description] = []
  public var defaultValue: String?
  public var example: String?
  /// Values that the page names, all of them if the kind says so; others can be given in any case.
  public var choices: [String] = []
  /// The smallest and the largest number that the page allows.
  public var numbers: ClosedRange<Int>?
  /// The command that the page gives for listing possible values.
  public var suggestCommand: String?
  /// A template over other placeholders, such as `registry.<domain>`.
  public var derivedFrom: String?

  public init(key: String, name: String) {
    self.key = key
    self.name = name
    spellings = [name]
  }
}
