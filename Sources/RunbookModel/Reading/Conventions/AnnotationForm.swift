import Bytes
import Diagnostics
import OutputMatching

/// How the value of an annotation is written, and what it asks for.
enum AnnotationForm: Hashable {
  case always(Demand)
  /// `true` or nothing, and `false`.
  case flag(Demand, Demand)
  /// `10`, `10s`, `1m 30s`
  case timeLimit
  /// A duration: `wait=30` after the block, `{wait: 5s}` before it.
  case wait
  /// An exit status.
  case status
  case name
  case tags
  case directory
  /// `port:8080`, `file:ready`, `exit:COMMAND`
  case readiness
  /// `output`: it prints something else each time; `command` or nothing: it is not run.
  case determinism
  /// A number, or a regular expression.
  case similarity

  /// Nil where the value is not understood.
  func demand(of annotation: Annotation) -> Demand? {
    let value = annotation.value
    switch self {
    case .always(let demand): return demand
    case .flag(let yes, let no): return Self.flag(value).map { $0 ? yes : no }
    // `+timeout` alone asks for the tool's own limit, and a limit of nothing would end every command.
    case .timeLimit where value == nil: return .nothing
    case .timeLimit: return Self.seconds(value).flatMap { $0 > 0 ? .timeLimit($0) : nil }
    case .wait: return wait(annotation)
    case .status: return value.flatMap { Int32($0) }.map { $0 == 0 ? .succeed : .fail($0) }
    case .name: return Self.text(value).map { .name($0) }
    case .tags: return value.map { .tags($0.split { $0 == "," || $0 == " " }.map(String.init)) }
    case .directory: return Self.text(value).map { .directory($0) }
    case .readiness: return value.map(Self.readiness)
    case .determinism:
      switch value {
      case "output": return .printAnything
      case nil, "command": return .exclude
      default: return nil
      }
    case .similarity:
      return value.flatMap { Double($0) } != nil || value.flatMap(Self.expression) != nil
        ? .nothing : .unsupported("the output has to match a regular expression")
    }
  }

  /// What a line matches as a whole of which a part matches the text; nil for what is not followed.
  static func expression(ofSimilarity text: String) -> String? {
    // The tool's own expression begins and ends anywhere; within several lines it would be another one.
    guard !text.containsBytes(of: #"\n"#), LineExpression(text) != nil else { return nil }
    let expression = ".*(?:\(text)).*"
    return LineExpression(expression) == nil ? nil : expression
  }

  /// Seconds.
  private static let longestPause = 3600.0

  /// What is written with it may leave a block out.
  var mayExclude: Bool {
    switch self {
    case .flag(let yes, let no): yes == .exclude || no == .exclude
    case .determinism: true
    default: false
    }
  }

  private static func text(_ value: String?) -> String? { value.flatMap { $0.isEmpty ? nil : $0 } }

  private static func flag(_ value: String?) -> Bool? {
    switch value?.lowercased() {
    case nil, "true", "yes", "1": true
    case "false", "no", "0": false
    default: nil
    }
  }

  private static func seconds(_ value: String?) -> Double? {
    guard let value, !value.isEmpty else { return nil }
    let parts = value.parts(separatedBy: " ").map { DirectiveReader.seconds(String($0)) }
    return parts.contains(nil) ? nil : parts.compactMap(\.self).reduce(0, +)
  }

  private func wait(_ annotation: Annotation) -> Demand? {
    if annotation.value?.hasPrefix("{") == true { return .unsupported("it waits for a file") }
    guard let seconds = Self.seconds(annotation.value) else { return nil }
    guard seconds <= Self.longestPause else { return .unsupported("it waits for more than an hour") }
    return annotation.isInBraces ? .pauseBefore(seconds) : .pauseAfter(seconds)
  }

  private static func readiness(_ value: String) -> Demand {
    if value.hasPrefix("port:"), let port = Int(value.dropFirst("port:".count)) { return .ready(.port(port)) }
    if value.hasPrefix("file:") { return .unsupported("it is ready when a file is there") }
    return .unsupported("a command says when it is ready")
  }
}
