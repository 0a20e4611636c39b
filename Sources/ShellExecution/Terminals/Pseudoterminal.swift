import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The terminal that a session's shell and its programs see.
///
/// The runner keeps the slave open too: so the master never reports a hang-up, and modes and pending input can be
/// reached on every system.
final class Pseudoterminal {
  private let masterDescriptor: Descriptor
  private let slaveDescriptor: Descriptor
  /// The slave's path.
  let path: String
  /// As the system made it.
  private let original: TerminalMode

  init() throws(SessionError) {
    var master: Int32 = -1
    var slave: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    try check("openpty", terminal_open(&master, &slave, &name, name.count))
    masterDescriptor = Descriptor(master)
    slaveDescriptor = Descriptor(slave)
    path = name.withUnsafeBufferPointer { String(decoding: $0.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self) }
    guard let mode = TerminalMode(of: slave) else { throw .system(call: "tcgetattr", errorNumber: errno) }
    original = mode
  }

  var master: Int32 { masterDescriptor.number }

  var mode: TerminalMode { TerminalMode(of: slaveDescriptor.number) ?? original }

  func resize(_ size: TerminalSize) {
    let cells = { UInt16(clamping: max(0, $0)) }
    _ = terminal_set_size(master, cells(size.columns), cells(size.rows))
  }

  /// Puts the modes back to what a step starts with and forgets input that no one read.
  ///
  /// - Parameter person: the modes of the person's terminal, whose keys for erase, interrupt and so on are taken
  ///   over; nil when no one types and bytes of output shall arrive as they were written.
  func reset(like person: TerminalMode?) {
    var mode = original
    if let person {
      for key in [VERASE, VKILL, VWERASE, VINTR, VQUIT, VEOF, VREPRINT, VLNEXT] {
        mode.setControlByte(key, person.controlByte(key))
      }
    } else {
      mode.translatesOutput = false
    }
    // There is no job control in a step: a suspended one would never go on.
    mode.setControlByte(VSUSP, nil)
    #if os(Linux)
      mode.attributes.c_iflag |= tcflag_t(IUTF8)
    #endif
    mode.apply(to: slaveDescriptor.number)
    tcflush(slaveDescriptor.number, TCIFLUSH)
  }

  /// Lets output go on that Ctrl-S, or a program, has stopped. Taking its meaning from the key is what does it;
  /// ``reset(like:)`` gives it back.
  func resumeOutput() {
    var mode = mode
    mode.attributes.c_iflag &= ~tcflag_t(IXON)
    mode.apply(to: slaveDescriptor.number)
    tcflow(slaveDescriptor.number, TCOON)
  }

  /// Writes as a program of the session would. False when the terminal has no room for all of it now.
  func writeAsProgram(_ bytes: [UInt8]) -> Bool {
    write(slaveDescriptor.number, bytes, bytes.count) == bytes.count
  }

  /// Types; returns how many bytes the terminal took.
  func type(_ bytes: ArraySlice<UInt8>) -> Int {
    max(0, bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) })
  }

  /// Something was typed that no program has read.
  var hasUnreadInput: Bool { descriptor_unread(slaveDescriptor.number) > 0 }

  /// What Ctrl-C does, even when the program has taken that key for something else.
  func interrupt() { _ = terminal_interrupt(master) }
}
