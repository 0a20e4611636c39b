package import Diagnostics

/// The language of the person at the terminal, which need not be the page's.
package struct Language: Hashable, Sendable, CustomStringConvertible {
  /// BCP 47.
  package let code: String
  /// English pattern → pattern in this language; see ``Diagnostics/Message``.
  let translations: [String: String]
  let decimalSeparator: String
  let plurals: PluralForms

  package static let english = Language(code: "en", translations: [:], decimalSeparator: ".", plurals: .english)

  package var description: String { code }

  /// The sentence in this language; in English where no translation is known.
  package func say(_ message: Message) -> String {
    message.rendered(form: plurals.form) { translations[$0] }
  }

  /// `0.4 s`, `12 s`, `3 min 12 s`, `2 h 05 min`. Negative and non-finite durations read as 0.
  /// What only estimates: `4 s`, `3 min 40 s`.
  package func roundDuration(seconds: Double) -> String {
    seconds < 10 ? "\(Int(max(seconds, 1).rounded())) s" : duration(seconds: seconds.rounded())
  }

  package func duration(seconds: Double) -> String {
    guard seconds.isFinite, seconds > 0 else { return "0 s" }
    let tenths = Int(min(seconds * 10, 1e15).rounded())
    if tenths < 100 { return "\(tenths / 10)\(decimalSeparator)\(tenths % 10) s" }
    let whole = (tenths + 5) / 10
    if whole < 60 { return "\(whole) s" }
    if whole < 3600 { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole / 60 % 60 < 10 ? "0" : "")\(whole / 60 % 60) min"
  }
}
