/// A stretch of a text file: from `start` up to, but not including, `end`.
public struct SourceRange: Hashable, Sendable, CustomStringConvertible {
  public var start: SourcePosition
  /// Just after the last byte; equal to `start` when the range is empty.
  public var end: SourcePosition

  /// `end` before `start` is taken as an empty range at `start`.
  public init(_ start: SourcePosition, _ end: SourcePosition) {
    self.start = start
    self.end = max(start, end)
  }

  /// An empty range at one position.
  public init(at position: SourcePosition) {
    self.init(position, position)
  }

  /// The smallest range that holds both.
  public func union(_ other: SourceRange) -> SourceRange {
    SourceRange(min(start, other.start), max(end, other.end))
  }

  /// `12:5-14:1`; the end is exclusive.
  public var description: String { "\(start)-\(end)" }
}
