import Diagnostics
import RunbookReport
import RunbookRunner

extension Asker {
  /// Shows a secret until a key is pressed, on the terminal's other screen: nothing of it stays in the scrollback.
  ///
  /// - Throws: ``Silence`` at Ctrl-C.
  func reveal(_ secret: String, named name: String) throws {
    guard !terminal.isDumb else { return tell(say("this terminal cannot hide it again, so it is not shown")) }
    terminal.write("\u{1B}[?1049h\u{1B}[H\u{1B}[2J")
    defer { terminal.write("\u{1B}[?1049l") }
    tell(name + " =")
    tell(secret, indent: 4)
    tell("")
    tell(say("any key hides it again"))
    let key = try terminal.withKeys { try nextKey() }
    if key == .control("c") { throw Silence.interrupted }
  }
}
