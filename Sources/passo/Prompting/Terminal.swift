import CTerminal
import ShellExecution

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The person's terminal, for asking: keys come in, text goes out, no matter what standard input and output are.
final class Terminal {
  let descriptor: Int32
  /// Nothing is redrawn: lines come whole, as the terminal itself edits them.
  let isDumb: Bool
  private let initialMode: TerminalMode
  /// While nothing is asked.
  private var restingMode: TerminalMode
  private var decoder = KeyDecoder()
  private var input: [UInt8] = []

  /// Nil where there is no terminal.
  init?(isDumb: Bool) {
    let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { return nil }
    guard let mode = TerminalMode(of: descriptor) else {
      close(descriptor)
      return nil
    }
    self.descriptor = descriptor
    self.isDumb = isDumb
    initialMode = mode
    restingMode = mode
  }

  deinit {
    initialMode.apply(to: descriptor)
    close(descriptor)
  }

  /// From here on, what is typed while nothing is asked is not shown: it would stand in the middle of what a run prints.
  /// It is not lost. Every program has a terminal of its own, which shows what it reads.
  func hush() {
    restingMode.echoes = false
    restingMode.apply(to: descriptor)
  }

  var columns: Int {
    var columns: UInt16 = 0
    var rows: UInt16 = 0
    return terminal_get_size(descriptor, &columns, &rows) == 0 && columns > 0 ? Int(columns) : 80
  }

  var rows: Int {
    var columns: UInt16 = 0
    var rows: UInt16 = 0
    return terminal_get_size(descriptor, &columns, &rows) == 0 && rows > 0 ? Int(rows) : 24
  }

  func write(_ text: String) {
    let output = Output(descriptor)
    output.write(text)
    output.flush()
  }

  /// Keys are read one by one, unseen, while `body` runs; a paste arrives as one key.
  func withKeys<R>(_ body: () throws -> R) rethrows -> R {
    Interruptions.forget()
    initialMode.raw(translatingNewlines: true).apply(to: descriptor)
    write("\u{1B}[?2004h")
    defer {
      write("\u{1B}[?2004l")
      restingMode.apply(to: descriptor)
    }
    return try body()
  }

  /// The next key; nil when the terminal is gone, or a signal asks to stop.
  func key() -> Key? {
    while true {
      for (index, byte) in input.enumerated() {
        guard let key = decoder.take(byte) else { continue }
        input.removeFirst(index + 1)
        return key
      }
      input = []
      // An arrow's bytes follow its escape at once; the key Escape is alone.
      if decoder.isWaiting, !waitForInput(milliseconds: 30), let key = decoder.timeOut() { return key }
      guard fill() else { return nil }
    }
  }

  /// A line as the terminal edits it, without its line end; nil at the end of input, or when a signal
  /// asks to stop.
  func line(isSecret: Bool) -> String? {
    Interruptions.forget()
    var mode = initialMode
    if isSecret { mode.echoes = false }
    mode.apply(to: descriptor)
    defer {
      restingMode.apply(to: descriptor)
      if isSecret { write("\n") }
    }
    while !input.contains(UInt8(ascii: "\n")) {
      guard fill() else { return nil }
    }
    let end = input.firstIndex(of: UInt8(ascii: "\n")) ?? input.endIndex
    defer { input.removeSubrange(...end) }
    return String(decoding: input[..<end], as: UTF8.self)
  }

  private func waitForInput(milliseconds: Int32) -> Bool {
    Interruptions.wait(for: descriptor, events: Int32(POLLIN), milliseconds: milliseconds) == .ready
  }

  /// Waits for input; false at its end.
  private func fill() -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1024)
    while true {
      // A signal ends the wait, which it would not do for read.
      guard !Interruptions.endRun, waitForInput(milliseconds: -1) else { return false }
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        input += buffer[..<count]
        return true
      }
      if count == 0 || errno != EINTR { return false }
    }
  }
}
