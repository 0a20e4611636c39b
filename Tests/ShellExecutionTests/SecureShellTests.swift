import Testing

@testable import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An SSH server of our own on the loopback interface, with its own keys, for as long as a test runs.
private final class SecureShellServer {
  static let path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
  static let isInstalled =
    ["sshd", "ssh", "ssh-keygen"].allSatisfy { ProgramSearch.locate($0, path: path) != nil }

  let directory: String
  let port = Int.random(in: 20_000..<60_000)

  init() throws {
    directory = try FreshDirectory(named: "passo-sshd-", in: "/tmp").path
    // sshd wants its directory of privilege separation, which a system that never started it lacks.
    let outcome = try run(
      """
      cd \(directory) && ssh-keygen -q -t ed25519 -N '' -f host && ssh-keygen -q -t ed25519 -N '' -f user &&
      cp user.pub allowed && chmod 600 allowed && mkdir -p /run/sshd
      printf '%s\\n' 'Port \(port)' 'ListenAddress 127.0.0.1' 'HostKey \(directory)/host' \
        'AuthorizedKeysFile \(directory)/allowed' 'PidFile \(directory)/pid' 'StrictModes no' 'UsePAM no' \
        'PasswordAuthentication no' 'PermitRootLogin yes' >config
      "$(command -v sshd)" -f config -E log && for i in $(seq 200); do [ -s pid ] && exit 0; sleep 0.05; done; cat log; exit 1
      """)
    try #require(outcome.ending == .exited(0), "\(String(decoding: outcome.standardOutput.bytes, as: UTF8.self))")
  }

  func stop() throws { _ = try run("kill $(cat \(directory)/pid); rm -r \(directory)") }

  /// Ends the connections at the server's end.
  func cut() throws -> ProgramResult { try run("pkill -KILL -P $(cat \(directory)/pid)") }

  var command: [String] {
    [
      "ssh", "-p", "\(port)", "-i", "\(directory)/user", "-F", "none", "-o", "IdentitiesOnly=yes", "-o",
      "UserKnownHostsFile=\(directory)/known", "-o", "StrictHostKeyChecking=no", "127.0.0.1",
    ]
  }

  @discardableResult
  func run(_ script: String) throws -> ProgramResult {
    try runProgram(
      ["sh", "-c", script], environment: ["PATH": SecureShellServer.path], workingDirectory: "/",
      timeLimit: .seconds(60))
  }
}

@Suite(.enabled(if: SecureShellServer.isInstalled, "needs OpenSSH's server"))
struct SecureShellTests {
  @Test func stepsRunAtTheOtherEnd() throws {
    let server = try SecureShellServer()
    defer { #expect(throws: Never.self) { try server.stop() } }
    try inSession(through: server.command) { session throws in
      try session.step("x=1; f() { echo \"f $1\"; }; cd /usr; export SEEN=yes")
      #expect(try session.step("f $x; pwd; env | grep -c '^SEEN='").output == "f 1\n/usr\n1\n")
      #expect(try session.step("echo ${SSH_CONNECTION:+by ssh}").output == "by ssh\n")
      #expect(try session.step("exit 3").ending == .shellExited(3))
      #expect(try session.step("f $x; pwd; (exit 9)") == StepOutcome(ending: .exited(9), output: "f 1\n/usr\n"))
      let late = try session.step("trap '' TERM; setsid sleep 1000 & sleep 1000", timeLimit: .milliseconds(300))
      #expect(late.ending == .timedOut)
      #expect(session.backgroundProcesses.isEmpty)
      let large = try session.step("head -c 3000000 /dev/zero | tr '\\0' x; echo end").output
      #expect(large.hasSuffix("xend\n"))
      let files = try #require(session.remoteFiles)
      let bytes = (0..<3000).map { UInt8(truncatingIfNeeded: $0) }
      try files.write(bytes, to: "\(server.directory)/new/file", isPrivate: false)
      #expect(try files.read("\(server.directory)/new/file") == bytes)
    }
  }

  @Test func aCutConnectionLeavesNothingAtTheOtherEnd() throws {
    let server = try SecureShellServer()
    defer { #expect(throws: Never.self) { try server.stop() } }
    let mark = "\(UInt32.random(in: 100_000...999_999))"
    let step = "setsid sleep \(mark) & echo ready; sleep \(mark)"
    var cuts: [ProgramResult?] = []
    #expect(throws: SessionError.self) {
      try inSession(through: server.command) { session throws in
        _ = try session.run(step, line: 1, timeLimit: .seconds(30), input: .none) { event in
          if case .output = event { cuts.append(try? server.cut()) }
        }
      }
    }
    #expect(cuts.first??.ending == .exited(0))
    let search = "for i in $(seq 200); do pgrep -f \"^sleep \(mark)\" || exit 0; sleep 0.05; done; exit 1"
    #expect(try server.run(search).ending == .exited(0))
  }

  @Test func aServerThatRefusesIsSaid() throws {
    let server = try SecureShellServer()
    try server.run("rm \(server.directory)/allowed")
    defer { #expect(throws: Never.self) { try server.stop() } }
    #expect {
      try inSession(through: server.command) { _ in }
    } throws: { error in
      guard case SessionError.connectionEnded(_, let words) = error else { return false }
      return words.contains("Permission denied")
    }
  }
}

/// Places on this machine into which only its administrator may lead.
@Suite(.enabled(if: geteuid() == 0, "needs the rights of root"))
struct NamespaceTests {
  @Test(arguments: [
    ["unshare", "--mount", "--pid", "--fork", "--mount-proc", "--kill-child", "sh"],
    // Here /proc shows other processes than ours: none of those may be signalled.
    ["unshare", "--pid", "--fork", "--kill-child", "sh"], ["chroot", "/", "/bin/sh"],
    ["setpriv", "--reuid", "65534", "--regid", "65534", "--clear-groups", "bash"],
  ])
  func stepsRunThere(command: [String]) throws {
    try inSession(through: command) { session throws in
      #expect(try session.step("x=1; cd /usr; (exit 4)").ending == .exited(4))
      #expect(try session.step("echo $x; pwd").output == "1\n/usr\n")
      #expect(try session.step("echo before; sleep 1000", timeLimit: .milliseconds(300)).ending == .timedOut)
      #expect(try session.step("echo $x").output == "1\n")
      #expect(try session.step("kill -9 $$").ending == .signalled(9))
      #expect(try session.step("echo $x").output == "1\n")
      #expect(try session.remoteFiles?.read("/etc/hostname") != nil)
    }
  }
}
