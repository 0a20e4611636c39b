import Testing

/// A sample as a page shows it, and an output that a command might really print.
struct SamplePair: CustomTestStringConvertible, Sendable {
  var name: String
  var sample: String
  var output: String
  var bindings: [String: String] = [:]

  var testDescription: String { name }
}
