/// The value of one placeholder, and where it came from.
public struct Binding: Hashable, Sendable {
  /// The names of the run-event contract.
  public enum Origin: String, Hashable, Sendable, CaseIterable {
    /// `--set`
    case flag
    case captured, profile, file, environment, remembered, `default`, derived, asked, suggested
    /// Made up in a rehearsal, where no one is asked.
    case standIn
  }

  public var key: String
  /// For a flag `true` or `false`.
  public var value: String
  public var origin: Origin
  public var isSecret: Bool

  public init(key: String, value: String, origin: Origin, isSecret: Bool) {
    self.key = key
    self.value = value
    self.origin = origin
    self.isSecret = isSecret
  }

  /// What may be shown.
  public var shown: String { isSecret ? Binding.mask : value }

  /// What stands for a secret wherever something is shown or written.
  public static let mask = "••••"
}

/// A value that a program of the person's gives when it is needed, and not before: `pass show registry/token`.
package struct PromisedValue: Hashable, Sendable {
  /// Of the setting that names the program.
  package var origin: Binding.Origin
  /// The program as it is shown.
  package var command: String

  package init(origin: Binding.Origin, command: String) {
    self.origin = origin
    self.command = command
  }
}

/// The values known so far, one for a key.
public struct Bindings: Hashable, Sendable {
  private var byKey: [String: Binding] = [:]

  public init(_ bindings: [Binding] = []) {
    for binding in bindings { set(binding) }
  }

  public subscript(key: String) -> Binding? { byKey[key] }

  /// Replaces whatever had the same key.
  public mutating func set(_ binding: Binding) { byKey[binding.key] = binding }

  public mutating func remove(_ key: String) { byKey[key] = nil }

  /// Values that a program gives as soon as they are needed, by key; what has a value is not asked for one.
  package var promised: [String: PromisedValue] = [:]

  /// Sorted by key.
  public var all: [Binding] { byKey.values.sorted { $0.key < $1.key } }

  /// Secret values, longest first, so that masking one never leaves the rest of a longer one visible.
  public var secrets: [String] {
    byKey.values.filter { $0.isSecret && !$0.value.isEmpty }.map(\.value).sorted { $0.count > $1.count }
  }
}
