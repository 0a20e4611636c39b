import Bytes

/// The way to a value within a JSON document, written as in RFC 9535: `$.resources[0].metadata['created at']`.
package struct JSONPath: Hashable, Sendable, CustomStringConvertible {
  package enum Step: Hashable, Sendable {
    case key(String)
    /// From 0.
    case index(Int)
  }

  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  func appending(_ step: Step) -> JSONPath { JSONPath(steps + [step]) }

  package var description: String {
    steps.reduce(into: "$") { text, step in
      switch step {
      case .index(let index): text += "[\(index)]"
      case .key(let key) where Self.isPlain(key): text += ".\(key)"
      case .key(let key):
        let escaped = key.reduce(into: "") { $0 += $1 == "'" || $1 == "\\" ? "\\\($1)" : String($1) }
        text += "['\(escaped)']"
      }
    }
  }

  private static func isPlain(_ key: String) -> Bool {
    !key.isEmpty && key.utf8.allSatisfy { $0.isAlphanumeric || $0 == "_" || $0 == "-" || $0 >= 0x80 }
  }

  /// Nil for what is no such path.
  package init?(_ description: String) {
    guard description.first == "$" else { return nil }
    var rest = description.dropFirst()
    var steps: [Step] = []
    while let first = rest.first {
      rest = rest.dropFirst()
      if first == "." {
        let key = rest.prefix { $0 != "." && $0 != "[" }
        guard !key.isEmpty else { return nil }
        steps.append(.key(String(key)))
        rest = rest[key.endIndex...]
      } else if first == "[", let (step, end) = Self.bracket(rest) {
        steps.append(step)
        rest = rest[end...]
      } else {
        return nil
      }
    }
    self.steps = steps
  }

  /// What is after a `[`, and the place after its `]`.
  private static func bracket(_ text: Substring) -> (Step, String.Index)? {
    guard text.first == "'" else {
      guard let close = text.firstIndex(of: "]"), let index = Int(text[..<close]), index >= 0 else { return nil }
      return (.index(index), text.index(after: close))
    }
    var key = ""
    var rest = text.dropFirst()
    while let character = rest.popFirst() {
      if character == "'" {
        guard rest.first == "]" else { return nil }
        return (.key(key), rest.index(after: rest.startIndex))
      }
      guard character != "\\" else {
        guard let escaped = rest.popFirst() else { return nil }
        key.append(escaped)
        continue
      }
      key.append(character)
    }
    return nil
  }
}
