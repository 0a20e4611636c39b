import Bytes

/// Numbers beside a state that say of how many it is so.
enum PartCount {
  /// Whether a number beside it says that it is none or not all: `0/3 available`, `1 of 3 updated replicas are
  /// available`, `0 ready`, `10% finished`, `desired 3, ready 1`.
  static func isAround(_ place: PlaceInLine) -> Bool {
    // What is in brackets right after it counts it, too: `finished (3/10)`.
    let rest = place.line[place.clause.upperBound...]
    let isBracket = rest.first.map { $0 == "(" || $0 == "[" } ?? false
    let bracket = isBracket ? rest.prefix { $0 != ")" && $0 != "]" } : rest.prefix(0)
    let before = tokens(place.line[place.clause.lowerBound..<place.range.lowerBound])
    let after = tokens(place.line[place.range.upperBound..<place.clause.upperBound]) + tokens(bracket)
    return isPart(before) || isPart(after) || countsNone(before) || isLess(before, after, in: tokens(place.line))
  }

  private static func tokens(_ text: TextSlice) -> [String] {
    String(decoding: text.prefix(longestLook), as: UTF8.self).lowercased().split {
      !($0.isAlphabetic || $0.isNumeric || "/%.,'’-_".containsBytes(of: $0))
    }.map {
      String($0.last.map { ".,".containsBytes(of: $0) } ?? false ? $0.dropLast() : $0)
    }
  }

  /// In bytes.
  private static let longestLook = 2_000

  private static func isPart(_ words: [String]) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      if let (some, all) = fraction(word) { return some < all || all == 0 }
      guard let number = number(word) else { return false }
      let next = words.dropFirst(index + 1).first
      if word.last == "%" || next == "%" { return number < 100 }
      // `3 replicas of 5`, `3 out of 10`
      var rest = words[(index + 1)...]
      if let first = rest.first, !ReservationWords.partitives.contains(first) { rest = rest.dropFirst() }
      guard let of = rest.first, ReservationWords.partitives.contains(of) else { return false }
      rest = rest.drop {
        ReservationWords.partitives.contains($0) || ReservationWords.links.contains($0) && self.number($0) == nil
      }
      return rest.first.flatMap(self.number).map { number < $0 } ?? false
    }
  }

  /// `0 ready`, `0 pods are ready`
  private static func countsNone(_ before: [String]) -> Bool {
    guard let zero = before.lastIndex(of: "0"), before.count - zero <= 3 else { return false }
    return !before[(zero + 1)...].contains { ErrorWords.isReport(TextSlice($0)) || $0.contains(where: \.isNumeric) }
  }

  /// Whether the line says how many there should be, and of the state there are less.
  private static func isLess(_ before: [String], _ after: [String], in line: [String]) -> Bool {
    let beside = [before.last, after.first].compactMap { $0 }.filter { $0.contains(where: \.isNumeric) }
    guard let some = beside.compactMap(number).first else { return false }
    return line.indices.contains { index in
      guard ReservationWords.wholes.contains(line[index]) else { return false }
      return [index - 1, index + 1].contains { line.indices.contains($0) && (number(line[$0]) ?? 0) > some }
    }
  }

  private static func fraction(_ word: String) -> (Double, Double)? {
    let parts = word.parts(separatedBy: "/")
    guard parts.count == 2, let some = Double(String(parts[0])), let all = Double(String(parts[1])) else { return nil }
    return (some, all)
  }

  /// In digits or in letters.
  private static func number(_ word: String) -> Double? {
    if let number = ReservationWords.numbers[word] { return number }
    let digits = word.filter { $0 != "%" }.map { $0 == "," ? "." : $0 }
    return digits.first?.isNumeric ?? false ? Double(String(digits)) : nil
  }
}
