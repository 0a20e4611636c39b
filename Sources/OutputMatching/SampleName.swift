/// A `<name>` in a sample, and where its value is found in a real output.
package struct SampleName: Hashable, Sendable {
  /// As written, brackets included.
  package var name: String
  /// As the contract `passo.plan/1` forms it: `<docker-email>` → `docker_email`.
  package var key: String
  package var selector: Selector
  /// Within the sample, from 0.
  package var line: Int
  /// Of the `<`, in bytes, from 1.
  package var column: Int

  package init(name: String, key: String, selector: Selector, line: Int, column: Int) {
    self.name = name
    self.key = key
    self.selector = selector
    self.line = line
    self.column = column
  }
}
