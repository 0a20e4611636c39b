import CTerminal

/// What the system keeps about a shell's process rather than the shell itself: a new shell has to be given it, or goes
/// without.
struct ProcessAttributes: Hashable, Sendable {
  /// By number of the resource, as in getrlimit(2); empty where no one can look.
  var limits: [Limit]
  /// What each open descriptor leads to, as the system names it.
  var descriptors: [Int32: String]

  struct Limit: Hashable, Sendable {
    var soft: UInt64
    var hard: UInt64
  }

  private static let mostDescriptors = 1024

  /// Of a shell that waits for its next line: at work it has descriptors of its own besides.
  ///
  /// - Parameters:
  ///   - script: what it reads its lines from, which is no business of a step.
  ///   - terminal: of the session, which another session's may not be called.
  init(of process: pid_t, script: String, terminal: String) {
    var limits = [process_limit](repeating: process_limit(), count: 32)
    let count = Int(process_limits(process, &limits, Int32(limits.count)))
    self.limits = limits.prefix(count).map { Limit(soft: $0.soft, hard: $0.hard) }
    descriptors = [:]
    var numbers = [Int32](repeating: 0, count: ProcessAttributes.mostDescriptors)
    let open = Int(process_descriptors(process, &numbers, Int32(numbers.count)))
    for number in numbers.prefix(max(0, open)) {
      let target = ProcessAttributes.target(of: number, in: process)
      if target != script { descriptors[number] = target == terminal ? "/dev/tty" : target }
    }
  }

  private static func target(of descriptor: Int32, in process: pid_t) -> String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = process_descriptor_target(process, descriptor, &buffer, buffer.count)
    let bytes = buffer.prefix(max(0, count)).map { $0 == 10 || $0 == 32 ? UInt8(ascii: "?") : UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The descriptors that are open here and lead elsewhere in a new shell, or nowhere.
  func descriptorsLost(by initial: ProcessAttributes) -> [LostDescriptor] {
    descriptors.filter { initial.descriptors[$0.key] != $0.value }
      .map { LostDescriptor(number: $0.key, target: $0.value) }.sorted { $0.number < $1.number }
  }

  /// Whether a shell with these has the limits that are wanted; nothing is wanted where no one could look.
  func hasLimits(of wanted: ProcessAttributes) -> Bool { wanted.limits.isEmpty || limits == wanted.limits }
}

/// A descriptor that was open in a shell, and is not, or leads elsewhere, in the one that took its place.
public struct LostDescriptor: Hashable, Sendable {
  public var number: Int32
  /// What it led to, as the system names it: a path, or such as `pipe:[1234]`.
  public var target: String
}

// MARK: - As text

extension ProcessAttributes {
  /// One line for each limit: `resource soft hard`.
  var limitsText: [UInt8] {
    Array(limits.enumerated().map { "\($0.offset) \($0.element.soft) \($0.element.hard)\n" }.joined().utf8)
  }

  /// One line for each descriptor: `number target`.
  var descriptorsText: [UInt8] {
    Array(descriptors.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)\n" }.joined().utf8)
  }

  /// Reads both; what is damaged is left out.
  init(limitsText: [UInt8], descriptorsText: [UInt8]) {
    limits = []
    descriptors = [:]
    for line in limitsText.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard words.count == 3, Int(words[0]) == limits.count, let soft = UInt64(words[1]), let hard = UInt64(words[2])
      else { continue }
      limits.append(Limit(soft: soft, hard: hard))
    }
    for line in descriptorsText.split(separator: UInt8(ascii: "\n")) {
      let words = String(decoding: line, as: UTF8.self).split(separator: " ", maxSplits: 1)
      if words.count == 2, let number = Int32(words[0]) { descriptors[number] = String(words[1]) }
    }
  }
}
