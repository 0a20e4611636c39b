import Dispatch
import Synchronization

/// Work on all cores.
enum Concurrently {
  /// The results in the order of the elements.
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ work: @Sendable (Element) -> Result
  ) -> [Result] {
    let found = Mutex<[Int: Result]>([:])
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      let result = work(elements[index])
      found.withLock { $0[index] = result }
    }
    return found.withLock { found in elements.indices.compactMap { found[$0] } }
  }
}
