import Bytes
import OutputMatching
import RunbookModel
import RunbookRunner
import ShellSyntax

/// The commands with placeholders in the place of what is one's own, and what was there.
struct DraftPlaceholders {
  /// A placeholder and its value.
  struct Value: Hashable {
    /// In angle brackets, or as the command has it.
    var name: String
    /// What was there; nil for a secret, and where nothing is known.
    var example: String?
    var isSecret = false
  }

  private(set) var commands: [DraftCommand] = []
  /// Each once, in the order of the commands.
  private(set) var values: [Value] = []
  private(set) var omissions: [DraftOmission] = []
  /// What is on no page, longest first.
  private(set) var secrets: [String]
  /// Key of the placeholder → its value.
  private var used: [String: DraftFinding] = [:]
  /// In bytes; a shorter secret is in other words by chance, and is replaced only where it is known to be one.
  private static let shortestElsewhere = 6

  init(_ commands: [DraftCommand], home: String?) {
    let home = DraftHome(home)
    let scripts = commands.map { ShellScript(home.portable($0.text)) }
    var secretFindings = scripts.map(DraftSecrets.of)
    secrets = Set(secretFindings.joined().map(\.value)).sorted { ($1.utf8.count, $0) < ($0.utf8.count, $1) }
    let names = Dictionary(secretFindings.joined().map { ($0.value, $0.name) }, uniquingKeysWith: { first, _ in first })
    for secret in secrets where Self.isElsewhere(secret) {
      for index in scripts.indices {
        secretFindings[index] += Self.places(of: secret, in: scripts[index].text, outside: secretFindings[index]).map {
          DraftFinding(range: $0, value: secret, name: names[secret] ?? "secret", isSecret: true)
        }
      }
    }
    let found = Self.withSharedPaths(DraftValues(scripts, secrets: secretFindings).findings)
    let label = Self.labels(found, hiding: secrets)
    for (index, command) in commands.enumerated() {
      add(command, scripts[index].text, found[index], label)
    }
  }

  /// A secret is looked for in all commands, but not `postgres`, which is a user and a database as well.
  private static func isElsewhere(_ secret: String) -> Bool {
    secret.utf8.count >= shortestElsewhere && !(secret.utf8.count < 12 && secret.utf8.allSatisfy(\.isLowercase))
  }

  /// Commands of a run: their placeholders are in place.
  init(given commands: [DraftCommand], values: [Value]) {
    (self.commands, self.values, secrets) = (commands, values, [])
  }

  private static func places(of text: String, in command: String, outside findings: [DraftFinding]) -> [Range<Int>] {
    let (bytes, pattern) = (Array(command.utf8), Array(text.utf8))
    var found: [Range<Int>] = []
    var from = 0
    while let start = bytes.byteIndex(of: pattern, from: from) {
      from = start + pattern.count
      if !findings.contains(where: { $0.range.overlaps(start..<from) }) { found.append(start..<from) }
    }
    return found
  }

  /// `shop/a.txt` beside `shop` is a file in the directory `shop`.
  private static func withSharedPaths(_ findings: [[DraftFinding]]) -> [[DraftFinding]] {
    let paths = Set(findings.joined().filter { $0.name.hasSuffix("directory") && !$0.isSecret }.map(\.value))
    return findings.map { list in
      list.map { finding in
        guard finding.name.hasSuffix("directory") || finding.name.hasSuffix("file"), !finding.isSecret,
          let outer = paths.filter({ finding.value.hasPrefix($0 + "/") }).min(by: { $0.utf8.count < $1.utf8.count })
        else { return finding }
        let known = findings.joined().first { $0.value == outer }
        return DraftFinding(
          range: finding.range.lowerBound..<(finding.range.lowerBound + outer.utf8.count), value: outer,
          name: known?.name ?? finding.name)
      }
    }
  }

  /// One name for each value, and one value for each name.
  private static func labels(_ findings: [[DraftFinding]], hiding secrets: [String]) -> [DraftFinding: String] {
    let keys = secrets.map { PlaceholderKey.key(of: $0) }.filter { $0.utf8.count >= shortestElsewhere }
    var ofValue: [DraftFinding: String] = [:]
    var taken: Set<String> = []
    for finding in findings.joined() {
      let value = Self.identity(finding)
      guard ofValue[value] == nil else { continue }
      // No name may tell what is hidden.
      let isTelling = keys.contains { finding.name.containsBytes(of: $0) }
      let given = isTelling ? "value" : finding.name
      var name = given
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(given)_\(number)"
        number += 1
      }
      ofValue[value] = name
    }
    return ofValue
  }

  /// Wherever it is, it is the same value.
  private static func identity(_ finding: DraftFinding) -> DraftFinding {
    DraftFinding(range: 0..<0, value: finding.value, name: "", isSecret: finding.isSecret)
  }

  /// With placeholders, as long as the command is still read and filled as it was.
  private mutating func add(
    _ command: DraftCommand, _ text: String, _ findings: [DraftFinding], _ label: [DraftFinding: String]
  ) {
    let named = findings.map { ($0, label[Self.identity($0)] ?? $0.name) }
    let kept = named.filter(\.0.isSecret)
    guard let (made, used) = Self.replaced(text, named) ?? Self.replaced(text, kept),
      !secrets.contains(where: { Self.isElsewhere($0) && made.containsBytes(of: $0) })
    else {
      omissions.append(DraftOmission(number: command.number, reason: .unsafe))
      return
    }
    var command = command
    command.text = made
    for (finding, name) in used {
      note(Value(name: "<\(name)>", example: finding.isSecret ? nil : finding.value, isSecret: finding.isSecret))
      if !finding.isSecret { command.values[name] = finding.value }
    }
    commands.append(command)
  }

  private mutating func note(_ value: Value) {
    if !values.contains(where: { $0.name == value.name }) { values.append(value) }
  }

  /// Nil: a placeholder would not be read as one there, or not be filled as the command was.
  private static func replaced(
    _ text: String, _ findings: [(DraftFinding, String)]
  ) -> (text: String, used: [(DraftFinding, String)])? {
    var bytes = Array(text.utf8)
    for (finding, name) in findings.reversed() { bytes.replaceSubrange(finding.range, with: "<\(name)>".utf8) }
    let made = String(decoding: bytes, as: UTF8.self)
    guard !findings.isEmpty else { return (made, []) }
    let script = ShellScript(made)
    let before = ShellScript(text)
    guard script.commands.count == before.commands.count, script.issues.count == before.issues.count else { return nil }
    let values = Dictionary(findings.map { ("<\($0.1)>", $0.0.value) }, uniquingKeysWith: { first, _ in first })
    guard script.sites.count(where: { values[$0.name] != nil }) == findings.count else { return nil }
    let filled = try? Template(script).filled { site in
      values[site.name].map(Filling.value) ?? (site.form == .optional ? .keep : .value(site.name))
    }
    let isOnlyOwn = script.sites.count == findings.count
    // Of a secret nothing more is known than where it is: how it is quoted may change.
    if isOnlyOwn, !findings.contains(where: \.0.isSecret), filled != text { return nil }
    return (made, findings)
  }
}
