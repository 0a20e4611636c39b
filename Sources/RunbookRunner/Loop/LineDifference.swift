/// What changes between two texts, line by line: `-` goes, `+` comes.
public enum LineDifference {
  /// Longer ones are cut: a person decides whether to replace a file, and does not proofread it.
  private static let longest = 40

  public static func text(from old: String, to new: String) -> String {
    let old = lines(old)
    let new = lines(new)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let gone = old[prefix..<(old.count - suffix)].map { "-\($0)" }
    let come = new[prefix..<(new.count - suffix)].map { "+\($0)" }
    return (cut(gone) + cut(come)).joined(separator: "\n")
  }

  private static func cut(_ lines: [String]) -> [String] {
    lines.count <= longest ? lines : lines.prefix(longest) + ["…"]
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
