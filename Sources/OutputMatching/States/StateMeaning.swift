/// What a word says of the state of something. Another word of the same meaning is the same state; one of another
/// side contradicts it.
enum StateMeaning: Sendable {
  case running, ready, enabled, succeeded, valid, present, reachable, open, yes, applied
  case pending, unknown
  case stopped, disabled, absent, closed, no, locked
  case failed, notReady, invalid, denied, unreachable

  /// Whether things are on, on their way, off, or in trouble: states of two sides contradict each other.
  enum Side: Sendable {
    case on, pending, off, trouble
  }

  var side: Side {
    switch self {
    case .running, .ready, .enabled, .succeeded, .valid, .present, .reachable, .open, .yes, .applied: .on
    case .pending, .unknown: .pending
    case .stopped, .disabled, .absent, .closed, .no, .locked: .off
    case .failed, .notReady, .invalid, .denied, .unreachable: .trouble
    }
  }

  /// What the state is with "not" before it.
  var negated: StateMeaning {
    switch self {
    case .running: .stopped
    case .ready: .notReady
    case .enabled: .disabled
    case .succeeded, .applied: .failed
    case .valid: .invalid
    case .present: .absent
    case .reachable: .unreachable
    case .open: .closed
    case .yes: .no
    case .stopped: .running
    case .disabled: .enabled
    case .absent: .present
    case .closed, .locked: .open
    case .no: .yes
    case .failed: .succeeded
    case .notReady: .ready
    case .invalid: .valid
    case .denied: .valid
    case .unreachable: .reachable
    case .pending: .ready
    case .unknown: .present
    }
  }
}
