import Bytes
import ShellSyntax

/// A text of the page with its placeholders replaced by shell variables.
struct ParameterisedText {
  private let variables: ShellVariables

  init(_ variables: ShellVariables) {
    self.variables = variables
  }

  /// A command; nil when some placeholder is where no variable can.
  func command(_ text: String) -> String? {
    splice(Template(text, language: .shell, samples: variables.samples), literal: \.self, value: reference)
  }

  /// The inside of `"…"`.
  func doubleQuoted(_ text: String) -> String {
    splice(Template(text, language: .plain), literal: ShellLiteral.inDoubleQuotes, value: expansion) ?? ""
  }

  /// The body of a here-document whose delimiter is not quoted.
  func heredoc(_ text: String) -> String {
    splice(
      Template(text, language: .plain, samples: variables.samples), literal: ShellLiteral.inHeredoc, value: expansion)
      ?? ""
  }

  func hasPlaceholders(_ text: String) -> Bool {
    let template = Template(text, language: .plain, samples: variables.samples)
    return !template.sites.isEmpty || template.possibleSites.contains(where: variables.isPlaceholder)
  }

  private func expansion(of site: PlaceholderSite) -> String? { "${\(variables[site.key])}" }

  private func reference(to site: PlaceholderSite) -> String? {
    switch (site.form, site.place) {
    // A shell reads nothing there.
    case (_, .comment): site.name
    case (.optional, _): optional(site)
    default: variables.reference(to: site.key, at: site.place)
    }
  }

  /// `[--sso]` → `${sso:+--sso}`: there when the variable is set to anything. `[--output FORMAT]` →
  /// `${output_format:+--output "$output_format"}`.
  private func optional(_ site: PlaceholderSite) -> String? {
    let variable = variables[site.key]
    let text = site.argument == nil ? String(site.name.dropFirst().dropLast()) : site.argumentPrefix
    let isPlain = text.allSatisfy {
      $0.isASCII && ($0.isAlphabetic || $0.isNumeric || "-_=./,: ".containsBytes(of: $0))
    }
    guard isPlain, site.place == .bareWord else { return nil }
    return "${\(variable):+\(text)\(site.argument == nil ? "" : "\"$\(variable)\"")}"
  }

  private func splice(
    _ template: Template, literal: (String) -> String, value: (PlaceholderSite) -> String?
  ) -> String? {
    let bytes = Array(template.text.utf8)
    var result = ""
    var end = 0
    func literalText(_ range: Range<Int>) -> String { literal(String(decoding: bytes[range], as: UTF8.self)) }
    // What is within the brackets of an optional part went with it.
    let sites = (template.sites + (template.possibleSites + template.variableSites).filter(variables.isPlaceholder))
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    for site in sites where site.range.lowerBound >= end {
      guard let text = value(site) else { return nil }
      result += literalText(end..<site.range.lowerBound) + text
      end = site.range.upperBound
    }
    return result + literalText(end..<bytes.count)
  }
}
