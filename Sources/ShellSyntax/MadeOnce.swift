import Synchronization

/// A value that is made when it is first asked for, and then kept.
package final class MadeOnce<Value: Sendable>: Sendable {
  private let made = Mutex<Value?>(nil)

  package init() {}

  /// - Parameter make: the same each time; two that ask at the same time may both make it.
  package func value(_ make: () -> Value) -> Value {
    if let known = made.withLock({ $0 }) { return known }
    let value = make()
    made.withLock { $0 = value }
    return value
  }
}
