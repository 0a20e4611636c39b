public import RunbookModel

/// Asks which of several alternatives is wanted.
public struct ChoiceQuestion: Hashable, Sendable {
  public struct Option: Hashable, Sendable {
    /// An action's id, or the position of a request's body.
    public var id: String
    /// In the page's words.
    public var label: String
    public var line: Int
    /// As the page writes it; empty where it is more than one action.
    public var text: String
  }

  /// The group's name; for the bodies of a request the action's id.
  public var group: String
  public var step: Step
  public var options: [Option]
  /// The page's words above the alternatives; nil: it has none, or they are those of the step.
  public var words: String?
}

public enum ChoiceReply: Hashable, Sendable {
  /// An option's id.
  case option(String)
  /// None of them.
  case skip(reason: String?)
}

public enum OptionalReply: Hashable, Sendable { case run, skip }

/// Where a step that is only a link leads to.
public enum LinkTarget: Hashable, Sendable {
  case step(Step)
  case procedure(Procedure)
  /// Not a part of the page that has steps.
  case unknown(String)
}

public enum LinkReply: Hashable, Sendable {
  /// Do what it leads to, here.
  case follow
  /// It has been done already, or by hand.
  case done
  case skip(reason: String?)
}

/// A file that is there already, with other content.
public struct OverwriteQuestion: Hashable, Sendable {
  public var action: ActionID
  public var path: String
  /// Lines that go (`-`) and come (`+`), secrets masked.
  public var difference: String
}

public enum OverwriteReply: Hashable, Sendable {
  case overwrite
  /// Leave the file as it is and go on.
  case keep
}
