import Bytes
public import Diagnostics

extension SourceFile {
  /// Where an editor shows the byte at `position`, from 1: a tab goes on to the next multiple of four, plus one.
  ///
  /// ``ListMarker/column`` and ``CodeBlock/column`` are counted so; a `SourcePosition` counts bytes. Tabs are at the
  /// beginning of a line, and are looked for nowhere else: no page can make this slow.
  public func shownColumn(of position: SourcePosition) -> Int {
    let before = line(position.line).prefix(min(position.column - 1, Self.indentationReach))
    let shown = before.reduce(1) { column, byte in byte == .tab ? (column + 3) / 4 * 4 + 1 : column + 1 }
    return shown + position.column - 1 - before.count
  }

  /// In bytes.
  private static let indentationReach = 256
}
