import Bytes
import Diagnostics
import OutputMatching

/// A variable that a step has assigned: whether its value can be what its name promises.
///
/// `TOKEN=$(tool token | awk '{print $3}')` ends with 0 and assigns some word of the message that no one is logged in.
struct AssignedVariable {
  /// In characters; what is shorter is no secret that a machine made.
  private static let shortestCredential = 8

  let name: String
  let value: String
  /// A command gave it, whose message may have got into it; what a page or a person wrote is what they wanted.
  let isComputed: Bool

  /// Why the value cannot be meant; nil where there is no reason to doubt it.
  var objection: Message? {
    if value.allSatisfy(\.isSpace) { return "\(name) is empty" }
    guard isComputed else { return nil }
    if Self.nothing.contains(value) || Self.isNotice(value) {
      return "\(name) contains \(value), by which programs say that there is no value"
    }
    if ReportedError.excerpt(of: value) != nil { return "\(name) contains an error message" }
    guard let promised = promisedShape else { return nil }
    let found = ValueShape.of(value)
    guard !isPossible(found) else { return nil }
    let shapes: Message = "\(found.name) instead of \(promised.name)"
    return "\(name): \(shapes)"
  }

  /// `jq -r` and Go templates.
  private static let nothing: Set<String> = ["null", "undefined", "<no value>", "<nil>", "None"]

  /// A usage text, a page, `<none>`; a single word such as `none` may be the answer that was asked for.
  private static func isNotice(_ value: String) -> Bool {
    value.contains(where: \.isAlphabetic) && !value.allSatisfy(\.isAlphabetic) && AbsentValue.isIn(value)
  }

  private var words: [Substring] { name.lowercased().parts(separatedBy: "_") }

  /// What the last word of the name says; nil where it says nothing that has a form.
  private var promisedShape: ValueShape? {
    switch words.last {
    case "guid", "uuid": .guid
    case "token", "jwt", "apikey": .token
    case "key" where ["api", "access"].contains(words.dropLast().last): .token
    case "email": .email
    case "url": .url
    case "port": .number
    case "crn", "arn": .resourceName
    default: nil
    }
  }

  private func isPossible(_ found: ValueShape) -> Bool {
    switch promisedShape {
    case .guid: found == .guid || found == .hash && value.utf8.count == 32
    case .token: isCredential
    case .email: value.utf8.contains(UInt8(ascii: "@")) && found != .text
    case .url: found != .text && !value.hasSuffix("://")
    case .number: Int(value).map((1...65_535).contains) ?? false
    case .resourceName: found == .resourceName
    default: true
    }
  }

  /// One word of some length, perhaps after the scheme that a header wants.
  private var isCredential: Bool {
    let words = value.split(whereSeparator: \.isSpace)
    let schemes: Set<String> = ["bearer", "basic", "token", "apikey"]
    guard let last = words.last, last.count >= Self.shortestCredential else { return false }
    return words.count == 1 || words.count == 2 && schemes.contains(words[0].lowercased())
  }
}
