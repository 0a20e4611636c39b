import OutputMatching
import RunbookModel

/// What an output gives away that is a secret: values that are captured as such, and all else that the page's sample
/// shows under a secret's name.
struct OutputSecrets {
  /// In bytes; hiding every `true` or `Bearer` would hide the rest of the output as well.
  private static let shortestValue = 8

  private let captured: [Selector]
  private let shown: [Selector]

  init(services: RunServices, action: Action) {
    captured = action.captures.filter(services.isSecret).map(\.selector)
    guard let text = action.expectation?.text else {
      shown = []
      return
    }
    let sample = Sample(text)
    let names = sample.names.filter { name in
      services.plan.runbook.placeholder(key: name.key)?.isSecret ?? SecretName.isSecret(name.key)
    }
    let fields = sample.fields.filter { OutputSecrets.isSecretField($0.name) }
    shown = (names.map(\.selector) + fields.map(\.selector)).filter { !action.captures.map(\.selector).contains($0) }
  }

  var isEmpty: Bool { captured.isEmpty && shown.isEmpty }

  func values(in output: String) -> [String] {
    captured.flatMap { OutputSecrets.values($0, output) }
      + shown.flatMap { OutputSecrets.values($0, output) }.filter { $0.utf8.count >= OutputSecrets.shortestValue }
  }

  private static func values(_ selector: Selector, _ output: String) -> [String] {
    switch selector.select(from: output) {
    case .value(let value): [value]
    case .ambiguous(let values): values
    case .missing: []
    }
  }

  /// `access_token`, `refreshToken` and `DB_PASSWORD`, but not `token_type`, whose last word says what it is.
  static func isSecretField(_ name: String) -> Bool {
    var words: [String] = [""]
    var isAfterSmall = false
    for character in name {
      if character == "_" || character == "-" {
        words.append("")
      } else if character.isUppercase, isAfterSmall {
        words.append(character.lowercased())
      } else {
        words[words.count - 1] += character.lowercased()
      }
      isAfterSmall = character.isLowercase
    }
    return SecretName.isSecret(words.suffix(words.last == "key" ? 2 : 1).joined(separator: "_"))
  }
}
