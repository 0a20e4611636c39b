import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The person's side of a step that has their terminal: raw while the step runs, and always restored afterwards.
final class PersonTerminal {
  let descriptor: Int32
  /// Nil when the descriptor is no terminal; its bytes go to the step nevertheless.
  let modeBefore: TerminalMode?
  private var size: TerminalSize?
  private var passesNewlines = false
  private(set) var hasEnded = false

  init(descriptor: Int32) {
    self.descriptor = descriptor
    modeBefore = TerminalMode(of: descriptor)
    modeBefore?.raw(translatingNewlines: true).apply(to: descriptor)
  }

  deinit { modeBefore?.apply(to: descriptor) }

  /// What was typed; nil when nothing was.
  func read() -> [UInt8]? {
    guard let bytes = readAvailable(descriptor, upTo: 4096) else { return nil }
    hasEnded = bytes.isEmpty
    return bytes
  }

  /// What was typed before the step began. An interrupt key among it was meant for the step before, and takes with it
  /// what was typed earlier, as it does in a terminal.
  func typedBefore() -> [UInt8] {
    guard let key = modeBefore?.interruptKey else { return [] }
    var watched = [Watched(descriptor: descriptor)]
    wait(for: &watched, atMost: .zero)
    guard watched[0].isReady, let bytes = read() else { return [] }
    guard let last = bytes.lastIndex(of: key) else { return bytes }
    return Array(bytes[(last + 1)...])
  }

  /// While the step's terminal translates newlines, ours may do it once more without harm, and what others write in
  /// between looks right; a program that has switched it off means every byte as it is.
  func follow(_ mode: TerminalMode) {
    guard let modeBefore, mode.translatesOutput == passesNewlines else { return }
    passesNewlines.toggle()
    modeBefore.raw(translatingNewlines: !passesNewlines).apply(to: descriptor)
  }

  /// The terminal's size if it has changed since the last time.
  func changedSize() -> TerminalSize? {
    var columns: UInt16 = 0
    var rows: UInt16 = 0
    guard terminal_get_size(descriptor, &columns, &rows) == 0, columns > 0, rows > 0 else { return nil }
    let now = TerminalSize(columns: Int(columns), rows: Int(rows))
    defer { size = now }
    return now == size ? nil : now
  }
}
