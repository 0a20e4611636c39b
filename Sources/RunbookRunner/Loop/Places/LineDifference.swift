/// What changes between two texts, line by line: `-` goes, `+` comes, `…` stands for lines that stay.
package enum LineDifference {
  /// Longer ones are cut: a person decides whether to replace a file, and does not proofread it.
  private static let longest = 40
  /// Beyond this many changed lines they are shown as one block: finding the fewest takes time in their square.
  private static let mostCompared = 500

  package static func text(from old: String, to new: String) -> String {
    let old = lines(old)
    let new = lines(new)
    let prefix = zip(old, new).prefix { $0 == $1 }.count
    let suffix = zip(old.dropFirst(prefix).reversed(), new.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let gone = Array(old[prefix..<(old.count - suffix)])
    let come = Array(new[prefix..<(new.count - suffix)])
    let isLong = max(gone.count, come.count) > mostCompared
    return (isLong ? [(gone, come)] : blocks(gone, come)).map { gone, come in
      (cut(gone.map { "-\($0)" }) + cut(come.map { "+\($0)" })).joined(separator: "\n")
    }.joined(separator: "\n …\n")
  }

  /// The stretches that differ, with what goes and what comes in each; what stays between them is left out.
  private static func blocks(_ old: [Substring], _ new: [Substring]) -> [([Substring], [Substring])] {
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): gone.insert(offset)
      case .insert(let offset, _, _): come.insert(offset)
      }
    }
    var blocks: [([Substring], [Substring])] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      var block: ([Substring], [Substring]) = ([], [])
      while gone.contains(oldIndex) || come.contains(newIndex) {
        if gone.contains(oldIndex) {
          block.0.append(old[oldIndex])
          oldIndex += 1
        } else {
          block.1.append(new[newIndex])
          newIndex += 1
        }
      }
      if !block.0.isEmpty || !block.1.isEmpty { blocks.append(block) }
      oldIndex += 1
      newIndex += 1
    }
    return blocks
  }

  private static func cut(_ lines: [String]) -> [String] {
    lines.count <= longest ? lines : lines.prefix(longest) + ["…"]
  }

  private static func lines(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
