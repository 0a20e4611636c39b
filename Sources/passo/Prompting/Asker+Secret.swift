import Diagnostics
import RunbookReport
import RunbookRunner

extension Asker {
  /// Shows a secret until a key is pressed, on the terminal's other screen: nothing of it stays in the scrollback.
  func reveal(_ secret: String, named name: String) -> Answer<Void> {
    guard !terminal.isDumb else {
      tell(say("this terminal cannot hide it again, so it is not shown"))
      return .given(())
    }
    terminal.write("\u{1B}[?1049h\u{1B}[H\u{1B}[2J")
    defer { terminal.write("\u{1B}[?1049l") }
    tell(name + " =")
    tell(secret, indent: 4)
    tell("")
    tell(say("any key hides it again"))
    guard let key = terminal.withKeys({ terminal.key() }) else { return unanswered() }
    return key == .control("c") ? .interrupted : .given(())
  }
}
