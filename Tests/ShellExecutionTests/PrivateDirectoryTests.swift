import Testing

@testable import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct PrivateDirectoryTests {
  /// A shell that has answered still reads on for the end of the file, when the next step may already be there: read
  /// from its middle, that step's report is a command that no one wrote.
  @Test func whatIsStillReadIsNotWrittenOver() throws {
    let directory = try PrivateDirectory(in: "/tmp")
    for step in 0..<4 {
      let script = "report \(step)\n"
      try directory.prepare(step: Array("step".utf8), report: script)
      let reader = open(directory.reporting, O_RDONLY | O_CLOEXEC)
      defer { close(reader) }
      try directory.prepare(step: Array("step".utf8), report: script + "and more\n")
      #expect(readAvailable(reader, upTo: 1000).map { String(decoding: $0, as: UTF8.self) } == script)
      try directory.prepare(step: Array("step".utf8), report: "")
    }
  }
}
