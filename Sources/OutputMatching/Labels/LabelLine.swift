import Bytes

/// A line that gives one value under a label: `Client Version: v1.9.7`, `Token identifier   58669dd6`.
struct LabelLine: Sendable {
  var label: TextSlice
  /// Empty for a label that only heads what follows.
  var value: TextSlice
  /// Divided by a colon, not by blanks alone.
  var hasColon: Bool

  /// The reading of a sample's line; nil when it is none.
  init?(_ line: TextSlice) {
    let line = Self.withoutBullet(line)
    let text = line.trimmed
    guard text.beginsWithLetter else { return nil }
    // `a2abf6c4d29d: Pull complete`: what changes from run to run is no label.
    if let colon = Self.colon(in: text), Self.isLabel(text[..<colon]), ValueShape.of(text[..<colon]) != .hash {
      label = text[..<colon].trimmed
      value = text[(colon + 1)...].trimmed
      hasColon = true
      return
    }
    let cells = TextTable.cells(of: line)
    guard cells.count == 2, Self.isLabel(cells[0].text), !Self.holdsValue(cells[0].text, in: text) else { return nil }
    label = cells[0].text
    value = cells[1].text
    hasColon = false
  }

  /// YAML begins the entries of a list with `- `.
  private static func withoutBullet(_ line: TextSlice) -> TextSlice {
    let text = line.trimmed
    return text.begins(with: "- ") ? text.dropFirst(2) : line
  }

  private static func colon(in text: TextSlice) -> Int? {
    text.indices.first { index in
      text[index] == ":" && (index + 1 == text.endIndex || text[index + 1].isBlank)
    }
  }

  /// At most six words, no punctuation that sentences and commands have.
  private static func isLabel(_ text: TextSlice) -> Bool {
    text.count <= 60 && text.split(whereSeparator: \.isBlank).count <= 6
      && !text.contains { "'\"`<>{}[]=,;!?$|&".utf8.contains($0) } && text.byteRange(of: TextSlice(". ")) == nil
  }

  /// A number, an id or a date is part of running text, not of a label; so is a date that goes on after the gap.
  private static func holdsValue(_ label: TextSlice, in text: TextSlice) -> Bool {
    LineWords.split(text).prefix { $0.startIndex < label.endIndex }.contains { word in
      word.endIndex > label.endIndex || ValueShape.of(word).isWildcard
    }
  }

  /// The value that a line of the output gives under exactly this label; nil when it does not.
  ///
  /// `Token` is not the label of `Token identifier   5866…`: after the label is a colon, `=`, a tab, two
  /// blanks, or nothing.
  static func value(
    of label: TextSlice, in line: TextSlice, ignoringCase: Bool = false, needsColon: Bool = false
  ) -> TextSlice? {
    let text = withoutBullet(line).trimmed
    let head = text.prefix(label.count)
    guard head == label || ignoringCase && head.isEqualIgnoringCase(to: label) else { return nil }
    let rest = text[head.endIndex...]
    let blanks = rest.prefix(while: \.isBlank)
    let following = rest[blanks.endIndex...]
    if following.isEmpty { return needsColon ? nil : following }
    if following.first == ":" || following.first == "=" {
      let value = following.dropFirst()
      // `host:8080` and `a==b` are no labels.
      guard following.first == "=" || value.isEmpty || value[value.startIndex].isBlank || blanks.count > 0 else {
        return nil
      }
      return value.trimmed
    }
    guard !needsColon else { return nil }
    return blanks.count >= 2 || blanks.contains(0x09) ? following : nil
  }
}
