import Diagnostics
import MarkdownBlocks
import RunbookLint
import RunbookModel
import Testing

@testable import RunbookReport

@Suite struct RuleListingTests {
  private let rules = RuleRegistry.descriptions

  @Test func aLineForEachRule() {
    let lines = RuleListing().text(of: rules).split(separator: "\n")
    #expect(lines.count == rules.count)
    for (line, rule) in zip(lines, rules) {
      #expect(line.hasPrefix("\(rule.severity.rawValue) "))
      #expect(line.contains(" \(rule.id) ") && line.contains(rule.summary.description))
      #expect(line.hasSuffix(" (can be fixed)") == rule.isFixable)
    }
  }

  @Test func nothingInAListOfNone() {
    #expect(RuleListing().text(of: []).isEmpty)
  }

  /// What a rule finds, and what is found with it, is said in the person's language.
  @Test(arguments: Catalogue.all.filter { $0 != .english })
  func rulesSpeakTheLanguage(language: Language) {
    for rule in rules {
      let document = MarkdownReader().read(SourceFile(path: "page.md", text: rule.explanation.bad + "\n"))
      let found = Linter().check(RunbookReader().read(document), document: document) { _ in false }
      for message in [rule.summary] + found.flatMap({ [$0.message] + [$0.help].compactMap { $0 } }) {
        #expect(language.translations[message.pattern] != nil, "\(rule.id): \(message.pattern)")
      }
    }
  }
}
