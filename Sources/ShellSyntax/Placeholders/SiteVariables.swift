import Bytes

/// Variables of the generator of a site that a page in its source form still has: `{{site.url}}`, `{{ page.version }}`.
/// `{{.Names}}` and `{{ansible_host}}` are templates of the programs that are called.
package enum SiteVariables {
  /// In bytes of the text.
  package static func ranges(in text: String) -> [Range<Int>] {
    guard text.containsBytes(of: "{{") else { return [] }
    let bytes = Array(text.utf8)
    var found: [Range<Int>] = []
    var start = 0
    while let open = bytes[start...].byteRange(of: Array("{{".utf8)),
      let close = bytes[open.upperBound...].byteRange(of: Array("}}".utf8))
    {
      let name = bytes[open.upperBound..<close.lowerBound].drop { $0 == 0x20 }
      if isVariable(name.text) { found.append(open.lowerBound..<close.upperBound) }
      start = close.upperBound
    }
    return found
  }

  private static func isVariable(_ text: String) -> Bool {
    var name = text[...]
    while name.last == " " { name.removeLast() }
    let parts = name.parts(separatedBy: ".", omittingEmptySubsequences: false)
    return parts.count > 1 && owners.contains(String(parts[0]))
      && parts.allSatisfy { part in
        !part.isEmpty && part.allSatisfy { $0.isAlphabetic || $0.isNumeric || "_-".containsBytes(of: $0) }
      }
  }

  /// To which the generators let variables belong.
  private static let owners: Set<String> = ["site", "page", "layout", "book", "config", "include", "extra"]
}
