package import Diagnostics
package import RunbookModel

extension Placeholder {
  /// What is said where the page says nothing about it.
  package var undescribed: Message {
    isSample ? "the page shows a sample: replace it with your own" : "not described in the page"
  }
}
