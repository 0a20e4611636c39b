#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A command that a session has started beside its steps: it does not end by itself. It has a terminal and, where the
/// shell can do that, a process group of its own, and begins with what the shell has: variables, functions, directory.
public final class ProgramBeside {
  private let terminal: Pseudoterminal
  private let collector: OutputCollector
  private let nonce: String
  private var id: pid_t = 0
  private var hasOwnGroup = false
  private var isOver = false

  init(size: TerminalSize) throws {
    nonce = ShellSession.newNonce()
    terminal = try Pseudoterminal()
    terminal.reset(like: nil)
    terminal.resize(size)
    collector = try OutputCollector(master: terminal.master, nonce: nonce)
    try collector.start()
  }

  deinit { collector.stop() }

  /// What the shell is given. A subshell starts it, so that it is no job of the shell that a page's `wait` would wait
  /// for; with job control it gets a group of its own, which Ctrl-C in a later step does not reach.
  func script(for text: String) -> String {
    let place = shellQuoted(terminal.path)
    let mark = "\\printf '\\033]7717;%s;%s\\033\\134' \(nonce) \"$?\""
    let begin = "( { \\set -m; } 2>/dev/null; { ( \(text)\n); \(mark); }"
    return "\(begin) <\(place) >\(place) 2>&1 & \\printf '%s\\n' \"$!\" )"
  }

  /// - Parameter output: of the script: its last line is the id of the process.
  /// - Returns: false where it names none.
  func begin(_ output: [UInt8]) -> Bool {
    let lines = output.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    guard let line = lines.last, let id = pid_t(String(decoding: line, as: UTF8.self)), id > 1 else { return false }
    self.id = id
    hasOwnGroup = getpgid(id) == id
    return true
  }

  /// The exit status of the command; nil while it runs, and where it is not known.
  public var status: Int32? { collector.status }

  public var isRunning: Bool {
    guard !isOver, id > 1, collector.status == nil else { return false }
    return kill(id, 0) == 0 || errno == EPERM
  }

  /// What it printed since the last time, at most the last 256 KiB of it.
  public func takeOutput() -> [UInt8] { collector.take() }

  /// The end of all that it printed.
  public var tail: [UInt8] { collector.tail }

  /// Asks it to end as Ctrl-C does, then by SIGTERM, and kills what is left of its process group.
  ///
  /// - Parameter grace: how long it may take until it is killed.
  public func end(within grace: Duration) {
    defer {
      isOver = true
      collector.stop()
    }
    guard id > 1, hasOwnGroup || isRunning else { return }
    let target = hasOwnGroup ? -id : id
    for (number, share) in [(SIGINT, grace / 2), (SIGTERM, grace / 2), (SIGKILL, .seconds(1))] {
      guard kill(target, number) == 0 || errno == EPERM else { return }
      kill(target, SIGCONT)
      let end = ContinuousClock.now + share
      while ContinuousClock.now < end {
        guard kill(target, 0) == 0 else { return }
        usleep(10_000)
      }
    }
  }
}
