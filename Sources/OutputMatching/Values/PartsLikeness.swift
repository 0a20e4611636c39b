import Bytes
import Diagnostics

/// Values of several parts (paths, generated names, colon-separated resource names): what may differ is decided part by
/// part, so that `/tmp/a1b2/report` may be `/tmp/c3d4/report` but not `/tmp/c3d4/core`.
enum PartsLikeness {
  /// - Parameter isAddress: of a URL, below no home and no folder for temporary files.
  static func ofPaths(_ sample: TextSlice, _ actual: TextSlice, isAddress: Bool = false) -> Likeness {
    let expected = sample.split(at: "/")
    let found = actual.split(at: "/")
    if !isAddress, isPersonal(sample), isPersonal(actual) {
      return ofFiles(expected.last ?? [], found.last ?? [])
    }
    guard expected.count == found.count else { return .unexplained("another path") }
    return parts(expected, found, "another path", .path)
  }

  /// Files of one's own: the same, or one whose name begins and ends alike, such as `config-a.yml` and `config-b.yml`.
  private static func ofFiles(_ sample: TextSlice, _ actual: TextSlice) -> Likeness {
    if sample == actual { return .typed(.path) }
    let isAlike = leadingWord(sample) == leadingWord(actual) && suffix(sample) == suffix(actual)
    return isAlike && sample.contains(0x2E) ? .typed(.path) : name(sample, actual) ?? .unexplained("another file")
  }

  private static func leadingWord(_ file: TextSlice) -> TextSlice { file.prefix { $0.isLetter || $0 >= 0x80 } }

  private static func suffix(_ file: TextSlice) -> TextSlice { file.lastIndex(of: 0x2E).map { file[$0...] } ?? [] }

  static func ofResourceNames(_ sample: TextSlice, _ actual: TextSlice) -> Likeness {
    let expected = sample.split { $0 == ":" || $0 == "/" }
    let found = actual.split { $0 == ":" || $0 == "/" }
    guard expected.count == found.count else { return .unexplained("another resource") }
    return parts(expected, found, "another resource", .resourceName)
  }

  /// `web-7d9f8c6b5-x2x1z` may be `web-5c8d7b9f4-abcde`: the stem before the generated parts is the name.
  static func ofGeneratedNames(_ sample: TextSlice, _ actual: TextSlice) -> Likeness {
    let expected = stem(sample)
    guard !expected.isEmpty, expected == stem(actual) else { return .unexplained("another name") }
    return .typed(.generatedName)
  }

  private static func parts(
    _ expected: [TextSlice], _ found: [TextSlice], _ why: Message, _ shape: ValueShape
  ) -> Likeness {
    var isOther = false
    for (part, actual) in zip(expected, found) where part != actual {
      guard let likeness = name(part, actual) else { return .unexplained(why) }
      guard likeness.isAccepted else { return likeness }
      isOther = true
    }
    return isOther ? .typed(shape) : .same
  }

  /// How one part compares; nil when both are plain words that differ.
  private static func name(_ sample: TextSlice, _ actual: TextSlice) -> Likeness? {
    if sample == actual { return .same }
    let shape = ValueShape.of(sample)
    if shape == .exampleName { return .tolerable("a name of one's own") }
    if VolatileBounds.isAccount(sample), VolatileBounds.isAccount(actual) { return .typed(.number) }
    guard shape.isOpaque, ValueShape.of(actual).isOpaque else {
      return stem(sample).isEmpty || stem(sample) != stem(actual) ? nil : .typed(.generatedName)
    }
    return .typed(shape)
  }

  private static func isPersonal(_ path: TextSlice) -> Bool {
    ["/home/", "/Users/", "/root/", "/tmp/", "/var/tmp/", "/var/folders/", "~/", "C:\\Users\\", "/run/user/"]
      .contains(where: path.begins(with:))
  }

  /// What is before the first part that a program made up: of letters and digits mixed, at least five characters long.
  private static func stem(_ name: TextSlice) -> TextSlice {
    var end = name.startIndex
    for part in name.split(whereSeparator: { $0 == "-" || $0 == "." || $0 == "_" }) {
      if isGenerated(part) { return name[..<end] }
      end = part.endIndex
    }
    return []
  }

  private static func isGenerated(_ part: TextSlice) -> Bool {
    guard part.count >= 5, part.allSatisfy(\.isAlphanumeric) else { return false }
    let changes = zip(part, part.dropFirst()).count { $0.isDigit != $1.isDigit }
    return changes >= 2 || part.count >= 8 && changes >= 1 || part.count >= 6 && part.allSatisfy(\.isDigit)
  }
}

extension ValueShape {
  /// Made by a machine, and another each time.
  var isOpaque: Bool {
    switch self {
    case .guid, .jwt, .hash, .token, .date, .dateTime, .time, .redacted, .bearer: true
    default: false
    }
  }
}
