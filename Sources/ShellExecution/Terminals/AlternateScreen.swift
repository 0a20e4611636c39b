/// Follows whether a program has taken the whole screen, as editors and pagers do: it has switched to the terminal's
/// alternate screen (`CSI ? 1049 h`; xterm, *Control Sequences*, "DEC Private Mode Set") and not back.
struct AlternateScreen {
  private static let modes = ["1049", "1047", "47"].map { Array("[?\($0)".utf8) }
  /// Of a sequence, its escape excluded.
  private static let longest = 7

  private(set) var isOn = false
  /// A sequence that the end of a chunk has cut.
  private var cut: [UInt8] = []

  mutating func take(_ bytes: [UInt8]) {
    guard !cut.isEmpty || bytes.contains(0x1B) else { return }
    let text = cut + bytes
    cut = []
    var rest = text[...]
    while let escape = rest.firstIndex(of: 0x1B) {
      rest = rest[(escape + 1)...]
      let head = rest.prefix(Self.longest)
      if let mode = Self.modes.first(where: head.starts), let command = head.dropFirst(mode.count).first {
        if command == UInt8(ascii: "h") { isOn = true }
        if command == UInt8(ascii: "l") { isOn = false }
      } else if head.count < Self.longest, Self.modes.contains(where: { $0.starts(with: head.prefix($0.count)) }) {
        cut = [0x1B] + head
      }
    }
  }
}
