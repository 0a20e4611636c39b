/// Which form of a word goes with a number, as the header `Plural-Forms` of a language file says it:
/// `nplurals=2; plural=(n > 1);`.
///
/// Source: the GNU gettext manual, "Additional functions for plural forms".
struct PluralForms: Hashable, Sendable {
  /// How many forms a word has, at least 1.
  let count: Int
  private let rule: PluralRule

  /// One form for 1, another one for all else.
  static let english = PluralForms(count: 2, rule: .operation(.notEqual, .number, .literal(1)))

  private init(count: Int, rule: PluralRule) {
    self.count = count
    self.rule = rule
  }

  /// Nil where the header is not understood.
  init?(_ header: some StringProtocol) {
    var count: Int?
    var rule: PluralRule?
    for part in header.split(separator: ";") {
      let words = part.split(separator: "=", maxSplits: 1)
      guard words.count == 2 else { continue }
      let value = String(words[1]).filter { $0 != " " }
      switch String(words[0]).filter({ $0 != " " }) {
      case "nplurals": count = Int(value)
      case "plural": rule = PluralRule(value)
      default: break
      }
    }
    guard let count, (1...8).contains(count), let rule else { return nil }
    self.init(count: count, rule: rule)
  }

  /// From 0 to ``count`` - 1.
  func form(for number: Int) -> Int {
    min(max(rule.value(for: Int(clamping: number.magnitude)), 0), count - 1)
  }
}
