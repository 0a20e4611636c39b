/// What would change in a file, as `patch` and `git apply` read it.
///
/// Source: POSIX.1-2017, `diff`, "Diff -u Output Format".
package struct UnifiedDiff: Sendable {
  private let style: TextStyle
  private static let context = 3

  package init(style: TextStyle = TextStyle()) {
    self.style = style
  }

  /// Empty when nothing changes.
  package func text(path: String, from old: [UInt8], to new: [UInt8]) -> String {
    let changes = Self.changes(Self.lines(old), Self.lines(new))
    guard !changes.isEmpty else { return "" }
    let name = path.hasPrefix("/") ? String(path.dropFirst()) : path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    let head = style.paint("--- a/\(name)\n+++ b/\(name)\n", .strong)
    return head + Self.hunks(changes, Self.lines(old)).map { text(of: $0) }.joined()
  }

  /// How many lines of a file change: those that are replaced, removed or added.
  package static func changedLines(from old: [UInt8], to new: [UInt8]) -> Int {
    changes(lines(old), lines(new)).reduce(0) { $0 + max($1.removed.count, $1.inserted.count) }
  }

  /// Old lines `removed` give way to `inserted`.
  private struct Change {
    var removed: Range<Int>
    var inserted: [ArraySlice<UInt8>]
    /// Where in the new text.
    var newStart: Int
  }

  private struct Hunk {
    var header: String
    var lines: [(sign: String, bytes: ArraySlice<UInt8>)]
  }

  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    return start < bytes.count ? lines + [bytes[start...]] : lines
  }

  private static func changes(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Change] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed()).prefix { $0 == $1 }.count
    let middle = (old: Array(old[head..<old.count - tail]), new: Array(new[head..<new.count - tail]))
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in middle.new.difference(from: middle.old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset + head)
      case .insert(let offset, _, _): inserted.insert(offset + head)
      }
    }
    var changes: [Change] = []
    var at = (old: head, new: head)
    while at.old < old.count - tail || at.new < new.count - tail {
      let start = at
      while removed.contains(at.old) { at.old += 1 }
      while inserted.contains(at.new) { at.new += 1 }
      if at != start {
        changes.append(
          Change(
            removed: start.old..<at.old, inserted: Array(new[start.new..<at.new]), newStart: start.new))
      } else {
        at = (at.old + 1, at.new + 1)
      }
    }
    return changes
  }

  private static func hunks(_ changes: [Change], _ old: [ArraySlice<UInt8>]) -> [Hunk] {
    var groups: [[Change]] = []
    for change in changes {
      if let last = groups.last?.last, change.removed.lowerBound - last.removed.upperBound <= 2 * context {
        groups[groups.count - 1].append(change)
      } else {
        groups.append([change])
      }
    }
    return groups.compactMap { hunk($0, old) }
  }

  private static func hunk(_ changes: [Change], _ old: [ArraySlice<UInt8>]) -> Hunk? {
    guard let first = changes.first, let last = changes.last else { return nil }
    let start = max(first.removed.lowerBound - context, 0)
    let end = min(last.removed.upperBound + context, old.count)
    var lines: [(sign: String, bytes: ArraySlice<UInt8>)] = []
    var at = start
    for change in changes {
      lines += old[at..<change.removed.lowerBound].map { (" ", $0) }
      lines += old[change.removed].map { ("-", $0) }
      lines += change.inserted.map { ("+", $0) }
      at = change.removed.upperBound
    }
    lines += old[at..<end].map { (" ", $0) }
    let newCount = lines.count { $0.sign != "-" }
    let newStart = first.newStart - (first.removed.lowerBound - start)
    return Hunk(header: "@@ -\(span(start, end - start)) +\(span(newStart, newCount)) @@", lines: lines)
  }

  /// An empty span is after the line before it.
  private static func span(_ start: Int, _ count: Int) -> String {
    count == 1 ? "\(start + 1)" : "\(count == 0 ? start : start + 1),\(count)"
  }

  private func text(of hunk: Hunk) -> String {
    var text = style.paint(hunk.header, .accent) + "\n"
    for (sign, bytes) in hunk.lines {
      let line = String(decoding: bytes, as: UTF8.self)
      let hasEnd = bytes.last == UInt8(ascii: "\n")
      let body = sign + (hasEnd ? String(line.unicodeScalars.dropLast()) : line)
      text += (sign == " " ? body : style.paint(body, sign == "-" ? .bad : .good)) + "\n"
      if !hasEnd { text += "\\ No newline at end of file\n" }
    }
    return text
  }
}
