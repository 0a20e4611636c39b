import Diagnostics
import ShellSyntax

/// A command of a page as ShellCheck is to see it: byte for byte as long as in the page, with a word in the place of
/// each placeholder and reference, which no shell could read.
struct ShellCheckScript {
  let command: CommandBlock
  let text: String
  /// Where the words were put in, in UTF-8 offsets.
  private let replaced: [Range<Int>]

  /// ShellCheck is no help with scripts of this size, and takes long; in UTF-8 bytes.
  private static let maximumSize = 64 << 10

  /// Nil for what no shell can read anyway: that is another rule's finding.
  init?(_ command: CommandBlock) {
    let script = command.script
    guard script.issues.isEmpty, !script.commands.isEmpty, script.text.utf8.count <= Self.maximumSize else {
      return nil
    }
    var bytes = Array(script.text.utf8)
    var replaced = Self.references(in: bytes)
    for site in script.sites {
      guard site.form == .optional, site.range.count > 1 else {
        replaced.append(site.range)
        continue
      }
      // What may be left out is left in, without its brackets.
      for offset in [site.range.lowerBound, site.range.upperBound - 1] {
        bytes[offset] = UInt8(ascii: " ")
        replaced.append(offset..<offset + 1)
      }
    }
    for range in replaced where range.count > 1 {
      for offset in range where bytes[offset] != UInt8(ascii: "\n") { bytes[offset] = UInt8(ascii: "x") }
    }
    self.command = command
    self.replaced = replaced
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// What ShellCheck says of the page's own words: what is only due to the words put in is left out.
  func diagnostics(_ remarks: [ShellCheckRemark]) -> [Diagnostic] {
    let lineStarts = [0] + text.utf8.enumerated().filter { $0.element == UInt8(ascii: "\n") }.map { $0.offset + 1 }
    return remarks.compactMap { remark in
      guard !ShellCheckRule.ofWholePages.contains(remark.code), !ShellCheckRule.ofOtherRules.contains(remark.code),
        let start = offset(of: remark.start, lineStarts), let end = offset(of: remark.end, lineStarts)
      else { return nil }
      let range = start..<max(start, end)
      let isDue =
        ShellCheckRule.ofConstants.contains(remark.code)
        ? replaced.contains { isInOneLine($0, range) }
        : replaced.contains { $0.lowerBound < max(range.upperBound, start + 1) && start < $0.upperBound }
      return isDue ? nil : ShellCheckRule.diagnostic(remark, at: command.range(of: range))
    }
  }

  private func isInOneLine(_ one: Range<Int>, _ other: Range<Int>) -> Bool {
    let first = min(one.lowerBound, other.lowerBound)
    let last = max(one.lowerBound, other.lowerBound)
    return !text.utf8.dropFirst(first).prefix(last - first).contains(UInt8(ascii: "\n"))
  }

  private func offset(of place: ShellCheckRemark.Place, _ lineStarts: [Int]) -> Int? {
    guard lineStarts.indices.contains(place.line - 1), place.column > 0 else { return nil }
    var offset = lineStarts[place.line - 1]
    let line = text.utf8.dropFirst(offset).prefix { $0 != UInt8(ascii: "\n") }
    for scalar in String(decoding: Array(line), as: UTF8.self).unicodeScalars.prefix(place.column - 1) {
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// `{{site.data.keyword.x}}`: a text of the page when it is published.
  private static func references(in bytes: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start: Int?
    for offset in bytes.indices.dropLast() where bytes[offset] == bytes[offset + 1] {
      switch bytes[offset] {
      case UInt8(ascii: "{"): start = start ?? offset
      case UInt8(ascii: "}"):
        if let open = start { found.append(open..<offset + 2) }
        start = nil
      default: continue
      }
    }
    return found
  }
}
