/// A `<name>` in a sample, and where its value is found in a real output.
public struct SampleName: Hashable, Sendable {
  /// As written, brackets included.
  public var name: String
  /// As the contract `passo.plan/1` forms it: `<docker-email>` → `docker_email`.
  public var key: String
  public var selector: Selector
  /// Within the sample, from 0.
  public var line: Int
  /// Of the `<`, in bytes, from 1.
  public var column: Int

  public init(name: String, key: String, selector: Selector, line: Int, column: Int) {
    self.name = name
    self.key = key
    self.selector = selector
    self.line = line
    self.column = column
  }
}
