import Bytes

/// Names (labels, headings, keys, words beside a number) whose value another run is expected to show otherwise.
enum VolatileName {
  /// Says whether a number under this name is an example: a process id, a size, a time.
  static func isOfNumber(_ name: TextSlice?) -> Bool {
    guard let name, name.count <= longest else { return false }
    let words = words(name)
    // `max_connections` is how many there may be.
    if let first = words.first, ValueWords.limits.contains(first) { return false }
    return words.indices.contains { index in
      // "number of peers" counts them; a "serial number" changes.
      // What is "up to date" is no date.
      ValueWords.numbers.contains(words[index])
        && !(words[index] == "number" && words.dropFirst(index + 1).first == "of")
        && !(words[index] == "date" && words[..<index].last == "to")
    }
  }

  /// Says whether a version under this name may be a later one.
  static func isOfVersion(_ name: TextSlice?) -> Bool { holds(name, ValueWords.versions) }

  /// Says whether a number under this name counts what went wrong: zero is then no example.
  static func isOfFailures(_ name: TextSlice?) -> Bool { holds(name, ValueWords.failures) }

  /// Says whether a date under this name is one until which something holds.
  static func isOfExpiry(_ name: TextSlice?) -> Bool {
    holds(name, ValueWords.expiries) && !holds(name, ValueWords.starts.subtracting(ValueWords.ends))
  }

  /// Says whether a date under this name is when something began.
  static func isOfStart(_ name: TextSlice?) -> Bool { holds(name, ValueWords.starts) }

  /// Says whether a date under this name is when something ends, or was last changed.
  static func isOfEnd(_ name: TextSlice?) -> Bool { holds(name, ValueWords.ends) }

  /// Says whether an amount under this name is the most that there may be.
  static func isOfLimit(_ name: TextSlice?) -> Bool { holds(name, ValueWords.limits) }

  /// Says whether an amount under this name is what is in use, or went by.
  static func isOfUse(_ name: TextSlice?) -> Bool { holds(name, ValueWords.uses) }

  /// Says whether a number under this name may be any, zero too: how far something lags.
  static func isOfFlow(_ name: TextSlice?) -> Bool {
    guard let name, name.count <= longest else { return false }
    let words = words(name)
    return words.contains(where: ValueWords.flows.contains)
      || zip(words, words.dropFirst()).contains { ValueWords.flows.contains($0 + " " + $1) }
  }

  /// Says whether an amount under this name is how far something is after what it follows.
  static func isOfLag(_ name: TextSlice?) -> Bool { holds(name, ValueWords.lags) }

  /// Says whether an amount under this name is how much is left.
  static func isOfRest(_ name: TextSlice?) -> Bool { holds(name, ValueWords.rests) }

  /// Says whether a number under this name is a part of a hundred.
  static func isOfPercent(_ name: TextSlice?) -> Bool { holds(name, ValueWords.percents) }

  /// Says whether a number under this name only grows.
  static func isOfGrowth(_ name: TextSlice?) -> Bool { holds(name, ValueWords.growths) }

  /// Says whether a name under this name is that of a machine on which something happens to run.
  static func isOfMachine(_ name: TextSlice?) -> Bool { holds(name, ValueWords.machines) }

  /// Says whether a text under this name marks one edition of what a server sends.
  static func isOfTag(_ name: TextSlice?) -> Bool { holds(name, tags) }

  /// Says whether a number under this name is that of the reader's account.
  static func isOfAccount(_ name: TextSlice?) -> Bool { holds(name, accounts) }

  private static func holds(_ name: TextSlice?, _ known: Set<String>) -> Bool {
    guard let name, name.count <= longest else { return false }
    return words(name).contains(where: known.contains)
  }

  /// In bytes.
  private static let longest = 80

  /// `expiresIn`, `expires_in` and `Expires in:` have the same words.
  private static func words(_ name: TextSlice) -> [String] {
    var words: [String] = []
    var word = ""
    var wasLowercase = false
    for character in name.string {
      let isPart = character.isAlphabetic || character.isNumeric || character == "%"
      if !isPart || character.isUppercase && wasLowercase, !word.isEmpty {
        words.append(word)
        word = ""
      }
      if isPart { word += character.lowercased() }
      wasLowercase = character.isLowercase || character.isNumeric
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Says whether a text under this name is an id.
  static func isOfID(_ name: TextSlice?) -> Bool { holds(name, ids) }

  private static let ids: Set<String> = ["id", "ids"]
  private static let tags: Set<String> = ["etag"]
  private static let accounts: Set<String> = ["account", "accountid", "owner", "ownerid", "userid", "user"]
}
