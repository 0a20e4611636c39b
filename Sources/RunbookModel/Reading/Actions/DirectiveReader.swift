import Bytes
import Diagnostics
import MarkdownBlocks

/// Reads what an author demands explicitly: `{: pre data-timeout="2m" data-retry="5x10s" data-expect="ok"}`.
enum DirectiveReader {
  static func read(_ attributes: [AttributeList]) -> (directives: Directives, diagnostics: [Diagnostic]) {
    var directives = Directives()
    var diagnostics: [Diagnostic] = []
    for list in attributes {
      for pair in list.pairs where pair.key.hasPrefix("data-") {
        if !apply(pair, to: &directives) {
          diagnostics.append(
            Diagnostic(
              rule: "attribute-value", severity: .error, range: list.range,
              message: "\(pair.key)=\"\(pair.value)\" is not understood", help: help(for: pair.key)))
        }
      }
    }
    return (directives, diagnostics)
  }

  /// False when the value cannot be read. Attributes of other tools are none of ours.
  private static func apply(_ pair: AttributeList.Pair, to directives: inout Directives) -> Bool {
    switch pair.key {
    case "data-timeout":
      directives.timeLimit = seconds(pair.value)
      return directives.timeLimit != nil
    case "data-retry":
      directives.retry = retry(pair.value)
      return directives.retry != nil
    // Each text contains an empty one, and no line is one.
    case "data-expect", "data-expect-not", "data-expect-match":
      if pair.value.allSatisfy(\.isWhitespace) { return false }
      add(pair, to: &directives)
    case "data-expect-exit":
      let statuses = pair.value.split { $0 == "," || $0 == " " }.map { Int32($0) }
      directives.expectExit = statuses.compactMap { $0 }
      return !statuses.isEmpty && directives.expectExit.count == statuses.count
    default: break
    }
    return true
  }

  private static func add(_ pair: AttributeList.Pair, to directives: inout Directives) {
    switch pair.key {
    case "data-expect": directives.expect.append(pair.value)
    case "data-expect-not": directives.expectNot.append(pair.value)
    default: directives.expectMatch.append(pair.value)
    }
  }

  /// `90`, `90s`, `2m`, `1h`, `500ms` as seconds; nil for anything else.
  package static func seconds(_ text: String) -> Double? {
    let units: [(String, Double)] = [("ms", 0.001), ("s", 1), ("m", 60), ("h", 3600)]
    for (unit, factor) in units where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).flatMap { $0 >= 0 && $0.isFinite ? $0 * factor : nil }
    }
    return Double(text).flatMap { $0 >= 0 && $0.isFinite ? $0 : nil }
  }

  /// `5x10s`: five attempts, ten seconds apart.
  static func retry(_ text: String) -> RetryPolicy? { RetryPolicy(text) }

  private static func help(for key: String) -> Message {
    switch key {
    case "data-timeout": "write a duration such as 30s, 2m or 1h"
    case "data-expect", "data-expect-not", "data-expect-match": "write the text that is looked for in the output"
    case "data-retry": "write attempts and pause, such as 5x10s"
    default: "write exit statuses such as 0 or 0,2"
    }
  }
}

extension RetryPolicy {
  /// `5x10s`; nil for anything else.
  public init?(_ text: String) {
    let parts = text.parts(separatedBy: "x", maxSplits: 1).map(String.init)
    guard parts.count == 2, let attempts = Int(parts[0]), attempts > 0, let pause = DirectiveReader.seconds(parts[1])
    else { return nil }
    self.init(attempts: attempts, pause: pause)
  }
}
