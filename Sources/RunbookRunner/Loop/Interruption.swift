/// A signal that asks a run to end, by its number.
public enum Interruption: Int32, Hashable, Sendable, CaseIterable {
  case hangUp = 1
  case interrupt = 2
  case terminate = 15

  /// As `kill` and its manual call it.
  public var name: String {
    switch self {
    case .hangUp: "SIGHUP"
    case .interrupt: "SIGINT"
    case .terminate: "SIGTERM"
    }
  }
}
