import Bytes
import Diagnostics

/// Values of several parts of which only one is given out anew each time, recognized by their forms.
enum OwnForms {
  /// Nil where the two have none of these forms in common.
  static func likeness(_ sample: TextSlice, _ actual: TextSlice, _ name: TextSlice?) -> Likeness? {
    if arePortsOfNodes(sample, actual) || areProcesses(sample, actual) { return .typed(.number) }
    if VolatileName.isOfID(name), isMixed(sample), isMixed(actual), sample.count == actual.count {
      return .typed(.token)
    }
    if areUses(sample, actual) { return .typed(.ratio) }
    if areReleases(sample, actual) { return .typed(.version) }
    return nil
  }

  /// `80:31234/TCP,443:30567/TCP`: the second port of each is given out.
  private static func arePortsOfNodes(_ sample: TextSlice, _ actual: TextSlice) -> Bool {
    let (expected, found) = (sample.split(at: ",").map(nodePort), actual.split(at: ",").map(nodePort))
    guard expected.count == found.count else { return false }
    return zip(expected, found).allSatisfy { one, other in
      guard let one, let other else { return false }
      return one.port == other.port && one.proto == other.proto
    }
  }

  private static func nodePort(_ text: TextSlice) -> (port: TextSlice, proto: TextSlice)? {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), let slash = text.firstIndex(of: UInt8(ascii: "/")),
      colon < slash, let port = Int(text[..<colon].string), (1...65_535).contains(port),
      let given = Int(text[(colon + 1)..<slash].string), (30_000...32_767).contains(given)
    else { return nil }
    return (text[..<colon], text[slash...])
  }

  /// `23%/80%`: how much is in use, and how much is to be, which stays.
  private static func areUses(_ sample: TextSlice, _ actual: TextSlice) -> Bool {
    let (expected, found) = (sample.split(at: "/").map(percentage), actual.split(at: "/").map(percentage))
    guard expected.count == 2, found.count == 2, let used = expected[0], let most = expected[1], let other = found[0]
    else { return false }
    return found[1] == most && (used <= most) == (other <= most) && (used == 0) == (other == 0)
  }

  private static func percentage(_ text: TextSlice) -> Int? { text.last == "%" ? Int(text.dropLast().string) : nil }

  /// `├─1234` of a tree of processes.
  private static func areProcesses(_ sample: TextSlice, _ actual: TextSlice) -> Bool {
    [sample, actual].allSatisfy { text in
      ["├─", "└─"].contains { mark in
        let rest = text.dropFirst(mark.utf8.count)
        return text.begins(with: mark) && !rest.isEmpty && rest.allSatisfy(\.isDigit)
      }
    }
  }

  /// `x1y2z3a4b5c6`
  private static func isMixed(_ text: TextSlice) -> Bool {
    text.count >= 10 && text.allSatisfy { $0.isLowercase || $0.isDigit } && text.contains(where: \.isDigit)
      && text.contains(where: \.isLetter)
  }

  /// `requests-2.31.0` and a later one of the same name.
  private static func areReleases(_ sample: TextSlice, _ actual: TextSlice) -> Bool {
    guard let one = release(sample), let other = release(actual), one.name == other.name else { return false }
    return one.numbers.lexicographicallyPrecedes(other.numbers)
  }

  private static func release(_ text: TextSlice) -> (name: TextSlice, numbers: [Int])? {
    guard text.count <= 80, let dash = text.lastIndex(of: UInt8(ascii: "-")), dash > text.startIndex,
      text[..<dash].allSatisfy({ $0.isAlphanumeric || "-_.".utf8.contains($0) })
    else { return nil }
    let parts = text[(dash + 1)...].split(at: ".")
    let numbers = parts.compactMap { Int($0.string) }
    return parts.count == 3 && numbers.count == 3 ? (text[..<dash], numbers) : nil
  }
}
