import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension ShellScript {
  private struct Key: Hashable {
    var text: String
    var samples: [String]
  }

  /// In texts; of pages with more commands the latest are kept.
  private static let mostKnown = 4096
  /// In bytes; what is longer is read anew each time.
  private static let longestKnown = 4096
  private static let known = Mutex<[Key: ShellScript]>([:])

  /// The same as `init(_:samples:)`, for what is asked of one command again and again: a plan and a run each look at it
  /// from a dozen sides, and taking it apart takes longer than looking.
  package static func known(_ text: String, samples: [String] = []) -> ShellScript {
    guard text.utf8.count <= longestKnown else { return ShellScript(text, samples: samples) }
    let key = Key(text: text, samples: samples)
    // Strings that are equal may still differ in their bytes.
    if let script = known.withLock({ $0[key] }), script.text.hasSameBytes(as: text) { return script }
    let script = ShellScript(text, samples: samples)
    known.withLock { known in
      if known.count >= mostKnown { known = [:] }
      known[key] = script
    }
    return script
  }
}

extension String {
  fileprivate func hasSameBytes(as other: String) -> Bool {
    var (one, other) = (self, other)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        guard let start = one.baseAddress, let otherStart = other.baseAddress else { return one.count == other.count }
        return one.count == other.count && memcmp(start, otherStart, one.count) == 0
      }
    }
  }
}
