/// What a command prints that gives away a secret: no one knows which words are secret until it has been read whole,
/// so it is shown afterwards. But a person who is asked something has to see what was printed so far, and a program
/// that draws cannot wait.
struct WithheldOutput {
  private var held: [SessionOutput] = []
  private var size = 0
  private(set) var isReleased = false
  private var isDrawing = false
  private let isWatched: Bool

  /// In bytes; a command that asks something and prints more than that after it is shown with a gap.
  private static let limit = 1 << 20

  /// - Parameter isWatched: a person is there.
  init(isWatched: Bool) { self.isWatched = isWatched }

  /// Keeps back what can wait.
  ///
  /// - Returns: what is to be shown now.
  mutating func take(_ output: SessionOutput) -> [SessionOutput] {
    switch output {
    case .bytes(let bytes):
      if isDrawing { return [output] }
      if size < WithheldOutput.limit {
        held.append(output)
      } else if size - bytes.count < WithheldOutput.limit {
        held.append(.bytes(Array("\n…\n".utf8)))
      }
      size += bytes.count
      return []
    case .silence: return isDrawing ? [output] : []
    case .waitingForInput: return isWatched ? release() + [output] : []
    case .typed: return release() + [output]
    case .ownsTerminal(let isOn):
      isDrawing = isOn
      return (isOn ? release() : []) + [output]
    }
  }

  /// What was kept back since the last time.
  mutating func release() -> [SessionOutput] {
    defer { (held, size, isReleased) = ([], 0, true) }
    return held
  }
}
