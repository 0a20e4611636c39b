import CTerminal
import Testing

@testable import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What sessions leave that could not end.
@Suite struct AbandonedDirectoriesTests {
  private let parent: String

  init() throws {
    parent = try FreshDirectory(named: "passo-abandoned-", in: "/tmp").path
  }

  @discardableResult
  private func run(_ script: String) throws -> String {
    let result = try runProgram(
      ["sh", "-c", script], environment: ["PATH": "/usr/bin:/bin"], workingDirectory: parent, timeLimit: .seconds(20))
    return String(decoding: result.standardOutput.bytes, as: UTF8.self)
  }

  @Test func onlyWhatIsOldAndOfNoProcessIsRemoved() throws {
    defer { #expect(throws: Never.self) { try run("rm -r \(parent)") } }
    try run(
      """
      for d in passo-Old123 passo-Young1 passo-Filled passo-Open12 passo-notours other-1 passo-Link12.d; do
      mkdir -m 700 $d; echo secret >$d/step; done
      chmod 755 passo-Open12; touch passo-Filled/keep; ln -s passo-Link12.d passo-Link12
      touch -d '2 hours ago' passo-Old123 passo-Filled passo-Open12 passo-notours other-1 passo-Link12.d
      """)
    AbandonedDirectories(in: parent).remove()
    // One that holds something else stays, but without the text of a step.
    #expect(
      try run("ls -d */step passo-Filled/keep").split(separator: "\n") == [
        "other-1/step", "passo-Filled/keep", "passo-Link12.d/step", "passo-Link12/step", "passo-Open12/step",
        "passo-Young1/step", "passo-notours/step",
      ])
    AbandonedDirectories(in: "/no/such/place").remove()
  }

  @Test func aLivingSessionsDirectoryStays() throws {
    defer { #expect(throws: Never.self) { try run("rm -r \(parent)") } }
    var configuration = SessionConfiguration(environment: ["PATH": "/usr/bin:/bin"], workingDirectory: "/")
    configuration.temporaryDirectory = parent
    try withShellSession(configuration) { session throws in
      try run("touch -d '2 hours ago' passo-*")
      try withShellSession(configuration) { other throws in
        #expect(try session.step("echo alive").output == "alive\n")
        #expect(try other.step("ls -d \(parent)/passo-* | wc -l").output == "2\n")
      }
      // Made again, it is locked again.
      try session.step("rm -r \"${0%/*}\"")
      #expect(try session.step("touch -d '2 hours ago' \"${0%/*}\"").ending == .exited(0))
      AbandonedDirectories(in: parent).remove()
      #expect(try run("ls | wc -l") == "1\n")
    }
    #expect(try run("ls") == "")
  }

  /// The session outlives Passo until it has ended everything: until then its supervisor holds the lock.
  @Test func theSupervisorHoldsTheLockToo() throws {
    defer { #expect(throws: Never.self) { try run("rm -r \(parent)") } }
    let path = "\(parent)/passo-Held12"
    let terminal = try Pseudoterminal()
    try run("mkdir -m 700 \(path)")
    var id: pid_t = 0
    var control: Int32 = -1
    do {
      let lock = Descriptor(open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC))
      #expect(flock(lock.number, LOCK_EX | LOCK_NB) == 0)
      try withArgumentVector(["/bin/sh"]) { words in
        #expect(supervisor_start(terminal.path, "/bin/sh", words, words, "/", path, lock.number, &id, &control) == 0)
      }
    }
    try run("touch -d '2 hours ago' \(path)")
    AbandonedDirectories(in: parent).remove()
    #expect(try run("ls") == "passo-Held12\n")
    close(control)
    #expect(waitpid(id, nil, 0) == id)
    #expect(try run("ls") == "")
  }
}
