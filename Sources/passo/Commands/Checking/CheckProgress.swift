import Diagnostics
import RunbookReport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A line on the person's terminal that says how far a long check is.
struct CheckProgress {
  private let total: Int
  private let context: Context
  private let start = ContinuousClock.now
  private let isWanted: Bool
  private var isShown = false

  init(total: Int, context: Context) {
    self.total = total
    self.context = context
    isWanted = isatty(2) == 1 && !context.surroundings.isDumb
  }

  /// Only once a second has passed: a quick check needs no company.
  mutating func show(_ done: Int) {
    guard isWanted, done < total, ContinuousClock.now - start > .seconds(1) else { return }
    context.errors.write("\r\u{1B}[K" + context.language.say("\(done) of \(count: total, "page", "pages")"))
    context.errors.flush()
    isShown = true
  }

  mutating func clear() {
    guard isShown else { return }
    context.errors.write("\r\u{1B}[K")
    context.errors.flush()
    isShown = false
  }
}
