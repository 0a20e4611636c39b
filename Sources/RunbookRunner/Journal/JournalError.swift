public import Diagnostics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The journal cannot be written or read.
public struct JournalError: Error, Hashable, Sendable {
  public var path: String
  /// The system's `errno`.
  public var code: Int32

  public init(path: String, code: Int32) {
    self.path = path
    self.code = code
  }

  /// Another Passo is at the run.
  public var isInUse: Bool { code == EWOULDBLOCK }

  public var message: Message {
    if isInUse { return "another Passo is working on the run of \(path)" }
    return "the journal \(path) cannot be kept: \(Message(verbatim: systemText(code)))"
  }
}

/// What the system says about an error number.
func systemText(_ code: Int32) -> String {
  strerror(code).map { String(cString: $0) } ?? "error \(code)"
}
