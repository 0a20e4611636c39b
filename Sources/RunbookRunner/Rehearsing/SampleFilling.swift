import ShellSyntax

/// A sample output whose `<name>` are filled in where a value is at hand.
struct SampleFilling {
  private let text: String

  init(_ text: String) {
    self.text = text
  }

  /// - Parameter value: by placeholder key; nil leaves the place as it is.
  func filled(_ value: (String) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for site in Template(text, language: .plain).sites where site.form == .angle && site.range.lowerBound >= position {
      guard let value = value(site.key) else { continue }
      result += bytes[position..<site.range.lowerBound] + Array(value.utf8)
      position = site.range.upperBound
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }
}
