/// One of several ways, of which one is followed: a tab, a bullet for one system, "Option 2", what follows "or".
public struct Branch: Hashable, Sendable {
  /// Names the choice; the same wherever the page offers it again, and in every language of the page.
  public var group: String
  /// The first action of the branch where the page has it first.
  public var id: ActionID
  /// What tells it from the others, in the words of the page.
  public var label: String?
  /// It holds more actions than that one.
  public var hasSeveral: Bool

  public init(group: String, id: ActionID, label: String?, hasSeveral: Bool = false) {
    self.group = group
    self.id = id
    self.label = label
    self.hasSeveral = hasSeveral
  }
}
