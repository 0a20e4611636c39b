/// One answer of one program that is spoilt in a run with stand-ins.
struct StandInMeddling: Sendable, CustomStringConvertible {
  enum Kind: String, CaseIterable, Sendable {
    /// All as ever, and status 1.
    case status
    /// Nothing is printed.
    case empty
    /// A message of failure in place of the answer.
    case error
    /// The answer, and a message of failure after it.
    case appended
    /// The answer with other objects than those of the command.
    case other
  }

  /// Among the calls of `bx`, `docker` and `kubectl`, from 1.
  var call: Int
  var kind: Kind

  var description: String { "\(kind.rawValue) at call \(call)" }

  /// What would spoil nothing: programs that ask cannot be answered by others, a new identifier is as good as another,
  /// and what only a pipe sees is not looked at.
  static func spoils(_ kind: Kind, _ call: String) -> Bool {
    let isAsking = call.hasPrefix("bx login") || call.hasPrefix("docker run")
    return switch kind {
    case .status: true
    case .appended: !call.hasPrefix("bx iam")
    case .empty, .error: !isAsking
    // An identifier that nothing has named before may be any.
    case .other: !isAsking && !call.hasPrefix("bx iam") && !call.hasPrefix("bx cr token-")
    }
  }
}
