import Bytes

/// The anchor that a heading has without one of its own, as GitHub makes it.
package enum HeadingSlug {
  package static func of(_ title: String) -> String {
    String(
      title.lowercased().compactMap { character -> Character? in
        if character == " " { return "-" }
        return character.isAlphabetic || character.isNumeric || "-_".containsBytes(of: character) ? character : nil
      })
  }
}
