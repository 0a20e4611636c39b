import CTerminal
import ShellExecution
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `passo check --watch` on a terminal, with a person who changes a page and then has seen enough.
@Suite struct WatchTests {
  private static let sound = "# Title\n\nText.\n"
  private static let damaged = "# Title\n\nText with [a link](missing.md).\n"

  @Test func aChangedPageIsCheckedAgainUntilCtrlC() throws {
    let passo = try Passo().file("page.md", Self.sound).file("other.md", Self.sound)
    var keyboard: Int32 = -1
    var terminal: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    try #require(terminal_open(&keyboard, &terminal, &name, name.count) == 0)
    defer {
      close(keyboard)
      close(terminal)
    }
    var environment = passo.fullEnvironment
    environment["TERM"] = "xterm"
    let configuration = SessionConfiguration(
      environment: environment, workingDirectory: passo.folder.path,
      terminalSize: TerminalSize(columns: 80, rows: 24), temporaryDirectory: passo.folder.path)
    var screen = ""
    var isChanged = false
    var isEnded = false
    let result = try withShellSession(configuration) { session in
      try session.run(
        // The shell outlives the program, to hand its status on.
        "sh -c 'trap : INT; \"$1\" check --watch .' sh '\(Passo.path)'", line: 1, timeLimit: .seconds(60),
        input: .terminal(descriptor: terminal)
      ) { event in
        guard case .output(let bytes) = event else { return }
        screen += String(decoding: bytes, as: UTF8.self)
        if !isChanged, screen.contains("2 files, 0 blocks") {
          isChanged = true
          _ = try? passo.file("page.md", Self.damaged)
        } else if !isEnded, screen.contains("1 file, 0 blocks") {
          isEnded = true
          _ = write(keyboard, "\u{3}", 1)
        }
      }
    }
    guard case .exited(130) = result.ending else {
      Issue.record("ended by \(result.ending): \(screen)")
      return
    }
    #expect(screen.contains("page.md:3:"), "\(screen)")
    #expect(screen.contains("[broken-link]"), "\(screen)")
    // The other page did not change: it is not checked again.
    #expect(
      screen.split(separator: "2 files, 0 blocks", omittingEmptySubsequences: false).count == 2, "\(screen)")
  }
}
