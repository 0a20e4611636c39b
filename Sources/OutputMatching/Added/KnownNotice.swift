import Bytes

/// Lines by which programs tell something that does not depend on what they were asked: a new version, a way that will
/// be given up, where to read on, how far they are. The lines are data, by language (``NoticeWords``).
enum KnownNotice {
  static func isIn(_ line: TextSlice) -> Bool {
    let text = TextSlice(line.trimmed.prefix(longestLook).lowercased)
    // `remote: …` is what a server of git says.
    return isKnown(text) || text.begins(with: "remote: ") && isKnown(text.dropFirst(8).trimmed)
  }

  private static func isKnown(_ text: TextSlice) -> Bool {
    guard !text.isEmpty else { return false }
    guard patterns.contains(where: { $0.matches(text) }) else { return false }
    return !settled.contains { text.byteRange(of: $0) != nil }
  }

  /// What has been given up already is no notice.
  private static let settled = [
    "was removed", "been removed", "was disabled", "been disabled", "is disabled", "was deleted", "been deleted",
    "is blocked", "dry-run", "dry run", "rolled back", "reverted",
  ].map { TextSlice($0) }

  /// In bytes.
  private static let longestLook = 500

  private struct Pattern: Sendable {
    let parts: [TextSlice]
    /// The longest one is looked for first: most lines do not have it.
    let longest: TextSlice

    init(_ text: Substring) {
      parts = TextSlice(text).split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false).map {
        TextSlice(Array($0))
      }
      longest = parts.max { $0.count < $1.count } ?? []
    }

    func matches(_ text: TextSlice) -> Bool {
      guard let first = parts.first, let last = parts.last, text.starts(with: first),
        text.byteRange(of: longest) != nil
      else { return false }
      guard parts.count > 1 else { return text.count == first.count }
      var rest = text.dropFirst(first.count)
      for part in parts.dropFirst().dropLast() where !part.isEmpty {
        guard let range = rest.byteRange(of: part) else { return false }
        rest = rest[range.upperBound...]
      }
      return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
    }
  }

  private static let patterns = NoticeWords.notices.split(separator: "\n").filter { !$0.hasPrefix("#") }
    .map(Pattern.init)
}
