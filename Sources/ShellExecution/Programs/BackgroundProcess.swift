#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A process of the session that still runs after the step that started it.
public struct BackgroundProcess: Hashable, Sendable {
  public let id: Int32
  /// Its program and arguments separated by blanks; empty where the system does not tell.
  public let commandLine: String

  static func commandLine(of id: pid_t) -> String {
    let file = open("/proc/\(id)/cmdline", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return "" }
    let bytes = Descriptor(file).read(upTo: 4096) ?? []
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
