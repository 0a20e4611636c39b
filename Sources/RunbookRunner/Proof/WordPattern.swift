/// One word of a command pattern: `KIND/NAME`, `s3://NAME`, `create table*`.
struct WordPattern: Sendable {
  private enum Part {
    case text(String)
    /// Nil: any value will do.
    case capture(String?)
  }

  private var parts: [Part] = []

  /// Capitals are names of captures, `*` is any text, also none.
  init(_ text: String) {
    var rest = text[...]
    while let first = rest.first {
      if first == "*" {
        parts.append(.capture(nil))
        rest.removeFirst()
        continue
      }
      let run = rest.prefix { $0 != "*" && $0.isUppercase == first.isUppercase }
      parts.append(first.isUppercase ? .capture(String(run)) : .text(String(run)))
      rest = rest.dropFirst(run.count)
    }
  }

  /// Of the captures.
  var names: [String] { parts.compactMap { if case .capture(let name?) = $0 { name } else { nil } } }

  /// The values of the captures; nil where the word has another form.
  func captures(in word: String) -> [String: String]? {
    var found: [String: String] = [:]
    var rest = word[...]
    var open: String??
    for part in parts {
      switch part {
      case .capture(let name): open = .some(name)
      case .text(let text):
        guard let name = open else {
          guard rest.hasPrefix(text) else { return nil }
          rest = rest.dropFirst(text.count)
          continue
        }
        // Of `registry:5000/app:1` the tag is what is after the last colon.
        guard let place = rest.ranges(of: text).last else { return nil }
        guard keep(rest[..<place.lowerBound], as: name, in: &found) else { return nil }
        rest = rest[place.upperBound...]
        open = nil
      }
    }
    guard let name = open else { return rest.isEmpty ? found : nil }
    return keep(rest, as: name, in: &found) ? found : nil
  }

  private func keep(_ value: Substring, as name: String?, in found: inout [String: String]) -> Bool {
    guard let name else { return true }
    guard !value.isEmpty else { return false }
    found[name] = String(value)
    return true
  }
}
