/// How near two spellings are.
package enum SpellingDistance {
  /// One letter added, left out, changed, or two neighbours exchanged.
  package static func isOneEdit(_ left: String, _ right: String) -> Bool {
    guard abs(left.utf8.count - right.utf8.count) <= 1 else { return false }
    let left = Array(left.utf8)
    let right = Array(right.utf8)
    guard left != right, abs(left.count - right.count) <= 1 else { return false }
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let suffix = zip(left.dropFirst(prefix).reversed(), right.dropFirst(prefix).reversed()).prefix { $0 == $1 }.count
    let leftRest = left[prefix..<(left.count - suffix)]
    let rightRest = right[prefix..<(right.count - suffix)]
    return max(leftRest.count, rightRest.count) <= 1
      || (leftRest.count == 2 && leftRest.elementsEqual(rightRest.reversed()))
  }
}
