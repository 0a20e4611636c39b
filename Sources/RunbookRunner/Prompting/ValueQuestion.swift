public import Diagnostics
package import OutputMatching
public import RunbookModel

/// Asks for the value of one placeholder.
public struct ValueQuestion: Hashable, Sendable {
  public var placeholder: Placeholder
  /// To be offered for editing: an old value, a remembered one, the page's default.
  public var suggestion: String?
  public var suggestionOrigin: Binding.Origin?
  /// When a remembered suggestion was answered.
  public var rememberedAt: Timestamp?
  /// Steps that use it, as the page numbers them.
  public var usedBy: [String]
  /// Why the answer before this one would not do.
  public var refusal: Message?
  /// What is to be picked from: several values found in an output; empty: anything goes.
  public var candidates: [String] = []
  /// What the page's command for listing values gave, once asked for with ``ValueReply/list``.
  package var listing: ValueListing?
  /// It has just been asked: the person knows what it is about.
  public var isAskedAgain = false
  /// The command for listing values has been run, no matter what came of it.
  public var isListed = false

  public init(
    placeholder: Placeholder, suggestion: String? = nil, suggestionOrigin: Binding.Origin? = nil,
    usedBy: [String] = [], refusal: Message? = nil
  ) {
    self.placeholder = placeholder
    self.suggestion = suggestion
    self.suggestionOrigin = suggestionOrigin
    self.usedBy = usedBy
    self.refusal = refusal
  }
}

public enum ValueReply: Hashable, Sendable {
  /// For a flag `true` or `false`.
  case value(String)
  /// A value picked from the listing.
  case suggested(String)
  /// Run the page's command that lists possible values, then ask again.
  case list
  /// Leave the question, for the action that needs the value.
  case leave
  /// Do not run the action that needs it.
  case skip(reason: String?)
}
