public import Diagnostics
public import RunbookModel

extension Placeholder {
  /// What is said where the page says nothing about it.
  public var undescribed: Message {
    isSample ? "a sample stands in the page: put your own in its place" : "not described in the page"
  }
}
