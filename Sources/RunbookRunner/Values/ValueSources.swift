/// The values known before a run, by where they come from; names in any spelling.
public struct ValueSources: Sendable {
  /// `--set name=value`, in order; of one name given twice the last counts.
  public var flags: [(name: String, value: String)] = []
  public var profile: [String: String] = [:]
  /// `values` of the values file.
  public var file: [String: String] = [:]
  /// The environment; what starts with `PASSO_` counts.
  public var environment: [String: String] = [:]

  public init() {}
}
