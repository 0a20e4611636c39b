import Bytes
import RunbookModel
import RunbookRunner
import ShellSyntax

/// Where a command holds a secret: by the name before it, by what the program takes there, and by its form.
///
/// Better one value too many than one too few: a page is for others.
struct DraftSecrets {
  /// By what a secret was found; what knows its limits best comes first.
  enum Sign: Int, Comparable {
    case address, place, label, input, token, form

    static func < (one: Sign, other: Sign) -> Bool { one.rawValue < other.rawValue }
  }

  let bytes: [UInt8]
  let script: ShellScript
  /// Words of `sed` and `perl`, in which a slash ends a value.
  var patterns: [Range<Int>] = []
  private var found: [(finding: DraftFinding, sign: Sign)] = []

  static func of(_ script: ShellScript) -> [DraftFinding] {
    var secrets = DraftSecrets(script)
    secrets.readInputs()
    for call in script.calls {
      secrets.readAssignments(of: call)
      secrets.readPlaces(of: call)
      secrets.readOptions(of: call)
      secrets.readNamedOperands(of: call)
      secrets.readForms(of: call)
    }
    secrets.readLabels()
    secrets.readStatements()
    secrets.readUserInfo()
    secrets.readTokens()
    return secrets.apart()
  }

  private init(_ script: ShellScript) { (bytes, self.script) = (Array(script.text.utf8), script) }

  /// In order, apart from each other. Of two that overlap the one with the better sign; what a token has beyond it without
  /// a separator belongs to it.
  private func apart() -> [DraftFinding] {
    var kept: [DraftFinding] = []
    for (finding, _) in found.sorted(by: { ($0.sign, $1.finding.range.count) < ($1.sign, $0.finding.range.count) }) {
      let touched = kept.indices.filter { kept[$0].range.overlaps(finding.range) }
      guard let first = touched.first else {
        kept.append(finding)
        continue
      }
      guard touched.count == 1 else { continue }
      // An option or a name before it is none of it.
      let union = kept[first].range.lowerBound..<max(kept[first].range.upperBound, finding.range.upperBound)
      let beyond = bytes[kept[first].range.upperBound..<union.upperBound]
      guard !beyond.isEmpty, !beyond.contains(where: { " \t\n,;&=:@/\"'\\<>(){}|".utf8.contains($0) }) else { continue }
      kept[first].range = union
      kept[first].value = text(union)
    }
    return kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  // MARK: What is there

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Values that say nothing, and those that name a place of a secret: another variable, a file, a placeholder.
  private static let plain: Set<String> = [
    "true", "false", "yes", "no", "none", "null", "stdin", "env", "always", "never", "auto", "basic", "bearer",
    "x-oauth-basic", "*",
  ]
  /// What names the place of a secret, and is none.
  private static let references = ["$", "`", "<", "@", "/", "./", "../", "~", "%(", "{{"]

  mutating func add(_ range: Range<Int>, _ label: String, _ sign: Sign) {
    guard !range.isEmpty else { return }
    let value = text(range)
    let isReference = sign < .token && Self.references.contains { value.hasPrefix($0) }
    guard !isReference, !Self.plain.contains(value.lowercased()), value.utf8.contains(where: { !$0.isBlank }) else {
      return
    }
    found.append((DraftFinding(range: range, value: value, name: Self.name(label), isSecret: true), sign))
  }

  /// A name that tells every reader that it is a secret.
  private static func name(_ label: String) -> String {
    let key = PlaceholderKey.key(of: label)
    if ["authorization", "auth", "user", "u", "cookie", ""].contains(key) {
      return key == "cookie" ? "secret" : "password"
    }
    return isName(key) && !(key.utf8.first?.isDigit ?? true) && key.utf8.count <= 40 ? key : "secret"
  }

  /// Short names that a program's options and variables have for secrets, besides those of any text.
  private static let shortNames: Set<String> = [
    "pw", "pass", "pin", "salt", "creds", "pat", "psk", "jwt", "sshpass", "pgpass", "passcommand", "requirepass", "sid",
    "sig", "signature", "key",
  ]
  /// Last parts of names of what is about a secret and is none: `MAX_TOKENS`, `TOKEN_TTL`, `--password-stdin`.
  private static let about: Set<String> = [
    "stdin", "fd", "file", "path", "ttl", "header", "tokens", "length", "type", "name", "url", "id", "expiry", "days",
    "policy", "prompt", "env", "store", "ref", "version", "secrets", "backend", "helper", "count", "dir", "field",
    "arn",
  ]

  static func isName(_ name: String) -> Bool {
    let key = PlaceholderKey.key(of: name)
    let parts = key.parts(separatedBy: "_")
    if let last = parts.last, about.contains(String(last)) { return false }
    if SecretName.isOfSecret(name) { return true }
    guard var last = parts.last.map(String.init) else { return false }
    // `--password2`
    let digits = last.utf8.reversed().prefix { $0.isDigit }.count
    if digits > 0, digits < last.utf8.count {
      last.removeLast(digits)
      if SecretName.isOfSecret(last) { return true }
    }
    return shortNames.contains(last) || last.utf8.count > 3 && last.hasSuffix("pw")
  }

  /// `_authToken` of `//registry.example.org/:_authToken`, `token` of `github.token`.
  static func member(_ name: String) -> String {
    String(decoding: name.utf8.split { "./:[]".utf8.contains($0) }.last ?? name.utf8[...], as: UTF8.self)
  }

  /// The value of a word, quotation marks around all of it left out.
  func inner(_ word: ShellWord) -> Range<Int> { unquoted(word.range.clamped(to: 0..<bytes.count)) }

  func unquoted(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    // `$'a\\nb'`
    if range.count > 2, bytes[start] == .dollar, bytes[start + 1] == .singleQuote { start += 1 }
    let rest = start..<range.upperBound
    guard rest.count > 1, let first = bytes[rest].first, first == bytes[rest].last,
      first == .singleQuote || first == .doubleQuote, bytes[rest].dropFirst().dropLast().firstIndex(of: first) == nil
    else { return range }
    return (start + 1)..<(range.upperBound - 1)
  }

  /// What is after a sign in the value of a word; nil where it has none.
  func part(of range: Range<Int>, after signs: String) -> Range<Int>? {
    bytes[range].firstIndex { signs.utf8.contains($0) }.map { ($0 + 1)..<range.upperBound }
  }
}

extension UInt8 {
  static let dash = UInt8(ascii: "-")

  /// Of the name of a variable.
  var isOfVariable: Bool { isAlphanumeric || self == UInt8(ascii: "_") }
}
