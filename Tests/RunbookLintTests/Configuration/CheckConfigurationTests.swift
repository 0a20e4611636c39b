import Configuration
import Diagnostics
import Testing

@testable import RunbookLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CheckConfigurationTests {
  private func read(_ text: String) throws -> CheckConfiguration {
    try CheckConfigurationReader.read(SourceFile(path: "passo.yml", text: text))
  }

  private func judged(_ configuration: CheckConfiguration, path: String = "a.md", rule: String = "step-number")
    -> [Severity]
  {
    let source = SourceFile(path: path, text: "acmectl run")
    let range = SourceRange(SourcePosition(line: 1, column: 1), SourcePosition(line: 1, column: 8))
    return configuration.judged(
      [Diagnostic(rule: rule, severity: .warning, range: range, message: "m")], path: path, in: source
    ).map(\.severity)
  }

  @Test func everything() throws {
    let configuration = try read(
      """
      rules:
        step-number: off
        dangling-anchor: error
        command-differs: info
      include: ["docs/**"]
      exclude: docs/archive
      keywords: words.yml
      vocabulary: [acmectl]
      against: en
      overrides:
        - paths: ["nl/**"]
          rules: {step-number: warning}
        - paths: [nl/fr]
          rules: {step-number: false}
      """)
    #expect(judged(configuration) == [])
    #expect(judged(configuration, rule: "dangling-anchor") == [.error])
    #expect(judged(configuration, rule: "command-differs") == [.info])
    #expect(judged(configuration, rule: "other") == [.warning])
    #expect(judged(configuration, rule: "unknown-program") == [])
    #expect(judged(configuration, path: "nl/de/a.md") == [.warning])
    #expect(judged(configuration, path: "nl/fr/a.md") == [])
    #expect(configuration.covers("docs/a.md"))
    #expect(!configuration.covers("docs/archive/a.md"))
    #expect(!configuration.covers("other/a.md"))
    #expect(configuration.keywords == "words.yml")
    #expect(configuration.source == "en")
  }

  @Test(arguments: ["", "# nothing\n", "~", "{}"]) func nothing(text: String) throws {
    let configuration = try read(text)
    #expect(judged(configuration) == [.warning])
    #expect(configuration.covers("any/where.md"))
  }

  @Test(arguments: [
    ("rule:\n  a: off\n", "passo.yml:1:1: there is no setting `rule`. did you mean `rules`?"),
    ("rules:\n  step-numbr: off\n", "passo.yml:2:3: there is no rule `step-numbr`. did you mean `step-number`?"),
    ("rules:\n  step-number: loud\n", "passo.yml:2:16: `loud` is not a severity. write off, info, warning or error"),
    ("rules: [a]\n", "passo.yml:1:8: settings are expected here, one `name: value` a line"),
    ("overrides:\n  - rules: {}\n", "passo.yml:2:5: this override names no paths"),
    ("overrides: {}\n", "passo.yml:1:12: a list of overrides is expected here"),
    ("against: []\n", "passo.yml:1:10: a word is expected here"),
    ("exclude: [[a]]\n", "passo.yml:1:11: a word is expected here"),
    (
      "shellcheck: {exclude: [SC2086, 2087]}\n",
      "passo.yml:1:32: `2087` is not a ShellCheck number. write it with its letters: SC2086"
    ),
    (
      "shellcheck:\n  exclude: SCx\n",
      "passo.yml:2:12: `SCx` is not a ShellCheck number. write it with its letters: SC2086"
    ),
  ])
  func whatCannotBe(text: String, expected: String) {
    let mistakes = #expect(throws: ConfigurationMistakes.self) { try read(text) }
    #expect(mistakes?.all.map(\.description) == [expected])
  }

  @Test func everyMistakeIsNamed() {
    let text =
      "rule: {}\nrules:\n  step-numbr: off\n  step-number: loud\nexclude: [[a]]\noverrides:\n  - paths: x\n    rule: {}\n"
    let mistakes = #expect(throws: ConfigurationMistakes.self) { try read(text) }
    #expect(
      mistakes?.all.map(\.position.description) == ["1:1", "3:3", "4:16", "5:11", "8:5"],
      "\(mistakes?.all.map(\.description) ?? [])")
  }

  /// Editors complete settings by `docs/passo-yml.schema.json`.
  @Test func theSchemaHasEverySettingAndRule() throws {
    let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4).joined(separator: "/")
    let bytes = try #require(FileManager.default.contents(atPath: folder + "/docs/passo-yml.schema.json"))
    let schema = try JSONDecoder().decode(Schema.self, from: bytes)
    #expect(Set(schema.properties.keys) == Set(CheckConfigurationReader.settings + ["against"]))
    #expect(Set(schema.definitions.rules.properties.keys) == Set(RuleRegistry.descriptions.map(\.id)))
  }

  private struct Schema: Decodable {
    struct Anything: Decodable {}
    struct Rules: Decodable { var properties: [String: Anything] }
    struct Definitions: Decodable { var rules: Rules }
    enum CodingKeys: String, CodingKey {
      case properties
      case definitions = "$defs"
    }

    var properties: [String: Anything]
    var definitions: Definitions
  }
}
