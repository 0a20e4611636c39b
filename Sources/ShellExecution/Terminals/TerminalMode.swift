import CTerminal

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The modes of a terminal as a value: read, changed, and put back. See termios(3).
package struct TerminalMode: Sendable {
  var attributes: termios

  /// Nil when `descriptor` is not a terminal.
  package init?(of descriptor: Int32) {
    attributes = termios()
    guard tcgetattr(descriptor, &attributes) == 0 else { return nil }
  }

  /// Gives the terminal these modes at once, without waiting for its output.
  @discardableResult
  package func apply(to descriptor: Int32) -> Bool {
    var attributes = attributes
    var result: Int32
    repeat { result = tcsetattr(descriptor, TCSANOW, &attributes) } while result != 0 && errno == EINTR
    return result == 0
  }

  /// Every key is read at once, unchanged, unseen, and without a meaning of its own (Ctrl-C is a byte).
  ///
  /// - Parameter translatingNewlines: whether a line feed still begins a new line at its first column.
  package func raw(translatingNewlines: Bool) -> TerminalMode {
    var mode = self
    cfmakeraw(&mode.attributes)
    mode.translatesOutput = translatingNewlines
    return mode
  }

  /// What is typed is shown.
  package var echoes: Bool {
    get { attributes.c_lflag & tcflag_t(ECHO) != 0 }
    set { attributes.c_lflag.set(tcflag_t(ECHO), newValue) }
  }

  /// Input is handed over line by line.
  package var readsLines: Bool { attributes.c_lflag & tcflag_t(ICANON) != 0 }

  /// Ctrl-C and its like are signals.
  var signals: Bool { attributes.c_lflag & tcflag_t(ISIG) != 0 }

  /// A program without a person to type: lines are read unseen, as for a password.
  var hidesLine: Bool { readsLines && !echoes }

  var translatesOutput: Bool {
    get { attributes.c_oflag & tcflag_t(OPOST) != 0 }
    set { attributes.c_oflag.set(tcflag_t(OPOST), newValue) }
  }

  /// A line feed leaves the terminal as carriage return and line feed.
  var addsCarriageReturns: Bool {
    translatesOutput && attributes.c_oflag & tcflag_t(ONLCR) != 0
  }

  /// The byte of a control character, such as `VINTR`; nil when it is switched off.
  func controlByte(_ index: Int32) -> UInt8? {
    let byte = withUnsafeBytes(of: attributes.c_cc) { $0[Int(index)] }
    return byte == TerminalMode.disabled ? nil : byte
  }

  var interruptKey: UInt8? { controlByte(VINTR) }

  /// What a person would type to end the input.
  var endOfFile: UInt8 { controlByte(VEOF) ?? 4 }

  mutating func setControlByte(_ index: Int32, _ byte: UInt8?) {
    withUnsafeMutableBytes(of: &attributes.c_cc) { $0[Int(index)] = byte ?? TerminalMode.disabled }
  }

  private static var disabled: UInt8 { terminal_disabled_key() }
}

extension tcflag_t {
  fileprivate mutating func set(_ flag: tcflag_t, _ isOn: Bool) {
    if isOn { self |= flag } else { self &= ~flag }
  }
}
