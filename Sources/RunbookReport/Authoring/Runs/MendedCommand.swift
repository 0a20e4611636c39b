import Bytes
import ShellSyntax

/// A command as a person has edited it, with the placeholders of the page where the edit did not touch their values.
///
/// A person who edits a command sees the values in it; the page is for others, who have values of their own.
struct MendedCommand {
  /// In bytes; a longer command is taken as it was edited.
  private static let longest = 16_384
  /// In bytes; a shorter value is in other words by chance.
  private static let shortestElsewhere = 3

  /// - Parameters:
  ///   - edited: what it was made to be.
  ///   - page: the text of the page.
  ///   - values: that were in the command when it was edited, by key.
  static func text(_ edited: String, from page: String, values: [String: String]) -> String {
    let template = Template(page, language: .shell)
    let sites = template.sites
    guard !sites.isEmpty, edited.utf8.count <= longest, page.utf8.count <= longest,
      !sites.contains(where: { $0.form == .optional }),
      let seen = try? filled(template, values), let lengths = lengths(template, values)
    else { return edited }
    let (before, after) = (Array(seen.utf8), Array(edited.utf8))
    let kept = places(of: before, in: after)
    var made = after
    // From the end: what is before keeps its place.
    for (site, range) in zip(sites, ranges(of: sites, lengths)).reversed() where values[site.key] != nil {
      guard !range.isEmpty, range.upperBound <= before.count, let start = kept[range.lowerBound],
        range.indices.allSatisfy({ kept[$0] == start + $0 - range.lowerBound })
      else { continue }
      made.replaceSubrange(start..<(start + range.count), with: site.name.utf8)
    }
    let text = withNames(of: sites, values, in: String(decoding: made, as: UTF8.self), spelled: lengths, before)
    // A name that would be read as another one, or not at all, is worse than the value.
    let again = try? filled(Template(text, language: .shell), values)
    return again == edited ? text : edited
  }

  /// As an editor shows it: what has no value that may be seen stays as it is written.
  private static func filled(_ template: Template, _ values: [String: String]) throws(FillFailure) -> String {
    var kept: [(mark: String, name: String)] = []
    let filled = try template.filled { site in
      if let value = values[site.key] { return .value(value) }
      kept.append(("\(mark)\(kept.count)x", site.name))
      return .value(kept[kept.count - 1].mark)
    }
    return kept.reduce(filled) { $0.replacingBytes(of: $1.mark, with: $1.name) }
  }

  /// What stands for a value that is not looked at: it needs no quotation marks anywhere.
  private static let mark = "PassoKeeps"

  /// Of the spelling of each value, in bytes.
  private static func lengths(_ template: Template, _ values: [String: String]) -> [Int]? {
    guard let marked = try? template.filled({ _ in .value(mark) }) else { return nil }
    var lengths: [Int] = []
    for site in template.sites {
      guard let value = values[site.key] else {
        lengths.append(site.range.count)
        continue
      }
      let one = try? template.filled { .value($0 == site ? value : mark) }
      guard let one else { return nil }
      lengths.append(one.utf8.count - marked.utf8.count + mark.utf8.count)
    }
    return lengths
  }

  /// Where the values are in what the editor showed.
  private static func ranges(of sites: [PlaceholderSite], _ lengths: [Int]) -> [Range<Int>] {
    var shift = 0
    return zip(sites, lengths).map { site, length in
      let start = site.range.lowerBound + shift
      shift += length - site.range.count
      return max(start, 0)..<max(start + max(length, 0), 0)
    }
  }

  /// Where each byte of the first text is in the second; nil for what is not there any more.
  private static func places(of before: [UInt8], in after: [UInt8]) -> [Int?] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var next = 0
    return before.indices.map { index in
      guard !removed.contains(index) else { return nil }
      while inserted.contains(next) { next += 1 }
      defer { next += 1 }
      return next
    }
  }

  /// Values that the edit has put elsewhere, as whole words.
  private static func withNames(
    of sites: [PlaceholderSite], _ values: [String: String], in text: String, spelled lengths: [Int], _ before: [UInt8]
  ) -> String {
    var bytes = Array(text.utf8)
    for (site, range) in zip(sites, ranges(of: sites, lengths)) {
      guard values[site.key] != nil, range.count >= shortestElsewhere, range.upperBound <= before.count else {
        continue
      }
      let pattern = Array(before[range])
      let names = ShellScript(String(decoding: bytes, as: UTF8.self)).sites.map(\.range)
      var found: [Range<Int>] = []
      var from = 0
      while let start = bytes.byteIndex(of: pattern, from: from) {
        let end = start + pattern.count
        from = end
        let isWhole = (start == 0 || !isPart(bytes[start - 1])) && (end == bytes.count || !isPart(bytes[end]))
        if isWhole, !names.contains(where: { $0.overlaps(start..<end) }) { found.append(start..<end) }
      }
      for place in found.reversed() { bytes.replaceSubrange(place, with: site.name.utf8) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isPart(_ byte: UInt8) -> Bool { byte.isAlphanumeric || "_-.".utf8.contains(byte) || byte >= 0x80 }
}
