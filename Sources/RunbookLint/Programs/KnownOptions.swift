import Bytes
import Configuration

/// The options that a call may have: those of the sub-command, and of all that it is a part of.
struct KnownOptions {
  private(set) var options: [String: ProgramTable.Value] = [:]
  /// There may be others; so it is where a command has no table of its own, but that of what it is a part of.
  private(set) var isPartial = false

  var isEmpty: Bool { options.isEmpty }

  mutating func add(_ table: ProgramTable) {
    options.merge(table.options) { $1 }
    isPartial = isPartial || table.isPartial || table.options.isEmpty
  }

  /// What a word does.
  enum Reading: Hashable {
    case alone
    case takesNext
    /// No option of the program follows.
    case endsOptions
    case unknown
  }

  /// - Parameter word: begins with a hyphen.
  func reading(of word: String) -> Reading {
    let name = Self.name(of: word)
    let hasValue = name.utf8.count < word.utf8.count
    if let value = options[name] { return Self.reading(value, hasValue: hasValue) }
    // `--validate-*`
    if options.contains(where: { $0.key.hasSuffix("*") && name.hasPrefix($0.key.dropLast()) }) { return .alone }
    guard name.hasPrefix("--") else { return cluster(name) }
    let stem = String(name.dropFirst(2))
    // Programs that have `--colour` often take `--no-colour`; many take a long option with one hyphen as well.
    if options["--no-" + stem] != nil || stem.hasPrefix("no-") && options["--" + stem.dropFirst(3)] != nil {
      return .alone
    }
    if let value = options["-" + stem], stem.utf8.count > 1 { return Self.reading(value, hasValue: hasValue) }
    // getopt_long(3) and its kin take the beginning of a name.
    let begun = options.filter { $0.key.hasPrefix(name) }
    guard let value = begun.first?.value else { return .unknown }
    return begun.values.allSatisfy { $0 == value } ? Self.reading(value, hasValue: hasValue) : .alone
  }

  private static func reading(_ value: ProgramTable.Value, hasValue: Bool) -> Reading {
    switch value {
    case .rest: .endsOptions
    case .required: hasValue ? .alone : .takesNext
    case .none, .optional: .alone
    }
  }

  /// `-xzf`: several letters after one hyphen, the last of which may have its value right after it.
  private func cluster(_ name: String) -> Reading {
    let letters = Array(name.utf8.dropFirst())
    for (index, letter) in letters.enumerated() {
      let option = "-" + String(decoding: [letter], as: UTF8.self)
      guard let value = options[option] else {
        // `head -20`, `git log -5`
        if letter.isDigit { continue }
        return .unknown
      }
      switch value {
      case .none: continue
      case .optional: return .alone
      case .required: return index == letters.count - 1 ? .takesNext : .alone
      case .rest: return .endsOptions
      }
    }
    return .alone
  }

  /// The option without its value.
  static func name(of word: String) -> String { String(word.prefix { $0 != "=" }) }

  // MARK: What was meant

  /// The option that a misspelt one was meant to be.
  ///
  /// Where not all options are known, it differs in one letter, in hyphens or in case; so it does where the option has
  /// one hyphen, since signals, modes and digests are written like that as well.
  func nearest(to name: String) -> String? {
    let known = options.keys.sorted()
    let folded = Self.folded(name)
    let letters = name.drop { $0 == "-" }
    if name.hasPrefix("--"), options["-" + letters] != nil { return "-" + letters }
    if folded.count > 3, let same = known.first(where: { Self.folded($0) == folded }) { return same }
    let long = known.filter { $0.hasPrefix("--") == name.hasPrefix("--") && Self.folded($0).count > 3 }
    if folded.count > 2, let near = long.first(where: { SpellingDistance.isOneEdit(name, $0) }) { return near }
    return isPartial || !name.hasPrefix("--") || folded.count < 4 ? nil : NearestName.of(name, in: long)
  }

  private static func folded(_ name: String) -> [UInt8] {
    name.lowercased().utf8.filter { $0 != UInt8(ascii: "-") && $0 != UInt8(ascii: "_") }
  }
}
